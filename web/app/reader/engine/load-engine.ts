import type { BookFormat } from '@tq/contract/enums.ts'
import type { OpenEngine } from './engine.ts'

/** Each format's reader is fetched when a book of that format is opened. */
const ENGINES: Record<BookFormat, () => Promise<OpenEngine>> = {
  epub: async () => (await import('./epub/epub-engine.ts')).openEpub,
  pdf: async () => (await import('./pdf/pdf-engine.ts')).openPdf,
}

export const loadEngine = (format: BookFormat): Promise<OpenEngine> => ENGINES[format]()
