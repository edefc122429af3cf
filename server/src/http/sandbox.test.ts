import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openGateways } from '@tq/api/payment/gateways.ts'
import { paymentFor } from '@tq/api/payment/stand-ins.ts'
import { attemptOf } from '@tq/api/payment/testing/attempt.ts'
import { bareStatus } from '@tq/contract/testing/refusal.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { formOriginsOf } from './protection/security.ts'
import { mountGateways, mountGoogle, mountStandInFonts } from './sandbox.ts'

const FONT = '/sandbox/fonts/literata-latin-600-normal.woff2'
const PATHS = [FONT, '/sandbox/exchanges', '/sandbox/vnpay/paymentv2/vpcpay.html', '/sandbox/epay/pg_was/order/trxStatus.do']

async function serverOf(env: Record<string, string>) {
  const config = readConfig(env)
  const folder = mkdtempSync(join(tmpdir(), 'tq-sandbox-'))
  const server = Fastify()
  await mountStandInFonts(server, config)
  await mountGateways(server, config, folder)
  onTestFinished(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })
  return { server, config }
}

test('the demo’s own pay page opens from what the demo’s gateways send', async () => {
  const { server, config } = await serverOf({})
  const { vnpay, epay } = openGateways(config.payment)
  const now = new Date()
  const attempt = attemptOf({ createdAt: now, expiresAt: new Date(now.getTime() + 900_000) })
  const redirect = new URL(vnpay?.createPayment(attempt).url ?? '')
  expect((await server.inject(redirect.pathname + redirect.search)).statusCode).toBe(200)
  const form = epay?.createPayment(attempt)
  if (form?.kind !== 'form') throw new Error('a form was expected')
  const page = await server.inject({
    method: 'POST',
    url: new URL(form.url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form.model).toString(),
  })
  expect(page.statusCode).toBe(200)
})

/** Opens both pay pages as a browser that came by `host`, with what the shop made for a visitor by `madeFor`. */
async function openPages(host: string, madeFor: string, change: (fields: Record<string, string>) => object = () => ({})) {
  const { server, config } = await serverOf({})
  const { vnpay, epay } = openGateways(paymentFor(config.payment, config.publicUrl, madeFor))
  const now = new Date()
  const attempt = attemptOf({ createdAt: now, expiresAt: new Date(now.getTime() + 900_000) })
  const redirect = new URL(vnpay?.createPayment(attempt).url ?? '')
  const form = epay?.createPayment(attempt)
  if (form?.kind !== 'form') throw new Error('a form was expected')
  const shown = await server.inject({ url: redirect.pathname + redirect.search, headers: { host } })
  const posted = await server.inject({
    method: 'POST',
    url: new URL(form.url).pathname,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...form.model, ...change(form.model) }).toString(),
  })
  return { redirect, form, shown, posted }
}

test.each(['127.0.0.1:3000', '192.168.1.20:3000'])('a demo opened as %s pays there and leads back there', async (host) => {
  const { redirect, form, shown, posted } = await openPages(host, host)
  expect([redirect.host, new URL(form.url).host]).toEqual([host, host])
  expect([shown.statusCode, posted.statusCode]).toEqual([200, 200])
  expect(shown.headers['content-security-policy']).toContain(`form-action 'self' http://${host};`)
})

test.each([
  ['evil.example', '192.168.1.20:3000'],
  ['192.168.1.66:3000', '192.168.1.20:3000'],
  ['localhost:3000', '192.168.1.20:3000'],
])('whoever comes by %s is not sent to %s', async (host, madeFor) => {
  const { shown, posted } = await openPages(host, madeFor)
  expect([bareStatus(shown), bareStatus(posted)]).toEqual([400, 400])
  expect(shown.body).toContain('<b>72</b>')
  expect(posted.body).toContain('<b>OR_110</b>')
})

test('a forged Host makes no notice go to another machine', async () => {
  const host = '192.168.1.66:3000'
  const { posted } = await openPages(host, host, () => ({ notiUrl: `http://${host}/steal` }))
  expect(bareStatus(posted)).toBe(400)
  expect(posted.body).toContain('<b>OR_111</b>')
})

test('the stand-ins are set in the shop’s own fonts, from this very program', async () => {
  const { server } = await serverOf({})
  const page = await server.inject('/sandbox/vnpay/paymentv2/vpcpay.html')
  expect(page.headers['content-security-policy']).toContain("font-src 'self'")
  const addresses = [...page.body.matchAll(/src:url\(([^)]+)\)/g)].map(([, address]) => address ?? '')
  expect(addresses).toHaveLength(6)
  for (const url of addresses) expect((await server.inject(url)).headers['content-type']).toBe('font/woff2')
})

test('production never has it', async () => {
  const { server } = await serverOf({ NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@h/d' })
  for (const url of PATHS) {
    for (const method of ['GET', 'POST'] as const) expect(bareStatus(await server.inject({ method, url }))).toBe(404)
  }
})

test('the gateway that is paid by a form is known by its origin', () => {
  const { payment } = readConfig({})
  expect(formOriginsOf(payment)).toEqual(['http://localhost:3000'])
  expect(formOriginsOf({ ...payment, epay: null })).toEqual([])
})

test.each([
  [{}, true],
  [{ GOOGLE_CLIENT_ID: 'abc.apps.googleusercontent.com' }, false],
  [{ GOOGLE_CLIENT_ID: 'thu-quan-demo' }, false],
  [{ DEMO: 'off' }, false],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y' }, false],
] as const)('with %j there is a stand-in for Google: %s', async (env, isThere) => {
  const { db } = await testDatabase()
  const server = Fastify()
  onTestFinished(() => server.close())
  await mountGoogle(server, readConfig(env), db)
  expect(bareStatus(await server.inject('/sandbox/google/jwks'))).toBe(isThere ? 200 : 404)
  const asked = await server.inject('/sandbox/google/authorize?client_id=thu-quan-demo&nonce=x&person=sandbox-1')
  expect(bareStatus(asked)).toBe(isThere ? 303 : 404)
})
