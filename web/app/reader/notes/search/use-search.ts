import { searchBook } from '@tq/contract/reading/book.ts'
import { useState, useSyncExternalStore } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { useReader } from '../../reader-context.ts'
import { type BookSearch, createBookSearch } from './book-search.ts'

export function useBookSearch(): BookSearch {
  const { book, engine } = useReader()
  const [search] = useState(() =>
    createBookSearch({
      async ask(searchContent, skip) {
        const { data, total } = await call(searchBook, { params: { productId: book.productId }, query: { searchContent, skip } })
        return { data, total }
      },
      go: ({ chapter, occurrence, percent }, words) => void engine?.go({ hit: { chapter, words, occurrence, percent } }),
      mark: (words) => engine?.search(words),
    }),
  )
  return search
}

export const useSearchState = (search: BookSearch) => useSyncExternalStore(search.subscribe, search.state, search.state)
