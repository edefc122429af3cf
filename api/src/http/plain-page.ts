import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../escape-html.ts'

const STYLE = `body{max-width:26rem;margin:0 auto;padding:2rem 1rem;background:#FBF7F0;color:#1C2430;font:1rem/1.6 system-ui,sans-serif}
button{display:block;width:100%;margin:.75rem 0;padding:.75rem 1rem;text-align:left;font:inherit;color:inherit;background:#fff;border:1px solid #E4DBCB;border-radius:6px;cursor:pointer}
button:focus-visible{outline:3px solid #B42318}
@media(prefers-color-scheme:dark){body{background:#14181F;color:#ECE7DD}button{background:#1B212B;border-color:#323C4A}}`

/** A page outside the site's frame: it may do only what it brings along itself. */
export function plainPage(reply: FastifyReply, { title, body, script = '' }: { title: string; body: string; script?: string }) {
  const policy = [
    "default-src 'none'",
    `style-src ${hash(STYLE)}`,
    ...(script ? [`script-src ${hash(script)}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return reply
    .headers({ 'content-security-policy': policy.join('; '), 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1>
${body}
${script ? `<script>${script}</script>` : ''}</body></html>
`)
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
