import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createInflateRaw } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'

/** Of what is read as XML: it becomes a hundred times as large in memory. A document of 300 pages has two. */
const MOST_XML_BYTES = 8 * 1024 * 1024
/** Texts shrink to a tenth, pictures hardly at all. */
const MOST_RATIO = 100
const STORED = 0
const DEFLATED = 8
/** Each piece is a way to another thread and back: of the usual 16 kB, half a gigabyte takes a quarter of a minute. */
const PIECE_BYTES = 512 * 1024
/** What is tiny may be as empty as it likes. */
const SMALL_BYTES = 1024 * 1024
/** A thousand tiny ones together are not: above this an archive as a whole keeps to the same ratio. */
const SMALL_ARCHIVE_BYTES = 16 * 1024 * 1024

export interface ZipLimits {
  mostEntries: number
  mostBytes: number
  /** Which names are read as XML; none where nothing is. */
  xml?: RegExp
}

export type ZipFault = 'entries' | 'bytes' | 'ratio' | 'xml'

/** For `open` and `fromBuffer` of yauzl: the sizes, which a directory may lie about, are counted again while a file is read. */
export const ZIP_OPTIONS = { lazyEntries: true, validateEntrySizes: true }

/** Looks at each entry before anything of it is inflated; what is wrong with the one it is given, if anything. */
export function watchZip({ mostEntries, mostBytes, xml }: ZipLimits): (entry: Entry) => ZipFault | null {
  let [count, total, totalPacked] = [0, 0, 0]
  return ({ fileName, uncompressedSize: bytes, compressedSize: packed }) => {
    count++
    total += bytes
    totalPacked += packed
    if (count > mostEntries) return 'entries'
    if (total > mostBytes) return 'bytes'
    if (bytes > SMALL_BYTES && bytes > MOST_RATIO * Math.max(1, packed)) return 'ratio'
    if (total > SMALL_ARCHIVE_BYTES && total > MOST_RATIO * Math.max(1, totalPacked)) return 'ratio'
    return xml?.test(fileName) && bytes > MOST_XML_BYTES ? 'xml' : null
  }
}

export async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      zip
        .once('entry', resolve)
        .once('end', () => resolve(null))
        .once('error', reject)
      zip.readEntry()
    })
    zip.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error')
    if (!entry) return
    yield entry
  }
}

type Opening = (entry: Entry, options: object, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void

const streamOf = (zip: ZipFile, entry: Entry, options = {}) => promisify(zip.openReadStream.bind(zip) as Opening)(entry, options)

/** As it lies in the archive, not inflated. */
export const rawOf = async (zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> =>
  (await streamOf(zip, entry, entry.isCompressed() ? { decompress: false } : {})) as unknown as AsyncIterable<Buffer>

export const contentOf = async (zip: ZipFile, entry: Entry): Promise<Buffer> => buffer(await streamOf(zip, entry))

/** Inflates it into nothing: fails at the first byte above what its directory announced. What is stored as it is can't grow. */
export async function tryEntry(zip: ZipFile, entry: Entry): Promise<void> {
  if (entry.compressionMethod === STORED && entry.compressedSize === entry.uncompressedSize) return
  if (entry.compressionMethod !== DEFLATED) {
    for await (const _ of await streamOf(zip, entry));
    return
  }
  let bytes = 0
  const packed = await streamOf(zip, entry, { decompress: false })
  await pipeline(packed, createInflateRaw({ chunkSize: PIECE_BYTES }), async (inflated: AsyncIterable<Buffer>) => {
    for await (const { length } of inflated) {
      bytes += length
      if (bytes > entry.uncompressedSize) throw new Error('more than was announced')
    }
  })
  if (bytes !== entry.uncompressedSize) throw new Error('less than was announced')
}
