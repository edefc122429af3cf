import { loadPdfjs } from './load-pdfjs.ts'

export const { GlobalWorkerOptions, getDocument, PDFDataRangeTransport, PDFWorker, Util } = await loadPdfjs()
