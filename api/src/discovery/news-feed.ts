import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { news, newsTagLinks, newsTags } from '@tq/db/schema/content/content.ts'
import { and, asc, desc, eq, inArray, min, sql } from 'drizzle-orm'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { pictureType } from './picture-type.ts'
import { element, escapeXml, XML_HEAD } from './xml.ts'

const NEWEST = 30
const isShown = and(eq(news.isPublished, true), eq(news.isListed, true))

type Article = Awaited<ReturnType<typeof listNewest>>[number]

export async function newsFeed(db: Db, publicUrl: string, cacheInfo: CacheInfo): Promise<string> {
  cacheInfo.dependsOn('news')
  const articles = await listNewest(db)
  const tags = await listTags(db, articles)
  const [next] = await db
    .select({ at: min(news.publishedAt) })
    .from(news)
    .where(and(isShown, sql`${news.publishedAt} > now()`))
  cacheInfo.changesAt(next?.at ?? null)
  const changedAt = articles.reduce<Date | null>((last, { updatedAt }) => (last && last > updatedAt ? last : updatedAt), null)
  return [
    `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n`,
    element('title', 'Tin sách – Thư Quán'),
    element('link', `${publicUrl}/tin-sach`),
    element('description', 'Sách mới, điểm sách, tác giả và chuyện nghề của Nhà xuất bản Đại học Thư Quán.'),
    element('language', 'vi'),
    `<atom:link href="${escapeXml(publicUrl)}/tin-sach/rss.xml" rel="self" type="application/rss+xml"/>\n`,
    element('lastBuildDate', changedAt?.toUTCString()),
    ...articles.map((article) => item(article, tags.get(article.id) ?? [], publicUrl)),
    '</channel>\n</rss>\n',
  ].join('')
}

function item({ id, title, summary, picture, publishedAt }: Article, tags: string[], publicUrl: string): string {
  const url = picture?.url ?? `/media/news/${id}.webp`
  return [
    '<item>\n',
    element('title', title),
    element('link', `${publicUrl}/tin-sach/${addressId(title, id)}`),
    // Without the title, which may be mended: readers would show the article as new.
    `<guid isPermaLink="false">${escapeXml(publicUrl)}/tin-sach/${id}</guid>\n`,
    element('description', summary),
    element('pubDate', publishedAt.toUTCString()),
    ...tags.map((tag) => element('category', tag)),
    // Drawn when asked for: 0 is what the RSS Advisory Board asks for when the length is not known.
    `<enclosure url="${escapeXml(new URL(url, publicUrl).href)}" length="0" type="${pictureType(url) ?? 'image/webp'}"/>\n`,
    '</item>\n',
  ].join('')
}

function listNewest(db: Db) {
  const { id, title, summary, picture, publishedAt, updatedAt } = news
  return db
    .select({ id, title, summary, picture, publishedAt, updatedAt })
    .from(news)
    .where(and(isShown, sql`${publishedAt} <= now()`))
    .orderBy(desc(publishedAt), asc(id))
    .limit(NEWEST)
}

async function listTags(db: Db, articles: Article[]): Promise<Map<number, string[]>> {
  const ids = articles.map(({ id }) => id)
  const links = await db
    .select({ newsId: newsTagLinks.newsId, name: newsTags.name })
    .from(newsTagLinks)
    .innerJoin(newsTags, eq(newsTags.id, newsTagLinks.tagId))
    .where(inArray(newsTagLinks.newsId, ids))
    .orderBy(asc(newsTags.position))
  const names = Map.groupBy(links, ({ newsId }) => newsId)
  return new Map([...names].map(([id, ofOne]) => [id, ofOne.map(({ name }) => name)]))
}
