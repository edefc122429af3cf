import { products, stock } from '../../../src/schema/all.ts'
import type { BookRow } from '../../catalogue.ts'
import { type Random, randomFor } from '../../random.ts'
import { ALWAYS_IN_STOCK, KNOWN } from '../../texts/known-books.ts'
import { priceAfter, publishedIn, ratingColumns, ratingsOf, type Sale, soldOf, stockOf } from '../figures.ts'
import { creditsOf } from '../people.ts'
import { daysFrom, insertAll, type NewProduct, type Press } from '../press.ts'
import { descriptionOf } from './description.ts'
import { type Genre, outlineOf } from './genre.ts'
import { tocOf } from './toc.ts'

export async function seedBooks(press: Press): Promise<void> {
  const seriesNumbers = new Map<number, number>()
  for (const book of press.catalogue.books) {
    const shelf = press.topOf(book.categoryId)
    const seriesNumber = (seriesNumbers.get(shelf) ?? 0) + 1
    seriesNumbers.set(shelf, seriesNumber)
    press.products.set(book.id, { ...printed(press, book), seriesNumber })
    press.credits.set(book.id, creditsOf(press, book))
  }
  const books = [...press.products.values()]
  await insertAll(press.tx, products, books)
  await insertAll(
    press.tx,
    stock,
    books.map(({ id }) => ({ productId: id, onHand: onHand(id) })),
  )
}

function printed(press: Press, book: BookRow): NewProduct {
  const random = randomFor('book', book.id)
  const top = press.topOf(book.categoryId)
  const outline = outlineOf(book.description)
  const publishedAt = publishedIn(book.year, press.now, random)
  const known = KNOWN[book.id]
  const sold = known?.sold ?? soldOf(random, (press.now.getTime() - publishedAt.getTime()) / (365 * 86_400_000))
  return {
    id: book.id,
    kind: 'printed',
    objectType: 0,
    workId: book.id,
    categoryId: book.categoryId,
    title: book.title,
    slug: book.slug,
    isbn: book.isbn,
    year: book.year,
    edition: book.edition,
    pages: book.pages,
    size: book.size,
    weightGrams: book.weightGrams,
    coverType: book.cover,
    description: descriptionOf(book, outline),
    toc: tocOf(book, top, outline),
    vatClass: vatClassOf(outline.genre, top),
    price: book.price,
    ...(known?.salePrice ? { salePrice: known.salePrice } : saleOf(book.price, press.now, random)),
    sold,
    ...(known?.ratings ? ratingColumns(known.ratings) : ratingsOf(random, sold)),
    publishedAt,
    updatedAt: publishedAt,
    releaseDay: known?.releasesIn ? daysFrom(press.now, known.releasesIn).toISOString().slice(0, 10) : null,
  }
}

/** A quarter of the books; four in ten of those end in a few weeks, the others are open. */
function saleOf(price: number, now: Date, random: Random): Sale | undefined {
  if (!random.chance(0.23)) return undefined
  const salePrice = priceAfter(price, random.pick([10, 15, 15, 20, 20, 25, 30]))
  if (!random.chance(0.4)) return { salePrice }
  return { salePrice, saleStartsAt: daysFrom(now, -random.int(1, 20)), saleEndsAt: daysFrom(now, random.int(7, 35)) }
}

/** Natural sciences, law, medicine, computing, engineering: scientific and technical whatever the genre. */
const SCIENTIFIC_SHELVES = [6, 25, 38, 45, 51]
const NOT_TAXED: Genre[] = ['course', 'exercise', 'research', 'school']

/** Textbooks, course books, law and science are not subject to VAT; other books carry 5 %. */
function vatClassOf(genre: Genre, topCategoryId: number): 'KCT' | '5' {
  return NOT_TAXED.includes(genre) || SCIENTIFIC_SHELVES.includes(topCategoryId) ? 'KCT' : '5'
}

function onHand(id: number): number {
  const count = stockOf(randomFor('stock', id))
  return ALWAYS_IN_STOCK.includes(id) ? Math.max(count, 60) : count
}
