// A stand-in for the parts of Electron that dist/main/main.cjs uses, so that the built main process and preload are
// tested on machines without Electron's binary. Anything it lacks throws, so that a new use is noticed.
const { EventEmitter } = require('node:events')
const Module = require('node:module')
const v8 = require('node:v8')

const guarded = (name, object) =>
  new Proxy(object, {
    get(target, key) {
      if (key in target || typeof key === 'symbol' || key === 'then') return target[key]
      throw new Error(`fake electron: ${name}.${String(key)} is not faked`)
    },
  })

/** What crosses a process border is a copy. */
const copy = (value) => v8.deserialize(v8.serialize(value))

/**
 * Puts the fake in the place of `electron` for everything required afterwards.
 *
 * @param userData the folder that app.getPath gives
 * @returns what main has done with it, and how to play the rest of Electron: `start`, `invoke`, `quit`
 */
exports.install = function install(userData) {
  const record = {
    handlers: new Map(),
    windows: [],
    schemes: [],
    protocols: new Map(),
    quits: 0,
    errors: [],
    boxes: [],
    answerBox: 0,
  }
  let ready
  const isReady = new Promise((resolve) => (ready = resolve))

  const app = new EventEmitter()
  Object.assign(app, {
    whenReady: () => isReady,
    setName: (name) => void (record.name = name),
    enableSandbox: () => void (record.sandboxed = true),
    requestSingleInstanceLock: () => true,
    getPath: (name) => {
      if (name !== 'userData') throw new Error(`fake electron: path ${name} is not faked`)
      return userData
    },
    quit() {
      let prevented = false
      app.emit('before-quit', { preventDefault: () => (prevented = true) })
      if (!prevented) record.quits++
    },
    exit: (code) => void (record.exit = code),
  })

  class BrowserWindow extends EventEmitter {
    static getAllWindows = () => record.windows.filter((window) => !window.closed)
    constructor(options) {
      super()
      this.options = options
      this.webContents = new EventEmitter()
      this.webContents.setWindowOpenHandler = (handler) => (this.webContents.openHandler = handler)
      this.webContents.reload = () => (this.reloads = (this.reloads ?? 0) + 1)
      record.windows.push(this)
      app.emit('web-contents-created', {}, this.webContents)
    }
    show() {
      this.shown = true
    }
    focus() {
      this.focused = true
    }
    maximize() {
      this.maximized = true
    }
    isMaximized() {
      return this.maximized === true
    }
    isMinimized() {
      return false
    }
    getNormalBounds() {
      return { x: 12, y: 34, width: this.options.width, height: this.options.height }
    }
    loadURL(url) {
      this.url = url
      return Promise.resolve()
    }
    close() {
      this.emit('close', { preventDefault() {} })
      this.closed = true
      if (!BrowserWindow.getAllWindows().length) app.emit('window-all-closed')
    }
  }

  const electron = guarded('electron', {
    app: guarded('app', app),
    BrowserWindow,
    Menu: guarded('Menu', {
      buildFromTemplate: (template) => template,
      setApplicationMenu: (menu) => void (record.menu = menu),
    }),
    dialog: guarded('dialog', {
      showErrorBox: (title, content) => record.errors.push(`${title}: ${content}`),
      showMessageBoxSync: (options) => {
        record.boxes.push(options)
        return record.answerBox
      },
    }),
    ipcMain: guarded('ipcMain', {
      handle(channel, handler) {
        if (record.handlers.has(channel)) throw new Error(`second handler for ${channel}`)
        record.handlers.set(channel, handler)
      },
    }),
    protocol: guarded('protocol', {
      registerSchemesAsPrivileged: (schemes) => record.schemes.push(...schemes),
      handle: (scheme, handler) => record.protocols.set(scheme, handler),
    }),
    screen: guarded('screen', { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] }),
    session: guarded('session', {
      defaultSession: guarded('defaultSession', {
        setPermissionRequestHandler: (handler) => void (record.permissionRequest = handler),
        setPermissionCheckHandler: (handler) => void (record.permissionCheck = handler),
      }),
    }),
  })

  const load = Module._load
  Module._load = function fakeLoad(id, ...rest) {
    return id === 'electron' ? electron : load.call(this, id, ...rest)
  }

  return Object.assign(record, {
    app,
    /** Electron is ready; resolves when main has opened its window. */
    async start() {
      ready()
      while (!record.windows.length && record.exit === undefined) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    /** A call from a page at `url`. */
    async invoke(url, channel, args) {
      const handler = record.handlers.get(channel)
      if (!handler) throw new Error(`no handler for ${channel}`)
      return copy(await handler({ senderFrame: { url } }, ...copy(args)))
    },
    /** A request of the page, as Electron hands it to the handler of app://. */
    page: (url, method = 'GET') => record.protocols.get('app')(new Request(url, { method })),
    uninstall: () => void (Module._load = load),
  })
}
