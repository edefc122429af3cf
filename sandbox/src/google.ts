import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './escape-html.ts'
import { SANDBOX_GOOGLE_CLIENT } from './keys.ts'
import { sendPage } from './page.ts'

/** Whom one can be in the demo: the first has an account already, the others get one. */
const PEOPLE = [
  { sub: 'sandbox-1', email: 'docgia@thuquan.test', name: 'Trần Minh Đọc Giả' },
  { sub: 'sandbox-2', email: 'lan.google@thuquan.test', name: 'Nguyễn Thị Lan' },
  { sub: 'sandbox-3', email: 'minh.google@thuquan.test', name: 'Lê Quang Minh' },
]
/** Picked by whoever would rather not. */
const NOBODY = 'nobody'
const KEY_NAME = 'sandbox'
const LIFE_S = 600
const LONGEST = 200

export interface GoogleOptions {
  /** What its tokens name as their issuer. */
  issuer: string
  /** The only page browsers are sent back to, whatever they ask for. */
  returnPath: string
  /** Keeps the private key (PEM), so that all processes have one; `make` makes it the first time. */
  keepKey(make: () => string): Promise<string>
}

/** Stands in for Google: own keys, the same protocol. Whoever can open it can be anybody. */
export function openGoogle({ issuer, returnPath, keepKey }: GoogleOptions) {
  let reading: Promise<KeyObject> | undefined
  function privateKey(): Promise<KeyObject> {
    reading ??= keepKey(makeKey).then(createPrivateKey)
    reading.catch(() => {
      reading = undefined
    })
    return reading
  }

  async function say(claims: Record<string, unknown>): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const told = { iss: issuer, aud: SANDBOX_GOOGLE_CLIENT, iat: now, exp: now + LIFE_S, email_verified: true, ...claims }
    const text = [{ alg: 'RS256', kid: KEY_NAME, typ: 'JWT' }, told]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${text}.${sign('sha256', Buffer.from(text), await privateKey()).toString('base64url')}`
  }

  async function plugin(http: FastifyInstance): Promise<void> {
    http.get('/google/jwks', async () => {
      const key = createPublicKey(await privateKey()).export({ format: 'jwk' })
      return { keys: [{ ...key, alg: 'RS256', kid: KEY_NAME, use: 'sig' }] }
    })
    http.get('/google/authorize', async (request, reply) => {
      const { client_id, nonce, person } = request.query as Record<string, unknown>
      if (client_id !== SANDBOX_GOOGLE_CLIENT || typeof nonce !== 'string' || !nonce || nonce.length > LONGEST)
        return sendPage(reply, { ...NOTE, status: 400, title: 'Google: không hiểu câu hỏi', body: '' })
      const picked = PEOPLE.find(({ sub }) => sub === person)
      if (!picked && person !== NOBODY) return sendPage(reply, pickPage({ client_id, nonce }))
      const answer = new URLSearchParams(picked ? { id_token: await say({ ...picked, nonce }) } : { error: 'access_denied' })
      return reply.header('cache-control', 'no-store').redirect(`${returnPath}#${answer}`, 303)
    })
  }

  return { plugin, say }
}

const NOTE = { note: 'Bản thử nghiệm – thay cho Google' }

function makeKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
}

function pickPage(question: Record<string, string>) {
  const hidden = Object.entries(question).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  const buttons = PEOPLE.map(
    ({ sub, name, email }) => `<button name="person" value="${sub}"><b>${escapeHtml(name)}</b><br>${escapeHtml(email)}</button>`,
  )
  const nobody = `<button name="person" value="${NOBODY}">Thôi, không đăng nhập</button>`
  return {
    ...NOTE,
    title: 'Bạn muốn là ai?',
    body: `<form method="get">${[...hidden, ...buttons, nobody].join('\n')}</form>`,
  }
}
