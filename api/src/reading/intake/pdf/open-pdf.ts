import { fileURLToPath } from 'node:url'
import { BookError } from '../book-error.ts'

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')
let loading: Promise<PdfJs> | undefined
/** Loaded with the first PDF: it takes half a second. */
export const loadPdfJs = () => (loading ??= import('pdfjs-dist/legacy/build/pdf.mjs'))

export type Pdf = Awaited<ReturnType<PdfJs['getDocument']>['promise']>

/** What a file may leave out, since every reader has it; only its first page is drawn. */
const STANDARD_FONTS = fileURLToPath(new URL('../../standard_fonts/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))

/** Nothing that the file holds is run. */
export async function openPdf(content: Uint8Array): Promise<Pdf> {
  const { getDocument, VerbosityLevel, PasswordException } = await loadPdfJs()
  try {
    return await getDocument({
      // It takes the memory it is given for its own.
      data: new Uint8Array(content),
      ...{ verbosity: VerbosityLevel.ERRORS, isEvalSupported: false, useSystemFonts: false, disableFontFace: true },
      standardFontDataUrl: STANDARD_FONTS,
    }).promise
  } catch (error) {
    if (error instanceof PasswordException) throw new BookError('Tệp PDF có mật khẩu; hãy xuất lại tệp không khoá')
    throw new BookError('Tệp PDF hỏng hoặc chưa tải lên hết, không mở ra được')
  }
}
