import { slugify } from '@tq/contract/slug.ts'
import { publishedIn, ratingsOf, soldOf, stockOf } from '../demo/figures.ts'
import { isbn13 } from '../isbn.ts'
import { type Random, randomFor } from '../random.ts'
import { BLURBS } from '../texts/title-frames.ts'
import type { MadeTitle } from './title-maker.ts'

/** Registrants 50 to 89 of Vietnam's group 604; far from the demo's own block. */
const FIRST_ISBN = 978_604_500_000
const LAST_ISBN = 978_604_899_999
const FIRST_YEAR = 2005
const SIZES = ['16 × 24 cm', '16 × 24 cm', '17 × 24 cm', '19 × 27 cm', '14,5 × 20,5 cm']

export interface NewTitle {
  id: number
  /** Taken by the e-book, where there is one. */
  editionId: number | null
  categoryId: number
  made: MadeTitle
}

/** Column names are the database's: the rows go in as one JSON value. */
export function productRows({ id, editionId, categoryId, made }: NewTitle, firstId: number, now: Date): object[] {
  const random = randomFor('title', id)
  const year = random.int(FIRST_YEAR, now.getUTCFullYear())
  const publishedAt = publishedIn(year, now, random)
  const pages = random.int(80, 560)
  const price = Math.round((20_000 + pages * (180 + random.next() * 200)) / 1_000) * 1_000
  const work = {
    work_id: id,
    category_id: categoryId,
    title: made.title,
    slug: slugify(made.title),
    year,
    edition: random.pick([1, 1, 1, 2, 3]),
    pages,
    description: `<p>${random.pick(BLURBS).replace('{s}', made.subject)}</p>`,
    toc: tocOf(made.subject, pages),
    vat_class: random.chance(0.7) ? 'KCT' : '5',
    published_at: publishedAt,
  }
  const figures = { yearsOnSale: (now.getTime() - publishedAt.getTime()) / (365 * 86_400_000), random }
  const printed = {
    ...work,
    id,
    kind: 'printed',
    object_type: 0,
    isbn: isbnOf(id - firstId),
    size: random.pick(SIZES),
    weight_grams: Math.round(pages * 0.14) * 10,
    cover_type: random.chance(0.1) ? 'Bìa cứng' : 'Bìa mềm',
    price,
    sale_price: random.chance(0.2) ? Math.round((price * random.int(70, 95)) / 100_000) * 1_000 : null,
    ...counters(figures),
  }
  if (editionId === null) return [printed]
  const digital = {
    ...work,
    id: editionId,
    kind: 'digital',
    object_type: 1,
    price: Math.round(price * 0.0006) * 1_000,
    ...counters(figures),
  }
  return [printed, digital]
}

export function stockRow(id: number): object {
  return { product_id: id, on_hand: stockOf(randomFor('stock', id)), reserved: 0 }
}

export function pictureRow(id: number, title: string): object {
  return { product_id: id, position: 0, url: `/media/covers/${id}.webp`, alt: `Bìa sách ${title}`, width: 600, height: 900 }
}

function counters({ random, yearsOnSale }: { random: Random; yearsOnSale: number }) {
  const sold = soldOf(random, yearsOnSale)
  const { rating1, rating2, rating3, rating4, rating5 } = ratingsOf(random, Math.min(sold, 400))
  return { sold, rating_1: rating1, rating_2: rating2, rating_3: rating3, rating_4: rating4, rating_5: rating5 }
}

function isbnOf(place: number): string | null {
  return FIRST_ISBN + place > LAST_ISBN ? null : isbn13(String(FIRST_ISBN + place))
}

function tocOf(subject: string, pages: number) {
  const titles = [
    'Mở đầu',
    `Chương 1. Tổng quan về ${subject}`,
    'Chương 2. Cơ sở lý luận',
    'Chương 3. Ứng dụng',
    'Tài liệu tham khảo',
  ]
  return titles.map((title, index) => ({ title, page: 5 + Math.floor(((pages - 12) * index) / titles.length) }))
}
