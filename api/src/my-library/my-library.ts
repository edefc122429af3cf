import type { Picture } from '@tq/contract/catalog.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import type { listDigitalProductsOwned, OwnedProduct } from '@tq/contract/my-library.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { coverOf } from '../catalog/cover.ts'
import { ownedBy, requireEntitlement } from '../entitlement/require-entitlement.ts'
import { type Paged, requirePage } from '../http/paging.ts'

interface Row {
  id: number
  title: string
  kind: OwnedProduct['kind']
  authors: string[]
  picture: Picture | null
  opened_at: Date
  order_id: string | null
  code: string | null
  lesson_count: number
  reading: OwnedBook['reading']
}

type OwnedBook = Data<typeof listDigitalProductsOwned>[number]

/** Each product once, since it was first opened, however often it was bought. Products that are no longer sold stay. */
const owned = (userId: string) => sql`${ownedBy(userId)} join products p on p.id = own.product_id`

/** The newest file of an e-book, and how far this person is in it. */
const readingOf = (userId: string) => sql`(select json_build_object('format', v.format, 'version', v.number, 'pageCount',
    (v.facts ->> 'pageCount')::int, 'percent', r.percent, 'canDownload', v.allows_download,
    'placeTitle', case when v.format = 'pdf' then replace(r.chapter, '#page=', 'Trang ') else (select c.title from book_resources c
      where c.version_id = v.id and c.part = 'full' and c.path = r.chapter) end,
    'readAt', to_char(r.position_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from book_versions v left join reading_books r on r.product_id = v.product_id and r.user_id = ${userId}::uuid
  where v.product_id = p.id and v.state = 'ready' order by v.number desc limit 1)`

const COLUMNS = sql`p.id, p.title, p.kind, p.lesson_count, own.opened_at, own.order_id, own.code,
  ${coverOf(sql`p.id`)} as picture,
  array(select c.name from product_contributors pc join contributors c on c.id = pc.contributor_id
    where pc.product_id = p.id and pc.role in ('author', 'editor')
    group by c.id, c.name order by bool_and(pc.role <> 'author'), min(pc.position)) as authors`

/** When this person had it in hand last. */
const touchedAt = (userId: string) => sql`greatest(own.opened_at, (select r.position_at from reading_books r
  where r.user_id = ${userId}::uuid and r.product_id = p.id))`

/** What was read or bought last first. */
export async function listOwned(db: Db, userId: string, kind: 'digital' | 'course', paged: Paged) {
  const [counted] = await runPrepared<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${owned(userId)} where p.kind = ${kind}`,
  )
  const { total, totalPage, offset } = requirePage(counted?.n ?? 0, paged)
  const rows = await readOwned(
    db,
    userId,
    sql`p.kind = ${kind} order by ${touchedAt(userId)} desc, p.id limit ${paged.perPage} offset ${offset}`,
  )
  return { data: rows.map((row) => ({ ...toOwned(row), reading: row.reading, lessonCount: row.lesson_count })), total, totalPage }
}

interface Detail {
  description: string
  pages: number | null
  toc: { title: string; page: number | null }[]
  course: { id: number; title: string } | null
}

/** Of a product that is a course: where it is learnt. */
const COURSE = sql`(select json_build_object('id', c.id, 'title', c.title) from courses c
  where c.product_id = p.id and c.is_published and c.lesson_count > 0) as course`

export async function getOwned(db: Db, userId: string, productId: number) {
  await requireEntitlement(db, userId, productId)
  const [row] = await readOwned<Detail>(db, userId, sql`p.id = ${productId}`, sql`, p.description, p.pages, p.toc, ${COURSE}`)
  if (!row) throw new AppError('OWNED_PRODUCT_NOT_FOUND')
  const { description, pages, toc, course, lesson_count: lessonCount } = row
  const courseAddress = course && addressId(course.title, course.id)
  return { ...toOwned(row), reading: row.reading, description, pages, toc, lessonCount, courseAddress }
}

const readOwned = <More = unknown>(db: Db, userId: string, where: SQL, more: SQL = sql``): Promise<(Row & More)[]> =>
  runPrepared(db, sql`select ${COLUMNS}, ${readingOf(userId)} as reading ${more} from ${owned(userId)} where ${where}`)

function toOwned(row: Row): OwnedProduct {
  return {
    productId: row.id,
    title: row.title,
    address: addressId(row.title, row.id),
    kind: row.kind,
    authors: row.authors,
    picture: row.picture,
    openedAt: new Date(row.opened_at).toISOString(),
    orderId: row.order_id,
    orderCode: row.code,
  }
}
