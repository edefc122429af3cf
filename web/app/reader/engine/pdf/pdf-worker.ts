import WORKER_URL from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

export { WORKER_URL }

interface PdfWorker {
  port: Worker
  /** Comes when its program could not be loaded, and else never. */
  isBroken: Promise<null>
}

let waiting: PdfWorker | null = null

/** What reads the file, beside the page. Begun while the reader itself is still on its way: it takes as long to start. */
export function startPdfWorker(): void {
  if (waiting) return
  const port = new Worker(WORKER_URL, { type: 'module' })
  waiting = { port, isBroken: new Promise((done) => port.addEventListener('error', () => done(null), { once: true })) }
}

/** Each open book has one of its own. */
export function takePdfWorker(): PdfWorker {
  startPdfWorker()
  const worker = waiting as PdfWorker
  waiting = null
  return worker
}
