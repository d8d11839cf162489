import vue from '@vitejs/plugin-vue'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { licences } from '../build/licences.mjs'

const fonts = ['Alegreya', 'AlegreyaSans', 'Cinzel'].map((name) => ({
  name,
  path: fileURLToPath(new URL(`src/assets/fonts/OFL-${name}.txt`, import.meta.url)),
}))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Relative addresses: the same files are served from app://gallia/ and from 127.0.0.1.
  base: './',
  plugins: [vue(), licences(fonts)],
  build: {
    outDir: fileURLToPath(new URL('../dist/renderer', import.meta.url)),
    emptyOutDir: true,
    target: 'chrome140',
    chunkSizeWarningLimit: 2000,
    // The CSP allows no data: scripts or workers, and small SVG pieces are better as files than inlined in a script.
    assetsInlineLimit: 0,
  },
})
