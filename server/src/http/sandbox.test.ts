import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openGateways } from '@tq/api/payment/gateways.ts'
import { attemptOf } from '@tq/api/payment/testing/attempt.ts'
import { bareStatus } from '@tq/contract/testing/refusal.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { mountGateways, mountGoogle } from './sandbox.ts'
import { formOriginsOf } from './security.ts'

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
