import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { openPreview, PDF_PART_BYTES } from '@tq/contract/reading/book.ts'
import { getBookVersion } from '@tq/contract/reading/book-version.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { bookPassages, bookResources, bookVersions } from '@tq/db/schema/reading/book.ts'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { readWhole } from '../../storage/store-file.ts'
import { testApi } from '../../testing/api.ts'
import { addBook, digitalProducts } from '../testing/add-book.ts'
import { CHAPTERS, type EpubOptions, epubOf, PNG } from '../testing/epub.ts'
import { addScripts, contentsOf, linkToLast, pdfOf, streamsOf } from '../testing/pdf.ts'
import { takeEpub } from './epub/take-epub.ts'
import { takePdf } from './pdf/take-pdf.ts'

const api = await testApi()
const { db, files } = api
const products = await digitalProducts(db)
const staff = api.as(await addPerson(db, { role: 'staff' }))

const take = async (content: Buffer, format: 'epub' | 'pdf' = 'epub') => {
  const id = await addBook(api, { productId: products.pop() ?? 0, content, format })
  return (await staff.call(getBookVersion, { params: { id } })).data
}
const takeBook = (options: EpubOptions) => take(epubOf(options))
/** Books that are too long to be stored in a test. */
const COUNTING = { id: 'x', keep: async () => {}, onPercent: () => {} }
async function onDisk(content: Buffer): Promise<string> {
  const path = join(api.mediaDir, randomUUID())
  await writeFile(path, content)
  return path
}
const filesOf = async (versionId: string, part: 'full' | 'preview' = 'full') => {
  const rows = await db
    .select()
    .from(bookResources)
    .where(and(eq(bookResources.versionId, versionId), eq(bookResources.part, part)))
  return new Map(
    await Promise.all(rows.map(async ({ path, fileHash }) => [path, (await readWhole(files, fileHash)) as Buffer] as const)),
  )
}
const textOf = async (versionId: string, path: string) => String((await filesOf(versionId)).get(`OEBPS/${path}`))
const factsOf = async (versionId: string) =>
  (await db.select().from(bookVersions).where(eq(bookVersions.id, versionId)))[0]?.facts

