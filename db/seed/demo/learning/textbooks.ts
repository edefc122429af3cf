import { textbooks } from '../../../src/schema/all.ts'
import { TEXTBOOKS } from '../../texts/learning/textbook-list.ts'
import { insertAll, type Press } from '../press.ts'

export async function seedTextbooks({ tx, catalogue }: Press): Promise<void> {
  const titles = new Map(catalogue.books.map(({ id, title }) => [id, title]))
  await insertAll(
    tx,
    textbooks,
    TEXTBOOKS.map(({ bookId, subject, grade }, position) => {
      const title = titles.get(bookId)
      if (!title) throw new Error(`The demo has no book ${bookId}`)
      const picture = { url: `/media/covers/${bookId}.webp`, alt: `Bìa sách ${title}`, width: 600, height: 900 }
      return { id: position + 1, title, subject, grade, position, picture, productId: bookId }
    }),
  )
}
