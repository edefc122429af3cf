import { z } from 'zod'
import { Picture } from './catalog.ts'
import { BOOK_FORMATS, PRODUCT_KINDS } from './enums.ts'
import { endpoint } from './http/endpoint.ts'
import { list } from './http/list.ts'
import { AddressId, Instant } from './shapes.ts'

/** Something bought that is opened online. */
export const OwnedProduct = z.object({
  productId: z.int(),
  title: z.string(),
  address: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  authors: z.array(z.string()),
  picture: Picture.nullable(),
  openedAt: Instant,
  /** Null: given, not bought. */
  orderId: z.uuid().nullable(),
  orderCode: z.string().nullable(),
})
export type OwnedProduct = z.infer<typeof OwnedProduct>

/** Of an e-book that can be read here; null while the press has put no file in. */
const Reading = z
  .object({
    format: z.enum(BOOK_FORMATS),
    version: z.int(),
    pageCount: z.int(),
    /** How far its owner is, 0–100; null: not begun. */
    percent: z.number().nullable(),
    /** The heading they are under, of a PDF “Trang 12”; null where the file has none there. */
    placeTitle: z.string().nullable(),
    readAt: Instant.nullable(),
    canDownload: z.boolean(),
  })
  .nullable()

/** What was read or bought last comes first. */
export const listDigitalProductsOwned = endpoint({
  method: 'GET',
  path: '/api/UserDigitalProduct',
  access: 'user',
  summary: 'Sách điện tử của tôi',
  ...list({ of: OwnedProduct.extend({ reading: Reading }), perPage: 12 }),
})

export const getDigitalProductOwned = endpoint({
  method: 'GET',
  path: '/api/UserDigitalProduct/:productSaleId',
  access: 'user',
  summary: 'Một sách điện tử hay khoá học của tôi',
  params: z.object({ productSaleId: AddressId }),
  data: OwnedProduct.extend({
    description: z.string(),
    pages: z.int().nullable(),
    reading: Reading,
    lessonCount: z.int(),
    /** `slug.id` of the course it opens; null for books, and while its lessons are not put in. */
    courseAddress: z.string().nullable(),
    toc: z.array(z.object({ title: z.string(), page: z.int().nullable() })),
  }),
})
