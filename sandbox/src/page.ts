import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Fields } from './desk.ts'
import { escapeHtml } from './escape-html.ts'
import { FONT_FACES } from './fonts.ts'
import { CHOICES, type Switches } from './switches.ts'

const STYLE = `${FONT_FACES}
:root{--giay:#FBF7F0;--surface:#FFF;--muc:#1C2430;--muc-2:#4A5565;--line:#E4DBCB;--vien:#8A8172;--son:#B42318;--on-son:#FFF;--lam:#1F3A68;--vang:#8A570C;--vang-tint:#FBF1DC}
@media(prefers-color-scheme:dark){:root{--giay:#14181F;--surface:#1B212B;--muc:#ECE7DD;--muc-2:#B9C0CB;--line:#323C4A;--vien:#6F7B8C;--son:#F2796D;--on-son:#1B1210;--lam:#9DB8E8;--vang:#E2B65B;--vang-tint:#352C1A}}
*{box-sizing:border-box}
body{margin:0;background:var(--giay);color:var(--muc);font:1rem/1.6 'Be Vietnam Pro',system-ui,sans-serif}
.note{margin:0;padding:.75rem 1rem;background:var(--vang-tint);color:var(--vang);text-align:center;font-weight:600}
main{max-width:27rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{margin:0 0 1rem;font:600 1.5rem/1.32 Literata,Georgia,serif;font-variant-ligatures:none}
.card{padding:1rem;background:var(--surface);border:1px solid var(--line);border-radius:10px}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}
dt{color:var(--muc-2)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
.amount{font:600 1.5rem/1.4 Literata,Georgia,serif;font-variant-numeric:tabular-nums}
button,.button{display:block;width:100%;min-height:2.75rem;margin:.75rem 0 0;padding:.6rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;color:var(--muc);background:var(--surface);border:1px solid var(--vien);border-radius:6px;cursor:pointer}
button:first-of-type,.button{color:var(--on-son);background:var(--son);border-color:var(--son)}
:focus-visible{outline:3px solid var(--lam);outline-offset:2px}
details{margin-top:1.5rem}summary{min-height:2.75rem;padding:.6rem 0;color:var(--lam);cursor:pointer}
label{display:block;margin:.75rem 0 0;font-size:.875rem;font-weight:600}
select,input{display:block;width:100%;min-height:2.75rem;margin-top:.25rem;padding:0 .75rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--vien);border-radius:6px}`

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

interface Page {
  status?: number
  title: string
  body: string
  leadsTo?: string[]
  /** That it is not the real one. */
  note?: string
}

/** A page of the gateway; `leadsTo` are the origins its form may end up at, since browsers check redirects too. */
export function sendPage(
  reply: FastifyReply,
  { status = 200, title, body, leadsTo = [], note = 'Cổng thử nghiệm – không có tiền thật' }: Page,
) {
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    "font-src 'self'",
    `form-action ${["'self'", ...new Set(leadsTo.map((url) => new URL(url).origin))].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return reply
    .code(status)
    .headers({ 'content-security-policy': policy.join('; '), 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><p class="note">${note}</p>
<main><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>
`)
}

export function sendRefusal(reply: FastifyReply, gateway: string, { code, sentence }: { code: string; sentence: string }) {
  const body = `<div class="card"><p>${escapeHtml(sentence)}</p><p>Mã lỗi: <b>${escapeHtml(code)}</b></p></div>`
  return sendPage(reply, { status: 400, title: `${gateway}: không thanh toán được`, body })
}

export type Outcome = [code: string, words: string]

interface PayPage {
  gateway: string
  facts: [string, string][]
  amount: number
  /** The first stands out. */
  outcomes: Outcome[]
  /** Where the form goes, relative to the page. */
  action: string
  /** Everything the next step needs: it may reach another process. The merchant's own signature protects it. */
  carried: Fields
  switches: Switches
  leadsTo: string[]
}

export function sendPayPage(reply: FastifyReply, page: PayPage) {
  const facts = page.facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
  const carried = Object.entries(page.carried).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const buttons = page.outcomes.map(([value, words]) => `<button name="outcome" value="${value}">${escapeHtml(words)}</button>`)
  const body = `<form method="post" action="${page.action}">
<dl class="card">${facts.join('')}<dt>Số tiền</dt><dd class="amount">${formatAmount(page.amount)}</dd></dl>
${carried.join('\n')}
${buttons.join('\n')}
<details><summary>Tình huống khó</summary>${switchFields(page.switches)}</details>
</form>`
  return sendPage(reply, { title: `Thanh toán qua ${page.gateway}`, body, leadsTo: page.leadsTo })
}

export function sendFinishedPage(reply: FastifyReply, gateway: string, backUrl: string) {
  const body = `<div class="card"><p>Giao dịch này đã kết thúc.</p><a class="button" href="${escapeHtml(backUrl)}">Quay về cửa hàng</a></div>`
  return sendPage(reply, { title: `Thanh toán qua ${gateway}`, body })
}

const LABELS: Record<keyof typeof CHOICES, string> = {
  timing: 'Thông báo cho cửa hàng được gửi',
  content: 'Nội dung thông báo',
  order: 'Thứ tự thông báo',
  api: 'Khi cửa hàng hỏi lại hoặc hoàn tiền',
  refund: 'Hoàn tiền sẽ',
}

function switchFields(now: Switches): string {
  const selects = Object.entries(CHOICES).map(([name, choices]) => {
    const key = name as keyof typeof CHOICES
    const options = Object.entries(choices).map(
      ([value, words]) => `<option value="${value}"${now[key] === value ? ' selected' : ''}>${words}</option>`,
    )
    return `<label>${LABELS[key]}<select name="${name}">${options.join('')}</select></label>`
  })
  const number = (name: keyof Switches, words: string, least: number) =>
    `<label>${words}<input type="number" name="${name}" min="${least}" value="${now[name]}"></label>`
  return [
    ...selects,
    number('copies', 'Số bản gửi cùng lúc', 1),
    number('lateSeconds', 'Trễ bao nhiêu giây', 0),
    number('depositSeconds', 'Tiền chuyển khoản về sau bao nhiêu giây (0: khi được gọi)', 0),
  ].join('\n')
}

const formatAmount = (amount: number) => `${new Intl.NumberFormat('vi-VN').format(amount)} ₫`
