import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import type { FastifyInstance } from 'fastify'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { z } from 'zod'
import { escapeHtml } from '../escape-html.ts'
import { type GoogleIssuer, RETURN_PATH } from './google.ts'
import { readSecret } from './keys.ts'
import { plainPage } from './plain-page.ts'

/** Whom one can be in the demo: the first has an account already, the others get one. */
const PEOPLE = [
  { sub: 'sandbox-1', email: 'docgia@thuquan.test', name: 'Trần Minh Đọc Giả' },
  { sub: 'sandbox-2', email: 'lan.google@thuquan.test', name: 'Nguyễn Thị Lan' },
  { sub: 'sandbox-3', email: 'minh.google@thuquan.test', name: 'Lê Quang Minh' },
]
const CLIENT_ID = 'thu-quan-demo'
const PATH = '/sandbox/google'
/** Picked by whoever would rather not. */
const NOBODY = 'nobody'

/** Stands in for Google in the demo: own keys, the same protocol. Whoever can open it can be anybody. */
export function openGoogleSandbox(db: Database, publicUrl: string) {
  const issuer = publicUrl + PATH
  let reading: Promise<JWK> | undefined
  /** One key for all processes. */
  async function privateKey(): Promise<JWK> {
    reading ??= readSecret(db, 'google-sandbox', async () => {
      const { privateKey } = await generateKeyPair('RS256', { extractable: true })
      return JSON.stringify({ ...(await exportJWK(privateKey)), alg: 'RS256', kid: 'sandbox' })
    }).then((text) => JSON.parse(text) as JWK)
    reading.catch(() => {
      reading = undefined
    })
    return reading
  }
  async function publicKey(): Promise<JWK> {
    const { kty, n, e, alg, kid } = await privateKey()
    return { kty, n, e, alg, kid, use: 'sig' } as JWK
  }

  async function sign(person: (typeof PEOPLE)[number], nonce: string, clientId: string): Promise<string> {
    return new SignJWT({ ...person, email_verified: true, nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'sandbox' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(await importJWK(await privateKey(), 'RS256'))
  }

  const google: GoogleIssuer = {
    issuers: [issuer],
    clientId: CLIENT_ID,
    // Without a host: the demo may be opened under any name of the machine.
    authorizeUrl: `${PATH}/authorize`,
    keys: async () => importJWK(await publicKey(), 'RS256') as Promise<CryptoKey>,
  }

  const Question = z.object({ client_id: z.literal(CLIENT_ID), nonce: z.string().min(1).max(200), person: z.string().optional() })

  function mount(http: FastifyInstance): void {
    http.get(`${PATH}/jwks`, async () => ({ keys: [await publicKey()] }))
    http.get(`${PATH}/authorize`, async (request, reply) => {
      const question = Question.safeParse(request.query)
      if (!question.success) throw new AppError('INPUT_INVALID')
      const { client_id, nonce, person } = question.data
      const picked = PEOPLE.find(({ sub }) => sub === person)
      reply.header('cache-control', 'no-store')
      if (!picked && person !== NOBODY) return plainPage(reply, pickPage({ client_id, nonce }))
      const answer = new URLSearchParams()
      if (picked) answer.set('id_token', await sign(picked, nonce, client_id))
      else answer.set('error', 'access_denied')
      // Only ever to our own page, whatever redirect_uri says.
      return reply.redirect(`${RETURN_PATH}#${answer}`, 303)
    })
  }
  return { google, mount }
}

function pickPage(question: Record<string, string>) {
  const hidden = Object.entries(question).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  const buttons = PEOPLE.map(
    ({ sub, name, email }) => `<button name="person" value="${sub}"><b>${escapeHtml(name)}</b><br>${escapeHtml(email)}</button>`,
  )
  return {
    title: 'Google (bản trình diễn)',
    body: `<p>Đây là chỗ thay cho Google trong bản trình diễn. Bạn muốn là ai?</p>
<form method="get">${[...hidden, ...buttons, `<button name="person" value="${NOBODY}">Thôi, không đăng nhập</button>`].join('\n')}</form>`,
  }
}
