import type { ProductCard } from '@tq/contract/catalog.ts'
import type { getBanners } from '@tq/contract/content/home.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'

type Banner = Data<typeof getBanners>[number]

interface Shelf {
  url: string
  products: ProductCard[]
}

export type FeaturedBook = Pick<ProductCard, 'id' | 'title' | 'address' | 'picture'>

const BOOKS_ON_BANNER = 3

/** Puts books beside each banner: those of the shelf it leads to, else of a shelf no other banner has taken. */
export function featuredBooks(banners: Banner[], shelves: Shelf[]): (Banner & { books: FeaturedBook[] })[] {
  const free = shelves.filter((shelf) => !banners.some((banner) => banner.url === shelf.url))
  const shown = new Set<number>()
  return banners.map((banner) => {
    const shelf = shelves.find((shelf) => shelf.url === banner.url) ?? free.shift()
    const books = differentBooks(shelf?.products ?? [], shown)
    for (const book of books) shown.add(book.id)
    return { ...banner, books: books.map(({ id, title, address, picture }) => ({ id, title, address, picture })) }
  })
}

/** Each category has its own colours, so books of different ones make a livelier picture. */
function differentBooks(products: ProductCard[], shown: Set<number>): ProductCard[] {
  const fresh = products.filter((product) => !shown.has(product.id))
  const firstOfCategory = fresh.filter((product, i) => fresh.findIndex((other) => other.categoryId === product.categoryId) === i)
  const books = [...new Set([...firstOfCategory, ...fresh])].slice(0, BOOKS_ON_BANNER)
  return books.length === BOOKS_ON_BANNER ? books : []
}
