import { crc32, deflateSync } from 'node:zlib'
import * as contract from '@tq/contract/account.ts'
import { bareStatus, outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { avatars } from '@tq/db/schema/account/accounts.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { openTestLogin } from './testing/login.ts'
import { addPerson } from './testing/people.ts'

const { db, server } = await testApi()
const URL = contract.changeAvatar.path
const SCRIPT = '<script>alert(1)</script>'

const photo = (width = 400, height = 300) => sharp({ create: { width, height, channels: 3, background: '#b42318' } })
const jpeg = await photo()
  .withExif({ IFD0: { Copyright: 'nơi chụp bí mật' } })
  .jpeg()
  .toBuffer()
const [png, webp, gif, tiff] = await Promise.all([
  photo().png().toBuffer(),
  photo().webp().toBuffer(),
  photo().gif().toBuffer(),
  photo().tiff().toBuffer(),
])

function multipartOf(parts: { name: string; body: Buffer | string; filename?: string; type?: string }[]) {
  const pieces = parts.flatMap(({ name, body, filename = 'anh.jpg', type = 'image/jpeg' }) => [
    `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`,
    body,
    '\r\n',
  ])
  return Buffer.concat([...pieces, '--x--\r\n'].map((piece) => Buffer.from(piece as string)))
}

const upload = async (headers: { authorization?: string }, payload: Buffer | string) =>
  server.inject({ method: 'POST', url: URL, headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' }, payload })
const send = (headers: { authorization?: string }, body: Buffer | string) =>
  upload(headers, multipartOf([{ name: 'file', body }]))
const login = async () => openTestLogin(db, (await addPerson(db)).id)
const pictureOf = async (answer: Awaited<ReturnType<typeof upload>>) => server.inject(answer.json().data.avatarUrl)

describe('a picture', () => {
  test.each([
    ['jpeg', jpeg],
    ['png', png],
    ['webp', webp],
  ])('%s becomes a square without what else was in the file', async (_, file) => {
    const answer = await send(await login(), file)
    expect(answer.json()).toMatchObject({ isSuccess: true, successMessage: 'Đã đổi ảnh đại diện' })
    const picture = await pictureOf(answer)
    expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    const metadata = await sharp(picture.rawPayload).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(metadata.exif).toBeUndefined()
    expect(picture.rawPayload.includes('bí mật')).toBe(false)
  })

  test('is taken away again, and its address with it', async () => {
    const headers = await login()
    const answer = await send(headers, jpeg)
    const remove = () => server.inject({ method: 'DELETE', url: URL, headers })
    expect((await remove()).json()).toMatchObject({ data: { avatarUrl: '' }, successMessage: 'Đã bỏ ảnh đại diện' })
    expect(bareStatus(await pictureOf(answer))).toBe(404)
    expect((await remove()).statusCode).toBe(200)
    expect(outcome(await server.inject({ method: 'DELETE', url: URL }))).toBe('SESSION_EXPIRED')
  })

  test('stands as it was held', async () => {
    const halves = sharp({ create: { width: 60, height: 60, channels: 3, background: '#000' } })
      .composite([{ input: { create: { width: 60, height: 30, channels: 3, background: '#fff' } }, gravity: 'north' }])
      .withMetadata({ orientation: 3 })
    const picture = await pictureOf(await send(await login(), await halves.jpeg().toBuffer()))
    const { data, info } = await sharp(picture.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeLessThan(60)
    expect(data[(info.height - 1) * info.width * info.channels]).toBeGreaterThan(200)
  })

  test('takes the place of the one before, whose address ends', async () => {
    const lan = await addPerson(db)
    const headers = await openTestLogin(db, lan.id)
    const first = await send(headers, jpeg)
    await Promise.all([send(headers, jpeg), send(headers, jpeg)])
    expect(bareStatus(await pictureOf(first))).toBe(404)
    expect(await db.select({ name: avatars.name }).from(avatars).where(eq(avatars.userId, lan.id))).toHaveLength(1)
    const me = await server.inject({ url: contract.getMe.path, headers })
    expect((await server.inject(me.json().data.avatarUrl)).statusCode).toBe(200)
  })

  test('with a script behind it leaves the script behind', async () => {
    const picture = await pictureOf(await send(await login(), Buffer.concat([jpeg, Buffer.from(SCRIPT)])))
    expect(picture.statusCode).toBe(200)
    expect(picture.rawPayload.includes('script')).toBe(false)
  })
})

/** 20,000 × 20,000 white points in 50 kB. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const framed = Buffer.alloc(body.length + 8)
    framed.writeUInt32BE(data.length, 0)
    body.copy(framed, 4)
    framed.writeUInt32BE(crc32(body), body.length + 4)
    return framed
  }
  const header = Buffer.from('00004e2000004e20' + '0100000000', 'hex')
  const rows = deflateSync(Buffer.alloc(20_000 * (1 + 2_500)), { level: 9 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const headers = await login()

describe('refused', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`

  test.each([
    ['a page that begins like a picture', Buffer.concat([jpeg.subarray(0, 4), Buffer.from(SCRIPT)])],
    ['an SVG that begins like a picture', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)])],
    ['half a picture', jpeg.subarray(0, jpeg.length / 2)],
    ['a picture that unfolds to 400 million points', bomb()],
  ])('%s', async (_, file) => {
    const answer = await send(headers, file)
    expect(answer.json()).toMatchObject(
      refusal('PICTURE_UNREADABLE', { errorMessage: 'Ảnh không đọc được: cần tệp JPEG, PNG hoặc WebP' }),
    )
  })

  test.each([
    ['an SVG', svg],
    ['a page', `<!doctype html>${SCRIPT}`],
    ['a GIF', gif],
    ['a TIFF', tiff],
    ['a PDF', `%PDF-1.7\n${SCRIPT}`],
    ['a page before a picture', Buffer.concat([Buffer.from(SCRIPT), jpeg])],
    ['nothing', ''],
  ])('%s', async (_, file) => {
    const answer = await send(headers, file)
    expect(answer.json()).toMatchObject(
      refusal('FILE_TYPE_REFUSED', { errorMessage: 'Tệp không đúng loại: cần tệp JPEG, PNG hoặc WebP' }),
    )
  })

  test('more than 5 MB', async () => {
    const answer = await send(await login(), Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]))
    expect(answer.json()).toMatchObject(refusal('FILE_TOO_LARGE', { errorMessage: 'Mỗi tệp nặng tối đa 5 MB' }))
  })

  test('another field, no file, two files, a form cut off, JSON', async () => {
    const mine = await login()
    const picture = { name: 'file', body: jpeg }
    expect((await upload(mine, multipartOf([{ name: 'anh', body: jpeg }]))).json()).toMatchObject(
      refusal('INPUT_INVALID', { fields: [{ field: 'anh', message: 'không được chấp nhận' }] }),
    )
    expect((await upload(mine, '--x--\r\n')).json()).toMatchObject(
      refusal('FILE_MISSING', { errorMessage: 'Chưa có tệp nào được gửi lên' }),
    )
    expect((await upload(mine, multipartOf([picture, picture]))).json()).toMatchObject(
      refusal('TOO_MANY_FILES', { errorMessage: 'Chỉ gửi được 1 tệp một lần' }),
    )
    expect(outcome(await upload(mine, multipartOf([picture]).subarray(0, 300)))).toBe('FORM_UNREADABLE')
    const json = await server.inject({ method: 'POST', url: URL, headers: mine, payload: { file: 'x' } })
    expect(outcome(json)).toBe('BODY_TYPE_UNSUPPORTED')
    expect(outcome(await server.inject({ method: 'POST', url: URL, headers: mine }))).toBe('BODY_TYPE_UNSUPPORTED')
  })

  test('guests; and the twenty-first in an hour', async () => {
    expect(outcome(await send({}, jpeg))).toBe('SESSION_EXPIRED')
    const mine = await login()
    const answers = await Promise.all(Array.from({ length: 21 }, () => send(mine, svg)))
    expect(answers.map(outcome).sort()).toEqual([...Array(20).fill('FILE_TYPE_REFUSED'), 'TOO_MANY_REQUESTS'])
  })

  test('what was refused left nothing', async () => {
    const me = await server.inject({ url: contract.getMe.path, headers })
    expect(me.json().data.avatarUrl).toBe('')
  })
})

test.each(['x.webp', '..%2f..%2fetc%2fpasswd', `${'a'.repeat(32)}.webp`, `${'a'.repeat(32)}.svg`])(
  'no picture %s',
  async (file) => {
    const answer = await server.inject(`/media/avatars/${file}`)
    expect(bareStatus(answer)).toBe(404)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  },
)
