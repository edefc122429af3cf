import { AppError } from '@tq/contract/errors.ts'
import { slugify } from '@tq/contract/slug.ts'
import { cleanHtml } from '@tq/db/clean-html.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { news } from '@tq/db/schema/content/content.ts'
import { newsPlain } from '@tq/db/search/news-plain.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { StaffActor } from '../actor.ts'
import { recordAudit } from '../staff/audit.ts'

export interface NewsChange {
  title?: string
  summary?: string
  content?: string
  isFocus?: boolean
  isPublished?: boolean
}

/** Every change of an article goes through here, so that its text is clean, findable, and new on every process. */
export async function changeNews(
  db: Database,
  id: number,
  { actor, ...change }: NewsChange & { actor: StaffActor },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(news).where(eq(news.id, id)).for('update')
    if (!before) throw new AppError('NEWS_NOT_FOUND')
    const after = { ...before, ...change, content: change.content === undefined ? before.content : cleanHtml(change.content) }
    await tx
      .update(news)
      .set({
        title: after.title,
        // An address that was given away stays as long as the title does.
        slug: after.title === before.title ? before.slug : await slugFor(tx, after),
        summary: after.summary,
        content: after.content,
        isFocus: after.isFocus,
        isPublished: after.isPublished,
        updatedAt: new Date(),
        plain: newsPlain(after),
      })
      .where(eq(news.id, id))
    await recordAudit(tx, {
      ...{ actor, action: 'news.change', subject: { type: 'news', id } },
      // Its text is long, and stands in the article: which parts were changed is enough.
      before: { isFocus: before.isFocus, isPublished: before.isPublished },
      after: { isFocus: after.isFocus, isPublished: after.isPublished, changed: Object.keys(change) },
    })
    await invalidateTags(tx, ['news', `news:${id}`, 'home'])
  })
}

/** A name that pages ask by stays; others follow the title, with the number where two titles are alike. */
async function slugFor(tx: Tx, { id, title, slug, isListed }: typeof news.$inferSelect): Promise<string> {
  if (!isListed) return slug
  const wanted = slugify(title) || String(id)
  const isTaken = await tx.$count(news, and(eq(news.slug, wanted), ne(news.id, id)))
  return isTaken ? `${wanted}-${id}` : wanted
}
