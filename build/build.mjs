// Builds dist/: the screens (renderer), Electron's main process and preload, and the local server.
// Main, preload and server are single CommonJS files: a sandboxed preload may load nothing but `electron`.
// `npm run build -- local` builds only what is named; what is for us alone (the bench) is built when it is named.
import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { licences } from './licences.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const external = ['electron', ...builtinModules, ...builtinModules.map((name) => `node:${name}`)]

const forNode = (name, entry, { format = 'cjs', bundled = true } = {}) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [licences()],
    ssr: bundled ? { noExternal: true } : {},
    build: {
      ssr: entry,
      outDir: `dist/${name}`,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rollupOptions: { external, output: { format, entryFileNames: `${name}.${format === 'cjs' ? 'cjs' : 'mjs'}` } },
    },
  })

const parts = {
  renderer: () => build({ configFile: `${root}/renderer/vite.config.ts`, logLevel: 'warn' }),
  main: () => forNode('main', 'electron/main.ts'),
  preload: () => forNode('preload', 'electron/preload.ts'),
  local: () => forNode('local', 'electron/local.ts'),
}

const tools = {
  bench: () => forNode('bench', 'build/bench.ts', { format: 'es', bundled: false }),
}

const all = { ...parts, ...tools }
const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in all))
if (unknown.length) {
  console.error(`build: no part called ${unknown.join(', ')}; parts are ${Object.keys(all).join(', ')}`)
  process.exit(2)
}
for (const name of named.length ? named : Object.keys(parts)) await all[name]()
