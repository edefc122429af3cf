import type { Picture, ProductCard, ProductDetail } from '@tq/contract/catalog.ts'
import { AppError } from '@tq/contract/errors.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { frozen, runPrepared, writtenOnce } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import type { KnownProducts } from './beside/known-products.ts'
import { CardMemory } from './card-memory.ts'
import { type CardRowAsJson, cardsSql, priceOf, selectCards, toCard } from './cards.ts'
import type { CatalogColumns } from './columns/catalog-columns.ts'
import { hyphenated } from './hyphenated-isbn.ts'

const PUBLISHER = 'Thư Quán – Nhà xuất bản Đại học'

interface DetailRow {
  work_id: number
  isbn: string | null
  pages: number | null
  size: string | null
  weight_grams: number | null
  cover_type: string | null
  edition: number | null
  series_number: number | null
  description: string
  toc: ProductDetail['toc']
  vat_class: string
  pictures: Picture[] | null
  contributors: { id: number; name: string; role: ProductDetail['contributors'][number]['role'] }[] | null
  category_path: { id: number; name: string }[]
  course_id: number | null
  series: { id: number; name: string; volume: number; volumeCount: number } | null
  lesson_count: number
  ebook: ProductDetail['ebook']
  has_preview: boolean
}

const DETAIL_COLUMNS = frozen(sql`,
  p.work_id, p.isbn, p.pages, p.size, p.weight_grams, p.cover_type, p.edition, p.series_number, p.description, p.toc,
  p.vat_class,
  (select jsonb_agg(jsonb_build_object('url', pic.url, 'alt', pic.alt, 'width', pic.width, 'height', pic.height)
    order by pic.position) from product_pictures pic where pic.product_id = p.id) as pictures,
  (select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'role', pc.role) order by pc.role <> 'author', pc.position)
    from product_contributors pc join contributors c on c.id = pc.contributor_id where pc.product_id = p.id) as contributors,
  (select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.parent_id nulls first)
    from categories leaf join categories c on c.id in (leaf.id, leaf.parent_id) where leaf.id = p.category_id) as category_path,
  (select c.id from courses c where c.product_id = p.id and c.is_published) as course_id,
  (select jsonb_build_object('id', s.id, 'name', s.name, 'volume', v.volume, 'volumeCount', (
      select count(*) from series_volumes all_of join products one on one.id = all_of.product_id and one.is_published
      where all_of.series_id = s.id))
    from series_volumes v join series s on s.id = v.series_id where v.product_id = p.work_id) as series,
  p.lesson_count,
  (select jsonb_build_object('format', v.format, 'previewPercent', v.preview_percent) from book_versions v
    where v.product_id = p.id and v.state = 'ready' order by v.number desc limit 1) as ebook,
  exists (select 1 from book_versions v join book_resources r on r.version_id = v.id and r.part = 'preview'
    where v.product_id = p.id and v.state = 'ready') as has_preview`)

/** All forms of the work at once: there are one or two. As JSON, since reading forty columns one by one takes longer. */
const readForms = writtenOnce<{ form: CardRowAsJson & DetailRow }, { id: number }>(
  sql`select to_json(form) as form from (${cardsSql(
    sql`p.work_id = (select work_id from products where id = ${sql.placeholder('id')})`,
    DETAIL_COLUMNS,
  )}) form order by form.object_type, form.id`,
)

