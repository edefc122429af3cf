import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { Settings } from '@tq/api/deps.ts'
import { StartupError } from '@tq/db/startup-error.ts'
import { z } from 'zod'
import { BANK_VARIABLES, readBank } from './bank-config.ts'
import { readGoogle } from './google-config.ts'
import { PAYMENT_VARIABLES, readPayment } from './payment-config.ts'
import { readStorage, STORAGE_VARIABLES } from './storage-config.ts'
import { VIDEO_VARIABLES } from './video-config.ts'

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'phải là số cổng từ 0 đến 65535')
  .transform(Number)
  .refine((n) => n <= 65_535, 'phải là số cổng từ 0 đến 65535')
const megabytes = z
  .string()
  .regex(/^\d{1,5}$/, 'phải là số megabyte')
  .transform(Number)
const wholeNumber = z
  .string()
  .regex(/^\d{1,4}$/, 'phải là số nguyên từ 0 đến 9999')
  .transform(Number)
const webAddress = z
  .url({ protocol: /^https?$/, error: 'phải là địa chỉ http(s)://…' })
  .transform((url) => url.replace(/\/+$/, ''))
const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
const hosts = commaList.refine(
  (list) => list.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(host)),
  'phải là các tên máy chủ chữ thường, cách nhau bằng dấu phẩy',
)
/** Addresses only: a number of hops, or "everybody", would believe whatever a visitor claims. */
const proxies = commaList.refine(
  (list) => list.length > 0 && list.every((net) => isIP(net.replace(/\/\d{1,3}$/, ''))),
  'phải là các địa chỉ IP hoặc mạng như 10.0.0.0/8, cách nhau bằng dấu phẩy',
)
const oneOf = <const T extends string[]>(...values: T) => z.enum(values, { error: `phải là một trong: ${values.join(', ')}` })

const Variables = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'phải là địa chỉ postgres://…' }).optional(),
  ROLE: oneOf('all', 'web', 'worker').default('all'),
  API_HOST: webAddress.optional(),
  DEMO: oneOf('on', 'off').default('on'),
  WARM_PICTURES: oneOf('on', 'off').default('on'),
  DEMO_BOOKS: z
    .string()
    .regex(/^(on|off|\d{1,9}(,\d{1,9})*)$/, 'phải là on, off hoặc mã các sách cách nhau bằng dấu phẩy')
    .default('on'),
  LOG_LEVEL: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace').optional(),
  CACHE_MB: megabytes.default(88),
  READ_LIMIT: wholeNumber.default(100),
  STOP_GRACE_SECONDS: wholeNumber.optional(),
  REDIRECT_HOSTS: hosts.default([]),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'phải là địa chỉ smtp(s)://…' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\p{Cc}]+ <[^<>\s]+@[^<>\s]+>|[^<>\s]+@[^<>\s]+)$/u, 'phải có dạng "Tên <thu@may-chu>"')
    .default('Thư Quán <khong-tra-loi@thuquan.example>'),
  STAFF_MAIL: z.email('phải là địa chỉ email').default('bandoc@thuquan.example'),
  ANALYTICS_URL: z.url({ protocol: /^https?$/, error: 'phải là địa chỉ http(s)://…' }).optional(),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'phải là mã do Google cấp')
    .optional(),
  ...BANK_VARIABLES,
  TRUST_PROXY: proxies.optional(),
  RATE_LIMITS: oneOf('on', 'off').optional(),
  ...PAYMENT_VARIABLES,
  ...STORAGE_VARIABLES,
  ...VIDEO_VARIABLES,
  CLAMAV_URL: z
    .string()
    .regex(/^(tcp:\/\/[^\s/:]+:\d{1,5}|unix:\/\S+)$/, 'phải có dạng tcp://máy:3310 hoặc unix:/đường/dẫn')
    .optional(),
})

export interface Config extends Settings {
  isProduction: boolean
  port: number
  host: string
  /** The program's address on this machine, as opposed to `PUBLIC_URL`. */
  ownUrl: string
  dataDir: string
  /** Null: the program runs its own PostgreSQL in the data folder. */
  databaseUrl: string | null
  runsWeb: boolean
  runsJobs: boolean
  /** Null: pages call the API in this process. */
  apiHost: string | null
  seedsDemo: boolean
  /** Draw what the first pages show right after the start, instead of when it is asked for. */
  warmsPictures: boolean
  /** Which of the demo's e-books are taken in after the first start: all are some seconds of work. */
  demoBooks: 'all' | number[]
  logLevel: string
  cacheBytes: number
  /** What one network may have made in a second, in the long run: calls, of which a page is five. 0: as much as it likes. */
  readLimit: number
  /** How long it goes on answering after SIGTERM, for a balancer to notice. */
  stopGraceMs: number
  /** Proxies whose X-Forwarded-For is believed; false: none. */
  trustProxy: false | string[]
}

