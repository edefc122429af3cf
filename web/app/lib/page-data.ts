import { ApiError } from '@tq/contract/errors.ts'
import { useEffect } from 'react'
import { useLocation, useMatches, useRevalidator } from 'react-router'
import { failureWords } from './failure-words.ts'

/**
 * What a page of one's own shows: its data, or why there is none. With both, the data could not be asked for again and may be
 * out of date. With neither, it is still on its way.
 */
export interface PageData<D> {
  data: D | null
  failure: string
  /** The server knows no such thing, or none of this person's. */
  isMissing: boolean
}

/**
 * The server's `loader` of such a page: it does not know who asks. The browser asks once the page is alive (`useFirstLoad`), into the
 * same page: a `HydrateFallback` would be another one, and what was typed into it would be lost when the data comes.
 */
export const nothingYet = (): PageData<never> => ({ data: null, failure: '', isMissing: false })

const isNothingYet = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isMissing' in data && 'data' in data && data.data === null

/** For the root: what the server could not know is asked for as soon as the page is alive. */
export function useFirstLoad(): void {
  const matches = useMatches()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (matches.some(({ loaderData }) => isNothingYet(loaderData))) revalidate()
    // Only what the server sent; afterwards the router runs the loaders itself.
  }, [])
}

/** What the open page last had from the server. One page is open at a time; logging in or out loads the site anew. */
let shown: { address: string; data: object } | null = null
/** A write has answered with newer data than the page's loader would be asked for. */
let isReplaced = false

/**
 * Makes a `clientLoader`. A refused or lost call is no exception here: the page's frame, what was typed into it and the focus
 * stay, and the page itself says what went wrong.
 */
export function pageLoader<Args extends { request: Request }, D extends object>(load: (args: Args) => Promise<D>) {
  return async (args: Args): Promise<PageData<D>> => {
    const address = addressOf(new URL(args.request.url))
    const last = shown?.address === address ? (shown.data as D) : null
    if (last && isReplaced) {
      isReplaced = false
      return { data: last, failure: '', isMissing: false }
    }
    isReplaced = false
    try {
      const data = await load(args)
      shown = { address, data }
      return { data, failure: '', isMissing: false }
    } catch (error) {
      // A redirect, or a mistake of ours: for the router.
      if (!(error instanceof Error) || error instanceof TypeError) throw error
      const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
      return { data: last, failure: failureWords(error), isMissing }
    }
  }
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** False where that page is not open any more. */
export function replaceShown(address: string, part: object): boolean {
  if (shown?.address !== address) return false
  shown = { address, data: { ...shown.data, ...part } }
  isReplaced = true
  return true
}

type DataOf<Loader> = Loader extends (args: never) => Promise<PageData<infer D>> ? D : never

/** For after a write: ask for the page's data again, or show what the write answered in its place. */
export function usePageData<Loader>() {
  const { revalidate } = useRevalidator()
  const address = addressOf(useLocation())
  return {
    refresh: revalidate,
    show: async (part: Partial<DataOf<Loader>>): Promise<void> => {
      if (replaceShown(address, part)) await revalidate()
    },
  }
}
