import type { NewsArticle, NewsCard } from '@tq/contract/content/news.ts'
import { AppError } from '@tq/contract/errors.ts'
import { addressId, idOfAddress } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import type { StoredPicture } from '@tq/db/schema/content/home.ts'
import { fold, words } from '@tq/db/search/fold.ts'
import { type SQL, sql } from 'drizzle-orm'
import { readShelfMap } from '../catalog/search/lexicon/shelf-map.ts'
import { restated } from '../catalog/search/parse/restated.ts'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { type Paged, requirePage } from '../http/paging.ts'

const WORDS_A_MINUTE = 220
const MOST_WORDS = 12
const MOST_RELATED = 4

interface CardRow {
  id: number
  title: string
  slug: string
  summary: string
  is_focus: boolean
  picture: StoredPicture | null
  published_at: Date
  word_count: number
  tags: { name: string; slug: string }[] | null
}

const CARD_COLUMNS = sql`n.id, n.title, n.slug, n.summary, n.is_focus, n.picture, n.published_at,
  array_length(string_to_array(n.plain, ' '), 1) as word_count,
  (select json_agg(json_build_object('name', t.name, 'slug', t.slug) order by t.position)
    from news_tag_links l join news_tags t on t.id = l.tag_id where l.news_id = n.id) as tags`
/** What is announced for later shows itself when its time comes: see `followPublishing`. */
const PUBLIC = sql`n.is_published and n.is_listed and n.published_at <= now()`

export interface NewsQuery extends Paged {
  tag: string
  searchContent: string
}

/** The newest first; a search puts titles that hold all its words before texts that do. */
export async function listNews(db: Db, query: NewsQuery, cacheInfo: CacheInfo) {
  await followPublishing(db, cacheInfo)
  const chosen = sql`${PUBLIC}`
  if (query.tag)
    chosen.append(
      sql` and exists (select 1 from news_tag_links l where l.news_id = n.id and l.tag_id = ${await tagId(db, query.tag)})`,
    )
  const search = await searchOf(db, query.searchContent, chosen)
  if (search) chosen.append(sql` and ${search.condition}`)
  const order = search ? sql`${search.isInTitle} desc, n.published_at desc, n.id` : sql`n.published_at desc, n.id`
  const { total, totalPage, offset } = requirePage(await countNews(db, chosen), query)
  const rows = await runPrepared<CardRow>(
    db,
    sql`select ${CARD_COLUMNS} from news n where ${chosen} order by ${order} limit ${query.perPage} offset ${offset}`,
  )
  return { data: rows.map(toCard), total, totalPage }
}

async function countNews(db: Db, chosen: SQL): Promise<number> {
  const [counted] = await runPrepared<{ n: number }>(db, sql`select count(*)::int as n from news n where ${chosen}`)
  return counted?.n ?? 0
}

interface NewsSearch {
  condition: SQL
  isInTitle: SQL
}

/**
 * All words as typed, unless a title says what was meant by them and none says them all; if no article has them, what else may say the
 * same. In a long text any few words stand somewhere: what was meant must stand there in one piece.
 */
async function searchOf(db: Db, text: string, chosen: SQL): Promise<NewsSearch | null> {
  const plain = words(text).map((word) => word.plain)
  if (plain.length === 0) return null
  const asTyped = searchFor(plain.slice(0, MOST_WORDS).map((word) => `% ${word}%`))
  const finds = async (condition: SQL) => (await countNews(db, sql`${chosen} and ${condition}`)) > 0
  if (await finds(asTyped.isInTitle)) return asTyped
  const meant = restated(text, await readShelfMap(db)).map((pieces) => searchFor(pieces.map((piece) => `% ${fold(piece)} %`)))
  if (meant[0] && (await finds(meant[0].isInTitle))) return meant[0]
  for (const search of [asTyped, ...meant]) if (await finds(search.condition)) return search
  return asTyped
}

