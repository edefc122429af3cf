import { hash } from 'node:crypto'
import type { PaymentSettings } from '@tq/api/payment/gateways.ts'
import { type PagePolicy, policyOf } from '@tq/contract/http/page-policy.ts'

/** On every answer. The page's own Content-Security-Policy comes with the page. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    ...fileSecurityHeaders(publicUrl),
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

/** For files that are neither pages nor answers. */
export function fileSecurityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** For whatever is not a page: it may do nothing at all. */
export const SILENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What a page may do beyond the strict policy. No inline script is allowed anywhere but the named ones. */
const ALLOWED: Record<PagePolicy, Record<string, string[]>> = {
  strict: {},
  player: { 'media-src': ["'self'", 'blob:'] },
  reader: {
    'frame-src': ["'self'", 'blob:'],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'blob:'],
    // Books bring style attributes and sheets of their own, and a chapter's type is set by one that is made for it. A `blob:` frame has
    // the policy of its page, so that both must be allowed there; a script is not.
    'style-src': ["'self'", 'blob:', "'unsafe-inline'"],
    'connect-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
  },
  gateway: {},
}

/**
 * A kept page is shared, so it can't carry a nonce: the policy names the hash of each inline script instead. Which pages may do more
 * stands in the contract, where the browser reads it too. `formOrigins`: where a payment page may post its form. `adminHost`: where
 * a lesson's video comes from, when that is not our own site.
 */
export function pagePolicy(
  page: Buffer,
  { path, formOrigins, adminHost = '' }: { path: string; formOrigins: string[]; adminHost?: string },
  hashOf = sourceHash,
): string {
  const policy = policyOf(path)
  const scriptHashes = new Set<string>()
  const styleHashes = new Set<string>()
  for (const { attributes, code, isScript } of inlineParts(page)) {
    if (!isScript) styleHashes.add(hashOf(code))
    else if (!/\ssrc=|type="application\/(ld\+)?json"/.test(attributes)) scriptHashes.add(hashOf(code))
  }
  const allowed = policy === 'player' && adminHost ? withHost(ALLOWED.player, adminHost) : ALLOWED[policy]
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    ...allowed,
    'script-src': ["'self'", ...scriptHashes],
    // A hash would switch 'unsafe-inline' off.
    'style-src': allowed['style-src'] ?? ["'self'", ...styleHashes],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...(policy === 'gateway' ? formOrigins : [])],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** A player fetches lists and pieces, and shows pictures, from there too. */
function withHost(allowed: Record<string, string[]>, host: string): Record<string, string[]> {
  const own = (name: string, otherwise: string[]) => [...(allowed[name] ?? otherwise), host]
  return {
    ...allowed,
    'media-src': own('media-src', ["'self'"]),
    'connect-src': own('connect-src', ["'self'"]),
  }
}

interface InlinePart {
  isScript: boolean
  attributes: string
  code: Buffer
}

/** Scripts and style sheets, found by leaps: a pattern would look at each letter of a page. */
function* inlineParts(page: Buffer): Generator<InlinePart> {
  let [script, style] = [-1, -1]
  for (let from = 0; ; ) {
    if (script < from) script = tagFrom(page, 'script', from)
    if (style < from) style = tagFrom(page, 'style', from)
    const name = script < style ? 'script' : 'style'
    const at = Math.min(script, style)
    if (at === NOWHERE) return
    const opened = page.indexOf('>', at)
    const closed = page.indexOf(`</${name}>`, opened)
    if (closed < 0) return
    const attributes = page.toString('latin1', at + name.length + 1, opened)
    yield { isScript: name === 'script', attributes, code: page.subarray(opened + 1, closed) }
    from = closed
  }
}

const NOWHERE = Number.POSITIVE_INFINITY
const AFTER_NAME = Buffer.from('> \n\r\t\f')

function tagFrom(page: Buffer, name: string, from: number): number {
  const open = `<${name}`
  for (let at = page.indexOf(open, from); at >= 0; at = page.indexOf(open, at + open.length))
    if (AFTER_NAME.includes(page[at + open.length] ?? 0)) return at
  return NOWHERE
}

/** How a policy names a script or a sheet. */
export const sourceHash = (code: Buffer): string => `'sha256-${hash('sha256', code, 'base64')}'`

/** Where a page may post a form besides our own: the gateways that are paid by one. */
export const formOriginsOf = ({ epay }: PaymentSettings) => (epay ? [new URL(epay.domain).origin] : [])
