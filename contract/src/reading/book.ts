import { z } from 'zod'
import { Picture } from '../catalog.ts'
import { BOOK_FORMATS, BOOK_LAYOUTS } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { AddressId, Instant, TypedText, wholeNumber } from '../shapes.ts'

/** So much of a PDF is asked for at a time: a page of text is smaller, a scanned one two or three of these. */
export const PDF_PART_BYTES = 128 * 1024

export const byProduct = z.object({ productId: AddressId })

/**
 * A book as a reader opens it. The files lie below `base`: `base + href + '?ticket=' + ticket`, each name encoded part by part. An EPUB
 * is whole there, with `META-INF/container.xml`, a package file and a nav of our own, so that any engine can read it; a PDF is `book.pdf`.
 */
export const BookManifest = z.object({
  productId: z.int(),
  title: z.string(),
  /** `slug.id` of the product's page. */
  address: z.string(),
  authors: z.array(z.string()),
  picture: Picture.nullable(),
  versionId: z.string(),
  /** 1, 2, 3… of this product. */
  version: z.int(),
  format: z.enum(BOOK_FORMATS),
  layout: z.enum(BOOK_LAYOUTS),
  direction: z.enum(['ltr', 'rtl']),
  language: z.string().nullable(),
  base: z.string(),
  /** Null for a preview, whose files are open to everybody. */
  ticket: z.string().nullable(),
  /** When the ticket ends; the next one is asked for before that. */
  expiresAt: Instant.nullable(),
  /** False for scanned pages: nothing can be searched, marked or read aloud. */
  hasText: z.boolean(),
  /** Letters of the whole book, for minutes that are left. */
  characters: z.int(),
  /** Of a PDF; of an EPUB the pages of the print edition where the file has them, else counted by its length. */
  pageCount: z.int(),
  bytes: z.int(),
  /** Chapters in reading order; of a PDF the one file. */
  spine: z.array(
    z.object({
      href: z.string(),
      mediaType: z.string(),
      bytes: z.int(),
      characters: z.int(),
      title: z.string().nullable(),
      /** False: beside the text, such as notes; reached by a link. */
      isLinear: z.boolean(),
      /** Of a fixed lay-out: the size its page was drawn in. */
      viewport: z.object({ width: z.int(), height: z.int() }).nullable(),
    }),
  ),
  /** `level` from 1. `href` may end in `#id`; of a PDF it is `#page=12`; null: a heading, or what a preview leaves out. */
  toc: z.array(z.object({ level: z.int(), title: z.string(), href: z.string().nullable() })),
  /** Pages of the print edition. */
  pages: z.array(z.object({ label: z.string(), href: z.string() })),
  coverHref: z.string().nullable(),
  /** Of a PDF: bytes `[from, to)` that are needed before its first page stands, to be asked for at once. */
  openingRanges: z.array(z.tuple([z.int(), z.int()])),
  /**
   * Of a PDF: its first page as a picture, to be read until the page itself is drawn. Null where there is none. `width` and `height` are the
   * page's, in points; `hasPictures`: on dark paper those would be seen as their negatives.
   */
  openingPicture: z.object({ href: z.string(), width: z.number(), height: z.number(), hasPictures: z.boolean() }).nullable(),
})
export type BookManifest = z.infer<typeof BookManifest>

export const Place = z.object({
  /** The file this place was taken in; another than the manifest's: find it again by `quote`. */
  versionId: z.string().nullable(),
  /** `href` of the chapter; of a PDF `#page=12`. */
  chapter: z.string(),
  cfi: z.string().nullable(),
  /** Of the whole book, 0–100. */
  percent: z.number(),
  /** The words there, to find it again in another file or engine. */
  quote: z.string(),
})

export const Position = Place.extend({ at: Instant })
export type Position = z.infer<typeof Position>

/** Opens it, and tells where this person was. */
export const openBook = endpoint({
  method: 'GET',
  path: '/api/Reading/Books/:productId',
  access: 'user',
  summary: 'Mở một sách điện tử của tôi để đọc',
  params: byProduct,
  data: BookManifest.extend({ position: Position.nullable(), revision: z.int(), canDownload: z.boolean() }),
})

export const renewTicket = endpoint({
  method: 'GET',
  path: '/api/Reading/Books/:productId/Ticket',
  access: 'user',
  summary: 'Gia hạn phiên đọc một cuốn sách đang mở',
  params: byProduct,
  data: z.object({ versionId: z.string(), ticket: z.string(), expiresAt: Instant }),
})

/** For everybody, and kept by the cache. Its bytes hold nothing of what lies behind it. */
export const openPreview = endpoint({
  method: 'GET',
  path: '/api/Reading/Previews/:productId',
  access: 'open',
  summary: 'Đọc thử một sách điện tử',
  params: byProduct,
  data: BookManifest.extend({
    /** How much of the book it is, 1–100. */
    previewPercent: z.int(),
  }),
})

const Found = z.object({
  /** `href` of the chapter; of a PDF `#page=12`. */
  chapter: z.string(),
  chapterTitle: z.string().nullable(),
  /** The page of the print edition, or of the PDF. */
  page: z.string().nullable(),
  percent: z.number(),
  before: z.string(),
  match: z.string(),
  after: z.string(),
  /** Which one in its chapter, from 0, counted as the server finds them: accents and capitals aside. */
  occurrence: z.int(),
})

/** Accent-free: `dia ba` finds “Địa bạ”. In the order of the book. */
export const searchBook = endpoint({
  method: 'GET',
  path: '/api/Reading/Books/:productId/Search',
  access: 'user',
  summary: 'Tìm trong một cuốn sách của tôi',
  params: byProduct,
  query: z.object({ searchContent: TypedText, skip: wholeNumber({ min: 0, max: 100_000 }).optional() }),
  data: z.array(Found),
  beside: z.object({ total: z.int() }),
})

export const searchLibrary = endpoint({
  method: 'GET',
  path: '/api/Reading/Search',
  access: 'user',
  summary: 'Tìm trong mọi sách điện tử của tôi',
  query: z.object({ searchContent: TypedText }),
  data: z.array(
    z.object({
      productId: z.int(),
      title: z.string(),
      address: z.string(),
      total: z.int(),
      /** The first ones. */
      hits: z.array(Found),
    }),
  ),
})
