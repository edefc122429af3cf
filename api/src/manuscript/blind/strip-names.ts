import type { FileType } from '@tq/contract/http/files.ts'

/** What stands where a name stood: comments and changes go on having an author. */
const SOMEBODY = 'Tác giả'
const INITIALS = 'TG'

const PACKAGE = 'http://schemas.openxmlformats.org'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const EMPTY = {
  core: `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/package/2006/metadata/core-properties"/>`,
  extended: `${HEAD}<Properties xmlns="${PACKAGE}/officeDocument/2006/extended-properties"/>`,
  custom: `${HEAD}<Properties xmlns="${PACKAGE}/officeDocument/2006/custom-properties"/>`,
  people: `${HEAD}<w15:people xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"/>`,
  openDocument: `${HEAD}<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.2"><office:meta/></office:document-meta>`,
}

/** Texts hold no `<`, so this finds tags and nothing that the author wrote. */
const inTags = (xml: string, change: (tag: string) => string) => xml.replace(/<[^>!?][^>]*>/g, change)

const AUTHOR = /(\s(?:[\w.-]+:)?author\s*=\s*)(?:"[^"]*"|'[^']*')/g
const INITIAL = /(\s(?:[\w.-]+:)?initials\s*=\s*)(?:"[^"]*"|'[^']*')/g
/** A template lies in somebody's folder, which has their name. */
const OWN_PATH = /(\sTarget\s*=\s*)(?:"file:[^"]*"|'file:[^']*')/gi

/** Of a Word file: properties, who commented and who changed, where its template lies. Which part is which shows in its first element. */
function stripWord(name: string, xml: string): string {
  if (/<(?:\w+:)?coreProperties[\s>/]/.test(xml)) return EMPTY.core
  if (/<(?:\w+:)?Properties[\s>/]/.test(xml)) return /custom-?properties/i.test(xml) ? EMPTY.custom : EMPTY.extended
  if (/<(?:\w+:)?people[\s>/]/.test(xml)) return EMPTY.people
  if (/\.rels$/i.test(name)) return inTags(xml, (tag) => tag.replace(OWN_PATH, '$1"file:///Normal.dotm"'))
  // Bound to fields of a cover page: mailbox and address of whoever wrote it.
  if (xml.includes('coverPageProps')) return xml.replace(/>[^<]+</g, '><')
  return inTags(xml, (tag) => tag.replace(AUTHOR, `$1"${SOMEBODY}"`).replace(INITIAL, `$1"${INITIALS}"`))
}

const CREATOR = /(<(dc:creator|text:author-name|text:initial-creator|text:creator)(?:\s[^>]*)?>)[^<]*(?=<\/\2>)/g
const SENDER = /(<((?:meta:creator|text:author|text:sender)-[\w-]+)(?:\s[^>]*)?>)[^<]*(?=<\/\2>)/g

function stripOpenDocument(name: string, xml: string): string {
  if (name === 'meta.xml') return EMPTY.openDocument
  if (/manifest:encryption-data/.test(xml)) throw new Error('the document is locked')
  return xml.replace(CREATOR, `$1${SOMEBODY}`).replace(SENDER, '$1')
}

/** By the kind of an archive: what becomes of one of its texts. */
export const STRIPPED_ARCHIVES: Partial<Record<FileType, (name: string, xml: string) => string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': stripWord,
  'application/vnd.oasis.opendocument.text': stripOpenDocument,
}

/** Names of texts in an archive; pictures and fonts are copied as they are. */
export const isText = (name: string) => /\.(xml|rels|psmdcp)$/i.test(name)
