import { products } from '../../../src/schema/all.ts'
import { isbn13 } from '../../isbn.ts'
import { randomFor } from '../../random.ts'
import { type DemoBook, demoBooks } from '../ebooks.ts'
import { priceAfter, ratingsOf } from '../figures.ts'
import { DAY, insertAll, type NewProduct, type Press, productOf } from '../press.ts'

const FIRST_ID = 1001
/** Behind the block of the printed books, without the check digit. */
const FIRST_ISBN = 978_604_499_500

/** Those that can be opened are what their file is. */
const FILES = new Map(demoBooks().map((book) => [book.productId, book]))

const SAME_EDITION = 'Bản điện tử giữ nguyên nội dung và số trang của bản in'
const ownEdition = ({ pages }: DemoBook) => `Bản điện tử gồm ${pages} trang, soạn riêng từ các bài giảng cùng chủ đề`

/** The e-books: one for every book of the catalogue that has a price for it. */
export async function seedEditions(press: Press): Promise<void> {
  const editions: NewProduct[] = []
  for (const { id: workId, ebookPrice } of press.catalogue.books) {
    if (ebookPrice === null) continue
    const id = FIRST_ID + editions.length
    editions.push(digital(press, productOf(press, workId), id, ebookPrice))
    press.credits.set(id, press.credits.get(workId) ?? [])
  }
  for (const edition of editions) press.products.set(edition.id, edition)
  await insertAll(press.tx, products, editions)
}

export function editionOf(press: Press, workId: number): NewProduct {
  const edition = [...press.products.values()].find((product) => product.kind === 'digital' && product.workId === workId)
  if (!edition) throw new Error(`The demo has no e-book of ${workId}`)
  return edition
}

function digital(press: Press, book: NewProduct, id: number, price: number): NewProduct {
  const random = randomFor('edition', id)
  const file = FILES.get(id)
  const sold = Math.round((book.sold ?? 0) * (0.15 + random.next() * 0.5))
  const printedAt = book.publishedAt ?? press.now
  const publishedAt = new Date(
    printedAt.getTime() + random.next() * Math.min(120 * DAY, press.now.getTime() - printedAt.getTime()),
  )
  return {
    id,
    kind: 'digital',
    objectType: 1,
    workId: book.id,
    categoryId: book.categoryId,
    title: book.title,
    slug: book.slug,
    isbn: isbn13(String(FIRST_ISBN + id - FIRST_ID)),
    year: book.year,
    edition: book.edition,
    pages: file?.pages ?? book.pages,
    seriesNumber: book.seriesNumber,
    description: `${book.description}\n<p>${file ? ownEdition(file) : SAME_EDITION}, đọc được trên điện thoại, máy tính bảng và máy tính; có thể tìm chữ, đánh dấu và ghi chú.</p>`,
    toc: file?.toc ?? book.toc,
    vatClass: book.vatClass,
    price,
    ...(random.chance(0.12) ? { salePrice: priceAfter(price, random.pick([10, 20, 30])) } : {}),
    sold,
    ...ratingsOf(random, sold),
    publishedAt,
    updatedAt: publishedAt,
  }
}
