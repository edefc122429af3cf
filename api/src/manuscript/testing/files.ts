import { deflateRawSync } from 'node:zlib'

interface Part {
  name: string
  content?: Buffer | string
  /** What its directory says instead of the truth. */
  claims?: { bytes?: number; packed?: number; isEncrypted?: boolean }
}

/** An archive, written by hand so that it can lie. */
export function zipOf(parts: Part[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let place = 0
  for (const { name, content = '', claims = {} } of parts) {
    const bytes = Buffer.from(content)
    const isStored = name === 'mimetype'
    const packed = isStored ? bytes : deflateRawSync(bytes)
    const path = Buffer.from(name)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(claims.isEncrypted ? 0x0801 : 0x0800, 2)
    fields.writeUInt16LE(isStored ? 0 : 8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(claims.packed ?? packed.length, 14)
    fields.writeUInt32LE(claims.bytes ?? bytes.length, 18)
    fields.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, path, packed])
    const central = Buffer.alloc(14)
    central.writeUInt32LE(place, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, central, path]))
    bodies.push(local)
    place += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(place, 16)
  return Buffer.concat([...bodies, entries, end])
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const TYPES = { name: '[Content_Types].xml', content: '<Types/>' }
const TEXT = { name: 'word/document.xml', content: '<w:document/>' }

/** A Word file; each has other words, so that no two are the same. */
export const docx = (words = 'Bản thảo', more: Part[] = []) =>
  zipOf([TYPES, { ...TEXT, content: `<w:document>${words}</w:document>` }, ...more])
export const pdf = (words = 'Bản thảo') => Buffer.from(`%PDF-1.7\n${words}`)
export const odt = (more: Part[] = []) =>
  zipOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '<office:document-content/>' },
    ...more,
  ])
export const rtf = () => Buffer.from('{\\rtf1 Bản thảo}')
export const oldWord = (words = '') =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(words, 'utf16le')])

export const asFile = (content: Buffer, name: string) => new File([new Uint8Array(content)], name)
