import type { PaymentSettings } from '@tq/api/payment/gateways.ts'
import { StartupError } from '@tq/db/startup-error.ts'
import { SANDBOX_EPAY, SANDBOX_VNPAY } from '@tq/sandbox/keys.ts'
import { z } from 'zod'

const code = z.string().regex(/^[A-Za-z0-9]{1,32}$/, 'phải là mã do cổng thanh toán cấp')
const secret = z.string().regex(/^\S{6,500}$/, 'phải là khoá do cổng thanh toán cấp')
const address = z.url({ protocol: /^https?$/, error: 'phải là địa chỉ https://…' }).transform((url) => url.replace(/\/+$/, ''))

const VNPAY = { VNPAY_TMN_CODE: code, VNPAY_HASH_SECRET: secret, VNPAY_PAY_URL: address, VNPAY_API_URL: address }
const EPAY = { EPAY_MER_ID: code, EPAY_ENCODE_KEY: secret, EPAY_REFUND_PASSWORD: secret, EPAY_DOMAIN: address }

const optional = <Shape extends Record<string, z.ZodType>>(shape: Shape) => z.object(shape).partial().shape
export const PAYMENT_VARIABLES = { ...optional(VNPAY), ...optional(EPAY) }

type Variables = Partial<Record<keyof typeof VNPAY | keyof typeof EPAY, string>>

interface Place {
  publicUrl: string
  ownUrl: string
  isDemo: boolean
  isProduction: boolean
}

export const SANDBOX_PREFIX = '/sandbox'

/** Each gateway with all of its variables, or none; in the demo one without has its stand-in. */
export function readPayment(variables: Variables, place: Place): PaymentSettings {
  const vnpay = allOrNone(variables, VNPAY)
  const epay = allOrNone(variables, EPAY)
  if (place.isProduction) refusePublished({ ...vnpay, ...epay })
  return {
    vnpay: vnpay ? realVnpay(vnpay, place) : place.isDemo ? sandboxVnpay(place) : null,
    epay: epay ? realEpay(epay, place) : place.isDemo ? sandboxEpay(place) : null,
    isSandbox: place.isDemo && !(vnpay && epay),
  }
}

function allOrNone<Name extends keyof Variables>(
  variables: Variables,
  names: Record<Name, unknown>,
): Record<Name, string> | null {
  const wanted = Object.keys(names) as Name[]
  const missing = wanted.filter((name) => variables[name] === undefined)
  if (missing.length === wanted.length) return null
  if (missing.length)
    throw new StartupError(
      `Cổng thanh toán thiếu biến môi trường ${missing.join(', ')}: hãy đặt đủ ${wanted.join(', ')}, hoặc bỏ tất cả.`,
    )
  return Object.fromEntries(wanted.map((name) => [name, variables[name]])) as Record<Name, string>
}

const PUBLISHED: string[] = [...Object.values(SANDBOX_VNPAY), ...Object.values(SANDBOX_EPAY)]

/** With the sandbox's public keys anybody could forge a payment notice; without https, anybody on the line could. */
function refusePublished(variables: Variables): void {
  for (const [name, value] of Object.entries(variables)) {
    if (PUBLISHED.includes(value)) throw new StartupError(`${name} là khoá của cổng thử nghiệm, không dùng được khi chạy thật.`)
    if (value.startsWith('http:')) throw new StartupError(`${name} phải là địa chỉ https://… khi chạy thật.`)
  }
}

const vnpayReturn = ({ publicUrl }: Place) => `${publicUrl}/api/payment/vnpay/return`

function realVnpay(v: Record<keyof typeof VNPAY, string>, place: Place): PaymentSettings['vnpay'] {
  return {
    tmnCode: v.VNPAY_TMN_CODE,
    hashSecret: v.VNPAY_HASH_SECRET,
    payUrl: v.VNPAY_PAY_URL,
    apiUrl: v.VNPAY_API_URL,
    returnUrl: vnpayReturn(place),
  }
}

function realEpay(v: Record<keyof typeof EPAY, string>, place: Place): PaymentSettings['epay'] {
  return {
    merId: v.EPAY_MER_ID,
    encodeKey: v.EPAY_ENCODE_KEY,
    refundPassword: v.EPAY_REFUND_PASSWORD,
    domain: v.EPAY_DOMAIN,
    apiDomain: v.EPAY_DOMAIN,
    ...epayPlaces(place.publicUrl, place.publicUrl),
  }
}

/** Browsers find the stand-in under the public address, the servers talk at home: the public one may lead nowhere from here. */
function sandboxVnpay(place: Place): PaymentSettings['vnpay'] {
  return {
    ...SANDBOX_VNPAY,
    payUrl: `${place.publicUrl}${SANDBOX_PREFIX}/vnpay/paymentv2/vpcpay.html`,
    apiUrl: `${place.ownUrl}${SANDBOX_PREFIX}/vnpay/merchant_webapi/api/transaction`,
    returnUrl: vnpayReturn(place),
  }
}

function sandboxEpay({ publicUrl, ownUrl }: Place): PaymentSettings['epay'] {
  return {
    ...SANDBOX_EPAY,
    domain: `${publicUrl}${SANDBOX_PREFIX}/epay`,
    apiDomain: `${ownUrl}${SANDBOX_PREFIX}/epay`,
    ...epayPlaces(publicUrl, ownUrl),
  }
}

const epayPlaces = (publicUrl: string, notiOrigin: string) => ({
  callBackUrl: `${publicUrl}/thanh-toan/epay-result`,
  notiUrl: `${notiOrigin}/api/payment/epay/notify`,
  reqDomain: publicUrl,
})
