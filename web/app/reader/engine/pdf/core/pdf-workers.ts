import RENDERER from 'pdfjs-dist/build/pdf.renderer.min.mjs?url'
import WORKER from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import LEGACY_RENDERER from 'pdfjs-dist/legacy/build/pdf.renderer.min.mjs?url'
import LEGACY_WORKER from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { isModern } from './is-modern.ts'

export const WORKER_URL = isModern ? WORKER : LEGACY_WORKER
const RENDERER_URL = isModern ? RENDERER : LEGACY_RENDERER

interface PdfWorkers {
  /** Reads the file. */
  port: Worker
  /** Draws its pages: the page itself stays free for the hand that turns them. Where none can start, pdf.js draws in the page. */
  renderer: Worker
  /** Comes when the program that reads could not be loaded, and else never. */
  isBroken: Promise<null>
}

let waiting: PdfWorkers | null = null

/** What works beside the page. Begun while the reader itself is still on its way: it takes as long to start. */
export function startPdfWorkers(): void {
  if (waiting) return
  const port = new Worker(WORKER_URL, { type: 'module' })
  const renderer = new Worker(RENDERER_URL, { type: 'module' })
  const isBroken = new Promise<null>((done) => port.addEventListener('error', () => done(null), { once: true }))
  waiting = { port, renderer, isBroken }
}

/** Each open book has its own. */
export function takePdfWorkers(): PdfWorkers {
  startPdfWorkers()
  const workers = waiting as PdfWorkers
  waiting = null
  return workers
}
