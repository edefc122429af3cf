import { BookError } from '../book-error.ts'

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')
let loading: Promise<PdfJs> | undefined
/** Loaded with the first PDF: it takes half a second. */
export const loadPdfJs = () => (loading ??= import('pdfjs-dist/legacy/build/pdf.mjs'))

export type Pdf = Awaited<ReturnType<PdfJs['getDocument']>['promise']>

/** Reads, never draws. Nothing that the file holds is run. */
export async function openPdf(content: Uint8Array): Promise<Pdf> {
  const { getDocument, VerbosityLevel, PasswordException } = await loadPdfJs()
  try {
    return await getDocument({
      // It takes the memory it is given for its own.
      data: new Uint8Array(content),
      ...{ verbosity: VerbosityLevel.ERRORS, isEvalSupported: false, useSystemFonts: false, disableFontFace: true },
    }).promise
  } catch (error) {
    if (error instanceof PasswordException) throw new BookError('Tệp PDF có mật khẩu; hãy xuất lại tệp không khoá')
    throw new BookError('Tệp PDF hỏng hoặc chưa tải lên hết, không mở ra được')
  }
}
