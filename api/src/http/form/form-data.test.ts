import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AppError } from '@tq/contract/errors.ts'
import { createCall } from '@tq/contract/http/call.ts'
import { endpoint } from '@tq/contract/http/endpoint.ts'
import { oneOf, wholeNumber } from '@tq/contract/shapes.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import type { Database } from '@tq/db/database.ts'
import Fastify from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { App } from '../../deps.ts'
import { TEST_SETTINGS } from '../../testing/settings.ts'
import { sendFailure } from '../failures.ts'
import { operation } from '../openapi/openapi.ts'
import { serve } from '../serve.ts'
import { NO_FILES } from '../testing/no-files.ts'
import type { FileKeeper } from './form-data.ts'

const Heard = z.object({
  title: z.string(),
  pages: z.int(),
  kind: z.string(),
  names: z.array(z.string()),
  bytes: z.array(z.int()),
})

/** A manuscript: words, its text, drawings, and a picture of its author if there is one. */
const send = endpoint({
  method: 'POST',
  path: '/api/Manuscript',
  access: 'open',
  summary: 'thử',
  body: z.strictObject({
    title: z.string().min(1).max(50),
    pages: wholeNumber({ min: 1, max: 900 }),
    kind: oneOf(['giáo trình', 'chuyên khảo']).default('giáo trình'),
  }),
  files: {
    text: { mostBytes: 2000, types: ['application/pdf'] },
    drawings: { most: 3, mostBytes: 1000, types: ['image/png', 'image/jpeg'] },
    portrait: { mostBytes: 1000, types: ['image/webp'], isOptional: true },
  },
  data: Heard,
})
const keep = endpoint({ ...plainOf(send), path: '/api/Kept', data: z.array(z.string()) })

function plainOf({ method, access, summary, body, files }: typeof send) {
  return { method, access, summary, body, files }
}

const kept = new Map<string, number>()
const toShelf: FileKeeper<string> = {
  async keep({ name, type, stream }) {
    if (name === 'hỏng.pdf') throw new AppError('BUSY')
    let size = 0
    for await (const chunk of stream) size += chunk.length
    kept.set(name, size)
    return `${name} ${type} ${size}`
  },
  drop: async (content) => void kept.delete(content.split(' ')[0] as string),
}
beforeEach(() => kept.clear())

const http = Fastify()
http.setErrorHandler(sendFailure)
const app: App = {
  http,
  deps: { db: {} as Database, checkAnswers: true, mediaDir: '', settings: TEST_SETTINGS },
  ...NO_FILES,
  identify: async () => null,
  invalidateSessions: () => {},
  directReads: new Map(),
  directQuestions: new Map(),
  onInvalidated: () => {},
}
serve(app, send, async ({ readForm }) => {
  const { body, files } = await readForm()
  const all = [files.text, ...files.drawings, ...(files.portrait ? [files.portrait] : [])]
  return { data: { ...body, names: all.map(({ name }) => name), bytes: all.map(({ content }) => content.length) } }
})
serve(app, keep, async ({ readForm }) => {
  const { files } = await readForm(toShelf)
  return { data: [files.text, ...files.drawings].map(({ content }) => content) }
})

const call = createCall(async ({ method, url, headers, body }) => {
  const answer = await http.inject({ method: method as 'POST', url, headers, ...(body ? { payload: body as never } : {}) })
  return { status: answer.statusCode, body: answer.body }
})

const file = (name: string, begins: string, bytes = 100) =>
  new File([Buffer.concat([Buffer.from(begins, 'latin1'), Buffer.alloc(bytes - begins.length)])], name)
const pdf = (bytes?: number, name = 'bản-thảo.pdf') => file(name, '%PDF-1.7', bytes)
const png = (name: string, bytes?: number) => file(name, '\x89PNG\r\n\x1a\n', bytes)
const webp = file('lan.webp', 'RIFF....WEBP')
const body = { title: 'Toán cao cấp', pages: 320 }

