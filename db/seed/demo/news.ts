import { slugify } from '@tq/contract/slug.ts'
import { and, eq, lte } from 'drizzle-orm'
import { cleanHtml } from '../../src/clean-html.ts'
import { news, newsTagLinks, newsTags } from '../../src/schema/all.ts'
import { newsPlain } from '../../src/search/news-plain.ts'
import { NEWS, type NewsTag, type NewsText } from '../texts/news/index.ts'
import { PRIVACY_PAGE } from '../texts/pages/privacy-page.ts'
import { daysFrom, insertAll, type Press } from './press.ts'

const TAGS: NewsTag[] = ['Sách mới', 'Điểm sách', 'Tác giả', 'Sự kiện', 'Thông báo', 'Chuyện nghề']

export async function seedNews({ tx, now }: Press): Promise<void> {
  // An earlier release had a few of these articles, without tags and unfindable.
  await tx.delete(news).where(and(lte(news.id, NEWS.length + 1), eq(news.plain, '')))
  await insertAll(tx, news, [...NEWS.map((article, index) => articleRow(article, index + 1, now)), privacyRow(now)])
  await insertAll(
    tx,
    newsTags,
    TAGS.map((name, position) => ({ id: position + 1, name, slug: slugify(name), position })),
  )
  await insertAll(
    tx,
    newsTagLinks,
    NEWS.flatMap(({ tags }, index) => tags.map((tag) => ({ newsId: index + 1, tagId: TAGS.indexOf(tag) + 1 }))),
  )
}

function articleRow({ title, summary, byline, caption, daysAgo, isFocus = false, ...text }: NewsText, id: number, now: Date) {
  const content = cleanHtml(text.content.join('\n'))
  const publishedAt = daysFrom(now, -daysAgo)
  return {
    id,
    title,
    slug: slugify(title),
    summary,
    byline,
    caption,
    content,
    picture: { url: `/media/news/${id}.webp`, alt: `Minh hoạ bài ${title}`, width: 1200, height: 675 },
    isFocus,
    publishedAt,
    updatedAt: publishedAt,
    plain: newsPlain({ title, summary, content }),
  }
}

/** SPEC §2.3: the privacy policy is kept as news, found by its url and shown on a page of its own. */
function privacyRow(now: Date) {
  const { key, title, description } = PRIVACY_PAGE
  const content = cleanHtml(PRIVACY_PAGE.content.join('\n'))
  return {
    id: NEWS.length + 1,
    title,
    slug: key,
    summary: description,
    content,
    isListed: false,
    publishedAt: now,
    updatedAt: now,
    plain: newsPlain({ title, summary: description, content }),
  }
}
