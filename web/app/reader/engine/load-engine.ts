import type { BookFormat } from '@tq/contract/enums.ts'
import type { OpenEngine } from './engine.ts'
import { loadPdfjs } from './pdf/core/load-pdfjs.ts'
import { startPdfWorkers } from './pdf/core/pdf-workers.ts'

/** Each format's reader is fetched when a book of that format is opened. */
const ENGINES: Record<BookFormat, () => Promise<OpenEngine>> = {
  // It names elements of its own, which a document does once: where the first page came before the program, its engine is there.
  epub: async () => (await window.earlyEngine) ?? (await import('./epub/epub-engine.ts')).openEpub,
  pdf: async () => {
    startPdfWorkers()
    // The engine asks for it too, but has to be here first.
    loadPdfjs().catch(() => undefined)
    return (await import('./pdf/pdf-engine.ts')).openPdf
  },
}

export const loadEngine = (format: BookFormat): Promise<OpenEngine> => ENGINES[format]()