describe('a form with fields and files', () => {
  test('is read by its shapes: numbers, defaults, names with marks, each file under its own name', async () => {
    const files = { text: pdf(2000), drawings: [png('hình 1.png'), png('hình 2.png')], portrait: webp }
    expect((await call(send, { body, files })).data).toEqual({
      ...{ title: 'Toán cao cấp', pages: 320, kind: 'giáo trình' },
      names: ['bản-thảo.pdf', 'hình 1.png', 'hình 2.png', 'lan.webp'],
      bytes: [2000, 100, 100, 100],
    })
  })

  test('what may be left out may be left out, also as the empty input of a form', async () => {
    const form = new FormData()
    form.append('text', pdf())
    form.append('drawings', png('a.png'))
    form.append('portrait', new File([], ''))
    for (const [name, value] of Object.entries(body)) form.append(name, String(value))
    const answer = await http.inject({ method: 'POST', url: send.path, payload: form as never })
    expect(answer.json().data).toMatchObject({ pages: 320, names: ['bản-thảo.pdf', 'a.png'] })
  })

  test('files go on as they come: the keeper has them as streams', async () => {
    const { data } = await call(keep, { body, files: { text: pdf(1500), drawings: [png('a.png')] } })
    expect(data).toEqual(['bản-thảo.pdf application/pdf 1500', 'a.png image/png 100'])
    expect(kept.size).toBe(2)
  })
})

test('the document says what the form takes', () => {
  const file = (maxLength: number) => ({ type: 'string', contentMediaType: 'application/octet-stream', maxLength })
  expect(operation(send).requestBody).toEqual({
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            title: { type: 'string', minLength: 1, maxLength: 50 },
            pages: { type: 'integer', minimum: 1, maximum: 900 },
            kind: { type: 'string', enum: ['giáo trình', 'chuyên khảo'] },
            text: file(2000),
            drawings: { type: 'array', items: file(1000), minItems: 1, maxItems: 3 },
            portrait: file(1000),
          },
          required: ['title', 'pages', 'text', 'drawings'],
          additionalProperties: false,
        },
        encoding: {
          text: { contentType: 'application/pdf' },
          drawings: { contentType: 'image/png, image/jpeg' },
          portrait: { contentType: 'image/webp' },
        },
      },
    },
  })
})

