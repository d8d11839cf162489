import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A Vite plugin that writes `licences.txt` beside a bundle: every package of which something has gone into it, with its
 * version and the text of its licence, and the licences of files that are named. A package without a licence fails the
 * build: it must not be given away.
 *
 * @param files licences of other things in the bundle: `{ name, path }`
 */
export function licences(files = []) {
  return {
    name: 'gallia-licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? Object.keys(chunk.modules) : [],
      )
      const folders = [...new Set(modules.flatMap(packageFolder))].sort()
      const parts = [
        ...files.map(({ name, path }) => section(name, readFileSync(path, 'utf8'))),
        ...folders.map((folder) => licenceOf(folder)),
      ]
      if (parts.length === 0) return
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: parts.join('\n') })
    },
  }
}

/** The folder of the package that a module belongs to; none for our own. */
function packageFolder(module) {
  const path = module.replace(/^\0/, '').replaceAll('\\', '/')
  const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  return found && existsSync(join(found, 'package.json')) ? [found] : []
}

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry))
  if (!file && !license) throw new Error(`${name} has no licence: ${dirname(folder)}`)
  return section(`${name} ${version} (${license})`, file ? readFileSync(join(folder, file), 'utf8') : `${license}\n`)
}

function section(title, text) {
  return `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n\n`
}
