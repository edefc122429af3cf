import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { shortManifest } from './short-manifest.ts'

/** Builds the web pages, lays compressed twins beside the browser's files, and puts the program into a few large ones. */

const started = performance.now()
console.log('Đang dựng trang web…')
const result = spawnSync(process.execPath, [join(process.cwd(), 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
  cwd: 'web',
  encoding: 'utf8',
  env: { ...process.env, NODE_ENV: 'production' },
})
if (result.status !== 0) {
  console.error(result.stdout, result.stderr)
  process.exit(1)
}

const MANIFEST = /^manifest-[0-9a-f]+\.js$/
const COMPRESSIBLE = /\.(m?js|css|svg|json|txt|html|webmanifest)$/
const folder = 'web/build/client'
const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
  (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name),
)
await Promise.all(
  files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name)
    let content = await readFile(file)
    if (MANIFEST.test(entry.name)) {
      content = Buffer.from(shortManifest(content.toString()))
      await writeFile(file, content)
    }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }),
)
await import('./bundle.ts')
console.log(`Đã dựng trang web trong ${((performance.now() - started) / 1000).toFixed(1)} giây.`)
