export {
  GlobalWorkerOptions,
  getDocument,
  PDFDataRangeTransport,
  PDFWorker,
  Util,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
