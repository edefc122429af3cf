import { z } from 'zod'
import { BOOK_FORMATS, CONTRIBUTOR_ROLES, PRODUCT_KINDS } from './enums.ts'
import { endpoint } from './http/endpoint.ts'
import { list } from './http/list.ts'
import { AddressId, choice, Instant, listOf, oneOf, TypedText, wholeNumber } from './shapes.ts'

export type { ProductKind as Kind } from './enums.ts'

/** `objectType` of the product list: 0 things that are shipped, 1 things that are opened online. */
export const OBJECT_TYPES = [0, 1] as const

export const SORTS = ['relevance', 'newest', 'bestselling', 'priceAsc', 'priceDesc', 'rating', 'title'] as const
export type Sort = (typeof SORTS)[number]

/** Prices are integer đồng with VAT. `price` is what it costs now, `listPrice` what it costs without a sale. */
const Priced = z.object({
  price: z.int(),
  listPrice: z.int(),
  /** Whole percent off, 0 when there is no sale. */
  discountPercent: z.int(),
  /** Set while the product is in a running flash sale. */
  flashSaleId: z.int().nullable(),
})

export const Picture = z.object({ url: z.string(), alt: z.string(), width: z.int(), height: z.int() })
export type Picture = z.infer<typeof Picture>

export const ProductCard = Priced.extend({
  id: z.int(),
  kind: z.enum(PRODUCT_KINDS),
  objectType: z.int(),
  title: z.string(),
  /** `slug.id`, the last part of the product's address */
  address: z.string(),
  authors: z.array(z.string()),
  categoryId: z.int(),
  year: z.int().nullable(),
  picture: Picture.nullable(),
  rating: z.number(),
  ratingCount: z.int(),
  sold: z.int(),
  inStock: z.boolean(),
  /** The same work also exists as an e-book. */
  hasDigital: z.boolean(),
  /** Still to come out, on that day of the calendar in Vietnam: ordered beforehand. Null once it has. */
  releaseDay: z.iso.date().nullable(),
})
export type ProductCard = z.infer<typeof ProductCard>

export const Contributor = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  role: z.enum(CONTRIBUTOR_ROLES),
})

export const CategoryLink = z.object({ id: z.int(), name: z.string(), address: z.string() })
export type CategoryLink = z.infer<typeof CategoryLink>

export const TocEntry = z.object({ title: z.string(), page: z.int().nullable() })

/** The same work in another form: printed, digital. */
export const Format = Priced.extend({
  id: z.int(),
  kind: z.enum(PRODUCT_KINDS),
  address: z.string(),
  inStock: z.boolean(),
  releaseDay: z.iso.date().nullable(),
  hasPreview: z.boolean(),
})

export const ProductDetail = ProductCard.extend({
  contributors: z.array(Contributor),
  /** Top category first. */
  categories: z.array(CategoryLink),
  isbn: z.string().nullable(),
  publisher: z.string(),
  pages: z.int().nullable(),
  size: z.string().nullable(),
  weightGrams: z.int().nullable(),
  coverType: z.string().nullable(),
  edition: z.int().nullable(),
  /** Place on the shelf of its top category. */
  seriesNumber: z.int().nullable(),
  /** The volume of a series that it is. */
  series: CategoryLink.extend({ volume: z.int(), volumeCount: z.int() }).nullable(),
  /** Cleaned when it was written. */
  description: z.string(),
  toc: z.array(TocEntry),
  pictures: z.array(Picture),
  vatClass: z.string(),
  /** What can be put into a cart now; null where nothing runs out. */
  stock: z.int().nullable(),
  saleEndsAt: Instant.nullable(),
  rating1: z.int(),
  rating2: z.int(),
  rating3: z.int(),
  rating4: z.int(),
  rating5: z.int(),
  formats: z.array(Format),
  /** Filled for combos. */
  parts: z.array(ProductCard.extend({ quantity: z.int(), pages: z.int().nullable() })),
  /** Of a course: where its lessons are; null until the press has put them in. */
  courseId: z.int().nullable(),
  /** Of a course: how many there are or will be. */
  lessonCount: z.int().nullable(),
  /** An e-book of which everybody may read the beginning. */
  hasPreview: z.boolean(),
  /** Of an e-book: what its buyers open; null until its file is ready. */
  ebook: z.object({ format: z.enum(BOOK_FORMATS), previewPercent: z.int() }).nullable(),
})
export type ProductDetail = z.infer<typeof ProductDetail>

export const PRICE_STEPS = [50_000, 100_000, 200_000, 300_000] as const

