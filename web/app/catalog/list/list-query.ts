import type { Facets } from '@tq/contract/catalog.ts'
import type { Category } from '@tq/contract/content/home.ts'
import { formatPrice } from '../../lib/format.ts'
import { LIST_KEYS } from '../../lib/query-keys.ts'

export type ListKey = (typeof LIST_KEYS)[number]
export type ListQuery = Partial<Record<ListKey, string>>

/** What the page was asked for, without empty keys. `0,1` is both types, which is no choice. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const query: ListQuery = {}
  for (const key of LIST_KEYS) {
    const typed = search.get(key)
    const value = isPrice(key) ? typed?.replace(/[.\s]/g, '') : typed
    if (value && !(key === 'objectType' && value === '0,1')) query[key] = value
  }
  return query
}

/** Typed as the shop writes them: 100.000. */
const isPrice = (key: ListKey) => key === 'priceFrom' || key === 'priceTo'

/** The address after a change; whatever changes but the page itself leads back to page 1. */
export function listUrl(path: string, query: ListQuery, change: ListQuery = {}): string {
  const next: ListQuery = { ...query, ...('page' in change ? {} : { page: undefined }), ...change }
  let search = ''
  for (const key of LIST_KEYS) {
    const value = next[key]
    if (value) search += `${search ? '&' : '?'}${key}=${PLAIN.test(value) ? value : encoded(value)}`
  }
  return path + search
}

/** Written in an address as it is: a list's page has a hundred of these. */
const PLAIN = /^[\w.*-]+$/
const encoded = (value: string) => new URLSearchParams({ '': value }).toString().slice(1)

export const SORT_NAMES = {
  newest: 'Mới xuất bản',
  bestselling: 'Bán chạy',
  priceAsc: 'Giá thấp đến cao',
  priceDesc: 'Giá cao đến thấp',
  rating: 'Đánh giá cao',
  title: 'Tên A–Z',
} as const

/** While searching, the best match comes first unless one asks otherwise. */
export function sortOptions(query: ListQuery): [value: string, name: string][] {
  const options = Object.entries(SORT_NAMES)
  return query.searchContent ? [['relevance', 'Phù hợp nhất'], ...options] : options
}

export const currentSort = (query: ListQuery) => query.sort ?? (query.searchContent ? 'relevance' : 'newest')

export interface ActiveFilter {
  title: string
  /** What to take out of the address. */
  removes: ListQuery
}

/** The filters in force, in words. The category is the page's title, so it is not among them. */
export function activeFilters(query: ListQuery, facets: Facets): ActiveFilter[] {
  const filters: ActiveFilter[] = []
  const add = (title: string, ...keys: ListKey[]) =>
    filters.push({ title, removes: Object.fromEntries(keys.map((key) => [key, undefined])) })
  if (query.objectType === '0') add('Sách giấy', 'objectType')
  if (query.objectType === '1') add('Bản điện tử', 'objectType')
  if (query.priceFrom || query.priceTo) add(priceRange(query.priceFrom, query.priceTo), 'priceFrom', 'priceTo')
  if (query.yearFrom || query.yearTo) add(yearRange(query.yearFrom, query.yearTo), 'yearFrom', 'yearTo')
  if (query.author) add(authorName(query.author, facets), 'author')
  if (query.rating) add(`Từ ${query.rating} sao`, 'rating')
  if (query.inStock === '1') add('Còn hàng', 'inStock')
  return filters
}

export function priceRange(from: string | number | null | undefined, to: string | number | null | undefined): string {
  // Steps end just below the next one; people read round numbers.
  const round = (value: string | number) => formatPrice(Math.ceil(Number(value) / 1000) * 1000)
  if (!Number(from)) return to ? `Dưới ${round(to)}` : 'Mọi giá'
  return to ? `${round(from as string)} – ${round(to)}` : `Từ ${round(from as string)}`
}

function yearRange(from: string | undefined, to: string | undefined): string {
  if (from === to) return `Năm ${from}`
  if (!from) return `Đến ${to}`
  return to ? `${from}–${to}` : `Từ ${from} đến nay`
}

function authorName(author: string, facets: Facets): string {
  const id = Number(author.split('.').at(-1))
  return facets.authors.find((one) => one.id === id)?.name ?? 'Tác giả đã chọn'
}

/** The chosen category, the top one it belongs to, and what stands below that top one. */
export function categoryPlace(categories: Category[], id: number | null) {
  const chosen = categories.find((category) => category.id === id) ?? null
  const top = chosen?.parentId ? (categories.find((category) => category.id === chosen.parentId) ?? null) : chosen
  const choices = categories.filter((category) => category.parentId === (top?.id ?? null))
  return { chosen, top, choices }
}
