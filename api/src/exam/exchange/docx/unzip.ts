import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

const MOST_ENTRIES = 5_000
const MOST_BYTES = 100 * 1024 * 1024
/** Of what is read as XML: it becomes a hundred times as large in memory. A document of 300 pages has two. */
const MOST_XML_BYTES = 8 * 1024 * 1024
/** Texts shrink to a tenth, pictures hardly at all. */
const MOST_RATIO = 100
/** What is tiny may be as empty as it likes. */
const SMALL_BYTES = 1024 * 1024

export class BadArchive extends Error {}

/** The files of a Word document that are wanted, none of it inflated before its sizes were looked at; those are counted again on the way. */
export async function unzip(bytes: Buffer, isWanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(bytes, { lazyEntries: true, validateEntrySizes: true }).catch(
    () => {
      throw new BadArchive()
    },
  )
  const files = new Map<string, Buffer>()
  let total = 0
  let count = 0
  try {
    for await (const entry of entriesOf(zip)) {
      total += entry.uncompressedSize
      const isBomb =
        entry.uncompressedSize > SMALL_BYTES && entry.uncompressedSize > MOST_RATIO * Math.max(1, entry.compressedSize)
      const isLongXml = /\.(xml|rels)$/.test(entry.fileName) && entry.uncompressedSize > MOST_XML_BYTES
      if (++count > MOST_ENTRIES || total > MOST_BYTES || isBomb || isLongXml) throw new BadArchive()
      if (isWanted(entry.fileName)) files.set(entry.fileName, await contentOf(zip, entry))
    }
  } catch (error) {
    throw error instanceof BadArchive ? error : new BadArchive(undefined, { cause: error })
  } finally {
    zip.close()
  }
  return files
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
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

async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await promisify(
    zip.openReadStream.bind(zip) as (entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void,
  )(entry)
  return buffer(stream)
}