const Count = z.object({ count: z.int() })
export const Facets = z.object({
  categories: z.array(Count.extend({ id: z.int() })),
  objectTypes: z.array(Count.extend({ objectType: z.int() })),
  /** Steps of PRICE_STEPS; `to` is null in the last one. */
  prices: z.array(Count.extend({ from: z.int(), to: z.int().nullable() })),
  years: z.array(Count.extend({ year: z.int() })),
  authors: z.array(Count.extend({ id: z.int(), name: z.string() })),
  /** Products with at least that many stars. */
  ratings: z.array(Count.extend({ rating: z.int() })),
  inStock: z.int(),
})
export type Facets = z.infer<typeof Facets>

export const PRODUCTS_PER_PAGE = 20

const price = wholeNumber({ min: 0, max: 1_000_000_000 })
const year = wholeNumber({ min: 1900, max: 2200 })

const productFilter = {
  category: choice(AddressId),
  objectType: choice(listOf(OBJECT_TYPES)),
  searchContent: TypedText,
  priceFrom: choice(price),
  priceTo: choice(price),
  yearFrom: choice(year),
  yearTo: choice(year),
  author: choice(AddressId),
  rating: choice(wholeNumber({ min: 1, max: 5 })),
  inStock: choice(oneOf(['0', '1'])).transform((value) => value === '1'),
}

const productBeside = {
  /** The count stopped at its limit: there are at least that many. */
  isCountCapped: z.boolean(),
  facets: Facets,
  /** What was searched for, when the text as typed found nothing but a nearby spelling did. */
  searchedFor: z.string().nullable(),
  /** Nothing says all that was asked for: these products say most of it. */
  isPartial: z.boolean(),
  /** What was asked for and none of them says. */
  leftOut: z.array(z.string()),
  /** Shelves that go by the very name that was searched for. */
  shelves: z.array(CategoryLink),
  /** Offered when nothing was found. */
  nearby: z.object({
    spellings: z.array(z.string()),
    categories: z.array(CategoryLink),
    /** What is bought most on those shelves. */
    products: z.array(ProductCard),
  }),
}

const productList = list({
  of: ProductCard,
  perPage: PRODUCTS_PER_PAGE,
  sorts: SORTS,
  filter: productFilter,
  beside: productBeside,
})
export type ProductListQuery = z.output<typeof productList.query>

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/ProductPage',
  access: 'open',
  summary: 'Danh sách sản phẩm, lọc và tìm kiếm',
  ...productList,
})

export const listDigitalProducts = endpoint({
  method: 'GET',
  path: '/api/ProductPage/Digital',
  access: 'open',
  summary: 'Sách điện tử và khoá học, lọc và tìm kiếm',
  ...productList,
})

const byProduct = z.object({ id: AddressId })

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/ProductPage/:id',
  access: 'open',
  summary: 'Chi tiết một sản phẩm',
  params: byProduct,
  data: ProductDetail,
})

export const listProductsInSameCategory = endpoint({
  method: 'GET',
  path: '/api/ProductPage/ProductSalesInCategory/:id',
  access: 'open',
  summary: 'Sản phẩm cùng danh mục với một sản phẩm',
  params: byProduct,
  data: z.array(ProductCard),
})

/** What others took along with it and can be had now; the most often first. */
export const listBoughtTogether = endpoint({
  method: 'GET',
  path: '/api/ProductPage/BoughtTogether/:id',
  access: 'open',
  summary: 'Sản phẩm thường được mua kèm',
  params: byProduct,
  data: z.array(ProductCard),
})

export const listCoursesOfProduct = endpoint({
  method: 'GET',
  path: '/api/ProductPage/CourseInProductSale/:id',
  access: 'open',
  summary: 'Khoá học kèm theo một sản phẩm',
  params: byProduct,
  data: z.array(ProductCard.extend({ lessonCount: z.int() })),
})

export const FlashSale = z.object({
  id: z.int(),
  name: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  isRunning: z.boolean(),
  items: z.array(ProductCard.extend({ salePrice: z.int(), quota: z.int(), quotaSold: z.int(), limitPerCustomer: z.int() })),
})
export type FlashSale = z.infer<typeof FlashSale>

export const listFlashSales = endpoint({
  method: 'GET',
  path: '/api/FlashSale',
  access: 'open',
  summary: 'Đợt giờ vàng đang chạy và sắp tới',
  data: z.array(FlashSale),
})

/** Not in the specification's list of calls: feeds the search box. */
export const suggest = endpoint({
  method: 'GET',
  path: '/api/ProductPage/Suggest',
  access: 'open',
  summary: 'Gợi ý khi gõ tìm kiếm: tên sách, tác giả, danh mục',
  query: z.object({ searchContent: TypedText }),
  data: z.array(
    z.object({
      type: z.enum(['product', 'author', 'category']),
      id: z.int(),
      text: z.string(),
      /** Authors of a product; the number of books of an author. */
      note: z.string(),
      address: z.string(),
    }),
  ),
})
