import type { FileType } from '@tq/contract/http/files.ts'

/** As many bytes of a file as tell its type. */
export const BEGINNING_BYTES = 96

const hex = (file: Buffer, bytes: number) => file.toString('hex', 0, bytes)
const text = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to)

const isOfText = (byte: number) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d)

const BEGINNINGS: Record<FileType, (file: Buffer) => boolean> = {
  'image/jpeg': (file) => hex(file, 3) === 'ffd8ff',
  'image/png': (file) => hex(file, 8) === '89504e470d0a1a0a',
  'image/webp': (file) => text(file, 0, 4) === 'RIFF' && text(file, 8, 12) === 'WEBP',
  'application/pdf': (file) => text(file, 0, 5) === '%PDF-',
  'application/msword': (file) => hex(file, 8) === 'd0cf11e0a1b11ae1',
  // A zip whose first entry is one of those every such document has.
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': (file) =>
    hex(file, 4) === '504b0304' && /^(\[Content_Types\]|_rels\/|word\/|docProps\/)/.test(text(file, 30, BEGINNING_BYTES)),
  // The format asks for this entry first, and not compressed.
  'application/epub+zip': (file) => hex(file, 4) === '504b0304' && text(file, 30, 58) === 'mimetypeapplication/epub+zip',
  'application/vnd.oasis.opendocument.text': (file) =>
    hex(file, 4) === '504b0304' &&
    /^mimetypeapplication\/vnd\.oasis\.opendocument\.text(?!-)/.test(text(file, 30, BEGINNING_BYTES)),
  'application/rtf': (file) => text(file, 0, 5) === '{\\rtf',
  // Behind those that are archives too.
  'application/zip': (file) => hex(file, 4) === '504b0304',
  // Has no beginning of its own: anything that is plain text.
  'text/x-tex': (file) => file.length > 0 && file.subarray(0, BEGINNING_BYTES).every(isOfText),
}

/** What a file is by how it begins. Asked before anything reads further, so that no other reader, such as that of SVG, ever sees it. */
export function fileTypeOf(beginning: Buffer): FileType | null {
  return (Object.keys(BEGINNINGS) as FileType[]).find((type) => BEGINNINGS[type](beginning)) ?? null
}
