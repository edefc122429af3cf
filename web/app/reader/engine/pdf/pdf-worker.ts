import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

let waiting: Worker | null = null

/** What reads the file, beside the page. Begun while the reader itself is still on its way: it takes as long to start. */
export function startPdfWorker(): void {
  waiting ??= new Worker(workerUrl, { type: 'module' })
}

/** Each open book has one of its own. */
export function takePdfWorker(): Worker {
  startPdfWorker()
  const worker = waiting as Worker
  waiting = null
  return worker
}
