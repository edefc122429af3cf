import { promisify } from 'node:util'
import { type Entry, open, type ZipFile } from 'yauzl'
import { contentOf, entriesOf, watchZip, ZIP_OPTIONS, type ZipFault } from '../../../storage/zip.ts'
import { BookError } from '../book-error.ts'

/** A book of five thousand chapters has some more files than that. */
const MOST_ENTRIES = 12_000
const LIMITS = { mostEntries: MOST_ENTRIES, mostBytes: 500 * 1024 * 1024, xml: /\.(xhtml|html|htm|xml|opf|ncx|svg)$/i }
const FAULTS: Record<ZipFault, (file: string) => BookError> = {
  entries: () => new BookError(`Tệp EPUB có hơn ${MOST_ENTRIES} tệp bên trong`),
  bytes: () => new BookError('Tệp EPUB mở ra nặng quá 500 MB'),
  ratio: (file) => new BookError('tệp nén bất thường, mở ra lớn gấp hơn trăm lần', { file }),
  xml: (file) => new BookError('chương dài quá 8 MB, hãy chia nhỏ', { file }),
}

export interface Archive {
  names: ReadonlySet<string>
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>
  close(): void
}

const UNREADABLE = 'Tệp EPUB hỏng hoặc chưa tải lên hết, không mở ra được'

/** Looks at every entry before any is inflated; the sizes, which a directory may lie about, are counted again while it is read. */
export async function openArchive(path: string): Promise<Archive> {
  const options = { ...ZIP_OPTIONS, autoClose: false, strictFileNames: false, decodeStrings: true }
  const zip = await promisify<string, object, ZipFile>(open)(path, options).catch((error: Error) => {
    throw refusalOf(error)
  })
  const entries = new Map<string, Entry>()
  const faultOf = watchZip(LIMITS)
  try {
    for await (const entry of entriesOf(zip)) {
      if (entry.fileName.endsWith('/')) continue
      const fault = faultOf(entry)
      if (fault) throw FAULTS[fault](entry.fileName)
      check(entry)
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

function check(entry: Entry): void {
  const { fileName: file } = entry
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
