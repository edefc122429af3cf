import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERRORS } from '@tq/contract/errors.ts'
import { expect, test } from 'vitest'
import { bareRefusals } from './bare-refusals.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const TESTS = globSync('{api/src,server/src,e2e/ops}/**/*.test.ts', { cwd: root }).sort()

/** Whose statuses are not those of our calls. */
const WITHOUT_ENVELOPE: Record<string, string> = {
  'api/src/payment/': "the gateways' own wire",
  'server/src/cache/': 'answers that the test makes up',
}

test.each([
  ['expect(answer.statusCode).toBe(404)'],
  ['await expect(call(getOrder, { params: { id } })).rejects.toMatchObject({ status: 404 })'],
  ["await expect(send()).rejects.toMatchObject({\n  status: 409,\n  message: 'Đơn đã gửi',\n})"],
  ['expect(answers.every(({ status }) => [200, 400, 409].includes(status))).toBe(true)'],
  ['expect(await loginAs(stranger)).toBe(429)'],
  ["const INVALID = { status: 400, message: 'Mã không hợp lệ' }"],
])('found: %s', (line) => expect(bareRefusals(line)).toHaveLength(1))

test.each([
  ["await expect(call(getOrder)).rejects.toMatchObject(refusal('ORDER_NOT_FOUND'))"],
  ["await expect(call(getOrder)).rejects.toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' })"],
  ["expect(outcome(await post(body))).toBe('INPUT_INVALID')"],
  ["expect(bareStatus(await get('/anh/404.png'))).toBe(404)"],
  ['expect(rows).toHaveLength(500)'],
  ["expect((await get('/trang-chu')).status).toBe(200)"],
])('passed over: %s', (line) => expect(bareRefusals(line)).toEqual([]))

test('every assertion of a refusal names its code: refusal(…), outcome(…), or bareStatus(…) where there is no envelope', () => {
  expect(TESTS.length).toBeGreaterThan(50)
  const files = TESTS.filter((file) => !Object.keys(WITHOUT_ENVELOPE).some((folder) => file.startsWith(folder)))
  expect(files.flatMap((file) => bareRefusals(read(file)).map((part) => `${file}: ${part}`))).toEqual([])
})

test('every row of the error table is asserted somewhere', () => {
  const all = TESTS.map(read).join('\n')
  expect(Object.keys(ERRORS).filter((code) => !all.includes(`'${code}'`))).toEqual([])
})

test('every row of every feature is in the error table, under a code of its own', async () => {
  const files = globSync('contract/src/errors/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const rows = await Promise.all(files.map(async (file) => Object.keys(await import(join(root, file)))))
  expect(rows.flat().toSorted()).toEqual(Object.keys(ERRORS).toSorted())
})
