import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openGateways } from '@tq/api/payment/gateways.ts'
import { attemptOf } from '@tq/api/payment/testing/attempt.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { mountGateways, mountGoogle } from './sandbox.ts'
import { formOriginsOf, pagePolicy } from './security.ts'

const PATHS = ['/sandbox/exchanges', '/sandbox/vnpay/paymentv2/vpcpay.html', '/sandbox/epay/pg_was/order/trxStatus.do']

async function serverOf(env: Record<string, string>) {
  const config = readConfig(env)
  const folder = mkdtempSync(join(tmpdir(), 'tq-sandbox-'))
  const server = Fastify()
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

test('production never has it', async () => {
  const { server } = await serverOf({ NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@h/d' })
  for (const url of PATHS) {
    for (const method of ['GET', 'POST'] as const) expect((await server.inject({ method, url })).statusCode).toBe(404)
  }
})

test('every page may post to the gateway that is paid by a form, and to nobody else', () => {
  const { payment } = readConfig({})
  expect(formOriginsOf(payment)).toEqual(['http://localhost:3000'])
  expect(formOriginsOf({ ...payment, epay: null })).toEqual([])
  expect(pagePolicy('', ['https://pg.megapay.vn'])).toContain("form-action 'self' https://pg.megapay.vn;")
  expect(pagePolicy('')).toContain("form-action 'self';")
})

test.each([
  [{}, 200],
  [{ GOOGLE_CLIENT_ID: 'abc.apps.googleusercontent.com' }, 404],
  [{ GOOGLE_CLIENT_ID: 'thu-quan-demo' }, 404],
  [{ DEMO: 'off' }, 404],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y' }, 404],
] as const)('the stand-in for Google with %j: %i', async (env, status) => {
  const { db } = await testDatabase()
  const server = Fastify()
  onTestFinished(() => server.close())
  await mountGoogle(server, readConfig(env), db)
  expect((await server.inject('/sandbox/google/jwks')).statusCode).toBe(status)
  const asked = await server.inject('/sandbox/google/authorize?client_id=thu-quan-demo&nonce=x&person=sandbox-1')
  expect(asked.statusCode).toBe(status === 200 ? 303 : 404)
})
