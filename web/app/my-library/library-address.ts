import { pageIn } from '../lib/use-list-address.ts'

export const LIBRARY_PATH = '/tai-khoan/thu-vien-cua-toi'
const TABS = { all: '', courses: 'khoa-hoc', books: 'sach', certificates: 'chung-nhan' } as const
export type TabName = keyof typeof TABS
/** The page of the free courses, which stand below the bought ones and have a page of their own. */
const FREE_PAGE = 'mien-phi'
/** Words looked for in all books. */
export const WORDS = 'tim'

/** What the address asks for. */
export interface Wanted {
  tab: TabName
  page: number
  freePage: number
  words: string
}

export function readWanted(query: URLSearchParams): Wanted {
  const asked = query.get('xem') ?? ''
  const words = (query.get(WORDS) ?? '').trim()
  const tab = (Object.keys(TABS) as TabName[]).find((name) => TABS[name] === asked) ?? 'all'
  return { tab: words ? 'books' : tab, page: pageIn(query), freePage: pageIn(query, FREE_PAGE), words }
}

export function libraryUrl(tab: TabName, page = 1, freePage = 1): string {
  const query = new URLSearchParams({
    ...(TABS[tab] && { xem: TABS[tab] }),
    ...(page > 1 && { page: String(page) }),
    ...(freePage > 1 && { [FREE_PAGE]: String(freePage) }),
  })
  return query.size > 0 ? `${LIBRARY_PATH}?${query}` : LIBRARY_PATH
}

export const ownedUrl = (address: string | number): string => `${LIBRARY_PATH}/${address}`
