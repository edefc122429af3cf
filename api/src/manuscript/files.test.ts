import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as contract from '@tq/contract/manuscript/draft.ts'
import { MANUSCRIPT_UPLOADS, MOST_FILE_BYTES } from '@tq/contract/manuscript/files.ts'
import { bareStatus, outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { manuscriptFiles, manuscriptUploads } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cacheSessions } from '../account/session/session.ts'
import { openKeys } from '../account/signing-keys.ts'
import type { App } from '../deps.ts'
import { sendFailure } from '../http/failures.ts'
import { openTestLogin } from '../profile/testing/login.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { tusClient } from '../video/testing/tus.ts'
import { clearManuscriptUploads } from './clear-uploads.ts'
import { inspecting } from './files/receive-files.ts'
import { manuscriptUploadRoutes, manuscriptUploadsFolder } from './files/upload.routes.ts'
import { form, openTestDesk, someFile } from './testing/desk.ts'
import { asFile, docx, odt, oldWord, pdf, rtf, zipOf } from './testing/files.ts'

const api = await testApi()
const { db } = api
const origin = await api.server.listen({ port: 0, host: '127.0.0.1' })
const desk = await openTestDesk(api)
const folder = manuscriptUploadsFolder(api.settings.storage.folder)

const send = (files: Record<string, File[]>, more: object = {}) =>
  api.call(contract.createDraft, { body: form(more as never) as never, files })
