import { ApiError } from '@tq/contract/errors.ts'
import { expect, test } from 'vitest'
import { pageLoader, replaceShown } from './page-data.ts'

const at = (path: string) => ({ request: new Request(`http://thuquan.test${path}`) })
const refusal = (status: number) => new ApiError({ status, errorMessage: 'Máy chủ đang bận' })

/** A server that answers, one after the other, what it was told to. */
function loaderOf(...answers: (object | Error)[]) {
  let asked = 0
  const load = pageLoader(async () => {
    const next = answers[asked++]
    if (next instanceof Error) throw next
    return next as { orders: string[] }
  })
  return { load, timesAsked: () => asked }
}

test('what the server answers is the page’s data', async () => {
  const { load } = loaderOf({ orders: ['TQ1'] })
  expect(await load(at('/tai-khoan/don-hang'))).toEqual({ data: { orders: ['TQ1'] }, failure: '', isMissing: false })
})

test('a first answer that does not come leaves no data, and the sentence to show', async () => {
  const { load } = loaderOf(refusal(503))
  expect(await load(at('/a'))).toEqual({ data: null, failure: 'Máy chủ đang bận', isMissing: false })
})

test.each([400, 404])('status %i says that there is no such thing', async (status) => {
  const { load } = loaderOf(refusal(status))
  expect(await load(at('/b'))).toMatchObject({ data: null, isMissing: true })
})

test('asked again in vain at the same address, what is shown stays with the failure beside it', async () => {
  const { load } = loaderOf({ orders: ['TQ1'] }, refusal(503), { orders: ['TQ2'] })
  await load(at('/c'))
  expect(await load(at('/c'))).toEqual({ data: { orders: ['TQ1'] }, failure: 'Máy chủ đang bận', isMissing: false })
  expect(await load(at('/c'))).toEqual({ data: { orders: ['TQ2'] }, failure: '', isMissing: false })
})

test('asked in vain at another address, the answer to the former one goes', async () => {
  const { load } = loaderOf({ orders: ['TQ1'] }, refusal(503))
  await load(at('/d'))
  expect(await load(at('/d?page=2'))).toMatchObject({ data: null, failure: 'Máy chủ đang bận' })
})

test('what a write answered is shown without asking again, once', async () => {
  const { load, timesAsked } = loaderOf({ orders: ['TQ1'], total: 1 }, { orders: ['TQ3'], total: 1 })
  await load(at('/e'))
  expect(replaceShown('/e', { orders: ['TQ2'] })).toBe(true)
  expect(await load(at('/e'))).toMatchObject({ data: { orders: ['TQ2'], total: 1 } })
  expect(timesAsked()).toBe(1)
  expect(await load(at('/e'))).toMatchObject({ data: { orders: ['TQ3'] } })
})

test('what a write answered after the page was left changes nothing on the next one', async () => {
  const { load, timesAsked } = loaderOf({ orders: ['TQ1'] }, { orders: [] })
  await load(at('/f'))
  expect(replaceShown('/elsewhere', { orders: ['TQ2'] })).toBe(false)
  expect(await load(at('/f'))).toMatchObject({ data: { orders: [] } })
  expect(timesAsked()).toBe(2)
})

test('a mistake in the page’s own code is no failure of the network', async () => {
  const { load } = loaderOf(new TypeError('undefined is not a function'))
  await expect(load(at('/g'))).rejects.toThrow(TypeError)
})
