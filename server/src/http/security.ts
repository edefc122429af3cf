import { createHash } from 'node:crypto'
import type { PaymentSettings } from '@tq/api/payment/gateways.ts'

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

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * A kept page is shared, so it can't carry a nonce: the policy names the hash of each inline script instead.
 * `formOrigins` stand on every page: who gets to the payment form by links within the site still has the first page's policy.
 */
export function pagePolicy(html: string, formOrigins: string[] = []): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''),
  )
  const scriptHashes = new Set(scripts.map(([, , code]) => hash(code ?? '')))
  const styleHashes = new Set([...html.matchAll(INLINE_STYLE)].map(([, code]) => hash(code ?? '')))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...formOrigins].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')
}

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Where a page may post a form besides our own: the gateways that are paid by one. */
export const formOriginsOf = ({ epay }: PaymentSettings) => (epay ? [new URL(epay.domain).origin] : [])
