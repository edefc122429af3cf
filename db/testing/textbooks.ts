import type { Database, Tx } from '../src/database.ts'
import { textbookChapters, textbookSubChapters, textbooks } from '../src/schema/all.ts'
import { indexTextbook } from '../src/search/learning-index.ts'

/** What leads to a lesson says which; without one it is a heading. */
interface NewSubChapter extends Partial<Omit<typeof textbookSubChapters.$inferInsert, 'id' | 'chapterId' | 'parentId'>> {
  below?: NewSubChapter[]
}

interface NewChapter extends Partial<Omit<typeof textbookChapters.$inferInsert, 'id' | 'textbookId'>> {
  inside?: NewSubChapter[]
}

export interface AddedTextbook {
  id: number
  chapterIds: number[]
  /** Each before those below it. */
  subChapterIds: number[]
}

/** As an editor puts in a textbook with its tree. */
export function addTextbook(
  db: Database,
  { chapters = [], ...given }: Partial<typeof textbooks.$inferInsert> & { chapters?: NewChapter[] } = {},
): Promise<AddedTextbook> {
  return db.transaction(async (tx) => {
    const [book] = await tx
      .insert(textbooks)
      .values({ title: 'Sách thử', subject: 'Toán', grade: 6, position: 99, ...given })
      .returning({ id: textbooks.id })
    const added: AddedTextbook = { id: book?.id as number, chapterIds: [], subChapterIds: [] }
    for (const [position, { inside = [], ...chapter }] of chapters.entries()) {
      const [row] = await tx
        .insert(textbookChapters)
        .values({ title: `Chương ${position + 1}`, column: 1, position, ...chapter, textbookId: added.id })
        .returning({ id: textbookChapters.id })
      const chapterId = row?.id as number
      added.chapterIds.push(chapterId)
      await addSubChapters(tx, added, { chapterId, parentId: null, list: inside })
    }
    await indexTextbook(tx, added.id)
    return added
  })
}

async function addSubChapters(
  tx: Tx,
  added: AddedTextbook,
  { chapterId, parentId, list }: { chapterId: number; parentId: number | null; list: NewSubChapter[] },
): Promise<void> {
  for (const [position, { below = [], ...sub }] of list.entries()) {
    const [row] = await tx
      .insert(textbookSubChapters)
      .values({ title: `Mục ${position + 1}`, position, kind: sub.lessonId ? 'lesson' : 'heading', ...sub, chapterId, parentId })
      .returning({ id: textbookSubChapters.id })
    const id = row?.id as number
    added.subChapterIds.push(id)
    await addSubChapters(tx, added, { chapterId, parentId: id, list: below })
  }
}
