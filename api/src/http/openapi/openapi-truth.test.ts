import { writeReview } from '@tq/contract/review.ts'
import { outcome } from '@tq/contract/testing/refusal.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addBought } from '../../order/testing/bought.ts'
import { openTestLogin } from '../../profile/testing/login.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { asForm } from '../../review/testing/pictures.ts'
import { testApi } from '../../testing/api.ts'
import { addressFor, mistakes, type Operation, operationsOf, sampleOf } from '../testing/documented.ts'

/** What the document promises is asked of every call there is. */
const api = await testApi()
const { server, db } = api
const operations = operationsOf((await server.inject('/api/docs/openapi.json')).json())
const named = operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const)

interface Sent {
  query?: Record<string, unknown>
  body?: unknown
  isGuest?: boolean
}

/** Somebody who may do everything, and has done nothing yet. */
const newAdmin = async () => openTestLogin(db, (await addPerson(db, { role: 'admin' })).id)
const reader = await newAdmin()

async function send(operation: Operation, { query, body, isGuest }: Sent) {
  // Whoever only reads stays as they are; many other calls end a login or an account.
  const headers = isGuest ? {} : operation.method === 'GET' ? reader : await newAdmin()
  const answer = await server.inject({
    ...{ method: operation.method as 'POST', url: addressFor(operation, query), headers },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  const envelope = answer.json() as { code?: string; fields?: { field: string }[] }
  const isRefused = envelope.code === 'INPUT_INVALID'
  return {
    status: answer.statusCode,
    envelope,
    isRefused,
    fields: isRefused ? (envelope.fields ?? []).map(({ field }) => field) : [],
  }
}

const jsonOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema
const uploadOf = ({ requestBody }: Operation) => requestBody?.content['multipart/form-data']
const requiredOf = ({ parameters }: Operation) => parameters.filter((one) => one.in === 'query' && one.required)
const neededQuery = (operation: Operation) =>
  Object.fromEntries(requiredOf(operation).map(({ name, schema }) => [name, sampleOf(schema)]))

describe.each(named)('%s', (_, operation) => {
  const schema = jsonOf(operation)

  test('asks for a login where the document says so, and only there', async () => {
    const { envelope } = await send(operation, { isGuest: true })
    expect(envelope.code === 'SESSION_EXPIRED').toBe(operation.security !== undefined)
  })

  test('without any input it misses what is called required, and nothing else', async () => {
    const { status, isRefused, fields } = await send(operation, {})
    const required = requiredOf(operation).map(({ name }) => name)
    expect(status).toBeLessThan(500)
    if (required.length) expect(fields.sort()).toEqual(required.sort())
    else expect(isRefused).toBe(schema !== undefined)
  })

  test('every query key takes what its schema allows, and refuses what it does not', async () => {
    for (const { name, schema: of, ...parameter } of operation.parameters) {
      if (parameter.in !== 'query') continue
      const needed = neededQuery(operation)
      const good = await send(operation, { query: { ...needed, [name]: sampleOf(of) } })
      expect(good.fields).not.toContain(name)
      const wrong = of.type === 'integer' || of.enum ? 'không phải' : 'dài '.repeat(500)
      const bad = await send(operation, { query: { ...needed, [name]: wrong } })
      expect({ name, fields: bad.fields }).toEqual({ name, fields: [name] })
    }
  })

  if (schema?.properties) {
    test('the body needs each of its required fields, and takes no others', async () => {
      const query = neededQuery(operation)
      const body = sampleOf(schema) as Record<string, unknown>
      expect(mistakes(schema, body)).toBeNull()
      for (const name of schema.required ?? []) {
        const { [name]: _, ...rest } = body
        expect((await send(operation, { query, body: rest })).fields).toContain(name)
      }
      expect((await send(operation, { query, body: { ...body, khongCo: 1 } })).fields).toContain('khongCo')
    })
  }

  if (operation.method === 'GET') {
    test('what it answers is what is written', async () => {
      const { status, envelope } = await send(operation, { query: neededQuery(operation) })
      const written = operation.responses[200]?.content?.['application/json']?.schema
      if (status === 200) expect(mistakes(written ?? { not: {} }, envelope)).toBeNull()
      else expect(envelope.code).toMatch(/_NOT_FOUND$/)
    })
  }
})

describe('uploads', () => {
  const uploads = operations.filter(uploadOf)
  const photo = (type: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#b42318' } })
      .toFormat(type.replace('image/', '') as 'png')
      .toBuffer()

  const takes = (type: string) =>
    uploads.filter((one) => Object.values(uploadOf(one)?.encoding ?? {}).some(({ contentType }) => contentType.includes(type)))

  test('the calls that take pictures say so, and those that take a Word file and a book', () => {
    const named = (some: Operation[]) => some.map(({ method, path }) => `${method} ${path}`).sort()
    expect(named(takes('image/'))).toEqual(['POST /api/Feedback/{id}/pictures', 'POST /api/User/Avatar'])
    expect(named(takes('wordprocessingml'))).toEqual([
      'POST /api/Draft/CreateDraft',
      'POST /api/Draft/UploadNewDraftFile',
      'POST /api/Staff/Manuscripts/{id}/Files',
      'POST /api/Staff/Questions/ImportDocx',
    ])
    expect(named(takes('epub'))).toEqual(['POST /api/Staff/Books/{productId}/Versions'])
    expect(uploads).toHaveLength(7)
  })

  /** A picture for oneself, or for a review one wrote. */
  async function givePicture(operation: Operation, form: { payload: Buffer | object; headers?: Record<string, string> }) {
    const person = await addPerson(db)
    const { line } = await addBought(db, { userId: person.id })
    const review = { orderLineId: line.id, rating: 5, content: 'Sách in đẹp, giấy dày, rất hay.' }
    const { data } = await api.as(person).call(writeReview, { body: review })
    const login = await openTestLogin(db, person.id)
    const answer = await server.inject({
      ...{ method: 'POST', url: operation.path.replace('{id}', String(data.id)) },
      headers: { ...login, ...form.headers },
      payload: form.payload,
    })
    return { status: answer.statusCode, code: answer.json().code as string | undefined }
  }

  describe.each(takes('image/').map((operation) => [operation.path, operation] as const))('%s', (_, operation) => {
    const { schema, encoding } = uploadOf(operation) ?? { schema: {} }
    const [field = ''] = schema.required ?? []
    const most = Number(schema.properties?.[field]?.maxLength)

    test('every type that is written is taken, by the name that is written', async () => {
      const types = encoding?.[field]?.contentType.split(', ') ?? []
      expect(types).toHaveLength(3)
      for (const type of types)
        expect(await givePicture(operation, asForm(await photo(type), field))).toMatchObject({ status: 200 })
      expect(await givePicture(operation, asForm(await photo('image/gif'), field))).toMatchObject({ code: 'FILE_TYPE_REFUSED' })
      expect(await givePicture(operation, asForm(await photo('image/png'), 'anh'))).toMatchObject({ code: 'INPUT_INVALID' })
    })

    test('a file of as many bytes as are written is read, one byte more is too large', async () => {
      const png = await photo('image/png')
      const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
      expect((await givePicture(operation, asForm(padded(most), field))).code).not.toBe('FILE_TOO_LARGE')
      expect(await givePicture(operation, asForm(padded(most + 1), field))).toEqual({ status: 413, code: 'FILE_TOO_LARGE' })
    })

    test('JSON is refused', async () => {
      expect(await givePicture(operation, { payload: { [field]: 'x' } })).toEqual({ status: 415, code: 'BODY_TYPE_UNSUPPORTED' })
    })
  })

  test('every other call refuses a file', async () => {
    for (const operation of operations.filter((one) => jsonOf(one))) {
      const headers = await openTestLogin(db, (await addPerson(db, { role: 'admin' })).id)
      const form = asForm(Buffer.from('x'))
      const answer = await server.inject({
        ...{ method: operation.method as 'POST', url: addressFor(operation), payload: form.payload },
        headers: { ...headers, ...form.headers },
      })
      expect({ path: operation.path, code: outcome(answer) }).toEqual({ path: operation.path, code: 'BODY_TYPE_UNSUPPORTED' })
    }
  })
})
