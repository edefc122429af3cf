import { inThread } from '../../thread/in-thread.ts'
import type { TakenBook, Taking } from '../taken-book.ts'

export const PDF_FILE = 'book.pdf'

/** A PDF stays one file. Throws `BookError` for one that can't be read. */
export async function takePdf(path: string, { keep, onPercent }: Taking): Promise<TakenBook> {
  const { taken, content } = await inThread('readPdf', path, onPercent)
  await keep({ path: PDF_FILE, mediaType: 'application/pdf', content, position: 0, characters: taken.facts.characters })
  return taken
}
