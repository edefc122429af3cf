import { AppError } from '@tq/contract/errors.ts'
import { createCall } from '@tq/contract/http/call.ts'
import { endpoint } from '@tq/contract/http/endpoint.ts'
import { wholeNumber } from '@tq/contract/shapes.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import type { Database } from '@tq/db/database.ts'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { App, Person } from '../deps.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { sendFailure } from './failures.ts'
import { serve } from './serve.ts'
import { NO_FILES } from './testing/no-files.ts'

const rename = endpoint({
  method: 'POST',
  path: '/api/Thing/:id',
  access: 'user',
  summary: 'thử',
  params: z.object({ id: wholeNumber({ min: 1, max: 9 }) }),
  body: z.strictObject({ Name: z.string().min(1) }),
  data: z.object({ id: z.int(), name: z.string() }),
  beside: z.object({ total: z.int() }),
})
const manage = endpoint({ method: 'GET', path: '/api/Manage', access: 'staff', summary: 'thử', data: z.string() })
const own = endpoint({ method: 'GET', path: '/api/Own', access: 'admin', summary: 'thử', data: z.string() })
const broken = endpoint({ method: 'GET', path: '/api/Broken', access: 'open', summary: 'thử', data: z.string() })
const missing = endpoint({ method: 'GET', path: '/api/Missing', access: 'open', summary: 'thử', data: z.string() })
const lying = endpoint({ method: 'GET', path: '/api/Lying', access: 'open', summary: 'thử', data: z.int() })

const many = endpoint({
  method: 'POST',
  path: '/api/Many',
  access: 'open',
  summary: 'thử',
  body: z.strictObject({ numbers: z.array(z.int()) }),
  data: z.string(),
})

const PEOPLE: Record<string, Person> = {
  lan: { id: '1', sessionId: 'a', roles: ['user'] },
  thu: { id: '2', sessionId: 'b', roles: ['staff'] },
  chu: { id: '3', sessionId: 'c', roles: ['admin'] },
}

function build() {
  const http = Fastify()
  http.setErrorHandler(sendFailure)
  const app: App = {
    http,
    deps: {
      db: {} as Database,
      checkAnswers: true,
      mediaDir: '',
      settings: TEST_SETTINGS,
    },
    ...NO_FILES,
    identify: async (token) => PEOPLE[token] ?? null,
    invalidateSessions: () => {},
    directReads: new Map(),
    directQuestions: new Map(),
    onInvalidated: () => {},
  }
  serve(app, rename, async ({ params, body, user }) => ({
    data: { id: params.id, name: `${body.Name} của ${user.id}` },
    total: 1,
    successMessage: 'Đã đổi tên',
  }))
  serve(app, manage, async () => ({ data: 'được' }))
  serve(app, own, async () => ({ data: 'được' }))
  serve(app, many, async () => ({ data: 'được' }))
  serve(app, broken, async () => {
    throw new Error('mật khẩu là 123')
  })
  serve(app, missing, async () => {
    throw new AppError('PRODUCT_NOT_FOUND')
  })
  serve(app, lying, async () => ({ data: 'không phải số' as unknown as number }))
  const as = (token?: string) =>
    createCall(async ({ method, url, headers, body }) => {
      const answer = await http.inject({
        method: method as 'GET',
        url,
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body ? { payload: body } : {}),
      })
      return { status: answer.statusCode, body: answer.body }
    })
  return { http, as }
}

const { http, as } = build()

