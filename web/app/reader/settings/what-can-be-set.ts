import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { ReaderSettings } from './reader-settings.ts'

export interface CanBeSet {
  /** Size, font, line height, margins, justified: only where the text is laid out here. */
  text: boolean
  /** The size alone: a PDF's pages are enlarged as they are. */
  size: boolean
  flow: boolean
  columns: boolean
}

/** A drawn page is as it was drawn. */
export function whatCanBeSet({ format, layout }: Pick<BookManifest, 'format' | 'layout'>, isWide: boolean): CanBeSet {
  const isText = format === 'epub' && layout === 'flowing'
  return { text: isText, size: isText || format === 'pdf', flow: isText || format === 'pdf', columns: isWide }
}

/** One long page that is pushed along, below the bars. */
export const isTextScrolled = ({
  book: { format, layout },
  settings,
}: {
  book: Pick<BookManifest, 'format' | 'layout'>
  settings: Pick<ReaderSettings, 'flow'>
}): boolean => format === 'epub' && layout === 'flowing' && settings.flow === 'scrolled'
