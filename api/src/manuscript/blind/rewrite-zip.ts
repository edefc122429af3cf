import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { type Entry, open, type ZipFile } from 'yauzl'
import { contentOf, entriesOf, rawOf, ZIP_OPTIONS } from '../../storage/zip.ts'

/** Of one text, which is read whole; those of a book of a thousand pages have thirty. */
const MOST_TEXT_BYTES = 64 * 1024 ** 2
/** Names are written in Unicode. */
const UNICODE = 0x0800
const DEFLATED = 8

/**
 * The same archive with other texts, piece by piece: what is not a text is never opened, and only one text is in memory at a time. Its
 * entries were looked at when it came.
 */
export async function* rewriteZip(
  path: string,
  isText: (name: string) => boolean,
  change: (name: string, text: string) => string,
): AsyncGenerator<Buffer> {
  const zip = await promisify<string, object, ZipFile>(open)(path, { ...ZIP_OPTIONS, autoClose: false })
  try {
    const directory: Buffer[] = []
    let place = 0
    for await (const entry of entriesOf(zip)) {
      const packed = isText(entry.fileName) ? await changed(zip, entry, change) : null
      const name = Buffer.from(entry.fileName)
      const fields = fieldsOf(entry, name, packed)
      const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name])
      yield head
      if (packed) yield packed.bytes
      else yield* await rawOf(zip, entry)
      directory.push(inDirectory(entry, fields, name, place))
      place += head.length + (packed?.bytes.length ?? entry.compressedSize)
    }
    const entries = Buffer.concat(directory)
    yield entries
    yield endOf(directory.length, entries.length, place)
  } finally {
    zip.close()
  }
}

interface Packed {
  bytes: Buffer
  size: number
  crc: number
}

async function changed(zip: ZipFile, entry: Entry, change: (name: string, text: string) => string): Promise<Packed> {
  if (entry.uncompressedSize > MOST_TEXT_BYTES) throw new Error(`${entry.fileName} is too large`)
  const given = await contentOf(zip, entry)
  // Whoever writes other letters than everybody could hide a name in them.
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(given)
  if (/^.{0,100}?encoding\s*=\s*["'](?!utf-8|us-ascii)/i.test(text)) throw new Error(`${entry.fileName} is not UTF-8`)
  const made = Buffer.from(change(entry.fileName, text))
  return { bytes: await promisify<Buffer, Buffer>(deflateRaw)(made), size: made.length, crc: crc32(made) }
}

/** What stands both before an entry and in the directory. */
function fieldsOf(entry: Entry, name: Buffer, packed: Packed | null): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(UNICODE, 2)
  fields.writeUInt16LE(packed ? DEFLATED : entry.compressionMethod, 4)
  fields.writeUInt16LE(entry.lastModFileTime, 6)
  fields.writeUInt16LE(entry.lastModFileDate, 8)
  fields.writeUInt32LE(packed?.crc ?? entry.crc32, 10)
  fields.writeUInt32LE(packed?.bytes.length ?? entry.compressedSize, 14)
  fields.writeUInt32LE(packed?.size ?? entry.uncompressedSize, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

function inDirectory(entry: Entry, fields: Buffer, name: Buffer, place: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(entry.externalFileAttributes, 6)
  rest.writeUInt32LE(place, 10)
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, rest, name])
}

function endOf(count: number, bytes: number, place: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(place, 16)
  return end
}
