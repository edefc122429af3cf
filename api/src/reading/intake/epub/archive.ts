import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, open, type ZipFile } from 'yauzl'
import { BookError } from '../book-error.ts'

/** A book of five thousand chapters has some more files than that. */
const MOST_ENTRIES = 12_000
const MOST_BYTES = 500 * 1024 * 1024
/** Of what is read as XML: it becomes many times as large in memory. */
const MOST_XML_BYTES = 8 * 1024 * 1024
/** Texts shrink to a tenth, pictures hardly at all. */
const MOST_RATIO = 100
/** What is tiny may be as empty as it likes. */
const SMALL_BYTES = 1024 * 1024
const XML = /\.(xhtml|html|htm|xml|opf|ncx|svg)$/i

export interface Archive {
  names: ReadonlySet<string>
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>
  close(): void
}

const UNREADABLE = 'Tệp EPUB hỏng hoặc chưa tải lên hết, không mở ra được'

/** Looks at every entry before any is inflated; the sizes, which a directory may lie about, are counted again while it is read. */
export async function openArchive(path: string): Promise<Archive> {
  const options = { lazyEntries: true, validateEntrySizes: true, autoClose: false, strictFileNames: false, decodeStrings: true }
  const zip = await promisify<string, object, ZipFile>(open)(path, options).catch((error: Error) => {
    throw refusalOf(error)
  })
  const entries = new Map<string, Entry>()
  let total = 0
  try {
    for await (const entry of entriesOf(zip)) {
      if (entry.fileName.endsWith('/')) continue
      total += entry.uncompressedSize
      check(entry, entries.size + 1, total)
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    zip.close()
    throw refusalOf(error)
  }
  return {
    names: new Set(entries.keys()),
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return null
      try {
        return await contentOf(zip, entry)
      } catch {
        throw new BookError('tệp bên trong bị hỏng', { file: name })
      }
    },
    close: () => zip.close(),
  }
}

function check(entry: Entry, count: number, total: number): void {
  const { fileName: file, uncompressedSize: bytes, compressedSize: packed } = entry
  if (count > MOST_ENTRIES) throw new BookError(`Tệp EPUB có hơn ${MOST_ENTRIES} tệp bên trong`)
  if (total > MOST_BYTES) throw new BookError('Tệp EPUB mở ra nặng quá 500 MB')
  if (bytes > SMALL_BYTES && bytes > MOST_RATIO * Math.max(1, packed))
    throw new BookError('tệp nén bất thường, mở ra lớn gấp hơn trăm lần', { file })
  if (XML.test(file) && bytes > MOST_XML_BYTES) throw new BookError('chương dài quá 8 MB, hãy chia nhỏ', { file })
  if (isOutside(file)) throw new BookError('tên tệp trỏ ra ngoài cuốn sách', { file })
  if (entry.isEncrypted()) throw new BookError('tệp bị khoá bằng mật khẩu', { file })
}

/** A name that would lie elsewhere if somebody unpacked it. */
const isOutside = (name: string) =>
  name.startsWith('/') || name.includes('\\') || name.includes('\0') || /^[a-z]:/i.test(name) || name.split('/').includes('..')

/** The reader of archives refuses such names by itself, in its own words. */
function refusalOf(error: unknown): BookError {
  if (error instanceof BookError) return error
  const [, file] =
    /^(?:invalid relative path|absolute path|invalid characters in fileName): (.+)$/.exec(String((error as Error).message)) ?? []
  return file ? new BookError('tên tệp trỏ ra ngoài cuốn sách', { file }) : new BookError(UNREADABLE)
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