describe('refused, and nothing stays kept', () => {
  const drawings = [png('a.png')]
  test.each([
    [
      'a wrong field',
      { body: { ...body, pages: 0 }, files: { text: pdf(), drawings } },
      refusal('INPUT_INVALID', { fields: [{ field: 'pages' }] }),
    ],
    [
      'an unknown field',
      { body: { ...body, khongCo: 1 } as never, files: { text: pdf(), drawings } },
      refusal('INPUT_INVALID', { fields: [{ field: 'khongCo' }] }),
    ],
    ['a missing file', { body, files: { text: pdf() } as never }, refusal('FILE_MISSING', { fields: [{ field: 'drawings' }] })],
    [
      'an unknown file',
      { body, files: { text: pdf(), drawings, bia: pdf() } as never },
      refusal('INPUT_INVALID', { fields: [{ field: 'bia' }] }),
    ],
    ['one byte too much', { body, files: { text: pdf(), drawings: [png('b.png', 1001)] } }, refusal('FILE_TOO_LARGE')],
    [
      'one file too many',
      { body, files: { text: pdf(), drawings: ['1', '2', '3', '4'].map((name) => png(name)) } },
      refusal('TOO_MANY_FILES', { message: 'Chỉ gửi được 3 tệp một lần' }),
    ],
    [
      'a second text',
      { body, files: { text: [pdf(), pdf(100, 'b.pdf')] as never, drawings } },
      refusal('TOO_MANY_FILES', { message: 'Chỉ gửi được 1 tệp một lần' }),
    ],
    [
      'a page called a picture',
      { body, files: { text: pdf(), drawings: [file('a.png', '<!doctype html>')] } },
      refusal('FILE_TYPE_REFUSED', { message: 'Tệp không đúng loại: cần tệp PNG hoặc JPEG' }),
    ],
    [
      'a picture where a text belongs',
      { body, files: { text: png('a.pdf'), drawings } },
      refusal('FILE_TYPE_REFUSED', { message: 'Tệp không đúng loại: cần tệp PDF' }),
    ],
    ['an empty file', { body, files: { text: new File([], 'a.pdf'), drawings } }, refusal('FILE_TYPE_REFUSED')],
    ['what the keeper refuses', { body, files: { text: pdf(100, 'hỏng.pdf'), drawings } }, refusal('BUSY')],
  ])('%s', async (_, input, expected) => {
    await expect(call(keep, input)).rejects.toMatchObject(expected)
    expect([...kept.keys()]).toEqual([])
  })

  test('a repeated field, one that is far too long, hundreds of them', async () => {
    const withFields = async (fields: [string, string][]) => {
      const form = new FormData()
      for (const [name, value] of [...Object.entries(body), ...fields]) form.append(name, String(value))
      form.append('text', pdf())
      form.append('drawings', png('a.png'))
      return outcome(await http.inject({ method: 'POST', url: keep.path, payload: form as never }))
    }
    expect(await withFields([['title', 'hai lần']])).toBe('INPUT_INVALID')
    expect(await withFields([['dài', 'x'.repeat(200_000)]])).toBe('INPUT_INVALID')
    expect(await withFields(Array.from({ length: 200 }, (_, i) => [`f${i}`, '1']))).toBe('BODY_TOO_LARGE')
    expect(await withFields([['__proto__', '1']])).toBe('FORM_UNREADABLE')
    expect([...kept.keys()]).toEqual([])
  })

  test('JSON, nothing at all, a form without its line, one that is cut off', async () => {
    const post = async (payload: string | object | undefined, type?: string) =>
      outcome(
        await http.inject({
          ...{ method: 'POST', url: keep.path, ...(type ? { headers: { 'content-type': type } } : {}) },
          ...(payload ? { payload } : {}),
        }),
      )
    expect(await post({ title: 'x' })).toBe('BODY_TYPE_UNSUPPORTED')
    expect(await post(undefined)).toBe('BODY_TYPE_UNSUPPORTED')
    expect(await post('x', 'multipart/form-data')).toBe('FORM_UNREADABLE')
    const head = '--x\r\ncontent-disposition: form-data; name="text"; filename="a.pdf"\r\n\r\n%PDF-'
    expect(await post(`${head}${'x'.repeat(500)}`, 'multipart/form-data; boundary=x')).toBe('FORM_UNREADABLE')
    expect([...kept.keys()]).toEqual([])
  })

  test('over a real connection the sentence arrives, and the connection takes the next request', async () => {
    const origin = await http.listen({ port: 0, host: '127.0.0.1' })
    const form = new FormData()
    form.append('bia', png('a.png', 1_500_000))
    const refused = await fetch(`${origin}${keep.path}`, { method: 'POST', body: form })
    expect(outcome({ status: refused.status, body: await refused.text() })).toBe('INPUT_INVALID')
    const next = await fetch(`${origin}${keep.path}`, { method: 'POST' })
    expect(outcome({ status: next.status, body: await next.text() })).toBe('BODY_TYPE_UNSUPPORTED')
  })

  test('more than all parts together may have: refused when it is announced, cut off when it is sent without end', async () => {
    const origin = await http.listen({ port: 0, host: '127.0.0.1' }).catch(() => addressOf(http))
    const announced = await http.inject({
      method: 'POST',
      url: keep.path,
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '900000000' },
      payload: '--x--',
    })
    expect(outcome(announced)).toBe('BODY_TOO_LARGE')

    const sending = request(`${origin}${keep.path}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' },
    })
    sending.on('error', () => {})
    const isClosed = new Promise<void>((done) => sending.once('close', done))
    // Text before the first part, which the parser would read for ever.
    const sendOn = () => {
      while (!sending.destroyed && sending.write(Buffer.alloc(64_000, 'a')));
    }
    sending.on('drain', sendOn)
    sendOn()
    await isClosed
    await http.close()
  })
})

const addressOf = ({ server }: typeof http) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
