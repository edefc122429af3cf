import { COURSE_LENGTHS, COURSE_SORTS } from '@tq/contract/learning/course.ts'
import { LIBRARY_KEYS } from '../../lib/query-keys.ts'
import { LEVEL_WORDS } from '../parts/words.ts'

export const LIBRARY_PATH = '/thu-vien'

export type LibraryQuery = Partial<Record<(typeof LIBRARY_KEYS)[number], string>>

/** What the list was asked for, without empty keys. */
export function readLibraryQuery(search: URLSearchParams): LibraryQuery {
  return Object.fromEntries(LIBRARY_KEYS.map((key) => [key, search.get(key) || undefined]))
}

/** The address after a change; whatever changes but the page itself leads back to page 1. */
export function libraryUrl(query: LibraryQuery, change: LibraryQuery = {}): string {
  const next: LibraryQuery = { ...query, page: undefined, ...change }
  const search = new URLSearchParams()
  for (const key of LIBRARY_KEYS) if (next[key] && !(key === 'page' && next[key] === '1')) search.set(key, next[key])
  return search.size > 0 ? `${LIBRARY_PATH}?${search}` : LIBRARY_PATH
}

export const LEVELS = [[null, 'Tất cả'], ...Object.entries(LEVEL_WORDS)] as const

const LENGTH_WORDS: Record<(typeof COURSE_LENGTHS)[number], string> = {
  short: 'Dưới 20 phút',
  medium: '20–60 phút',
  long: 'Trên 1 giờ',
}

type CourseLength = (typeof COURSE_LENGTHS)[number]

/** Those that courses have, and the one that is asked for, so that it can be seen and left. */
export function lengthOptions(offered: CourseLength[], query: LibraryQuery) {
  const shown = COURSE_LENGTHS.filter((length) => offered.includes(length) || length === query.length)
  return [[null, 'Tất cả'], ...shown.map((length) => [length, LENGTH_WORDS[length]] as const)] as const
}

const SORT_WORDS: Record<(typeof COURSE_SORTS)[number], string> = {
  newest: 'Mới cập nhật',
  popular: 'Nhiều người học',
  shortest: 'Ngắn nhất',
}
/** In a search the closest come first unless one asks otherwise. */
export const sortOptions = (query: LibraryQuery): [value: string, name: string][] => [
  ['', query.searchContent ? 'Phù hợp nhất' : 'Mặc định'],
  ...COURSE_SORTS.map((sort): [string, string] => [sort, SORT_WORDS[sort]]),
]

/** "Hiện 13–24 trên 48 khoá học" */
export function shownWords(page: number, perPage: number, shown: number, total: number): string {
  const first = (page - 1) * perPage + 1
  return shown === total ? `${total} khoá học` : `Hiện ${first}–${first + shown - 1} trên ${total} khoá học`
}
