import { inThread } from '../../thread/in-thread.ts'
import type { TakenBook, Taking } from '../taken-book.ts'

export const PDF_FILE = 'book.pdf'
const FIRST_PAGE = 'first-page.webp'

/** A PDF stays one file, with a picture of its first page beside it. Throws `BookError` for one that can't be read. */
export async function takePdf(path: string, { keep, onPercent }: Taking): Promise<TakenBook> {
  const { taken, content, picture } = await inThread('readPdf', path, onPercent)
  await keep({ path: PDF_FILE, mediaType: 'application/pdf', content, position: 0, characters: taken.facts.characters })
  if (!picture) return taken
  const { content: drawn, ...shape } = picture
  await keep({ path: FIRST_PAGE, mediaType: 'image/webp', content: drawn })
  return { ...taken, facts: { ...taken.facts, openingPicture: { href: FIRST_PAGE, ...shape } } }
}
