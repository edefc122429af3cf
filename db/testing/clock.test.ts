import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Words of the language, which no test can give another meaning; `now()` says the same. */
const UNMOVABLE = /\b(current_(date|time|timestamp)|localtime(stamp)?)\b/i

test('no statement of ours asks for the time in a way that tests cannot move', async () => {
  const found: string[] = []
  for (const folder of ['api/src', 'db/src', 'db/migrations', 'server/src', 'scripts']) {
    const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })
    for (const file of entries.filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name))) {
      const path = join(file.parentPath, file.name)
      if (UNMOVABLE.test(await readFile(path, 'utf8'))) found.push(path.slice(ROOT.length))
    }
  }
  expect(found).toEqual([])
})
