import { type Zippable, zipSync } from 'fflate'

export interface EpubOptions {
  /** Files beside the usual ones, or instead of them; null leaves one out. */
  files?: Record<string, string | Uint8Array | null>
  chapters?: { title: string; body: string }[]
  /** Of the package file. */
  metadata?: string
  spine?: string
  items?: string
  hasNav?: boolean
  pages?: { label: string; href: string }[]
}

const PAGE = (title: string, body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
<head><title>${title}</title><link rel="stylesheet" href="style.css"/></head>
<body>${body}</body>
</html>`

/** A 1×1 picture. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const CHAPTERS = [
  { title: 'Địa bạ', body: '<h1>Địa bạ</h1><p>Đọc địa bạ vì thế là đọc cả điều được ghi.</p><p>Một thửa ruộng bỏ trống.</p>' },
  {
    title: 'Đê điều',
    body: '<h1>Đê điều</h1><p>Đường nước chia làng ra làm hai nửa.</p><p><img src="hinh.png" alt="Bản đồ"/></p>',
  },
  { title: 'Tên đất', body: '<h1>Tên đất</h1><p>Đất thì đổi chủ, chứ tên thì không ai mua được: địa bạ còn ghi.</p>' },
]

/** A book as a program for making books writes it, with whatever a test puts into it. */
export function epubOf({
  chapters = CHAPTERS,
  files = {},
  metadata = '',
  spine = '',
  items = '',
  hasNav = true,
  pages = [],
}: EpubOptions = {}): Buffer {
  const names = chapters.map((_, n) => `c${n + 1}.xhtml`)
  const opf = `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">x</dc:identifier><dc:title>Làng xã</dc:title><dc:language>vi</dc:language>${metadata}</metadata>
<manifest>${hasNav ? '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>' : ''}
<item id="css" href="style.css" media-type="text/css"/><item id="png" href="hinh.png" media-type="image/png"/>
${names.map((name, n) => `<item id="c${n}" href="${name}" media-type="application/xhtml+xml"/>`).join('\n')}${items}</manifest>
<spine${spine}>${names.map((_, n) => `<itemref idref="c${n}"/>`).join('')}</spine></package>`
  const list = chapters.map(({ title }, n) => `<li><a href="${names[n]}">${title}</a></li>`).join('')
  const pageList = pages.length
    ? `<nav epub:type="page-list"><ol>${pages.map(({ label, href }) => `<li><a href="${href}">${label}</a></li>`).join('')}</ol></nav>`
    : ''
  const usual: NonNullable<EpubOptions['files']> = {
    'META-INF/container.xml':
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'OEBPS/content.opf': opf,
    ...(hasNav ? { 'OEBPS/nav.xhtml': PAGE('Mục lục', `<nav epub:type="toc"><ol>${list}</ol></nav>${pageList}`) } : {}),
    'OEBPS/style.css': 'p { color: black }',
    'OEBPS/hinh.png': PNG,
    ...Object.fromEntries(chapters.map(({ title, body }, n) => [`OEBPS/${names[n]}`, PAGE(title, body)])),
    ...files,
  }
  const entries: Zippable = { mimetype: [Buffer.from('application/epub+zip'), { level: 0 }] }
  for (const [name, content] of Object.entries(usual)) {
    if (content === null) continue
    const bytes = Buffer.from(content as string)
    // Packing five thousand tiny files takes longer than reading them.
    entries[name] = [bytes, { level: bytes.length < 10_000 ? 0 : 6 }]
  }
  return Buffer.from(zipSync(entries))
}
