export {
  GlobalWorkerOptions,
  getDocument,
  PDFDataRangeTransport,
  PDFWorker,
  setLayerDimensions,
  Util,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
