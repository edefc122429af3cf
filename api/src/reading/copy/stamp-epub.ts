import { PUBLISHER } from '@tq/contract/publisher.ts'
import type { BookFacts } from '@tq/db/schema/reading/book.ts'
import { type Zippable, zipSync } from 'fflate'
import { escapeHtml } from '../../escape-html.ts'
import { type PackageFacts, writePackage } from '../intake/epub/write-package.ts'

const PAGE = 'tq-ban-cua.xhtml'
/** They are packed already. */
const PACKED = /^(image\/(jpeg|png|gif|webp)|font\/woff2?|audio|video)/

export interface StampedBook {
  id: string
  title: string
  authors: string[]
  facts: BookFacts
  files: (PackageFacts['files'][number] & { content: Uint8Array })[]
  /** Whose copy it is. */
  text: string
}

/** The book put together again, with a first page that says whose copy it is; the same line stands in its package file. */
export function stampEpub({ id, title, authors, facts, files, text }: StampedBook): Uint8Array {
  const page = {
    path: PAGE,
    mediaType: 'application/xhtml+xml',
    position: -1,
    isLinear: true,
    content: Buffer.from(pageText(title, authors, text)),
  }
  const all = [page, ...files]
  const known = all.map(({ path, mediaType, position, isLinear }) => ({ path, mediaType, position, isLinear }))
  const made = writePackage({ ...facts, id, title, authors, files: known }).map(({ path, content, ...rest }) => ({
    ...rest,
    path,
    content: path.endsWith('.opf') ? Buffer.from(withRights(content.toString(), text)) : content,
  }))
  const entries: Zippable = { mimetype: [Buffer.from('application/epub+zip'), { level: 0 }] }
  for (const { path, mediaType, content } of [...made, ...all])
    entries[path] = [content, { level: PACKED.test(mediaType) ? 0 : 6 }]
  return zipSync(entries, { mtime: new Date('2026-01-01T00:00:00') })
}

const withRights = (opf: string, text: string) =>
  opf.replace('  </metadata>', `    <dc:rights>${escapeHtml(text)}</dc:rights>\n  </metadata>`)

/** Whose it is stands alone, order and mailbox below it: a narrow screen breaks no line in the middle of a name. */
function pageText(title: string, authors: string[], text: string): string {
  const [whose = '', ...rest] = text.split(' · ').map(escapeHtml)
  const press = escapeHtml(`${PUBLISHER.name}, ${PUBLISHER.kind}`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="vi">
<head><title>Bản của bạn đọc</title></head>
<body style="text-align: center; margin: 22% 8% 0; line-height: 1.5">
<p style="font-size: 1.4em; margin: 0"><strong>${escapeHtml(title)}</strong></p>
<p style="margin: 0.5em 0 0">${authors.map(escapeHtml).join(', ')}</p>
<p style="margin: 2.5em 0 0; padding-top: 2.5em; border-top: 1px solid"><strong>${whose}</strong></p>
<p style="margin: 0.3em 0 0; font-size: 0.9em">${rest.join('<br/>')}</p>
<p style="margin: 2.5em 0 0; font-size: 0.8em">${press}<br/>Bản dành riêng cho người mua, xin đừng chia sẻ.</p>
</body>
</html>
`
}
