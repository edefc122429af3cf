import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { EICAR } from '@tq/sandbox/clamd/stand-in.ts'
import { expect, onTestFinished, test } from 'vitest'
import { docx, pdf } from '../testing/files.ts'
import { scanStream, verdictOf } from './clamd.ts'

test.each([
  ['stream: OK\0', { is: 'clean' }],
  ['stream: Win.Test.EICAR_HDB-1 FOUND\0', { is: 'infected', found: 'Win.Test.EICAR_HDB-1' }],
  ['INSTREAM size limit exceeded. ERROR\0', { is: 'failed', why: 'INSTREAM size limit exceeded. ERROR' }],
  ['stream: OK? Not really\0', { is: 'failed', why: 'stream: OK? Not really' }],
  ['', { is: 'failed', why: 'no answer' }],
])('the scanner says %j', (answer, verdict) => expect(verdictOf(answer)).toEqual(verdict))

const CLAMD = '/usr/sbin/clamd'

/** With a signature of our own: the makers' lists are fetched from the network. */
async function openRealClamd(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'thu-quan-clamd-'))
  await mkdir(join(folder, 'db'))
  await writeFile(join(folder, 'db', 'house.ndb'), `House.Eicar-Test:0:*:${Buffer.from(EICAR).toString('hex')}\n`)
  const socket = join(folder, 'clamd.sock')
  const settings = [`DatabaseDirectory ${folder}/db`, `LocalSocket ${socket}`, 'Foreground yes', 'StreamMaxLength 1M']
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const daemon = spawn(CLAMD, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  onTestFinished(async () => {
    daemon.kill()
    await rm(folder, { recursive: true, force: true })
  })
  await expect.poll(() => existsSync(socket), { timeout: 60_000 }).toBe(true)
  return `unix:${socket}`
}

// Takes some seconds to start, and is not on every machine; scan.test.ts asks the stand-in.
if (process.env.LONG && existsSync(CLAMD)) {
  test('Debian’s ClamAV finds the test virus, bare and inside a Word file; takes what is clean; says when it did not read all', async () => {
    const url = await openRealClamd()
    const scan = (content: Buffer) => scanStream(url, Readable.from([content]))
    const found = { is: 'infected', found: 'House.Eicar-Test.UNOFFICIAL' }
    expect(await scan(Buffer.from(EICAR))).toEqual(found)
    expect(await scan(docx('x', [{ name: 'word/media/a.bin', content: EICAR }]))).toEqual(found)
    for (const clean of [docx(), pdf()]) expect(await scan(clean)).toEqual({ is: 'clean' })
    expect(await scan(Buffer.alloc(3_000_000, 'a'))).toMatchObject({ is: 'failed' })
  })
}
