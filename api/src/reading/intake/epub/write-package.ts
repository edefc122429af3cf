import { relativeTo } from './paths.ts'
import { escapeAttribute, escapeText } from './xml.ts'

/** Names of our own, which no book has: its package file and table of contents are written anew, so that no engine reads the sender's. */
export const PACKAGE = 'tq-package.opf'
export const NAV = 'tq-nav.xhtml'
export const CONTAINER = 'META-INF/container.xml'

export interface PackageFacts {
  id: string
  title: string
  authors: string[]
  language: string | null
  layout: 'flowing' | 'fixed'
  direction: 'ltr' | 'rtl'
  coverHref: string | null
  toc: { level: number; title: string; href: string | null }[]
  pages: { label: string; href: string }[]
  files: { path: string; mediaType: string; position: number | null; isLinear: boolean }[]
}

/** Container, package file and table of contents of a book whose files lie ready. */
export function writePackage(facts: PackageFacts): { path: string; mediaType: string; content: Buffer }[] {
  const file = (path: string, mediaType: string, text: string) => ({ path, mediaType, content: Buffer.from(text) })
  return [
    file(CONTAINER, 'application/xml', containerText()),
    file(PACKAGE, 'application/oebps-package+xml', packageText(facts)),
    file(NAV, 'application/xhtml+xml', navText(facts)),
  ]
}

const containerText = () => `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="${PACKAGE}" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

function packageText({ id, title, authors, language, layout, direction, coverHref, files }: PackageFacts): string {
  const items = files.map(({ path, mediaType }, n) => {
    const properties = path === coverHref ? ' properties="cover-image"' : ''
    return `    <item id="f${n}" href="${escapeAttribute(relativeTo(PACKAGE, path))}" media-type="${escapeAttribute(mediaType)}"${properties}/>`
  })
  const spine = files
    .map((file, n) => ({ ...file, n }))
    .filter(({ position }) => position !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ n, isLinear }) => `    <itemref idref="f${n}"${isLinear ? '' : ' linear="no"'}/>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="id">${escapeText(id)}</dc:identifier>
    <dc:title>${escapeText(title)}</dc:title>
${authors.map((author) => `    <dc:creator>${escapeText(author)}</dc:creator>\n`).join('')}    <dc:language>${escapeText(language ?? 'vi')}</dc:language>
    <meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>
    <meta property="rendition:layout">${layout === 'fixed' ? 'pre-paginated' : 'reflowable'}</meta>
  </metadata>
  <manifest>
    <item id="nav" href="${NAV}" media-type="application/xhtml+xml" properties="nav"/>
${items.join('\n')}
  </manifest>
  <spine${direction === 'rtl' ? ' page-progression-direction="rtl"' : ''}>
${spine.join('\n')}
  </spine>
</package>
`
}

function navText({ toc, pages, language }: PackageFacts): string {
  const pageList = pages.length
    ? `\n<nav epub:type="page-list" hidden="hidden"><ol>\n${pages.map(({ label, href }) => `<li>${linkTo(label, href)}</li>`).join('\n')}\n</ol></nav>`
    : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${escapeAttribute(language ?? 'vi')}">
<head><title>Mục lục</title></head>
<body>
<nav epub:type="toc"><h1>Mục lục</h1>${listText(toc)}</nav>${pageList}
</body>
</html>
`
}

/** Rows with levels as lists in lists. */
function listText(toc: PackageFacts['toc']): string {
  let text = ''
  let depth = 0
  for (const { level, title, href } of toc) {
    const target = Math.min(level, depth + 1)
    if (target > depth) text += '<ol>'
    else text += `</li>${'</ol></li>'.repeat(depth - target)}`
    depth = target
    text += `\n<li>${linkTo(title, href)}`
  }
  return depth ? `${text}</li>${'</ol></li>'.repeat(depth - 1)}</ol>` : '<ol></ol>'
}

function linkTo(title: string, href: string | null): string {
  if (href === null) return `<span>${escapeText(title)}</span>`
  const [path = '', fragment] = href.split('#', 2)
  const address = relativeTo(NAV, path) + (fragment ? `#${fragment}` : '')
  return `<a href="${escapeAttribute(address)}">${escapeText(title)}</a>`
}
