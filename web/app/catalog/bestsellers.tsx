import { listProducts } from '@tq/contract/catalog.ts'
import { call } from '../lib/browser-call.ts'
import { LazyShelf } from './lazy-shelf.tsx'

const load = () => call(listProducts, { query: { sort: 'bestselling', inStock: '1', perPage: '6' } }).then(({ data }) => data)

/** For a page that has nothing of its own to show: what others buy, so that nobody stands before an empty shelf. */
export function Bestsellers({ title = 'Đang bán chạy' }: { title?: string }) {
  return <LazyShelf title={title} moreUrl="/san-pham?sort=bestselling" load={load} />
}
