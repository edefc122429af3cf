import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoint } from '@tq/contract/http/endpoint.ts'
import { outcome } from '@tq/contract/testing/refusal.ts'
import { files } from '@tq/db/schema/storage.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { App } from '../deps.ts'
import { sendFailure } from '../http/failures.ts'
import { serve } from '../http/serve.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { receiving, storeReceived } from './store-file.ts'
import { findDifferences } from './testing/differences.ts'
import { emptyFiles } from './testing/empty-files.ts'
import { testStores } from './testing/stores.ts'

const { db } = await testDatabase()
await emptyFiles(db)
const MB = 1024 * 1024

const submit = endpoint({
  method: 'POST',
  path: '/api/Manuscript',
  access: 'open',
  summary: 'thử',
  body: z.strictObject({ title: z.string().min(1).max(50) }),
  files: { text: { most: 2, mostBytes: 8 * MB, types: ['application/pdf'] } },
  data: z.array(z.string()),
})

const manuscript = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)])

describe.each(await testStores())('a form with files, kept in $kind', async ({ store, folder }) => {
  const http = Fastify()
  http.setErrorHandler(sendFailure)
  const app: App = {
    http,
    deps: { db, checkAnswers: true, mediaDir: '', settings: TEST_SETTINGS },
    files: store,
    tickets: {} as App['tickets'],
    identify: async () => null,
    invalidateSessions: () => {},
    directReads: new Map(),
    directQuestions: new Map(),
    onInvalidated: () => {},
  }
  serve(app, submit, async ({ readForm }) => {
    const form = await readForm(receiving(store))
    const stored = await Promise.all(form.files.text.map(({ content, type }) => storeReceived(db, store, content, type)))
    return { data: stored.map(({ hash }) => hash) }
  })
  const address = await http.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => http.close())

  async function send(contents: Buffer[], title = 'Đại số tuyến tính') {
    const form = new FormData()
    for (const content of contents) form.append('text', new Blob([new Uint8Array(content)]), 'bản thảo.pdf')
    form.append('title', title)
    const answer = await fetch(`${address}${submit.path}`, { method: 'POST', body: form })
    return { status: answer.status, body: await answer.text() }
  }
  const waiting = () => readdir(join(folder, 'incoming')).catch(() => [])

  test('they arrive whole, with the type they begin as, and are one file where they are the same', async () => {
    const [one, two] = [manuscript(5 * MB), manuscript(100)]
    const answer = await send([one, two])
    const hashes = [one, two].map((content) => createHash('sha256').update(content).digest('hex'))
    expect(JSON.parse(answer.body).data).toEqual(hashes)
    expect(outcome(await send([two, two]))).toBe('OK')
    const rows = await db.select({ hash: files.hash, bytes: files.bytes, mediaType: files.mediaType }).from(files)
    expect(rows.toSorted((a, b) => b.bytes - a.bytes)).toEqual([
      { hash: hashes[0], bytes: one.length, mediaType: 'application/pdf' },
      { hash: hashes[1], bytes: two.length, mediaType: 'application/pdf' },
    ])
    expect(await findDifferences(db, store)).toEqual([])
    expect(await waiting()).toEqual([])
    await db.delete(files)
  })

  test.each([
    ['FILE_TOO_LARGE', [manuscript(100), manuscript(8 * MB)], 'Tên'],
    ['FILE_TYPE_REFUSED', [manuscript(100), Buffer.from('<script>')], 'Tên'],
    ['INPUT_INVALID', [manuscript(2 * MB)], ''],
  ])('refused with %s, nothing is stored and nothing left behind', async (code, contents, title) => {
    expect(outcome(await send(contents, title))).toBe(code)
    expect(await db.$count(files)).toBe(0)
    expect(await waiting()).toEqual([])
  })
})
