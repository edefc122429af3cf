import { escapeAttribute, escapeText } from '@tq/api/reading/intake/epub/xml.ts'
import { type Zippable, zipSync } from 'fflate'
import type { WrittenBook } from './write-book.ts'

const CSS = `body { line-height: 1.5 }
h1, h2, h3, h4 { line-height: 1.25 }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #999; padding: 0.3em; text-align: left; vertical-align: top }
figure { margin: 1em 0; text-align: center }
img { max-width: 100% }
pre { white-space: pre-wrap }
.chapter { text-transform: uppercase; letter-spacing: 0.05em; font-size: 0.85em }
.question { border-left: 3px solid #9c2f2f; padding-left: 1em }
.asked { font-weight: bold }
.note { vertical-align: super; font-size: 0.75em }
`

interface Packed extends WrittenBook {
  title: string
  name: string
  layout?: 'fixed'
}

/** The same bytes each time, so that a book that did not change stays the same file. */
export function packEpub({ title, name, layout, chapters, pictures, pages }: Packed): Buffer {
  const list = chapters.map(({ file, title: heading, level }) => ({ file, heading, level }))
  let nav = ''
  let depth = 0
  for (const { file, heading, level } of list) {
    nav += level > depth ? '<ol>' : `</li>${'</ol></li>'.repeat(depth - level)}`
    depth = level
    nav += `\n<li><a href="${file}">${escapeText(heading)}</a>`
  }
  nav += `</li>${'</ol></li>'.repeat(depth - 1)}</ol>`
  const pageList = pages.map(({ label, href }) => `<li><a href="${href}">${label}</a></li>`).join('\n')
  const opf = `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="vi">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">thuquan:${name}</dc:identifier><dc:title>${escapeText(title)}</dc:title><dc:language>vi</dc:language>
<dc:publisher>Thư Quán</dc:publisher><meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>${layout ? '<meta property="rendition:layout">pre-paginated</meta>' : ''}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="css" href="sach.css" media-type="text/css"/>
${pictures.map(({ file }, n) => `<item id="p${n}" href="${escapeAttribute(file)}" media-type="image/svg+xml"${file === 'bia.svg' ? ' properties="cover-image"' : ''}/>`).join('\n')}
${chapters.map(({ file }, n) => `<item id="c${n}" href="${escapeAttribute(file)}" media-type="application/xhtml+xml"/>`).join('\n')}
</manifest>
<spine>${chapters.map((_, n) => `<itemref idref="c${n}"/>`).join('')}</spine>
</package>
`
  const navFile = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="vi"><head><title>Mục lục</title></head>
<body><nav epub:type="toc"><h1>Mục lục</h1>${nav}</nav>
${pages.length ? `<nav epub:type="page-list"><ol>${pageList}</ol></nav>` : ''}</body></html>
`
  const entries: Zippable = { mimetype: [Buffer.from('application/epub+zip'), { level: 0 }] }
  const add = (path: string, text: string) => {
    entries[path] = [Buffer.from(text), { level: 9 }]
  }
  add(
    'META-INF/container.xml',
    '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/sach.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n',
  )
  add('OEBPS/sach.opf', opf)
  add('OEBPS/nav.xhtml', navFile)
  add('OEBPS/sach.css', CSS)
  for (const { file, svg } of pictures) add(`OEBPS/${file}`, svg)
  for (const { file, xhtml } of chapters) add(`OEBPS/${file}`, xhtml)
  return Buffer.from(zipSync(entries, { mtime: new Date('2026-01-01T00:00:00') }))
}
