import { open } from 'node:fs/promises'
import { AppError } from '@tq/contract/errors.ts'
import { FILE_TYPES, type FileType } from '@tq/contract/http/files.ts'
import { typesOf } from '@tq/contract/manuscript/files.ts'
import { BEGINNING_BYTES, fileTypeOf } from '../../http/form/file-type.ts'
import { boundedQueue } from '../../http/limit/bounded-queue.ts'
import { checkArchive } from './archive-rules.ts'

/** Inflating what people send takes a processor: few at a time, and nobody waits for ever. */
const inTurn = boundedQueue({ atOnce: 2, waiting: 20, longestMs: 30_000 })

const WITH_MACROS = /\.(docm|dotm|xlsm|pptm|odm)$/i
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.text'
const OLD_WORD = 'application/msword'

/**
 * What a file is by its content, which must be what its name says. Throws for anything that is not taken: other kinds, files with
 * macros, archives that are dangerous to open. Nothing is converted or run.
 */
export async function inspectFile(path: string, name: string): Promise<FileType> {
  if (WITH_MACROS.test(name)) throw new AppError('MANUSCRIPT_FILE_HAS_MACROS')
  const type = fileTypeOf(await beginningOf(path))
  const taken = typesOf('figures')
  if (!type || !taken.includes(type)) throw new AppError('FILE_TYPE_REFUSED', { values: taken })
  if (!name.toLowerCase().endsWith(`.${FILE_TYPES[type]}`)) throw new AppError('MANUSCRIPT_FILE_MISNAMED')
  if (type === WORD || type === OPEN_DOCUMENT || type === 'application/zip')
    await inTurn(async () => checkParts(type, await checkArchive(path)))
  if (type === OLD_WORD && (await contains(path, Buffer.from('_VBA_PROJECT', 'utf16le'))))
    throw new AppError('MANUSCRIPT_FILE_HAS_MACROS')
  return type
}

function checkParts(type: FileType, names: ReadonlySet<string>): void {
  const some = (pattern: RegExp) => [...names].some((name) => pattern.test(name))
  if (type === WORD && !names.has('word/document.xml')) throw new AppError('MANUSCRIPT_FILE_MISNAMED')
  if (type === OPEN_DOCUMENT && !names.has('content.xml')) throw new AppError('MANUSCRIPT_FILE_MISNAMED')
  if (type === WORD && some(/(vbaProject\.bin|vbaData\.xml)$/i)) throw new AppError('MANUSCRIPT_FILE_HAS_MACROS')
  if (type === OPEN_DOCUMENT && some(/^(Basic|Scripts)\/./)) throw new AppError('MANUSCRIPT_FILE_HAS_MACROS')
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const READ_BYTES = 1024 ** 2

/** In one piece of memory, with what the last piece ended in. */
async function contains(path: string, wanted: Buffer): Promise<boolean> {
  const file = await open(path)
  const piece = Buffer.alloc(READ_BYTES + wanted.length)
  try {
    let kept = 0
    for (;;) {
      const { bytesRead } = await file.read(piece, kept, READ_BYTES)
      if (bytesRead === 0) return false
      const end = kept + bytesRead
      if (piece.subarray(0, end).includes(wanted)) return true
      kept = Math.min(wanted.length - 1, end)
      piece.copyWithin(0, end - kept, end)
    }
  } finally {
    await file.close()
  }
}
