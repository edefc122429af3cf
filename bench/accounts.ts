import * as contract from '@tq/contract/account.ts'
import { DEMO_ACCOUNTS } from '@tq/db/seed/demo-accounts.ts'
import { type Generator, measureLoad, startGenerator } from './load/load.ts'
import type { Timing } from './load/timing.ts'
import type { Program } from './program.ts'
import type { Row } from './rows.ts'

/** Fewer than count as guesses when they log in to one account in the same moment. */
const LOGINS_AT_ONCE = 8
const CONNECTIONS = 4
/** How often somebody else asks for something small meanwhile. */
const MEANWHILE_MS = 20
const LOGINS_PER_SECOND = 60
const MEANWHILE_P99_MS = 50
const USER_APP_P95_MS = 15
const USER_APP_BYTES = 45_000

export interface Accounts {
  login: Timing
  /** A call that is not held, from time to time while others log in. */
  meanwhile: Timing
  userApp: Timing
  userAppBytes: number
}

/** Passwords are hashed in earnest; whoever is logged in gets the large lists with themselves. */
export async function measureAccounts(program: Program, generator: Generator, seconds: number): Promise<Accounts> {
  const { email: Email, password: Password } = DEMO_ACCOUNTS[0]
  const url = (path: string) => program.address + path
  const login = {
    kind: 'calls',
    method: 'POST',
    url: url(contract.login.path),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email, Password }),
    connections: LOGINS_AT_ONCE,
  } as const
  const answer = await fetch(login.url, { method: 'POST', headers: login.headers, body: login.body })
  const { data } = (await answer.json()) as { data: { token: string } }
  const mine = { method: 'GET', headers: { authorization: `Bearer ${data.token}`, 'accept-encoding': 'gzip' } } as const
  const userApp = { kind: 'calls', ...mine, url: url(contract.getUserApp.path), connections: CONNECTIONS } as const
  const me = { kind: 'calls', ...mine, url: url(contract.getMe.path), connections: 1, everyMs: MEANWHILE_MS } as const

  await generator.ask({ ...userApp, seconds: 1 })
  const userAppTiming = await measureLoad(generator, { ...userApp, seconds }, program.pid)
  await generator.ask({ ...login, seconds: 1 })
  const other = startGenerator()
  try {
    const [loginTiming, meanwhile] = await Promise.all([
      measureLoad(generator, { ...login, seconds }, program.pid),
      other.ask({ ...me, seconds }),
    ])
    return { login: loginTiming, meanwhile, userApp: userAppTiming, userAppBytes: userAppTiming.bytes ?? Number.NaN }
  } finally {
    await other.stop()
  }
}

export function accountRows({ login, meanwhile, userApp, userAppBytes }: Accounts): Row[] {
  return [
    {
      name: 'login',
      timing: login,
      target: `≥ ${LOGINS_PER_SECOND}/s`,
      isMet: login.perSecond >= LOGINS_PER_SECOND,
    },
    {
      name: '  a call of one’s own meanwhile',
      timing: meanwhile,
      target: `p99 < ${MEANWHILE_P99_MS} ms`,
      isMet: meanwhile.p99 < MEANWHILE_P99_MS,
    },
    {
      name: `UserApp of a member (${(userAppBytes / 1000).toFixed(1)} kB)`,
      timing: userApp,
      target: `p95 < ${USER_APP_P95_MS} ms, ≤ ${USER_APP_BYTES / 1000} kB`,
      isMet: userApp.p95 < USER_APP_P95_MS && userAppBytes <= USER_APP_BYTES,
    },
  ]
}