export async function getProduct(db: Db, id: number, cacheInfo: CacheInfo): Promise<ProductDetail> {
  const forms = (await readForms(db, { id })).map(({ form }) => ({ row: form, card: toCard(form, cacheInfo) }))
  const chosen = forms.find(({ row }) => row.id === id)
  if (!chosen) throw new AppError('PRODUCT_NOT_FOUND')
  const { row, card } = chosen
  const parts = row.kind === 'combo' ? await listParts(db, id, cacheInfo) : []
  if (row.kind === 'course') cacheInfo.dependsOn('library')
  const [rating1 = 0, rating2 = 0, rating3 = 0, rating4 = 0, rating5 = 0] = row.ratings
  return {
    ...card,
    contributors: (row.contributors ?? []).map((person) => ({ ...person, address: addressId(person.name, person.id) })),
    categories: row.category_path.map((category) => ({ ...category, address: addressId(category.name, category.id) })),
    isbn: row.isbn && hyphenated(row.isbn),
    publisher: PUBLISHER,
    pages: row.pages,
    size: row.size,
    weightGrams: row.weight_grams,
    coverType: row.cover_type,
    edition: row.edition,
    seriesNumber: row.series_number,
    series: row.series && { ...row.series, address: addressId(row.series.name, row.series.id) },
    description: row.description,
    toc: row.toc,
    pictures: row.pictures ?? [],
    vatClass: row.vat_class,
    stock: row.available === null ? null : Math.max(0, row.available),
    saleEndsAt: row.price_now < row.price && row.sale_ends_at ? new Date(row.sale_ends_at).toISOString() : null,
    rating1,
    rating2,
    rating3,
    rating4,
    rating5,
    formats: forms.map(toFormat),
    parts,
    courseId: row.course_id,
    lessonCount: row.kind === 'course' ? row.lesson_count : null,
    ebook: row.ebook,
    hasPreview: row.has_preview,
  }
}

function toFormat({ row, card }: { row: CardRowAsJson & DetailRow; card: ProductCard }): ProductDetail['formats'][number] {
  const { id, kind, address, inStock, releaseDay } = card
  return { id, kind, address, inStock, releaseDay, hasPreview: row.has_preview, ...priceOf(row) }
}

async function listParts(db: Db, comboId: number, cacheInfo: CacheInfo): Promise<ProductDetail['parts']> {
  const rows = await selectCards<{ quantity: number; pages: number | null }>(
    db,
    sql`p.id in (select product_id from combo_parts where combo_id = ${comboId}) order by p.id`,
    sql`, p.pages, (select quantity from combo_parts where combo_id = ${comboId} and product_id = p.id) as quantity`,
  )
  return rows.map((row) => ({ ...toCard(row, cacheInfo), quantity: row.quantity, pages: row.pages }))
}

/** Books of the same category, the best-selling first, without other forms of the same work. */
export async function listInSameCategory(
  db: Db,
  id: number,
  cacheInfo: CacheInfo,
  { cards = new CardMemory(), columns = null }: { cards?: CardMemory; columns?: CatalogColumns | null } = {},
) {
  const { ids, categoryId } = columns?.inSameCategory(id, RELATED) ?? (await findInSameCategory(db, id))
  cacheInfo.dependsOn(`book:${id}`, `category:${categoryId}`)
  return cards.read(db, ids, cacheInfo)
}

const RELATED = 10

async function findInSameCategory(db: Db, id: number): Promise<{ ids: number[]; categoryId: number }> {
  const rows = await runPrepared<{ id: number; category_id: number }>(
    db,
    sql`select d.product_id as id, chosen.category_id from products chosen
      cross join lateral (
        select d.product_id, d.sold from search_docs d join products other on other.id = d.product_id
        where d.category_id = chosen.category_id and d.is_lead and other.work_id <> chosen.work_id
        order by d.sold desc, d.product_id limit ${RELATED}) d
      where chosen.id = ${id} and chosen.is_published
      order by d.sold desc, d.product_id`,
  )
  const categoryId = rows[0]?.category_id ?? (await requireProduct(db, id)).categoryId
  return { ids: rows.map((row) => row.id), categoryId }
}

export async function listCourses(db: Db, id: number, cacheInfo: CacheInfo, known?: KnownProducts) {
  cacheInfo.dependsOn(`book:${id}`)
  if (await known?.hasNone(id, 'courses')) return []
  const rows = await selectCards<{ lesson_count: number }>(
    db,
    sql`p.id in (select course_id from product_courses where product_id = ${id}) order by p.id`,
    sql`, p.lesson_count`,
  )
  if (rows.length === 0 && !(await known?.isKnown(id))) await requireProduct(db, id)
  return rows.map((row) => ({ ...toCard(row, cacheInfo), lessonCount: row.lesson_count }))
}

export async function requireProduct(db: Db, id: number): Promise<{ categoryId: number }> {
  const [product] = await runPrepared<{ category_id: number }>(
    db,
    sql`select category_id from products where id = ${id} and is_published`,
  )
  if (!product) throw new AppError('PRODUCT_NOT_FOUND')
  return { categoryId: product.category_id }
}
