import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const LONGEST_MS = 5 * 60_000

/** Put in an order in which the first page comes first, where the machine has qpdf; null: it has not, and the file is sent as it is. */
export async function linearize(content: Uint8Array, program = 'qpdf'): Promise<Buffer | null> {
  const folder = await mkdtemp(join(tmpdir(), 'tq-qpdf-'))
  const [from, to] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')]
  try {
    await writeFile(from, content)
    await promisify(execFile)(program, ['--linearize', '--warning-exit-0', from, to], { timeout: LONGEST_MS })
    return await readFile(to)
  } catch {
    return null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