describe('serve', () => {
  test('wraps the answer in the envelope, with what stands beside it', async () => {
    const answer = await http.inject({
      method: 'POST',
      url: '/api/Thing/3',
      headers: { authorization: 'Bearer lan' },
      payload: { Name: 'Sách' },
    })
    expect(answer.json()).toEqual({
      isSuccess: true,
      data: { id: 3, name: 'Sách của 1' },
      successMessage: 'Đã đổi tên',
      errorMessage: null,
      status: 200,
      totalPage: 1,
      total: 1,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('wrong input is 400 and names each field', async () => {
    await expect(as('lan')(rename, { params: { id: 10 }, body: { Name: 'x' } })).rejects.toMatchObject(
      refusal('INPUT_INVALID', { fields: [{ field: 'id' }] }),
    )
    const body = { Name: '', Price: 1 } as never
    await expect(as('lan')(rename, { params: { id: 1 }, body })).rejects.toMatchObject(
      refusal('INPUT_INVALID', { fields: [{ field: 'Name' }, { field: 'Price', message: 'không được chấp nhận' }] }),
    )
  })

  test('of a body full of unknown fields twenty are named, none at its whole length', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 4_000 }, (_, i) => [`${i}${'x'.repeat(200)}`, 1]))
    const answer = await http.inject({
      method: 'POST',
      url: '/api/Thing/1',
      headers: { authorization: 'Bearer lan' },
      payload: { Name: 'Sách', ...unknown, ['<b>'.repeat(5_000)]: 1 },
    })
    expect(answer.json()).toMatchObject({ status: 400, code: 'INPUT_INVALID' })
    expect(answer.json().errorMessage).toContain('không được chấp nhận')
    expect(answer.body.length).toBeLessThan(4_000)
  })

  test('of many wrong values twenty are told', async () => {
    const answer = await http.inject({
      method: 'POST',
      url: '/api/Many',
      payload: { numbers: Array.from({ length: 5_000 }, () => 'x') },
    })
    expect(answer.json().fields).toHaveLength(20)
    expect(answer.body.length).toBeLessThan(6_000)
  })

  for (const body of ['[3]', 'true', '"2"', '{"Name":["a"]}', '{"Name":3}', 'null', '{']) {
    test(`no coercion: ${body} is refused`, async () => {
      const answer = await http.inject({
        method: 'POST',
        url: '/api/Thing/1',
        headers: { authorization: 'Bearer lan', 'content-type': 'application/json' },
        payload: body,
      })
      expect(outcome(answer)).toBe('INPUT_INVALID')
      expect(answer.json()).toMatchObject({ isSuccess: false })
    })
  }

  test('SPEC §6: user admits user, staff, admin; staff admits staff, admin; admin only admin', async () => {
    const named = { params: { id: 1 }, body: { Name: 'a' } }
    for (const token of ['lan', 'thu', 'chu']) await expect(as(token)(rename, named)).resolves.toBeDefined()
    await expect(as('lan')(manage)).rejects.toMatchObject(refusal('FORBIDDEN'))
    await expect(as('thu')(manage)).resolves.toMatchObject({ data: 'được' })
    await expect(as('thu')(own)).rejects.toMatchObject(refusal('FORBIDDEN'))
    await expect(as('chu')(own)).resolves.toMatchObject({ data: 'được' })
  })

  test('SPEC §8: a guest and a dead token get 401 with the exact sentence', async () => {
    for (const token of [undefined, 'dead']) {
      await expect(as(token)(manage)).rejects.toMatchObject(
        refusal('SESSION_EXPIRED', { message: 'Phiên đăng nhập đã hết hạn hoặc bị xóa bởi Admin, vui lòng đăng nhập lại !' }),
      )
    }
  })

  test('a failure of the domain is a row of the table', async () => {
    await expect(as()(missing)).rejects.toMatchObject({
      status: 404,
      code: 'PRODUCT_NOT_FOUND',
      message: 'Không tìm thấy sản phẩm',
    })
  })

  test('a failure inside is 500 with a request id and nothing else', async () => {
    const answer = await http.inject('/api/Broken')
    expect(outcome(answer)).toBe('INTERNAL')
    expect(answer.body).not.toContain('mật khẩu')
    expect(answer.json()).toMatchObject(
      refusal('INTERNAL', { errorMessage: 'Hệ thống gặp sự cố, vui lòng thử lại sau', requestId: expect.stringMatching(/./) }),
    )
  })

  test('an answer that breaks its contract is found out in tests', async () => {
    expect(outcome(await http.inject('/api/Lying'))).toBe('INTERNAL')
  })
})
