import { randomUUID } from 'node:crypto'
import * as copy from '@tq/contract/reading/copy.ts'
import { bareStatus, refusal } from '@tq/contract/testing/refusal.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { runJobs } from '../../testing/run-jobs.ts'
import { PDF_FILE } from '../intake/pdf/take-pdf.ts'
import { openReadingTest, type Reader } from '../testing/readers.ts'

const { api, EPUB, PDF, OTHER, owner, lan, stranger, get } = await openReadingTest()
const { db, server } = api

describe('a copy to keep', () => {
  const ask = async ({ call }: Reader, productId: number) => (await call(copy.askForCopy, { params: { productId } })).data

  test('is made by a job, carries its buyer’s name, order and masked mailbox, and is the same the next time', async () => {
    const reader = await owner(EPUB, PDF)
    for (const productId of [EPUB, PDF]) {
      expect(await ask(reader, productId)).toMatchObject({ state: 'preparing', url: null, left: 10 })
      await runJobs(db, api.settings)
      const ready = await ask(reader, productId)
      expect(ready).toMatchObject({ state: 'ready', version: 1, fileName: expect.stringMatching(/\.(epub|pdf)$/) })
      const answer = await get(ready.url ?? '')
      expect(answer.headers['content-disposition']).toContain('attachment; filename=')
      const said = productId === EPUB ? await wordsOfEpub(answer.rawPayload) : await wordsOfPdf(answer.rawPayload)
      const { rows } = await db.execute<{ code: string }>(sql`select o.code from orders o join order_lines l on l.order_id = o.id
        where o.user_id = ${reader.id} and l.product_id = ${productId}`)
      const [local = ''] = reader.email.split('@')
      expect(said).toContain(`Bản của ${reader.name} · đơn ${rows[0]?.code} · ${local[0]}***${local.at(-1)}@`)
      expect(said).not.toContain(reader.email)
      expect(await ask(reader, productId)).toMatchObject({ id: ready.id, left: 9 })
    }
    expect((await reader.call(copy.listCopies, { query: {} })).total).toBe(2)
    expect((await reader.call(copy.listCopies, { query: { productId: PDF } })).data).toMatchObject([{ productId: PDF, left: 9 }])
  })

  test('is fetched ten times and no more; the rest of a broken download is not counted', async () => {
    const reader = await owner(PDF)
    await ask(reader, PDF)
    await runJobs(db, api.settings)
    const { url } = await ask(reader, PDF)
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(url ?? '')))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    expect((await get(url ?? '', { range: 'bytes=10-' })).statusCode).toBe(206)
    await expect(ask(reader, PDF)).rejects.toMatchObject(refusal('COPIES_USED_UP'))
    expect(bareStatus(await get(url?.split('?')[0] ?? ''))).toBe(404)
    expect(bareStatus(await get(`${url}x`))).toBe(403)
  })

  test('is fetched without its first byte: that is a download too; the rests of one are weighed, and others are counted', async () => {
    const reader = await owner(EPUB)
    await ask(reader, EPUB)
    await runJobs(db, api.settings)
    const { url } = await ask(reader, EPUB)
    const left = async (range: string, headers = {}) => {
      expect((await get(url ?? '', { range, ...headers })).statusCode).toBeLessThan(300)
      return (await ask(reader, EPUB)).left
    }
    expect(await left('bytes=1-')).toBe(9)
    // It broke off twice.
    for (const rest of ['bytes=2-', 'bytes=3-']) expect(await left(rest)).toBe(9)
    expect(await left('bytes=1-')).toBe(8)
    // Headers to which the whole file is the answer.
    for (const range of ['bytes=5-,0-', 'items=1-', 'bytes=9-1']) await left(range)
    expect(await left('bytes=1-', { 'if-range': '"old"' })).toBe(4)
    expect((await server.inject({ method: 'HEAD', url: url ?? '' })).statusCode).toBe(200)
    expect((await get(url ?? '', { range: 'bytes=999999999-' })).statusCode).toBe(416)
    expect((await ask(reader, EPUB)).left).toBe(4)
  })

  test('whose job gave up is made when it is asked for again; one that is tried again later is left to that', async () => {
    const reader = await owner(PDF)
    const jobs = async () =>
      (
        await db.execute<{ id: string; attempts: number }>(
          sql`select id, attempts from graphile_worker.jobs where key like 'stamp-copy:%'`,
        )
      ).rows
    await ask(reader, PDF)
    const [first] = await jobs()
    await ask(reader, PDF)
    expect(await jobs()).toEqual([first])
    await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts where key like 'stamp-copy:%'`)
    expect(await ask(reader, PDF)).toMatchObject({ state: 'preparing' })
    await runJobs(db, api.settings)
    expect(await ask(reader, PDF)).toMatchObject({ state: 'ready' })
    expect(await jobs()).toEqual([])
  })

  test('that cannot be made is said to have failed when nobody tries any more, and is made when it is asked for again', async () => {
    const reader = await owner(PDF)
    const { id } = await ask(reader, PDF)
    const stateNow = async () => (await reader.call(copy.listCopies, { query: { productId: PDF } })).data[0]?.state
    const moveFile = (from: string, to: string) =>
      db.execute(sql`update book_resources set path = ${to} where path = ${from} and part = 'full'
        and version_id = (select version_id from book_copies where id = ${id}::uuid)`)
    await moveFile(PDF_FILE, 'away.pdf')
    const isJob = sql`key = ${`stamp-copy:${id}`}`
    const tryOnce = async () => {
      await db.execute(sql`update graphile_worker._private_jobs set run_at = now() where ${isJob}`)
      await runJobs(db, api.settings)
      return (await db.execute<{ attempts: number }>(sql`select attempts from graphile_worker._private_jobs where ${isJob}`)).rows
    }
    for (const [before, state] of ['preparing', 'preparing', 'preparing', 'failed'].entries()) {
      expect(await tryOnce()).toEqual([{ attempts: before + 1 }])
      expect(await stateNow()).toBe(state)
    }
    await moveFile('away.pdf', PDF_FILE)
    expect(await ask(reader, PDF)).toMatchObject({ id, state: 'preparing' })
    await runJobs(db, api.settings)
    expect(await stateNow()).toBe('ready')
  })

  test('is not to be had where the press does not allow it', async () => {
    await expect(ask(stranger, OTHER)).rejects.toMatchObject(refusal('COPY_NOT_ALLOWED'))
  })

  async function wordsOfEpub(content: Buffer): Promise<string> {
    const { unzipSync, strFromU8 } = await import('fflate')
    const files = unzipSync(content)
    expect(content.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
    expect(strFromU8(files['tq-package.opf'] as Uint8Array)).toContain('<dc:rights>Bản của')
    const page = strFromU8(files['tq-ban-cua.xhtml'] as Uint8Array)
    return page.replace(/<br\/>|<\/strong><\/p>\s*<p[^>]*>/g, ' · ').replace(/<[^>]+>/g, '')
  }

  async function wordsOfPdf(content: Buffer): Promise<string> {
    const { openPdf } = await import('../intake/pdf/open-pdf.ts')
    const pdf = await openPdf(content)
    const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent()
    await pdf.loadingTask.destroy()
    return items
      .map((item) => ('str' in item ? item.str : ''))
      .join('')
      .normalize('NFC')
  }
})

describe('a device that keeps a book', () => {
  test('has a key of its own, the same each time; five keep it, until one lets go', async () => {
    const reader = await owner(EPUB)
    const keep = async (deviceId: string, more = {}) =>
      (await reader.call(copy.keepOffline, { params: { productId: EPUB }, body: { deviceId, name: 'Điện thoại', ...more } })).data
    const devices = Array.from({ length: 5 }, () => randomUUID())
    const keys = await Promise.all(devices.map((id) => keep(id)))
    expect(new Set(keys.map(({ key }) => key)).size).toBe(5)
    for (const more of [{}, { isRenewal: true }]) expect((await keep(devices[0] ?? '', more)).key).toBe(keys[0]?.key)
    expect(Buffer.from(keys[0]?.key ?? '', 'base64')).toHaveLength(32)
    await expect(keep(randomUUID())).rejects.toMatchObject(refusal('DEVICES_FULL'))
    const drop = () => reader.call(copy.dropOffline, { params: { productId: EPUB, deviceId: devices[0] ?? '' } })
    await drop()
    await expect(drop()).rejects.toMatchObject(refusal('DEVICE_NOT_FOUND'))
    // Whoever took it off the list, the device itself does not put it back.
    await expect(keep(devices[0] ?? '', { isRenewal: true })).rejects.toMatchObject(refusal('DEVICE_NOT_FOUND'))
    expect((await reader.call(copy.listDevices, { query: {} })).total).toBe(4)
    expect((await reader.call(copy.listDevices, { query: { productId: PDF } })).total).toBe(0)
    expect((await lan.call(copy.listDevices, { query: {} })).total).toBe(0)
  })
})
