import { MANUSCRIPT_FILE_HAS_MACROS } from '@tq/contract/errors/manuscript.ts'
import type { AuthorFileRole } from '@tq/contract/manuscript/enums.ts'
import { MOST_FILE_BYTES, MOST_FILES_A_ROUND, MOST_MANUSCRIPT_BYTES } from '@tq/contract/manuscript/files.ts'
import { fileSize } from '../../../documents/file-words.ts'

const TEXTS = ['docx', 'doc', 'odt', 'rtf', 'pdf']
/** Only where figures belong. */
const SOURCES = ['zip', 'tex']
const WITH_MACROS = ['docm', 'dotm', 'xlsm', 'pptm', 'odm']

/** What a file chooser offers. */
export const ACCEPTED = [...TEXTS, ...SOURCES].map((ending) => `.${ending}`).join(',')

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Archives and sources are figures, whatever was chosen. */
export const roleFor = (name: string, chosen: AuthorFileRole): AuthorFileRole =>
  SOURCES.includes(endingOf(name)) ? 'figures' : chosen

interface Named {
  name: string
  bytes: number
}

/** Why a file can't be sent, said before its first byte is; empty when it can. The server looks at the content as well. */
export function refusalOf({ name, bytes }: Named, others: readonly { bytes: number }[]): string {
  const ending = endingOf(name)
  if (WITH_MACROS.includes(ending)) return MANUSCRIPT_FILE_HAS_MACROS.message
  if (![...TEXTS, ...SOURCES].includes(ending))
    return 'Chỉ nhận .docx, .doc, .odt, .rtf, .pdf; hình và tệp nguồn nhận thêm .zip, .tex'
  if (bytes === 0) return 'Tệp này trống; hãy mở ra, lưu lại rồi chọn lại'
  if (bytes > MOST_FILE_BYTES) return `Tệp nặng ${fileSize(bytes)}; mỗi tệp tối đa 100 MB. Hãy nén hình hoặc tách phụ lục ra`
  if (others.length >= MOST_FILES_A_ROUND)
    return `Mỗi lần gửi tối đa ${MOST_FILES_A_ROUND} tệp; hãy gộp các tệp nhỏ vào một tệp .zip`
  const sum = others.reduce((so, other) => so + other.bytes, bytes)
  if (sum > MOST_MANUSCRIPT_BYTES) return 'Mỗi hồ sơ chứa tối đa 500 MB; hãy nén hình rồi tải lên lại'
  return ''
}
