import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkArchive } from '../files/archive-rules.ts'
import { docx, odt, zipOf } from '../testing/files.ts'
import { rewriteZip } from './rewrite-zip.ts'
import { isText, STRIPPED_ARCHIVES } from './strip-names.ts'
import { stripPdf } from './strip-pdf.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.text'

/** What comes out, and what the reader of archives that is at the door says of it. */
async function strip(content: Buffer, type: typeof WORD | typeof OPEN_DOCUMENT): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'tq-blind-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [from, to] = [join(folder, 'given'), join(folder, 'made')]
  await writeFile(from, content)
  const change = STRIPPED_ARCHIVES[type] as (name: string, xml: string) => string
  const pieces: Buffer[] = []
  for await (const piece of rewriteZip(from, isText, change)) pieces.push(piece)
  await writeFile(to, Buffer.concat(pieces))
  await checkArchive(to)
  expect(await readFile(from)).toEqual(content)
  return Object.fromEntries(
    Object.entries(unzipSync(Buffer.concat(pieces))).map(([name, made]) => [name, String(Buffer.from(made))]),
  )
}

const NAME = 'Trần Minh Châu'
const core = `<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties xmlns:cp="x"><dc:creator>${NAME}</dc:creator><cp:lastModifiedBy>${NAME}</cp:lastModifiedBy></cp:coreProperties>`
const app = `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Company>${NAME}</Company><Manager>${NAME}</Manager></Properties>`
const custom = `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"><property name="Người viết">${NAME}</property></Properties>`

describe('a Word file', () => {
  const picture = Buffer.from([0x89, 0x50, 0, 1, 2, 3, 0xff])
  const given = docx(
    `<w:ins w:id="1" w:author="${NAME}" w:date="2026-01-01T00:00:00Z"><w:t>Mã: author="Lan" của ${'sách '.repeat(99)}</w:t></w:ins>`,
    [
      { name: 'docProps/core.xml', content: core },
      { name: 'docProps/app.xml', content: app },
      { name: 'docProps/custom.xml', content: custom },
      {
        name: 'word/comments.xml',
        content: `<w:comments><w:comment w:author='${NAME}' w:initials="TMC"><w:t>Xem lại</w:t></w:comment></w:comments>`,
      },
      { name: 'word/people.xml', content: `<w15:people xmlns:w15="x"><w15:person w15:author="${NAME}"/></w15:people>` },
      {
        name: 'word/_rels/settings.xml.rels',
        content: `<Relationships><Relationship Id="r1" Target="file:///C:\\Users\\${NAME}\\Normal.dotm"/></Relationships>`,
      },
      { name: 'package/services/metadata/core-properties/1.psmdcp', content: core },
      {
        name: 'customXml/item1.xml',
        content: `<CoverPageProperties xmlns="http://schemas.microsoft.com/office/2006/coverPageProps"><CompanyEmail>${NAME}</CompanyEmail></CoverPageProperties>`,
      },
      { name: 'word/media/image1.png', content: picture },
    ],
  )

  test('loses every name in its properties, comments and changes; its words, code and pictures stay', async () => {
    const made = await strip(given, WORD)
    expect(JSON.stringify(made)).not.toMatch(/Châu|TMC/)
    expect(Object.keys(made)).toHaveLength(11)
    expect(made['word/document.xml']).toContain(
      '<w:ins w:id="1" w:author="Tác giả" w:date="2026-01-01T00:00:00Z"><w:t>Mã: author="Lan" của sách',
    )
    expect(made['word/comments.xml']).toContain('<w:comment w:author="Tác giả" w:initials="TG"><w:t>Xem lại</w:t>')
    expect(made['word/media/image1.png']).toBe(String(picture))
  })

  test.each([
    ['letters of another kind', Buffer.from(`\ufeff<a w:author="${NAME}"/>`, 'utf16le')],
    ['a text that says it is written otherwise', `<?xml version="1.0" encoding="UTF-7"?><a/>`],
  ])('with %s is not taken for clean', async (_, content) => {
    await expect(strip(docx('x', [{ name: 'word/comments.xml', content }]), WORD)).rejects.toThrow()
  })
})

test('an OpenDocument text loses the names of whoever made, changed and commented it; a locked one is not taken for clean', async () => {
  const content = `<office:text><office:annotation><dc:creator>${NAME}</dc:creator><meta:creator-initials>TMC</meta:creator-initials><text:p>Ghi</text:p></office:annotation></office:text>`
  const parts = [
    { name: 'mimetype', content: OPEN_DOCUMENT },
    { name: 'content.xml', content },
    { name: 'meta.xml', content: `<office:document-meta><dc:creator>${NAME}</dc:creator></office:document-meta>` },
  ]
  const made = await strip(zipOf(parts), OPEN_DOCUMENT)
  expect(JSON.stringify(made)).not.toMatch(/Châu|TMC/)
  expect([Object.keys(made)[0], made.mimetype]).toEqual(['mimetype', OPEN_DOCUMENT])
  expect(made['content.xml']).toContain(
    '<dc:creator>Tác giả</dc:creator><meta:creator-initials></meta:creator-initials><text:p>Ghi</text:p>',
  )
  const locked = odt([
    { name: 'META-INF/manifest.xml', content: '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>' },
  ])
  await expect(strip(locked, OPEN_DOCUMENT)).rejects.toThrow('locked')
})

describe('a PDF', () => {
  async function named(useObjectStreams: boolean): Promise<Uint8Array> {
    const pdf = await PDFDocument.create()
    const page = pdf.addPage([200, 200])
    page.drawRectangle({ x: 10, y: 10, width: 50, height: 50 })
    for (const set of [pdf.setAuthor, pdf.setCreator, pdf.setProducer, pdf.setTitle]) set.call(pdf, 'Tran Minh Chau')
    const { context } = pdf
    const xmp = context.stream('<dc:creator>Tran Minh Chau</dc:creator>', { Type: 'Metadata', Subtype: 'XML' })
    pdf.catalog.set(PDFName.of('Metadata'), context.register(xmp))
    const note = {
      Type: 'Annot',
      Subtype: 'Text',
      Rect: [0, 0, 9, 9],
      T: PDFString.of('Tran Minh Chau'),
      Contents: PDFString.of('Xem lai'),
    }
    page.node.addAnnot(context.register(context.obj(note)))
    // What an older state left behind.
    context.register(context.obj({ Author: PDFString.of('Tran Minh Chau') }))
    return pdf.save({ useObjectStreams })
  }

  test.each([
    ['written plainly', false],
    ['packed', true],
  ])('%s loses its properties, its XMP and who wrote its notes; pages and notes stay', async (_, useObjectStreams) => {
    const made = await PDFDocument.load(await stripPdf(await named(useObjectStreams)), { updateMetadata: false })
    // Nothing is hidden by packing then.
    const text = Buffer.from(await made.save({ useObjectStreams: false })).toString('latin1')
    const asHex = Buffer.from('Tran Minh Chau', 'utf16le').swap16().toString('hex')
    expect(text).not.toContain('Chau')
    expect(text.toLowerCase()).not.toContain(asHex)
    expect(text).toContain('Xem lai')
    expect([made.getPageCount(), made.getAuthor(), made.getCreator(), made.getTitle()]).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('that can’t be read is not taken for clean', async () => {
    await expect(stripPdf(Buffer.from('%PDF-1.7\nkhông phải'))).rejects.toThrow()
  })
})
