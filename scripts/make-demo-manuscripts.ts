import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_MANUSCRIPTS, DEMO_MANUSCRIPTS_FOLDER, filesOf } from '@tq/db/seed/demo/manuscript/files.ts'
import type { DemoFile } from '@tq/db/seed/demo/media.ts'
import { zipSync } from 'fflate'

/**
 * Makes the files of the demo's manuscripts from their texts, by hand: `node scripts/make-demo-manuscripts.ts`. What comes out is kept in
 * `db/seed/manuscripts`, and put into the store when the program starts.
 */
const NS = 'http://schemas.openxmlformats.org'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const paragraph = (text: string, size = 24) =>
  `<w:p><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

/** The same bytes each time, so that a file that did not change stays the same. */
function docxOf(paragraphs: string[]): Buffer {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${NS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${NS}/package/2006/relationships"><Relationship Id="r1" Type="${NS}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${NS}/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  }
  const entries = Object.entries(parts).map(([name, xml]) => [
    name,
    Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`),
  ])
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date('2026-01-01T00:00:00') }))
}

await rm(DEMO_MANUSCRIPTS_FOLDER, { recursive: true, force: true })
await mkdir(DEMO_MANUSCRIPTS_FOLDER, { recursive: true })
const made: DemoFile[] = []
for (const manuscript of DEMO_MANUSCRIPTS)
  for (const { path, text } of filesOf(manuscript)) {
    const content = docxOf([
      paragraph(manuscript.title, 48),
      paragraph(text.name.replace(/\.docx$/, ''), 32),
      ...text.headings.flatMap((heading, at) => [paragraph(`${at + 1}. ${heading}`, 32), paragraph(manuscript.summary)]),
    ])
    await writeFile(join(DEMO_MANUSCRIPTS_FOLDER, path), content)
    const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    made.push({ path, hash: createHash('sha256').update(content).digest('hex'), bytes: content.length, mediaType })
  }
await writeFile(join(DEMO_MANUSCRIPTS_FOLDER, 'files.json'), `${JSON.stringify(made, null, 2)}\n`)
console.log(`${made.length} tệp`)
