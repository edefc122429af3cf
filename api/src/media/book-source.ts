import type { BookSubject, ComboSubject, PageSubject } from '@tq/covers/subjects.ts'
import type { Db } from '@tq/db/database.ts'
import { categories, comboParts, contributors, productContributors, products } from '@tq/db/schema/catalog/catalog.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const top = alias(categories, 'top')
const LONGEST_TEXT = 3_000

/** Those who wrote it; a collection names its editors. */
const peopleIn = (role: 'author' | 'editor') => sql`array(
  select ${contributors.name} from ${productContributors} join ${contributors} on ${contributors.id} = ${productContributors.contributorId}
  where ${productContributors.productId} = ${products.id} and ${productContributors.role} = ${sql.raw(`'${role}'`)}
  order by ${productContributors.position})`

const BOOK = {
  id: products.id,
  workId: products.workId,
  kind: products.kind,
  title: products.title,
  authors: sql<string[]>`coalesce(nullif(${peopleIn('author')}, '{}'), ${peopleIn('editor')})`,
  topCategoryId: sql<number>`coalesce(${top.id}, ${categories.id})`,
  topCategoryName: sql<string>`coalesce(${top.name}, ${categories.name})`,
  categoryId: products.categoryId,
  seriesNumber: products.seriesNumber,
}

/** Published or not: who knows the address of a picture knows the book. */
export async function findBook(db: Db, id: number): Promise<BookSubject | ComboSubject | null> {
  const [book] = await db
    .select(BOOK)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(top, eq(top.id, categories.parentId))
    .where(eq(products.id, id))
  if (book?.kind !== 'combo') return book ?? null
  const parts = await db
    .select({ book: BOOK, quantity: comboParts.quantity })
    .from(comboParts)
    .innerJoin(products, eq(products.id, comboParts.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(top, eq(top.id, categories.parentId))
    .where(eq(comboParts.comboId, id))
    .orderBy(asc(comboParts.position))
  return { ...book, parts }
}

export async function findPage(db: Db, id: number): Promise<PageSubject | null> {
  const [row] = await db
    .select({ ...BOOK, chapters: products.toc, description: products.description })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(top, eq(top.id, categories.parentId))
    .where(eq(products.id, id))
  if (!row) return null
  const { description, ...page } = row
  return { ...page, paragraphs: paragraphsOf(description) }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of cleaned HTML, block by block. */
function paragraphsOf(html: string): string[] {
  return html
    .slice(0, LONGEST_TEXT)
    .split(/<\/(?:p|li|h\d|blockquote)>|<br ?\/?>/)
    .map((block) => block.replace(/<[^>]*>?/g, ' ').replace(/&(\w+|#\d+);/g, (whole, name: string) => ENTITIES[name] ?? whole))
    .filter((block) => block.trim())
}
