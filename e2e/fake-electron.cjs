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
 * @param args the arguments of this start, behind the program's own
 * @returns what main has done with it, and how to play the rest of Electron: `start`, `invoke`, `quit`
 */
exports.install = function install(userData, args = []) {
  const record = {
    handlers: new Map(),
    windows: [],
    schemes: [],
    protocols: new Map(),
    quits: 0,
    errors: [],
    boxes: [],
    answerBox: 0,
    sent: [],
    onSend: undefined,
    onReload: undefined,
    dialogs: [],
    saveTo: undefined,
    openFrom: undefined,
    shown: [],
    dock: undefined,
  }
  let ready
  const isReady = new Promise((resolve) => (ready = resolve))

  const app = new EventEmitter()
  Object.assign(app, {
    whenReady: () => isReady,
    isPackaged: true,
    getVersion: () => '0.1.0',
    getPreferredSystemLanguages: () => ['en-GB'],
    getAppPath: () => '/opt/Gallia',
    dock: { setMenu: (menu) => void (record.dock = menu) },
    setName: (name) => void (record.name = name),
    enableSandbox: () => void (record.sandboxed = true),
    requestSingleInstanceLock: () => true,
    getPath: (name) => {
      if (name === 'documents') return userData
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
      this.webContents.reload = () => {
        this.reloads = (this.reloads ?? 0) + 1
        record.onReload?.()
      }
      this.webContents.forcefullyCrashRenderer = () =>
        this.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
      this.webContents.setZoomFactor = (factor) => (this.zoom = factor)
      this.webContents.send = (channel, ...sent) => {
        record.sent.push([channel, ...copy(sent)])
        record.onSend?.(channel, copy(sent))
      }
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
      return this.minimized === true
    }
    restore() {
      this.minimized = false
    }
    isDestroyed() {
      return this.closed === true
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
      this.emit('closed')
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
      showMessageBox: async (_window, options) => {
        record.boxes.push(options)
        return { response: record.answerBox }
      },
      showSaveDialog: async (_window, options) => {
        record.dialogs.push(options)
        return record.saveTo === undefined
          ? { canceled: true, filePath: '' }
          : { canceled: false, filePath: record.saveTo }
      },
      showOpenDialog: async (_window, options) => {
        record.dialogs.push(options)
        return record.openFrom === undefined
          ? { canceled: true, filePaths: [] }
          : { canceled: false, filePaths: [record.openFrom] }
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
    shell: guarded('shell', {
      openPath: async (path) => {
        record.shown.push(path)
        return ''
      },
    }),
    screen: guarded('screen', { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] }),
    session: guarded('session', {
      defaultSession: guarded('defaultSession', {
        setPermissionRequestHandler: (handler) => void (record.permissionRequest = handler),
        setPermissionCheckHandler: (handler) => void (record.permissionCheck = handler),
        setDevicePermissionHandler: (handler) => void (record.devicePermission = handler),
        webRequest: guarded('webRequest', { onBeforeRequest: (handler) => void (record.beforeRequest = handler) }),
      }),
    }),
  })

  const { argv } = process
  process.argv = [argv[0], ...args]
  const before = { uncaughtException: process.listeners('uncaughtException'), unhandledRejection: process.listeners('unhandledRejection') } // prettier-ignore
  /** What main listens to of its own process: kept from the process of the tests. */
  const adopt = (event) => {
    const mine = process.listeners(event).filter((listener) => !before[event].includes(listener))
    for (const listener of mine) process.off(event, listener)
    return mine
  }

  const load = Module._load
  Module._load = function fakeLoad(id, ...rest) {
    return id === 'electron' ? electron : load.call(this, id, ...rest)
  }

  return Object.assign(record, {
    app,
    /** Electron is ready; resolves when main has opened its window. */
    async start() {
      process.argv = argv
      record.onUncaught = adopt('uncaughtException')
      adopt('unhandledRejection')
      ready()
      while (!record.windows.length && record.exit === undefined) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    /** A call from a page at `url`. */
    async invoke(url, channel, args, parent = null) {
      const handler = record.handlers.get(channel)
      if (!handler) throw new Error(`no handler for ${channel}`)
      return copy(await handler({ senderFrame: { url, parent } }, ...copy(args)))
    },
    /** A request of the page, as Electron hands it to the handler of app://. */
    page: (url, method = 'GET') => record.protocols.get('app')(new Request(url, { method })),
    uninstall: () => void (Module._load = load),
  })
}