describe('an EPUB', () => {
  test('is taken apart: chapters, pictures, contents, print pages and words, each by itself', async () => {
    const [first, ...rest] = CHAPTERS
    const marked = {
      title: 'Địa bạ',
      body: `<span epub:type="pagebreak" id="p5"/>${first?.body}<span id="p6"/><p>Trang sau.</p>`,
    }
    const pages = [
      { label: '5', href: 'c1.xhtml#p5' },
      { label: '6', href: 'c1.xhtml#p6' },
    ]
    const version = await takeBook({ chapters: [marked, ...rest], pages })
    expect(version).toMatchObject({
      state: 'ready',
      percent: 100,
      chapters: 3,
      pageCount: 2,
      layout: 'flowing',
      hasText: true,
      isCurrent: true,
    })
    expect(await factsOf(version.id)).toMatchObject({
      ...{ language: 'vi', direction: 'ltr', title: 'Làng xã' },
      toc: [
        { level: 1, title: 'Địa bạ', href: 'OEBPS/c1.xhtml' },
        { level: 1, title: 'Đê điều', href: 'OEBPS/c2.xhtml' },
        { level: 1, title: 'Tên đất', href: 'OEBPS/c3.xhtml' },
      ],
      pages: [
        { label: '5', href: 'OEBPS/c1.xhtml#p5' },
        { label: '6', href: 'OEBPS/c1.xhtml#p6' },
      ],
    })
    expect([...(await filesOf(version.id)).keys()].toSorted()).toEqual([
      ...['META-INF/container.xml', 'OEBPS/c1.xhtml', 'OEBPS/c2.xhtml', 'OEBPS/c3.xhtml', 'OEBPS/hinh.png', 'OEBPS/style.css'],
      ...['tq-nav.xhtml', 'tq-package.opf'],
    ])
    const passages = await db
      .select()
      .from(bookPassages)
      .where(eq(bookPassages.versionId, version.id))
      .orderBy(bookPassages.chapter, bookPassages.position)
    expect(passages.slice(0, 4).map(({ chapter, page, folded }) => [chapter, page, folded])).toEqual([
      [0, '5', ' dia  ba '],
      [0, '5', ' doc  dia  ba  vi  the  la  doc  ca  dieu  duoc  ghi '],
      [0, '5', ' mot  thua  ruong  bo  trong '],
      [0, '6', ' trang  sau '],
    ])
  })

  test('loses what runs, sends or loads from elsewhere, and keeps its words; staff hear of it with file and line', async () => {
    const body = `<h1 onclick="x()">Một</h1>
<script>alert(1)</script>
<p style="background: url(https://xau.example/a.png); color: red">Chữ <b onmouseover="x()">đậm</b></p>
<form action="https://xau.example"><p>Gửi</p><input/></form><iframe src="https://xau.example"/>
<img src="https://xau.example/b.png" alt="Ảnh ngoài"/><img src="hinh.png" alt="Bản đồ"/>
<a href="javascript:alert(2)">liên kết xấu</a><a href="https://nguon.example/bai">nguồn</a><a href="c2.xhtml#x">chương sau</a>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="x()"><script>alert(3)</script><a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="javascript:x()"><text>Vẽ</text></a><set attributeName="href" to="javascript:x()"/><path d="M0 0" fill="url(https://xau.example)"/></svg>
<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi>x</m:mi><m:mo>&lt;</m:mo><m:mn>2</m:mn></m:math> &nbsp;&ecirc; <object data="x.swf">vật</object>`
    const css =
      '@import "https://xau.example/a.css"; @font-face { src: url(//xau.example/f.woff) } p { background: u\\72l("https://xau.example/c.png"); b: expression(x) } q { background: url(hinh.png) }'
    const version = await takeBook({ chapters: [{ title: 'Một', body }, ...CHAPTERS], files: { 'OEBPS/style.css': css } })
    expect(version.state).toBe('ready')
    const stored = [...(await filesOf(version.id)).values()].map(String).join('\n')
    expect(stored).not.toMatch(
      /xau\.example|alert\(|javascript:|\bon[a-z]+=|<script|<form|<input|<iframe|<object|<set|expression\(x|swf/,
    )
    const chapter = await textOf(version.id, 'c1.xhtml')
    expect(chapter).toContain('Ảnh ngoài')
    expect(chapter).toContain('<img src="hinh.png" alt="Bản đồ"/>')
    expect(chapter).toContain('href="https://nguon.example/bai" rel="noopener noreferrer nofollow"')
    expect(chapter).toContain('href="c2.xhtml#x"')
    expect(chapter).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi><mo>&lt;</mo><mn>2</mn></math> \u00a0ê')
    expect(await textOf(version.id, 'style.css')).toContain('url(hinh.png)')
    expect(version.problems).toContainEqual({ file: 'OEBPS/c1.xhtml', line: 6, message: 'đã bỏ <script>' })
    expect(version.problems).toContainEqual({ file: 'OEBPS/c1.xhtml', line: 5, message: 'đã bỏ lệnh onclick' })
  })

  test('without a table of contents gets one of its chapters; an old one has its ncx', async () => {
    const bare = await takeBook({ hasNav: false })
    expect(bare.note).toBe('Sách không có mục lục; mục lục được lập theo các chương.')
    expect((await factsOf(bare.id))?.toc.map(({ title }) => title)).toEqual(['Địa bạ', 'Đê điều', 'Tên đất'])
    const ncx = `<?xml version="1.0"?><!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd">
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint id="a"><navLabel><text>Phần một</text></navLabel><content src="c1.xhtml"/>
<navPoint id="b"><navLabel><text>Đê</text></navLabel><content src="c2.xhtml"/></navPoint></navPoint></navMap></ncx>`
    const old = await takeBook({
      hasNav: false,
      items: '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>',
      spine: ' toc="ncx"',
      files: { 'OEBPS/toc.ncx': ncx },
    })
    expect((await factsOf(old.id))?.toc).toEqual([
      { level: 1, title: 'Phần một', href: 'OEBPS/c1.xhtml' },
      { level: 2, title: 'Đê', href: 'OEBPS/c2.xhtml' },
    ])
  })

  test('with a fixed lay-out, or written from right to left, is known as such', async () => {
    const page =
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Tranh</title><meta name="viewport" content="width=600, height=800"/></head><body><p>Tranh</p></body></html>'
    const version = await takeBook({
      metadata: '<meta property="rendition:layout">pre-paginated</meta>',
      spine: ' page-progression-direction="rtl"',
      files: { 'OEBPS/c1.xhtml': page },
    })
    expect(version).toMatchObject({ layout: 'fixed', pageCount: 3 })
    expect((await factsOf(version.id))?.direction).toBe('rtl')
    const [first] = await db
      .select()
      .from(bookResources)
      .where(and(eq(bookResources.versionId, version.id), eq(bookResources.path, 'OEBPS/c1.xhtml')))
    expect(first?.viewport).toEqual({ width: 600, height: 800 })
  })

  test('of five thousand chapters is read whole @long', async () => {
    const chapters = Array.from({ length: 5000 }, (_, n) => ({ title: `Chương ${n + 1}`, body: `<p>Đoạn thứ ${n + 1}</p>` }))
    const { facts, passages } = await takeEpub(await onDisk(epubOf({ chapters })), COUNTING)
    expect([facts.toc.length, passages.length]).toEqual([5000, 5000])
  })

  const zeros = Buffer.alloc(20 * 1024 * 1024)
  test.each<[string, () => EpubOptions, string]>([
    [
      'broken XML',
      () => ({ files: { 'OEBPS/c2.xhtml': '<html>\n<body>\n<p>chưa đóng</body>\n</html>' } }),
      'OEBPS/c2.xhtml, dòng 3: XML hỏng',
    ],
    ['a name that leads out', () => ({ files: { '../../etc/passwd': 'x' } }), '../../etc/passwd: tên tệp trỏ ra ngoài cuốn sách'],
    ['an absolute name', () => ({ files: { '/etc/passwd': 'x' } }), '/etc/passwd: tên tệp trỏ ra ngoài cuốn sách'],
    [
      'a manifest that leads out',
      () => ({ items: '<item id="x" href="../../../x" media-type="text/css"/>' }),
      'OEBPS/content.opf, dòng 8: tên tệp trỏ ra ngoài cuốn sách',
    ],
    ['a zip bomb', () => ({ files: { 'OEBPS/to.bin': zeros } }), 'OEBPS/to.bin: tệp nén bất thường'],
    [
      'entities of its own',
      () => ({ files: { 'OEBPS/c1.xhtml': '<!DOCTYPE html [<!ENTITY a "aaaa">]><html><body>&a;</body></html>' } }),
      'OEBPS/c1.xhtml, dòng 1: khai báo thực thể riêng',
    ],
    [
      'tags in tags without end',
      () => ({ files: { 'OEBPS/c1.xhtml': `<html><body>${'<b>'.repeat(5000)}${'</b>'.repeat(5000)}</body></html>` } }),
      'OEBPS/c1.xhtml, dòng 1: các thẻ lồng nhau quá sâu',
    ],
    [
      'a lock',
      () => ({
        files: {
          'META-INF/encryption.xml':
            '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/></EncryptedData></encryption>',
        },
      }),
      'Sách có khoá bản quyền',
    ],
    ['no package', () => ({ files: { 'META-INF/container.xml': null } }), 'Đây không phải sách EPUB'],
    ['no chapter', () => ({ chapters: [] }), 'sách không có chương nào'],
    [
      'letters that are none',
      () => ({ files: { 'OEBPS/c1.xhtml': Buffer.from([0x3c, 0x61, 0xff, 0xfe, 0xfd]) } }),
      'OEBPS/c1.xhtml: chữ không phải UTF-8',
    ],
  ])('with %s is refused, with file and line; nothing of it is kept', async (_, options, sentence) => {
    const { id, ...version } = await takeBook(options())
    expect(version.state).toBe('failed')
    expect(version.note).toContain(sentence)
    expect(version.problems).toHaveLength(1)
    expect((await filesOf(id)).size).toBe(0)
    expect(await db.$count(staffAlerts, and(eq(staffAlerts.kind, 'bookFailed'), eq(staffAlerts.ref, id)))).toBe(1)
  })

  test('that was cut off on its way is refused', async () => {
    const whole = epubOf()
    expect(await take(whole.subarray(0, whole.length - 100))).toMatchObject({
      state: 'failed',
      note: expect.stringContaining('hỏng hoặc chưa tải lên hết'),
    })
  })
})

describe('a preview', () => {
  const long = (word: string) =>
    Array.from({ length: 40 }, (_, n) => `<p>${word} đoạn ${n} của chương này kể một chuyện khá dài dòng.</p>`).join('')

  test('of an EPUB is other bytes, with nothing of the rest in them', async () => {
    const chapters = ['mothai', 'baboncon', 'namsau'].map((word, n) => ({
      title: `Chương ${n + 1}`,
      body: `<h1>Chương ${n + 1}</h1>${long(word)}<p><a href="c3.xhtml">xem ${word}</a></p>${n === 2 ? '<img src="hinh.png" alt="x"/>' : ''}`,
    }))
    const version = await takeBook({ chapters })
    const cut = await filesOf(version.id, 'preview')
    expect([...cut.keys()].toSorted()).toEqual([
      'META-INF/container.xml',
      'OEBPS/c1.xhtml',
      'OEBPS/style.css',
      'tq-nav.xhtml',
      'tq-package.opf',
    ])
    const all = [...cut.values()].map(String).join('\n')
    expect(all).toContain('mothai đoạn 3')
    expect(all).not.toMatch(/mothai đoạn 35|baboncon|namsau|c2\.xhtml|c3\.xhtml|Chương 3/)
  })

  test('of a PDF is a file of its own pages @slow', async () => {
    const pages = Array.from({ length: 30 }, (_, n) => `Trang kín số ${n + 1} nói chuyện riêng của nó`)
    const version = await take(await pdfOf(pages, linkToLast), 'pdf')
    expect(version).toMatchObject({ state: 'ready', pageCount: 30, hasText: true, note: null })
    const [cut] = [...(await filesOf(version.id, 'preview')).values()]
    expect((await PDFDocument.load(cut as Buffer)).getPageCount()).toBe(3)
    const whole = (await filesOf(version.id)).get('book.pdf') as Buffer
    expect((cut as Buffer).length).toBeLessThan(whole.length)
    const { openPdf } = await import('./pdf/open-pdf.ts')
    const read = await openPdf(cut as Buffer)
    const words = await Promise.all(
      [1, 2, 3].map(async (n) =>
        (await (await read.getPage(n)).getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(''),
      ),
    )
    await read.loadingTask.destroy()
    expect(words.map((text) => text.normalize('NFC'))).toEqual(pages.slice(0, 3))
    const contents = await contentsOf(whole)
    expect(contents).toHaveLength(30)
    const shown = await streamsOf(cut as Buffer)
    expect(contents.map((content) => shown.includes(content))).toEqual(contents.map((_, n) => n < 3))
  })

  test('of a book of pictures shows some of them; of scanned pages it says how many', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `tranh-${n + 1}.png`)
    const comic = await takeBook({
      chapters: names.map((name, n) => ({ title: `Tranh ${n + 1}`, body: `<p><img src="${name}" alt=""/></p>` })),
      files: Object.fromEntries(names.map((name) => [`OEBPS/${name}`, PNG])),
      items: names.map((name, n) => `<item id="t${n}" href="${name}" media-type="image/png"/>`).join(''),
    })
    const cut = [...(await filesOf(comic.id, 'preview')).keys()].filter((path) => path.endsWith('.png'))
    expect(cut.toSorted()).toEqual(['OEBPS/tranh-1.png', 'OEBPS/tranh-2.png'])
    const scanned = await take(await pdfOf(Array.from({ length: 420 }, () => '')), 'pdf')
    const { data } = await api.call(openPreview, { params: { productId: scanned.productId } })
    const [file] = [...(await filesOf(scanned.id, 'preview')).values()]
    expect([data.pageCount, (await PDFDocument.load(file as Buffer)).getPageCount()]).toEqual([40, 40])
  })
})

describe('a PDF', () => {
  test('loses its scripts; its words are known page by page', async () => {
    const version = await take(await pdfOf(['Đường làng ngõ xóm quanh co', 'Đê điều và đường nước'], addScripts), 'pdf')
    expect(version).toMatchObject({ state: 'ready', pageCount: 2 })
    expect(version.problems[0]?.message).toContain('JavaScript')
    const pdf = await PDFDocument.load((await filesOf(version.id)).get('book.pdf') as Buffer)
    const all = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object.toString())
      .join('\n')
    expect(all).not.toMatch(/JavaScript|\/JS|Launch|calc\.exe|app\.alert|\/AA|OpenAction/)
    const passages = await db
      .select()
      .from(bookPassages)
      .where(eq(bookPassages.versionId, version.id))
      .orderBy(bookPassages.chapter)
    expect(passages.map(({ chapter, page, folded }) => [chapter, page, folded])).toEqual([
      [0, '1', ' duong  lang  ngo  xom  quanh  co '],
      [1, '2', ' de  dieu  va  duong  nuoc '],
    ])
  })

  test('is drawn once: its first page is a picture of its own, of the page’s shape, with what is written on it', async () => {
    const version = await take(await pdfOf(['Đường làng ngõ xóm quanh co', 'Đê điều']), 'pdf')
    expect((await factsOf(version.id))?.openingPicture).toEqual({
      ...{ href: 'first-page.webp', width: 300, height: 400, hasPictures: false },
    })
    const picture = sharp((await filesOf(version.id)).get('first-page.webp') as Buffer)
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 1000, height: 1333 })
    // The line of words stands in the upper sixth; the rest is white.
    const darkest = async (top: number, height: number) =>
      Math.min(...(await picture.clone().extract({ left: 0, top, width: 1000, height }).greyscale().resize(100).raw().toBuffer()))
    expect(await darkest(0, 220)).toBeLessThan(200)
    expect(await darkest(240, 1000)).toBeGreaterThan(240)
  })

  test('with a picture on its first page says so: readers on dark paper must not see its negative', async () => {
    const pdf = await PDFDocument.create()
    pdf.addPage([300, 400]).drawImage(await pdf.embedPng(PNG), { x: 20, y: 20, width: 100, height: 100 })
    const version = await take(Buffer.from(await pdf.save()), 'pdf')
    expect((await factsOf(version.id))?.openingPicture?.hasPictures).toBe(true)
  })

  test('without words is taken, and flagged', async () => {
    expect(await take(await pdfOf(['', '']), 'pdf')).toMatchObject({
      state: 'ready',
      hasText: false,
      note: expect.stringContaining('ảnh quét'),
    })
  })

  test('of a thousand pages is read whole, and leaves others their turn @long', async () => {
    const pdf = await PDFDocument.create()
    for (let n = 0; n < 1000; n++) pdf.addPage([100, 100]).drawText(`Page number ${n + 1} of the book`, { size: 4 })
    const path = await onDisk(Buffer.from(await pdf.save({ useObjectStreams: false })))
    let turns = 0
    const others = setInterval(() => turns++, 0)
    let kept = 0
    const keep = async ({ path, content }: { path: string; content: Uint8Array | string }) => {
      if (path === 'book.pdf') kept = content.length
    }
    const { facts, passages } = await takePdf(path, { ...COUNTING, keep }).finally(() => clearInterval(others))
    expect([facts.pageCount, facts.hasText, passages.length]).toEqual([1000, true, 1000])
    expect(turns).toBeGreaterThan(100)
    // What a reader needs first: the file's head, and the table at its end.
    const ranges = facts.openingRanges ?? []
    expect(ranges[0]).toEqual([0, PDF_PART_BYTES])
    expect(ranges.some(([from, to]) => from > 0 && to === kept)).toBe(true)
  }, 30_000)

  test('with a password, or broken, is refused with a sentence', async () => {
    const locked = await PDFDocument.create()
    locked.addPage()
    locked.encrypt({ userPassword: 'kín', ownerPassword: 'kín' })
    expect(await take(Buffer.from(await locked.save()), 'pdf')).toMatchObject({
      state: 'failed',
      note: 'Tệp PDF có mật khẩu; hãy xuất lại tệp không khoá',
    })
    expect(await take(Buffer.from('%PDF-1.7\nkhông phải'), 'pdf')).toMatchObject({
      state: 'failed',
      note: expect.stringContaining('hỏng'),
    })
  })
})
