import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const APP = fileURLToPath(new URL('./app/', import.meta.url)).replaceAll('\\', '/')
const WORKER = `${APP}reader/offline/worker/reader-worker.ts`
/** What stands on every page, and the pages that open without a network. */
const ROOTS = ['entry.client.tsx', 'root.tsx', 'reader/reader-page.tsx', 'reader/offline/kept-books-page.tsx']
/** Parts that these fetch later are kept only if they are the reader's own: the shop's dialogs and panels need the network anyway. */
const FETCHED_LATER = /\/web\/app\/(reader|ui)\//

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** Builds the service worker of the reader, with the list of all files that its pages are made of. */
export function readerWorker(): Plugin {
  return {
    name: 'reader-worker',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: WORKER, fileName: 'doc-sach-worker.js' })
    },
    // After the style sheet was put together.
    generateBundle: { order: 'post', handler: writeList },
  }
}

function writeList(_options: unknown, bundle: Bundle): void {
  const worker = bundle['doc-sach-worker.js']
  if (worker?.type !== 'chunk') throw new Error('The reader’s service worker was not built.')
  if (worker.imports.length || worker.exports.length)
    throw new Error('A service worker is one file: it can share nothing with pages.')
  const list = filesOfReader(bundle)
  worker.code = worker.code.replace('READER_FILES', JSON.stringify(list))
}

export function filesOfReader(bundle: Bundle): { version: string; entry: string; files: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  // A page may be built in parts, each of which begins with the same module.
  const roots = ROOTS.flatMap((root) => {
    const found = chunks.filter(({ facadeModuleId }) => facadeModuleId?.split('?')[0]?.replaceAll('\\', '/') === APP + root)
    if (!found.length) throw new Error(`No file of the build begins with ${root}.`)
    return found
  })
  const reached = new Set<Rolldown.OutputChunk>()
  const ahead = [...roots]
  for (let chunk = ahead.pop(); chunk; chunk = ahead.pop()) {
    if (reached.has(chunk)) continue
    reached.add(chunk)
    const later = chunk.dynamicImports.filter((name) =>
      FETCHED_LATER.test(byName.get(name)?.facadeModuleId?.replaceAll('\\', '/') ?? ''),
    )
    ahead.push(...[...chunk.imports, ...later].flatMap((name) => byName.get(name) ?? []))
  }
  const names = new Set([...reached].map(({ fileName }) => fileName))
  const texts = [...reached].map(({ code }) => code)
  for (const file of Object.values(bundle))
    if (file.type === 'asset' && file.fileName.endsWith('.css')) {
      names.add(file.fileName)
      texts.push(String(file.source))
    }
  // Fonts, pictures and the PDF reader's own worker: named in what was reached.
  for (const file of Object.values(bundle))
    if (file.type === 'asset' && texts.some((text) => text.includes(file.fileName))) names.add(file.fileName)
  const files = [...names].sort().map((name) => `/${name}`)
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
  return { version, entry: `/${roots[0]?.fileName}`, files }
}