/** Without accents, all of them somewhere in the text, each at the beginning of a word. */
function searchFor(patterns: string[]): NewsSearch {
  return {
    condition: sql`n.plain like all(${sql.param(patterns)}::text[])`,
    isInTitle: sql`(split_part(n.plain, '|', 1) like all(${sql.param(patterns)}::text[]))`,
  }
}

async function tagId(db: Db, slugOrName: string): Promise<number> {
  const [tag] = await runPrepared<{ id: number }>(
    db,
    sql`select id from news_tags where slug = ${slugOrName} or name = ${slugOrName} or id::text = ${slugOrName}`,
  )
  if (!tag) throw new AppError('NEWS_TAG_NOT_FOUND')
  return tag.id
}

export async function listTags(db: Db, cacheInfo: CacheInfo) {
  await followPublishing(db, cacheInfo)
  return runPrepared<{ id: number; name: string; slug: string; count: number }>(
    db,
    sql`select t.id, t.name, t.slug, count(n.id)::int as count from news_tags t
      left join news_tag_links l on l.tag_id = t.id left join news n on n.id = l.news_id and ${PUBLIC}
      group by t.id order by t.position, t.id`,
  )
}

export async function getNews(db: Db, url: string, cacheInfo: CacheInfo): Promise<NewsArticle> {
  const id = idOfAddress(url)
  const [row] = await runPrepared<
    CardRow & { content: string; byline: string; caption: string; updated_at: Date; is_listed: boolean }
  >(
    db,
    sql`select ${CARD_COLUMNS}, n.content, n.byline, n.caption, n.updated_at, n.is_listed from news n
      where n.is_published and n.published_at <= now() and ${id === null ? sql`n.slug = ${url}` : sql`n.id = ${id}`}`,
  )
  if (!row) throw new AppError('NEWS_NOT_FOUND')
  cacheInfo.dependsOn(`news:${row.id}`)
  return {
    ...toCard(row),
    url: row.slug,
    byline: row.byline,
    caption: row.caption,
    content: row.content,
    updatedAt: row.updated_at.toISOString(),
    isListed: row.is_listed,
  }
}

export async function listNewest(db: Db, limit: number, cacheInfo: CacheInfo): Promise<NewsCard[]> {
  await followPublishing(db, cacheInfo)
  const rows = await runPrepared<CardRow>(
    db,
    sql`select ${CARD_COLUMNS} from news n where ${PUBLIC} order by n.published_at desc, n.id limit ${limit}`,
  )
  return rows.map(toCard)
}

/** Articles that share the most tags, the newest first; without any, simply the newest. */
export async function listRelated(db: Db, url: string, cacheInfo: CacheInfo): Promise<NewsCard[]> {
  const { id } = await getNews(db, url, cacheInfo)
  await followPublishing(db, cacheInfo)
  const rows = await runPrepared<CardRow>(
    db,
    sql`select ${CARD_COLUMNS} from news n
      left join lateral (
        select count(*) as shared from news_tag_links mine join news_tag_links own on own.tag_id = mine.tag_id
        where mine.news_id = n.id and own.news_id = ${id}) common on true
      where ${PUBLIC} and n.id <> ${id}
      order by common.shared desc, n.published_at desc, n.id limit ${MOST_RELATED}`,
  )
  return rows.map(toCard)
}

/** An article may be written for tomorrow: lists change by themselves when its hour comes. */
async function followPublishing(db: Db, cacheInfo: CacheInfo): Promise<void> {
  cacheInfo.dependsOn('news')
  const [next] = await runPrepared<{ at: Date | null }>(
    db,
    sql`select min(published_at) as at from news where is_published and is_listed and published_at > now()`,
  )
  cacheInfo.changesAt(next?.at ?? null)
}

function toCard(row: CardRow): NewsCard {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    address: addressId(row.title, row.id),
    isFocus: row.is_focus,
    picture: row.picture,
    publishedAt: row.published_at.toISOString(),
    minutes: Math.max(1, Math.round(row.word_count / WORDS_A_MINUTE)),
    tags: row.tags ?? [],
  }
}
