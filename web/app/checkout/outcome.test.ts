import { CHECKOUT_MESSAGES } from '@tq/contract/order.ts'
import { expect, test, vi } from 'vitest'
import { isAllowed } from '../payment/allowed-address.ts'
import { readEpayModel } from '../payment/epay-model.ts'
import { followAnswer, outcomeOf } from './outcome.ts'
import type { CheckoutAnswer } from './place-order.ts'

const SHOP = new URL('https://shop.example')
const MODEL = { url: 'https://epay.example/pay', fields: { merId: 'A', amount: '1000' } }

test('SPEC §4: the message names the gateway', () => {
  expect(outcomeOf({ successMessage: CHECKOUT_MESSAGES.vnpay, data: 'https://a' })).toEqual({ to: 'gateway', url: 'https://a' })
  expect(outcomeOf({ successMessage: CHECKOUT_MESSAGES.epay, data: MODEL })).toEqual({ to: 'epay', model: MODEL })
  expect(outcomeOf({ successMessage: CHECKOUT_MESSAGES.placed, data: {} as never })).toEqual({ to: 'order', order: {} })
})

test('only known hosts are gone to', () => {
  const known = { hosts: ['pay.example', 'localhost:3000'], isSandbox: false }
  expect(isAllowed('https://pay.example/x?y=1', known, SHOP)).toBe(true)
  expect(isAllowed('http://localhost:3000/sandbox', known, new URL('http://localhost:3000'))).toBe(true)
  for (const address of [
    'http://pay.example/x',
    'https://pay.example.evil.example/',
    'https://evil.example/pay.example',
    'https://pay.example@evil.example/',
    'https://someone@pay.example/',
    'https://pay.example:8443/',
    'javascript:alert(1)',
    'data:text/html,pay.example',
    '//pay.example/x',
    '/x',
    '',
  ])
    expect(isAllowed(address, known, SHOP), address).toBe(false)
})

test('a demo opened by another address goes to its own stand-in, a real shop does not', () => {
  const home = new URL('http://192.168.1.20:3000')
  const demo = { hosts: ['localhost:3000'], isSandbox: true }
  expect(isAllowed('http://192.168.1.20:3000/sandbox/vnpay/x', demo, home)).toBe(true)
  expect(isAllowed('http://192.168.1.20:3000/sandbox/vnpay/x', { ...demo, isSandbox: false }, home)).toBe(false)
  for (const address of [
    'http://192.168.1.21:3000/sandbox/vnpay/x',
    'http://192.168.1.20:3001/sandbox/vnpay/x',
    'http://192.168.1.20:3000/sandbox/../api/x',
    'http://192.168.1.20:3000/sandboxes',
    'http://localhost:3000/sandbox/vnpay/x',
    'http://someone@192.168.1.20:3000/sandbox/x',
  ])
    expect(isAllowed(address, demo, home), address).toBe(false)
})

test('of a kept model nothing but its shape is believed', () => {
  expect(readEpayModel(MODEL)).toEqual(MODEL)
  expect(readEpayModel({ ...MODEL, more: 1 })).toEqual(MODEL)
  for (const value of [
    null,
    1,
    'x',
    [],
    {},
    { url: MODEL.url },
    { url: 1, fields: MODEL.fields },
    { url: MODEL.url, fields: [] },
    { url: MODEL.url, fields: {} },
    { url: MODEL.url, fields: { a: 1 } },
    { url: MODEL.url, fields: { 'a"b': 'x' } },
    { url: MODEL.url, fields: { a: 'x'.repeat(4001) } },
  ])
    expect(readEpayModel(value)).toBeNull()
})

test('a reply with another way of paying than was chosen leads to the order, never to that gateway', async () => {
  const assign = vi.fn()
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  vi.stubGlobal('window', { location: { assign }, localStorage: storage, sessionStorage: storage })
  const gone: string[] = []
  const follow = (answer: Partial<CheckoutAnswer>, wanted: string) =>
    followAnswer({ orderId: 'o1', totalPage: 1, ...answer } as CheckoutAnswer, wanted, (path) => gone.push(path))
  await follow({ gateway: 'epay', successMessage: CHECKOUT_MESSAGES.epay, data: MODEL }, 'vnpay')
  await follow({ gateway: 'vnpay', successMessage: CHECKOUT_MESSAGES.vnpay, data: 'https://a' }, 'epay')
  await follow({ gateway: 'vnpay', successMessage: CHECKOUT_MESSAGES.vnpay, data: 'https://a' }, 'cod')
  expect(gone).toEqual(Array(3).fill('/xac-nhan-don-hang/o1'))
  expect(assign).not.toHaveBeenCalled()
  expect(kept.has('ePayModel')).toBe(false)
  await follow({ gateway: 'epay', successMessage: CHECKOUT_MESSAGES.epay, data: MODEL }, 'epay')
  expect(gone.at(-1)).toBe('/thanh-toan/epay')
})
