import { escapeHtml } from '../escape-html.ts'

export interface Letter {
  title: string
  paragraphs: Paragraph[]
  /** Facts in order, each with its name, which may lead somewhere. */
  facts?: [name: string, value: string, path?: SitePath][]
  action?: Way
  /** For letters that nobody asked for one by one: how to have no more of them. */
  end?: Way
}

/** A stranger's words are always plain text; headings and links are the house's own. */
export type Paragraph = string | { heading: string } | { runs: (string | Way)[] }

/** Leads nowhere, so it can be composed without knowing where the site stands. */
export interface LetterWithoutLinks extends Letter {
  paragraphs: string[]
  facts?: [name: string, value: string][]
  action?: never
  end?: never
}

/** A page of ours. The site's address is put before it when the letter is composed, so callers need not know it. */
export type SitePath = `/${string}`

export interface Way {
  text: string
  path: SitePath
}

const HOUSE = 'Thư Quán – Nhà xuất bản Đại học'
const FOOT = 'Thư này được gửi tự động.'

/** Paper, ink and vermilion. Mail programs read inline styles best; the sheet is only for the dark. */
const SERIF = "font-family:Literata,Georgia,'Times New Roman',serif"
const SANS = "font-family:'Be Vietnam Pro',-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const STYLE = {
  page: `margin:0;padding:24px 12px;background:#FBF7F0;color:#1C2430;${SANS};font-size:16px;line-height:1.6`,
  sheet:
    'max-width:600px;margin:0 auto;padding:32px 28px;background:#FFFFFF;border:1px solid #E4DBCB;border-top:4px solid #B42318',
  house: `margin:0 0 24px;color:#B42318;${SERIF};font-size:15px;font-weight:600`,
  title: `margin:0 0 16px;color:#1C2430;${SERIF};font-size:24px;font-weight:600;line-height:1.32`,
  text: 'margin:0 0 16px',
  heading: `margin:24px 0 8px;${SERIF};font-size:19px;font-weight:600;line-height:1.4`,
  run: 'color:#1F3A68;text-decoration:underline',
  name: 'margin:0;color:#4A5565;font-size:14px',
  link: `color:#1F3A68;${SERIF};font-size:17px;font-weight:600;text-decoration:none`,
  value: 'margin:0 0 12px;overflow-wrap:anywhere',
  action:
    'display:inline-block;margin:8px 0 16px;padding:12px 24px;background:#B42318;color:#FFFFFF;border-radius:6px;font-weight:600;text-decoration:none',
  end: 'color:#4A5565;text-decoration:underline',
  foot: 'max-width:600px;margin:16px auto 0;color:#4A5565;font-size:13px',
}
const DARK = `@media (prefers-color-scheme:dark){
.page{background:#14181F!important;color:#ECE7DD!important}
.sheet{background:#1B212B!important;border-color:#323C4A!important;border-top-color:#F2796D!important}
.title{color:#ECE7DD!important}.link{color:#9DB8E8!important}.house{color:#F2796D!important}.soft{color:#B9C0CB!important}
.action{background:#F2796D!important;color:#1B1210!important}}`

/** One letter in both forms a mail carries. Whatever is given is text: nothing of it becomes markup. */
export function composeLetter(letter: LetterWithoutLinks): Composed
export function composeLetter(letter: Letter, publicUrl: string): Composed
export function composeLetter(letter: Letter, publicUrl = ''): Composed {
  return { html: asHtml(letter, publicUrl), text: asText(letter, publicUrl) }
}

interface Composed {
  html: string
  text: string
}

function asHtml({ title, paragraphs, facts = [], action, end }: Letter, publicUrl: string): string {
  const link = (name: string, style: string, { text, path }: Way) =>
    `<a class="${name}" style="${style}" href="${escapeHtml(publicUrl + path)}">${escapeHtml(text)}</a>`
  const paragraph = (one: Paragraph) => {
    if (typeof one === 'string') return `<p style="${STYLE.text}">${lines(one)}</p>`
    if ('heading' in one) return `<h2 style="${STYLE.heading}">${escapeHtml(one.heading)}</h2>`
    const runs = one.runs.map((run) => (typeof run === 'string' ? lines(run) : link('link', STYLE.run, run)))
    return `<p style="${STYLE.text}">${runs.join('')}</p>`
  }
  const rows = facts.map(
    ([name, value, path]) =>
      `<p class="soft" style="${STYLE.name}">${path ? link('link', STYLE.link, { text: name, path }) : escapeHtml(name)}</p>\n<p style="${STYLE.value}">${lines(value)}</p>`,
  )
  return `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title><style>${DARK}</style></head>
<body class="page" style="${STYLE.page}">
<div class="sheet" style="${STYLE.sheet}">
<p class="house" style="${STYLE.house}">${HOUSE}</p>
<h1 class="title" style="${STYLE.title}">${escapeHtml(title)}</h1>
${[...paragraphs.map(paragraph), ...rows, ...(action ? [link('action', STYLE.action, action)] : [])].join('\n')}
</div>
<p class="soft" style="${STYLE.foot}">${FOOT}${end ? ` ${link('soft', STYLE.end, end)}` : ''}</p>
</body></html>
`
}

function asText({ title, paragraphs, facts = [], action, end }: Letter, publicUrl: string): string {
  const plainParagraph = (one: Paragraph) => {
    if (typeof one === 'string') return one
    if ('heading' in one) return one.heading.toUpperCase()
    return one.runs.map((run) => (typeof run === 'string' ? run : `${run.text} (${publicUrl}${run.path})`)).join('')
  }
  const rows = facts.map(
    ([name, value, path]) => `${name}:${value.includes('\n') ? '\n' : ' '}${value}${path ? `\n${publicUrl}${path}` : ''}`,
  )
  const parts = [
    title,
    ...paragraphs.map(plainParagraph),
    ...(rows.length ? [rows.join('\n')] : []),
    ...(action ? [`${action.text}: ${publicUrl}${action.path}`] : []),
  ]
  return `${[...parts, `--\n${HOUSE}\n${FOOT}${end ? `\n${end.text}: ${publicUrl}${end.path}` : ''}`].join('\n\n')}\n`
}

const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')