/** What lies anywhere on the disk: received, uploaded, stored. */
async function onDisk(): Promise<string[]> {
  const names = await readdir(api.settings.storage.folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return names.filter((entry) => entry.isFile()).map(({ name }) => name)
}
/** A form up to its first file, as a browser writes it. */
const formHead = (fields: Record<string, unknown>) =>
  [
    ...Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}`),
    'name="manuscript"; filename="a.docx"\r\n\r\n',
  ]
    .map((part) => `--x\r\ncontent-disposition: form-data; ${part}`)
    .join('\r\n')
const big = Buffer.alloc(20 * 1024 ** 2)
const tiny = Buffer.alloc(1024 ** 2)

describe('refused, and nothing is left on the disk:', () => {
  const macro = docx('x', [{ name: 'word/vbaProject.bin', content: 'macro' }])
  const cases: [string, string, Record<string, File[]>, string][] = [
    ['a Word file with macros by its name', 'MANUSCRIPT_FILE_HAS_MACROS', { manuscript: [asFile(macro, 'Phụ lục.docm')] }, ''],
    ['one that is only renamed', 'MANUSCRIPT_FILE_HAS_MACROS', { manuscript: [asFile(macro, 'Phụ lục.docx')] }, 'macro'],
    ['an old one', 'MANUSCRIPT_FILE_HAS_MACROS', { manuscript: [asFile(oldWord('_VBA_PROJECT'), 'a.doc')] }, ''],
    [
      'an OpenDocument with macros',
      'MANUSCRIPT_FILE_HAS_MACROS',
      { manuscript: [asFile(odt([{ name: 'Basic/Standard/Module1.xml', content: 'x' }]), 'a.odt')] },
      '',
    ],
    [
      'a document that opens to a thousand times its size',
      'MANUSCRIPT_ARCHIVE_REFUSED',
      { manuscript: [asFile(docx('x', [{ name: 'word/media/a.bin', content: big }]), 'a.docx')] },
      'gấp hơn trăm lần',
    ],
    [
      'a document of tiny parts that together open to hundreds of times its size',
      'MANUSCRIPT_ARCHIVE_REFUSED',
      {
        manuscript: [
          asFile(
            docx(
              'x',
              Array.from({ length: 20 }, (_, i) => ({ name: `${i}.bin`, content: tiny })),
            ),
            'a.docx',
          ),
        ],
      },
      'gấp hơn trăm lần',
    ],
    [
      'sizes that lie',
      'MANUSCRIPT_ARCHIVE_REFUSED',
      { manuscript: [asFile(docx('x', [{ name: 'a.bin', content: randomBytes(5000), claims: { bytes: 10 } }]), 'a.docx')] },
      'hỏng',
    ],
    [
      'a name that leads out',
      'MANUSCRIPT_ARCHIVE_REFUSED',
      { figures: [asFile(zipOf([{ name: '../../etc/passwd', content: 'x' }]), 'a.zip')] },
      'trỏ ra ngoài',
    ],
    [
      'an archive in an archive',
      'MANUSCRIPT_ARCHIVE_REFUSED',
      { figures: [asFile(zipOf([{ name: 'trong.zip', content: 'x' }]), 'a.zip')] },
      'nằm bên trong',
    ],
    [
      'a locked archive',
      'MANUSCRIPT_ARCHIVE_REFUSED',
      { figures: [asFile(zipOf([{ name: 'a.jpg', content: 'x', claims: { isEncrypted: true } }]), 'a.zip')] },
      'mật khẩu',
    ],
    [
      'five thousand and one entries',
      'MANUSCRIPT_ARCHIVE_REFUSED',
      { figures: [asFile(zipOf(Array.from({ length: 5001 }, (_, i) => ({ name: `${i}` }))), 'a.zip')] },
      '5.000',
    ],
    [
      'an archive that opens to more than 500 MB',
      'MANUSCRIPT_ARCHIVE_REFUSED',
      {
        figures: [
          asFile(
            zipOf([1, 2, 3, 4, 5, 6].map((at) => ({ name: `${at}.bmp`, claims: { bytes: 90_000_000, packed: 9_000_000 } }))),
            'a.zip',
          ),
        ],
      },
      '500 MB',
    ],
    ['an archive that is cut', 'MANUSCRIPT_ARCHIVE_REFUSED', { manuscript: [asFile(docx().subarray(0, 120), 'a.docx')] }, 'hỏng'],
    ['a PDF called Word', 'MANUSCRIPT_FILE_MISNAMED', { manuscript: [asFile(pdf(), 'a.docx')] }, ''],
    ['an archive where the text belongs', 'FILE_TYPE_REFUSED', { manuscript: [asFile(zipOf([{ name: 'a.jpg' }]), 'a.zip')] }, ''],
    ['a program', 'FILE_TYPE_REFUSED', { manuscript: [asFile(Buffer.from('MZ\x90\0'), 'a.docx')] }, ''],
    [
      'eleven files',
      'TOO_MANY_FILES',
      { manuscript: [1, 2, 3, 4, 5, 6].map(() => someFile()), cv: [1, 2, 3, 4, 5].map(() => someFile()) },
      '10',
    ],
  ]
  test.each(cases)('%s', async (_, code, files, sentence) => {
    const before = await onDisk()
    const rows = await db.$count(manuscriptFiles)
    // A good file before the bad one is not kept either.
    const all = { outline: [someFile('Đề cương.docx')], ...files }
    await expect(send(all)).rejects.toMatchObject(refusal(code as never, { message: expect.stringContaining(sentence) }))
    expect(await onDisk()).toEqual(before)
    expect(await db.$count(manuscriptFiles)).toBe(rows)
  })

  test('a file of 101 MB @slow', async () => {
    const before = await onDisk()
    const head = formHead(form())
    const piece = Buffer.alloc(1024 ** 2)
    const body = ReadableStream.from(
      (function* () {
        yield Buffer.concat([Buffer.from(head), docx()])
        for (let i = 0; i < 101; i++) yield piece
        yield Buffer.from('\r\n--x--\r\n')
      })(),
    )
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await fetch(`${origin}${contract.createDraft.path}`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    expect(outcome({ status: answer.status, body: await answer.text() })).toBe('FILE_TOO_LARGE')
    expect(await onDisk()).toEqual(before)
  })

  test.runIf(process.getuid?.() === 0)('a file that the disk has no room for; when it has, the same is sent again', async () => {
    const before = await onDisk()
    // A disk of its own in memory, where files lie while they come.
    const disk = join(api.settings.storage.folder, 'incoming')
    await mkdir(disk, { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'thu-quan-desk', disk])
    const files = { manuscript: [asFile(docx(randomBytes(1_500_000).toString('base64')), 'a.docx')] }
    const body = form() as never
    try {
      await expect(api.call(contract.createDraft, { body, files })).rejects.toMatchObject(refusal('UNAVAILABLE'))
      expect(await onDisk()).toEqual(before)
    } finally {
      execFileSync('umount', ['--lazy', disk])
    }
    expect((await api.call(contract.createDraft, { body, files })).data.files).toHaveLength(1)
  })

  test('a form that breaks off in the middle', async () => {
    const before = await onDisk()
    const broken = new AbortController()
    const head = formHead(form())
    const half = new ReadableStream({
      start: (out) => out.enqueue(Buffer.concat([Buffer.from(head), docx(), randomBytes(200_000)])),
      pull: async () => {
        await expect.poll(async () => (await onDisk()).length, { timeout: 20_000 }).toBe(before.length + 1)
        broken.abort()
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const sending = { method: 'POST', headers, body: half, duplex: 'half', signal: broken.signal } as RequestInit
    await expect(fetch(`${origin}${contract.createDraft.path}`, sending)).rejects.toThrow()
    await expect.poll(onDisk, { timeout: 20_000 }).toEqual(before)
  })
})

test('files for a manuscript that is not theirs, or that comes after them in the form → refused before a byte is taken', async () => {
  const lan = await addPerson(db)
  const id = await desk.inState(lan, 'revisionRequested')
  const before = await onDisk()
  const login = await openTestLogin(db, lan.id)
  const bomb = Buffer.from('MZ, which a look at it would refuse')
  const post = async (fields: Record<string, unknown>, headers: object, after = '') => {
    const body = Buffer.concat([Buffer.from(formHead(fields)), bomb, Buffer.from(`\r\n${after}--x--\r\n`)])
    const sent = { method: 'POST', headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' }, body }
    const answer = await fetch(`${origin}${contract.uploadDraftFile.path}`, sent)
    return outcome({ status: answer.status, body: await answer.text() })
  }
  const idAfter = `--x\r\ncontent-disposition: form-data; name="id"\r\n\r\n${id}\r\n`
  expect(await post({ id }, {})).toBe('MANUSCRIPT_NOT_FOUND')
  expect(await post({}, login, idAfter)).toBe('INPUT_INVALID')
  expect(await post({ id }, login)).toBe('FILE_TYPE_REFUSED')
  await db.execute(sql`update rate_limits set used = 120 where key = ${`manuscript-uploads:${lan.id}`}`)
  expect(await post({ id }, login)).toBe('TOO_MANY_REQUESTS')
  expect(await onDisk()).toEqual(before)
})

test('a form for a disk that is nearly full → refused', async () => {
  const { keep } = inspecting(api.files, api.settings.storage.folder, async () => 1024 ** 3)
  const file = { field: 'manuscript', name: 'a.pdf', type: 'application/pdf', stream: Readable.from([pdf()]) } as const
  await expect(keep(file)).rejects.toMatchObject(refusal('UPLOAD_NO_ROOM'))
})

test('every kind that is promised is taken, with names as people write them', async () => {
  const long = `${'Bản thảo rất dài '.repeat(20)}.docx`
  const { data } = await send({
    manuscript: [
      asFile(docx('1'), long),
      asFile(pdf(), 'Bản thảo.pdf'.normalize('NFD')),
      asFile(odt(), 'a.odt'),
      asFile(rtf(), 'b.rtf'),
    ],
    other: [asFile(oldWord(), '../../c.doc')],
    figures: [
      asFile(zipOf([{ name: 'hình 1.jpg', content: 'x' }]), 'Hình.zip'),
      asFile(Buffer.from('\\documentclass{book}'), 'd.tex'),
    ],
  })
  const names = data.files.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Bản thảo.pdf', 'a.odt', 'b.rtf', 'c.doc', 'Hình.zip', 'd.tex']))
  const cut = names.find((name) => name.startsWith('Bản thảo rất')) ?? ''
  expect([[...cut].length, cut.endsWith('.docx')]).toEqual([255, true])
  const [first] = data.files
  const got = await fetch(`${origin}${data.files.find(({ name }) => name === 'Bản thảo.pdf')?.href}`)
  expect(await got.text()).toBe(pdf().toString())
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename="Ban thao.pdf"/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const forged = `${origin}${first?.href?.replace(first.id, data.files[1]?.id ?? '')}`
  expect(bareStatus({ status: (await fetch(forged)).status, body: '' })).toBe(403)
  expect(bareStatus({ status: (await fetch(`${origin}/media/manuscripts/${first?.id}`)).status, body: '' })).toBe(404)
})

describe('a file that comes in parts', () => {
  const content = docx(randomBytes(100_000).toString('base64'))
  const named = (name: string) => ({ 'upload-metadata': `filename ${Buffer.from(name).toString('base64')}` })
  const guest = tusClient(origin, {}, MANUSCRIPT_UPLOADS)
  const codeOf = async (answer: Response) => outcome({ status: answer.status, body: await answer.text() })

  test('goes on after a break, is taken by one manuscript, and leaves nothing behind', async () => {
    const { address, id } = await guest.create(content.length, named('Toàn văn.docx'))
    expect((await guest.send(address, 0, content.subarray(0, 50_000))).status).toBe(204)
    expect(await guest.offset(address)).toEqual({ status: 200, offset: 50_000 })
    const uploads = (role: string, of = id) => JSON.stringify([{ id: of, role }])
    await expect(send({}, { uploads: uploads('manuscript') })).rejects.toMatchObject(refusal('UPLOAD_NOT_FOUND'))
    expect((await guest.send(address, 50_000, content.subarray(50_000))).status).toBe(204)
    const { data } = await send({}, { uploads: uploads('manuscript') })
    const hash = createHash('sha256').update(content).digest('hex')
    expect(data.files).toMatchObject([{ name: 'Toàn văn.docx', hash, bytes: content.length, role: 'manuscript' }])
    await expect(send({}, { uploads: uploads('manuscript') })).rejects.toMatchObject(refusal('UPLOAD_NOT_FOUND'))
    expect(await readdir(folder)).toEqual([])
    expect(await db.$count(manuscriptUploads)).toBe(0)
  })

  test('is refused at its end for what is in it, and cancelled by whoever sends it: nothing stays', async () => {
    const before = await onDisk()
    const macro = docx('x', [{ name: 'word/vbaProject.bin', content: 'macro' }])
    const { address } = await guest.create(macro.length, named('a.docx'))
    expect(await codeOf(await guest.send(address, 0, macro))).toBe('MANUSCRIPT_FILE_HAS_MACROS')
    const other = await guest.create(content.length, named('a.docx'))
    await guest.send(other.address, 0, content.subarray(0, 1000))
    await fetch(`${origin}${other.address}`, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })
    expect(await onDisk()).toEqual(before)
    expect(await db.$count(manuscriptUploads)).toBe(0)
    expect(await codeOf((await guest.create(MOST_FILE_BYTES + 1, named('a.docx'))).answer)).toBe('FILE_TOO_LARGE')
  })

  test('of a member is nobody else’s, and of the wrong kind for its place it is refused and kept', async () => {
    const lan = await addPerson(db)
    const member = tusClient(origin, await openTestLogin(db, lan.id), MANUSCRIPT_UPLOADS)
    const zip = zipOf([{ name: 'a.jpg', content: 'x' }])
    const { address, id } = await member.create(zip.length, named('Hình.zip'))
    for (const stranger of [guest, tusClient(origin, await openTestLogin(db, (await addPerson(db)).id), MANUSCRIPT_UPLOADS)])
      expect(await codeOf(await stranger.send(address, 0, zip))).toBe('UPLOAD_NOT_FOUND')
    await member.send(address, 0, zip)
    const body = (role: string) => form({ uploads: JSON.stringify([{ id, role }]) }) as never
    const files = { manuscript: [someFile()] }
    await expect(api.call(contract.createDraft, { body: body('figures'), files })).rejects.toMatchObject(
      refusal('UPLOAD_NOT_FOUND'),
    )
    const mine = api.as(lan).call
    await expect(mine(contract.createDraft, { body: body('cv'), files })).rejects.toMatchObject(refusal('FILE_TYPE_REFUSED'))
    expect((await mine(contract.createDraft, { body: body('figures'), files })).data.files).toHaveLength(2)
  })

  test('that nobody went on with is cleared after a week, one that nobody began after an hour; others stay', async () => {
    const begun = async (age: string, bytes: number) => {
      const upload = await guest.create(5000, named('a.docx'))
      if (bytes) await guest.send(upload.address, 0, content.subarray(0, bytes))
      const createdAt = sql`now() - ${age}::interval`
      await db.update(manuscriptUploads).set({ createdAt }).where(eq(manuscriptUploads.id, upload.id))
      return upload
    }
    await begun('8 days', 10)
    await begun('2 hours', 0)
    const young = await begun('6 days', 10)
    await clearManuscriptUploads(db, folder)
    expect((await readdir(folder)).map((name) => name.replace('.json', ''))).toEqual([young.id, young.id])
    expect((await guest.offset(young.address)).status).toBe(200)
  })

  test('finds no room on a full disk, and too many begun ones', async () => {
    const http = Fastify()
    http.setErrorHandler(sendFailure)
    const { identify } = cacheSessions(db, openKeys(db))
    const storage = { folder: join(api.mediaDir, 'full'), s3: null }
    let free = 1024 ** 3 + 10
    const app = { http, files: api.files, identify, deps: { db, settings: { ...api.settings, storage } } } as unknown as App
    manuscriptUploadRoutes(app, { freeBytes: async () => free })
    const full = tusClient(await http.listen({ port: 0, host: '127.0.0.1' }), {}, MANUSCRIPT_UPLOADS)
    onTestFinished(() => http.close())
    expect(await codeOf((await full.create(2000, named('a.docx'))).answer)).toBe('UPLOAD_NO_ROOM')
    free = Number.MAX_SAFE_INTEGER
    // What is only announced keeps nobody out; what has come does.
    const ids: string[] = []
    for (let i = 0; i < 41; i++) ids.push((await full.create(MOST_FILE_BYTES, named('a.docx'))).id)
    for (const id of ids) await truncate(join(manuscriptUploadsFolder(storage.folder), id), MOST_FILE_BYTES - 1)
    expect(await codeOf((await full.create(MOST_FILE_BYTES, named('a.docx'))).answer)).toBe('UPLOADS_WAITING')
    await db.delete(manuscriptUploads)
  })
})

describe('a manuscript', () => {
  test('holds ten files a round and 500 MB', async () => {
    const lan = await addPerson(db)
    const id = await desk.inState(lan, 'revisionRequested')
    await desk.upload(lan, id, { other: Array.from({ length: 9 }, () => someFile()) })
    await expect(desk.upload(lan, id, { other: [someFile(), someFile()] })).rejects.toMatchObject(refusal('TOO_MANY_FILES'))
    await db.execute(sql`update manuscript_files set bytes = 524287900 where manuscript_id = ${id} and round = 1`)
    await expect(desk.upload(lan, id, { other: [someFile()] })).rejects.toMatchObject(refusal('MANUSCRIPT_TOO_HEAVY'))
  })

  test('comes from somebody who has uploaded less than a gigabyte that day', async () => {
    const lan = await addPerson(db)
    await db.execute(sql`insert into rate_limits (key, since, used, ends_at)
      values (${`manuscript-bytes:${lan.id}`}, 'epoch', 1024, now() + interval '1 hour')`)
    const before = await onDisk()
    await expect(desk.submit(lan)).rejects.toMatchObject(refusal('MANUSCRIPT_DAY_FULL'))
    // All of it had come, and none of it stays.
    expect(await onDisk()).toEqual(before)
  })

  test('announced thirty times at once by one account → ten are a gigabyte; who cancels one may announce another', async () => {
    const lan = await addPerson(db)
    const login = await openTestLogin(db, lan.id)
    const member = tusClient(origin, login, MANUSCRIPT_UPLOADS)
    const begun = await Promise.all(Array.from({ length: 30 }, () => member.create(MOST_FILE_BYTES, {})))
    const taken = begun.filter(({ answer }) => answer.status === 201)
    expect(taken).toHaveLength(10)
    const headers = { 'tus-resumable': '1.0.0', ...login }
    await fetch(`${origin}${taken[0]?.address}`, { method: 'DELETE', headers })
    expect((await member.create(MOST_FILE_BYTES, {})).answer.status).toBe(201)
    await db.delete(manuscriptUploads)
  })
})
