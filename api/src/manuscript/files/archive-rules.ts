import { promisify } from 'node:util'
import { AppError } from '@tq/contract/errors.ts'
import { type Entry, open, type ZipFile } from 'yauzl'
import { entriesOf, tryEntry, watchZip, ZIP_OPTIONS, type ZipFault } from '../../storage/zip.ts'

const LIMITS = { mostEntries: 5_000, mostBytes: 500 * 1024 ** 2 }
const FAULTS: Record<Exclude<ZipFault, 'xml'>, string> = {
  entries: 'có hơn 5.000 tệp bên trong',
  bytes: 'mở ra nặng quá 500 MB',
  ratio: 'mở ra lớn gấp hơn trăm lần',
}
const ARCHIVE = /\.(zip|rar|7z|gz|tgz|tar|bz2|xz|jar|cab|iso)$/i

const refused = (why: string) => new AppError('MANUSCRIPT_ARCHIVE_REFUSED', { values: why })
const BROKEN = 'tệp hỏng hoặc chưa tải lên hết'

/**
 * The names in an archive, once all of it is harmless to open: looked at entry by entry before any is inflated, then inflated into
 * nothing to see whether its directory told the truth about sizes.
 */
export async function checkArchive(path: string): Promise<ReadonlySet<string>> {
  const options = { ...ZIP_OPTIONS, autoClose: false, strictFileNames: false, decodeStrings: true }
  const zip = await promisify<string, object, ZipFile>(open)(path, options).catch(() => {
    throw refused(BROKEN)
  })
  try {
    const entries: Entry[] = []
    const faultOf = watchZip(LIMITS)
    for await (const entry of entriesOf(zip)) {
      const fault = faultOf(entry)
      if (fault && fault !== 'xml') throw refused(FAULTS[fault])
      checkEntry(entry)
      entries.push(entry)
    }
    for (const entry of entries) if (!entry.fileName.endsWith('/')) await tryEntry(zip, entry)
    return new Set(entries.map(({ fileName }) => fileName))
  } catch (error) {
    throw error instanceof AppError ? error : refusalOf(error)
  } finally {
    zip.close()
  }
}

function checkEntry(entry: Entry): void {
  const { fileName } = entry
  if (isOutside(fileName)) throw refused('có tên tệp trỏ ra ngoài')
  if (entry.isEncrypted()) throw refused('bị khoá bằng mật khẩu')
  if (ARCHIVE.test(fileName)) throw refused('có tệp nén khác nằm bên trong')
}

/** A name that would lie elsewhere if somebody unpacked it. */
const isOutside = (name: string) =>
  name.startsWith('/') || name.includes('\\') || name.includes('\0') || /^[a-z]:/i.test(name) || name.split('/').includes('..')

/** The reader of archives refuses such names by itself, in its own words. */
function refusalOf(error: unknown): AppError {
  const isName = /^(invalid relative path|absolute path|invalid characters in fileName)/.test(String((error as Error).message))
  return refused(isName ? 'có tên tệp trỏ ra ngoài' : BROKEN)
}
