import type { Picture } from '@tq/contract/catalog.ts'
import type { BookPart } from '@tq/contract/enums.ts'
import type { BookManifest } from '@tq/contract/reading/book.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { coverOf } from '../../catalog/cover.ts'
import { sharePages } from '../intake/share-pages.ts'
import type { CurrentVersion } from './current-version.ts'

interface ProductRow {
  title: string
  authors: string[]
  picture: Picture | null
  is_published: boolean
}

interface FileRow {
  path: string
  media_type: string
  bytes: string
  position: number | null
  title: string | null
  characters: number
  is_linear: boolean
  viewport: { width: number; height: number } | null
}

export const baseOf = (part: BookPart, versionId: string) => `/media/${part === 'full' ? 'books' : 'previews'}/${versionId}/`

/** Everything a reader must know before it loads the first chapter. Null: there are no such files. */
export async function readManifest(
  db: Db,
  version: CurrentVersion,
  part: BookPart,
): Promise<{ manifest: Omit<BookManifest, 'ticket' | 'expiresAt'>; isPublished: boolean } | null> {
  const [[product], files] = await Promise.all([readProduct(db, version.product_id), readFiles(db, version.id, part)])
  const spine = files.filter(({ position }) => position !== null)
  if (!product || !spine.length) return null
  const { facts } = version
  const { layout, direction, language, hasText } = facts
  const bytes = files.reduce((sum, file) => sum + Number(file.bytes), 0)
  const characters = part === 'full' ? facts.characters : spine.reduce((sum, file) => sum + file.characters, 0)
  const pageCount = part === 'full' ? facts.pageCount : pagesOfPreview(version, characters)
  const isThere = whatIsThere(version, part, new Set(files.map(({ path }) => path)), pageCount)
  return {
    isPublished: product.is_published,
    manifest: {
      ...{ productId: version.product_id, title: product.title, address: addressId(product.title, version.product_id) },
      ...{ authors: product.authors, picture: product.picture, versionId: version.id, version: version.number },
      ...{ format: version.format, layout, direction, language, base: baseOf(part, version.id), hasText },
      ...{ characters, pageCount, bytes },
      spine: spine.map((file) => ({
        ...{ href: file.path, mediaType: file.media_type, bytes: Number(file.bytes), characters: file.characters },
        ...{ title: file.title, isLinear: file.is_linear, viewport: file.viewport },
      })),
      toc: facts.toc.map(({ href, ...heading }) => ({ ...heading, href: href && isThere(href) ? href : null })),
      pages: facts.pages.filter(({ href }) => isThere(href)),
      coverHref: facts.coverHref,
      // The preview is another file.
      openingRanges: part === 'full' ? (facts.openingRanges ?? []) : [],
      openingPicture: part === 'full' ? (facts.openingPicture ?? null) : null,
    },
  }
}

/** By its letters, which are those of the file that stands; scanned pages have none. */
function pagesOfPreview({ facts, preview_percent }: CurrentVersion, characters: number): number {
  if (!facts.characters) return sharePages(facts.pageCount, preview_percent)
  return Math.max(1, Math.round((facts.pageCount * characters) / facts.characters))
}

/** Of a preview only what is in it can be gone to. */
function whatIsThere(
  { format }: CurrentVersion,
  part: BookPart,
  paths: Set<string>,
  pageCount: number,
): (href: string) => boolean {
  if (part === 'full') return () => true
  if (format === 'pdf') return (href) => Number(href.replace('#page=', '')) <= pageCount
  return (href) => paths.has(href.split('#')[0] ?? '')
}

/** Whose names stand on a book; of a product named in the query. */
export const authorsOf = (
  productId: SQL,
) => sql`array(select c.name from product_contributors pc join contributors c on c.id = pc.contributor_id
  where pc.product_id = ${productId} and pc.role in ('author', 'editor')
  group by c.id, c.name order by bool_and(pc.role <> 'author'), min(pc.position))`

const readProduct = (db: Db, id: number) =>
  runPrepared<ProductRow>(
    db,
    sql`select p.title, p.is_published, ${coverOf(sql`p.id`)} as picture,
        ${authorsOf(sql`p.id`)} as authors
      from products p where p.id = ${id}::int`,
  )

const readFiles = (db: Db, versionId: string, part: BookPart) =>
  runPrepared<FileRow>(
    db,
    sql`select r.path, r.media_type, f.bytes, r.position, r.title, r.characters, r.is_linear, r.viewport
      from book_resources r join files f on f.hash = r.file_hash
      where r.version_id = ${versionId} and r.part = ${part} order by r.position, r.path`,
  )
