import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('needs no variable at all', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, databaseUrl: null, runsWeb: true, runsJobs: true, seedsDemo: true })
})

test('listens on one address, also when asked by name', () => {
  expect(readConfig({}).host).toBe('127.0.0.1')
  expect(readConfig({ HOST: 'localhost' }).host).toBe('127.0.0.1')
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})

test('production never seeds, and opens nothing of the demo', () => {
  expect(readConfig({ NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@h/d' })).toMatchObject({
    isProduction: true,
    seedsDemo: false,
    isDemo: false,
  })
})

test('an empty variable counts as not set', () => expect(readConfig({ PORT: '', ROLE: '' })).toMatchObject({ port: 3000 }))

test('lists are read with or without blanks; no proxy is trusted by itself', () => {
  expect(readConfig({ REDIRECT_HOSTS: 'doc.vnu.example, a.example:8443' }).redirectHosts).toEqual([
    'doc.vnu.example',
    'a.example:8443',
  ])
  expect(readConfig({}).trustProxy).toBe(false)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
})

const REAL = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@h/d', PUBLIC_URL: 'https://thuquan.vn' }

test('production behind https does not start without its proxy, whose address every visitor would have', () => {
  expect(() => readConfig(REAL)).toThrow(/^PUBLIC_URL là https .*TRUST_PROXY.*\.$/)
  expect(readConfig({ ...REAL, TRUST_PROXY: '127.0.0.1' })).toMatchObject({ trustProxy: ['127.0.0.1'], limitsNetworks: true })
  // Nobody visits a worker; without TLS there need not be a proxy.
  expect(readConfig({ ...REAL, ROLE: 'worker' }).trustProxy).toBe(false)
  expect(readConfig({ ...REAL, PUBLIC_URL: 'http://10.0.0.7' }).trustProxy).toBe(false)
})

test('limits by network are on but in the demo at home; they can be switched, not where people are', () => {
  expect(readConfig({}).limitsNetworks).toBe(false)
  expect(readConfig({ RATE_LIMITS: 'on' }).limitsNetworks).toBe(true)
  expect(readConfig({ PUBLIC_URL: 'https://demo.example' }).limitsNetworks).toBe(true)
  expect(readConfig({ DEMO: 'off' }).limitsNetworks).toBe(true)
  expect(readConfig({ DEMO: 'off', RATE_LIMITS: 'off' }).limitsNetworks).toBe(false)
  expect(() => readConfig({ ...REAL, TRUST_PROXY: '::1', RATE_LIMITS: 'off' })).toThrow(/^RATE_LIMITS=off .*\.$/)
})

test('it goes on answering for some seconds after SIGTERM where a balancer may stand, and nowhere else', () => {
  expect(readConfig({}).stopGraceMs).toBe(0)
  expect(readConfig({ ...REAL, TRUST_PROXY: '::1' }).stopGraceMs).toBe(5_000)
  expect(readConfig({ STOP_GRACE_SECONDS: '30' }).stopGraceMs).toBe(30_000)
})

test('files are scanned where the operator says so, by a port or a socket', () => {
  expect(readConfig({}).clamavUrl).toBeNull()
  for (const CLAMAV_URL of ['tcp://127.0.0.1:3310', 'unix:/run/clamav/clamd.ctl'])
    expect(readConfig({ CLAMAV_URL }).clamavUrl).toBe(CLAMAV_URL)
  expect(() => readConfig({ CLAMAV_URL: 'http://clamav' })).toThrow('CLAMAV_URL')
})

test('videos are converted by the named ffmpeg and played from the named origin, our own unless told', () => {
  expect(readConfig({ PUBLIC_URL: 'http://10.0.0.7' })).toMatchObject({ ffmpegPath: null, adminHost: 'http://10.0.0.7' })
  const named = readConfig({ FFMPEG_PATH: '/opt/ffmpeg/ffmpeg', ADMIN_HOST: 'https://Video.example/' })
  expect(named).toMatchObject({ ffmpegPath: '/opt/ffmpeg/ffmpeg', adminHost: 'https://video.example' })
  for (const wrong of ['video.example', 'ftp://video.example', 'https://video.example/phim', 'https://video.example/?a'])
    expect(() => readConfig({ ADMIN_HOST: wrong }), wrong).toThrow(/ADMIN_HOST/)
})

test('files are in the data folder, or in a bucket that is named wholly', () => {
  expect(readConfig({ DATA_DIR: '/srv/tq' }).storage).toEqual({ folder: '/srv/tq/files', s3: null })
  const S3 = {
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'thu-quan',
    S3_REGION: 'hn-1',
    S3_ACCESS_KEY_ID: 'ma-so',
    S3_SECRET_ACCESS_KEY: 'mat-khau',
  }
  expect(readConfig({ DATA_DIR: '/srv/tq', ...S3 }).storage).toEqual({
    folder: '/srv/tq/files',
    s3: {
      endpoint: 'https://s3.example',
      bucket: 'thu-quan',
      region: 'hn-1',
      accessKeyId: 'ma-so',
      secretAccessKey: 'mat-khau',
    },
  })
  expect(() => readConfig({ ...S3, S3_BUCKET: '', S3_REGION: '' })).toThrow(
    /^Kho tệp S3 thiếu biến môi trường S3_BUCKET, S3_REGION: .*hoặc bỏ tất cả\.$/,
  )
})

for (const [name, value] of [
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['ROLE', 'boss'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'thuquan'],
  ['DEMO', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['REDIRECT_HOSTS', 'https://doc.vnu.example'],
  ['SMTP_URL', 'http://thu'],
  ['MAIL_FROM', 'Thư Quán'],
  ['STAFF_MAIL', 'ban doc'],
  ['ANALYTICS_URL', 'dem'],
  ['GOOGLE_CLIENT_ID', 'a b'],
  ['VNPAY_TMN_CODE', 'a b'],
  ['EPAY_DOMAIN', 'megapay'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['RATE_LIMITS', 'no'],
  ['READ_LIMIT', '-1'],
  ['STOP_GRACE_SECONDS', 'long'],
  ['S3_ENDPOINT', 's3.example'],
  ['S3_BUCKET', 'Kho Tệp'],
  ['S3_REGION', 'Hà Nội'],
]) {
  test(`refuses ${name}=${value} with a sentence that names it`, () => {
    expect(() => readConfig({ [name as string]: value })).toThrow(new RegExp(`^Biến môi trường không hợp lệ: ${name} .+\\.$`))
  })
}
