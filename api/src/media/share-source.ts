import type { ShareSubject } from '@tq/covers/share/draw-share.ts'
import type { NewsShare } from '@tq/covers/share/share-news.ts'
import type { Db } from '@tq/db/database.ts'
import { contentPages, contentPageVersions, landingPages, news, newsTagLinks, newsTags } from '@tq/db/schema/content/content.ts'
import { and, asc, eq } from 'drizzle-orm'
import { findBook } from './book-source.ts'

/** `book-12`, `news-7`, `page-gioi-thieu` or `site`; null when there is no such thing. */
export async function findShareSubject(db: Db, name: string): Promise<ShareSubject | null> {
  const [, of, key = ''] = /^(book|news|page)-(.+)$/.exec(name) ?? []
  switch (of) {
    case 'book': {
      const book = await findBook(db, Number(key))
      return book && { of, book }
    }
    case 'news': {
      const article = await findArticle(db, Number(key))
      return article && { of, article }
    }
    case 'page': {
      const title = await findPageTitle(db, key)
      return title === null ? null : { of, title }
    }
    default:
      return { of: 'site' }
  }
}

async function findArticle(db: Db, id: number): Promise<NewsShare | null> {
  const [article] = await db
    .select({ id: news.id, title: news.title, kicker: newsTags.name })
    .from(news)
    .leftJoin(newsTagLinks, eq(newsTagLinks.newsId, news.id))
    .leftJoin(newsTags, eq(newsTags.id, newsTagLinks.tagId))
    .where(and(eq(news.id, id), eq(news.isPublished, true)))
    .orderBy(asc(newsTags.position))
    .limit(1)
  return article ? { ...article, kicker: article.kicker ?? '' } : null
}

/** A content page, a landing page, or a text kept as news and shown on a page of its own, such as the privacy policy. */
async function findPageTitle(db: Db, key: string): Promise<string | null> {
  const [page] = await db
    .select({ title: contentPageVersions.title })
    .from(contentPages)
    .innerJoin(
      contentPageVersions,
      and(eq(contentPageVersions.key, contentPages.key), eq(contentPageVersions.version, contentPages.version)),
    )
    .where(and(eq(contentPages.key, key), eq(contentPages.isPublished, true)))
  if (page) return page.title
  const [landing] = await db
    .select({ title: landingPages.title })
    .from(landingPages)
    .where(and(eq(landingPages.key, key), eq(landingPages.isPublished, true)))
  if (landing) return landing.title
  const [text] = await db
    .select({ title: news.title })
    .from(news)
    .where(and(eq(news.slug, key), eq(news.isPublished, true), eq(news.isListed, false)))
  return text?.title ?? null
}
