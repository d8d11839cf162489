// Builds dist/: the screens (renderer), Electron's main process and preload, and the local server.
// Main, preload and server are single CommonJS files: a sandboxed preload may load nothing but `electron`.
// `npm run build -- local` builds only what is named.
import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { licences } from './licences.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const external = ['electron', ...builtinModules, ...builtinModules.map((name) => `node:${name}`)]

const forNode = (name, entry) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [licences()],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: `dist/${name}`,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rollupOptions: { external, output: { format: 'cjs', entryFileNames: `${name}.cjs` } },
    },
  })

const parts = {
  renderer: () => build({ configFile: `${root}/renderer/vite.config.ts`, logLevel: 'warn' }),
  main: () => forNode('main', 'electron/main.ts'),
  preload: () => forNode('preload', 'electron/preload.ts'),
  local: () => forNode('local', 'electron/local.ts'),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length) {
  console.error(`build: no part called ${unknown.join(', ')}; parts are ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}
for (const [name, make] of Object.entries(parts)) if (!wanted.length || wanted.includes(name)) await make()
