import { addressId } from '@tq/contract/slug.ts'
import { textOf } from '@tq/db/clean-html.ts'
import type { Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { type CardRow, priceOf, selectCards } from '../catalog/cards.ts'
import { inSteps } from './in-steps.ts'
import { pictureType } from './picture-type.ts'
import { element, XML_HEAD } from './xml.ts'

const ROWS_PER_STEP = 100
const LONGEST_TITLE = 150
const LONGEST_DESCRIPTION = 5_000
const BRAND = 'Thư Quán'
/** Media > Books in Google's taxonomy. */
const BOOKS = '784'

interface Offer extends CardRow {
  isbn: string | null
  description: string
  category_path: string[]
}

const OFFER_COLUMNS = sql`,
  p.isbn, p.description,
  (select array_agg(c.name order by c.parent_id nulls first) from categories leaf
    join categories c on c.id in (leaf.id, leaf.parent_id) where leaf.id = p.category_id) as category_path`

/** Google's product feed: what is shipped, with the price in force. */
export async function* merchantFeed(db: Db, publicUrl: string): AsyncGenerator<string> {
  yield [
    `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`,
    element('title', 'Thư Quán'),
    element('link', publicUrl),
    element('description', 'Sách in và bộ sách của Nhà xuất bản Đại học Thư Quán.'),
  ].join('')
  const read = (after: number) =>
    selectCards<Offer>(
      db,
      sql`p.kind in ('printed', 'combo') and p.id > ${after} order by p.id limit ${sql.raw(String(ROWS_PER_STEP))}`,
      OFFER_COLUMNS,
    ) as Promise<Offer[]>
  for await (const offers of inSteps(read)) yield offers.map((offer) => item(offer, publicUrl)).join('')
  yield '</channel>\n</rss>\n'
}

function item(offer: Offer, publicUrl: string): string {
  const { price, listPrice } = priceOf(offer)
  const isReduced = price < listPrice
  const inStock = offer.available === null || offer.available > 0
  return [
    '<item>\n',
    element('g:id', String(offer.id)),
    element('g:title', cut(offer.title, LONGEST_TITLE)),
    element('g:description', cut(textOf(offer.description) || offer.title, LONGEST_DESCRIPTION)),
    element('g:link', `${publicUrl}/san-pham/${addressId(offer.title, offer.id)}`),
    element('g:image_link', pictureUrl(offer, publicUrl)),
    element('g:price', inDong(listPrice)),
    element('g:sale_price', isReduced ? inDong(price) : null),
    element('g:sale_price_effective_date', isReduced ? untilItEnds(offer.sale_ends_at) : null),
    element('g:availability', inStock ? 'in_stock' : 'out_of_stock'),
    element('g:condition', 'new'),
    element('g:brand', BRAND),
    offer.isbn ? element('g:gtin', offer.isbn) : element('g:identifier_exists', 'no'),
    element('g:is_bundle', offer.kind === 'combo' ? 'yes' : null),
    element('g:google_product_category', BOOKS),
    element('g:product_type', offer.category_path.join(' > ')),
    '</item>\n',
  ].join('')
}

const inDong = (amount: number) => `${amount} VND`

/** Google takes the price back by itself when a sale ends before the next reading. */
const untilItEnds = (endsAt: Date | null) => endsAt && `${new Date().toISOString()}/${new Date(endsAt).toISOString()}`

/** The cover, unless it has a format Google does not read; every product has a drawn one. */
function pictureUrl({ id, picture }: Offer, publicUrl: string): string {
  const url = picture && pictureType(picture.url) ? picture.url : `/media/covers/${id}.webp`
  return new URL(url, publicUrl).href
}

function cut(text: string, length: number): string {
  const letters = [...text]
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}
