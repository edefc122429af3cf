import type { Category, getLogos } from '@tq/contract/content/home.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import { useRouteLoaderData } from 'react-router'
import { NO_SETTINGS, type SiteSettings } from '../lib/api.ts'

/** What every page's frame is made from; loaded by the root, the same for everybody. */
export interface ShellData extends SiteSettings {
  categories: Category[]
  logos: Data<typeof getLogos>
  /** Where the site stands: https://… without a slash at the end. */
  origin: string
}

const NOTHING: ShellData = { categories: [], logos: [], origin: '', ...NO_SETTINGS }

/** Empty when the root itself could not load: the frame stands all the same. */
export function useShellData(): ShellData {
  return (useRouteLoaderData('root') as ShellData | undefined) ?? NOTHING
}

export interface CategoryNode extends Category {
  children: Category[]
}

/** SPEC §2.1: a two-level tree from the flat list. */
export function categoryTree(categories: Category[]): CategoryNode[] {
  return categories
    .filter((category) => category.parentId === null)
    .map((top) => ({ ...top, children: categories.filter((category) => category.parentId === top.id) }))
}

/** SPEC §2.1: the category route is built from the slugified name, a dot, then the id. */
export const categoryUrl = (category: Pick<Category, 'address'>) => `/san-pham/danh-muc/${category.address}`
