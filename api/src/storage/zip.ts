import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { Entry, ZipFile } from 'yauzl'

/** Of what is read as XML: it becomes a hundred times as large in memory. A document of 300 pages has two. */
const MOST_XML_BYTES = 8 * 1024 * 1024
/** Texts shrink to a tenth, pictures hardly at all. */
const MOST_RATIO = 100
/** What is tiny may be as empty as it likes. */
const SMALL_BYTES = 1024 * 1024

export interface ZipLimits {
  mostEntries: number
  mostBytes: number
  /** Which names are read as XML. */
  xml: RegExp
}

export type ZipFault = 'entries' | 'bytes' | 'ratio' | 'xml'

/** For `open` and `fromBuffer` of yauzl: the sizes, which a directory may lie about, are counted again while a file is read. */
export const ZIP_OPTIONS = { lazyEntries: true, validateEntrySizes: true }

/** Looks at each entry before anything of it is inflated; what is wrong with the one it is given, if anything. */
export function watchZip({ mostEntries, mostBytes, xml }: ZipLimits): (entry: Entry) => ZipFault | null {
  let [count, total] = [0, 0]
  return ({ fileName, uncompressedSize: bytes, compressedSize: packed }) => {
    count++
    total += bytes
    if (count > mostEntries) return 'entries'
    if (total > mostBytes) return 'bytes'
    if (bytes > SMALL_BYTES && bytes > MOST_RATIO * Math.max(1, packed)) return 'ratio'
    return xml.test(fileName) && bytes > MOST_XML_BYTES ? 'xml' : null
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

export async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await promisify(
    zip.openReadStream.bind(zip) as (entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void,
  )(entry)
  return buffer(stream)
}
