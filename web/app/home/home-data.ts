import { listFlashSales, type ProductCard } from '@tq/contract/catalog.ts'
import {
  type Category,
  getBanners,
  getBlocks,
  getBooksInBlock,
  getBooksInCategory,
  getCategories,
  getLibraryTeasers,
  getNewsTeasers,
  getPartnerLogos,
  getSelectionBlocks,
  getTextbookBlock,
} from '@tq/contract/content/home.ts'
import type { Call } from '@tq/contract/http/call.ts'
import { categoryUrl } from '../shell/shell-data.ts'
import type { TabbedBlock } from './blocks/block-tabs.tsx'
import { featuredBooks } from './featured-books.ts'

const FLASH_ITEMS = 6
const BOOKS_ON_SHELF = 4
const BOOKS_OF_CATEGORY = 5
const TEXTBOOKS = 4
const LIBRARY_COURSES = 4
const NEWS = 4

/** Everything the page shows, and no more: what is cut off here is not sent twice, as page and as data. */
export async function loadHome(call: Call) {
  const [blocks, categories, banners, flashSales, selections, textbooks, library, news, partners] = await Promise.all([
    loadBlocks(call),
    loadCategories(call),
    orNothing(call(getBanners)),
    orNothing(call(listFlashSales)),
    orNothing(call(getSelectionBlocks)),
    orNothing(call(getTextbookBlock)),
    orNothing(call(getLibraryTeasers)),
    orNothing(call(getNewsTeasers)),
    orNothing(call(getPartnerLogos)),
  ])
  const shelves = selections.filter((shelf) => shelf.products.length > 0)
  const running = flashSales.find((sale) => sale.isRunning)
  // What is sold out at that price is no offer any more.
  const offers = running?.items.filter((item) => item.quotaSold < item.quota).slice(0, FLASH_ITEMS) ?? []
  return {
    banners: featuredBooks(banners, [...blocks, ...shelves]),
    flashSale: running && offers.length > 0 ? { ...running, items: offers } : null,
    blocks,
    categories,
    shelves: shelves.map((shelf) => ({ ...shelf, products: shelf.products.slice(0, BOOKS_ON_SHELF) })),
    textbooks: spread(textbooks, TEXTBOOKS),
    library: library.slice(0, LIBRARY_COURSES),
    news: news.slice(0, NEWS),
    partners,
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>

/** Without its blocks it would not be the home page, so they may fail; one block's books may be missing. */
async function loadBlocks(call: Call) {
  const { data } = await call(getBlocks)
  const blocks = await Promise.all(
    data.map(async (block) => ({
      ...block,
      products: await orNothing(call(getBooksInBlock, { params: { blockId: block.id } })),
    })),
  )
  return blocks.filter((block) => block.products.length > 0)
}

/** SPEC §2.6: the category block. Books of the first come with the page, those of the others when somebody asks for them. */
async function loadCategories(call: Call): Promise<TabbedBlock[]> {
  const categories = await orNothing(call(getCategories))
  const [first, ...others] = categories.filter(({ parentId, productCount }) => parentId === null && productCount > 0)
  if (!first) return []
  const products = await orNothing(call(getBooksInCategory, { params: { id: first.id } }))
  return products.length === 0
    ? []
    : [tabOf(first, products.slice(0, BOOKS_OF_CATEGORY)), ...others.map((one) => tabOf(one, null))]
}

const tabOf = (category: Category, products: ProductCard[] | null): TabbedBlock => ({
  id: category.id,
  name: category.name,
  url: categoryUrl(category),
  products,
})

/** A part that fails leaves its place empty; the server does not keep a page with a failed call. */
async function orNothing<T>(answer: Promise<{ data: T[] }>): Promise<T[]> {
  try {
    return (await answer).data
  } catch {
    return []
  }
}

/** So many from the first to the last, evenly: one textbook from each end of school, not four of the first grades. */
function spread<T>(items: T[], count: number): T[] {
  if (items.length <= count) return items
  const step = (items.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, i) => items[Math.round(i * step)] as T)
}