/** Reads every variable the program knows. A wrong one stops the start with one sentence that names it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty variable, as a compose file leaves it, counts as not set.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = Variables.safeParse(set)
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartupError(`Biến môi trường không hợp lệ: ${wrong.join('; ')}.`)
  }
  const v = read.data
  const isProduction = v.NODE_ENV === 'production' && v.DATABASE_URL !== undefined
  const isDemo = v.DEMO === 'on' && !isProduction
  // By name there would be two servers, one for each address family, and Fastify waits only for the first when it closes.
  const host = v.HOST === 'localhost' ? '127.0.0.1' : v.HOST
  const publicUrl = v.PUBLIC_URL ?? `http://localhost:${v.PORT}`
  const ownUrl = ownUrlOf(host, v.PORT)
  const dataDir = resolve(v.DATA_DIR)
  if (isProduction && publicUrl.startsWith('https:')) requireProxy(v)
  return {
    isProduction,
    port: v.PORT,
    host,
    ownUrl,
    publicUrl,
    dataDir,
    databaseUrl: v.DATABASE_URL ?? null,
    runsWeb: v.ROLE !== 'worker',
    runsJobs: v.ROLE !== 'web',
    apiHost: v.API_HOST ?? null,
    seedsDemo: isDemo,
    isDemo,
    // In a demo at home everybody is this machine.
    limitsNetworks: v.RATE_LIMITS ? v.RATE_LIMITS === 'on' : !isDemo || v.PUBLIC_URL !== undefined,
    warmsPictures: v.WARM_PICTURES === 'on',
    demoBooks: readDemoBooks(v.DEMO_BOOKS),
    // At home the console is for people; in production every answer is logged.
    logLevel: v.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    cacheBytes: v.CACHE_MB * 1024 * 1024,
    readLimit: v.READ_LIMIT,
    stopGraceMs: (v.STOP_GRACE_SECONDS ?? (isProduction ? 5 : 0)) * 1000,
    redirectHosts: v.REDIRECT_HOSTS,
    smtpUrl: v.SMTP_URL ?? null,
    mailFrom: v.MAIL_FROM,
    staffMail: v.STAFF_MAIL,
    analyticsUrl: v.ANALYTICS_URL ?? null,
    google: readGoogle(v.GOOGLE_CLIENT_ID, { publicUrl, ownUrl, isDemo }),
    trustProxy: v.TRUST_PROXY ?? false,
    bank: readBank(v, isDemo),
    payment: readPayment(v, { publicUrl, ownUrl, isDemo, isProduction }),
    storage: readStorage(v, dataDir),
    ffmpegPath: v.FFMPEG_PATH ?? null,
    clamavUrl: v.CLAMAV_URL ?? null,
    adminHost: v.ADMIN_HOST ?? publicUrl,
  }
}

function readDemoBooks(text: string): Config['demoBooks'] {
  if (text === 'on') return 'all'
  return text === 'off' ? [] : text.split(',').map(Number)
}

/**
 * The program speaks no TLS, so an https address means a proxy in front. Without TRUST_PROXY every visitor would have the proxy's
 * address, and limits by network would count everybody as one.
 */
function requireProxy({ ROLE, TRUST_PROXY, RATE_LIMITS }: z.output<typeof Variables>): void {
  if (ROLE !== 'worker' && !TRUST_PROXY)
    throw new StartupError(
      'PUBLIC_URL là https nên phía trước phải có proxy: hãy đặt TRUST_PROXY là địa chỉ của proxy đó (cùng máy thì là 127.0.0.1).',
    )
  if (RATE_LIMITS === 'off')
    throw new StartupError('RATE_LIMITS=off chỉ dành cho chạy thử và đo tốc độ, không dùng khi PUBLIC_URL là https.')
}

/** A server that listens on all addresses is reached at the loopback address. */
function ownUrlOf(host: string, port: number): string {
  const reached = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${isIP(reached) === 6 ? `[${reached}]` : reached}:${port}`
}
