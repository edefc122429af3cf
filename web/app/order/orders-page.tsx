import { ORDER_STATUSES } from '@tq/contract/enums.ts'
import { listOrders, type OrderStatus, STATUS_NAMES } from '@tq/contract/order.ts'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { formatNumber } from '../lib/format.ts'
import { nothingYet, pageLoader } from '../lib/page-data.ts'
import { pageIn, useListAddress } from '../lib/use-list-address.ts'
import { OutOfDate, PageWaiting } from '../lib/waiting.tsx'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input, Select } from '../ui/form/input.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Pagination } from '../ui/layout/pagination/pagination.tsx'
import { TabLinks } from '../ui/layout/tabs.tsx'
import type { Route } from './+types/orders-page.ts'
import { claimKept } from './actions/claim.ts'
import styles from './orders-page.module.css'
import { OrderCard } from './view/order-card.tsx'

const PATH = '/tai-khoan/don-hang'
/** Asked for most; the others stand in the list beside the search. */
const TABS: OrderStatus[] = ['awaitingPayment', 'processing', 'shipped', 'delivered', 'completed', 'cancelled']
const OTHERS = ORDER_STATUSES.filter((status) => !TABS.includes(status))

interface Wanted {
  page: number
  status: OrderStatus | null
  searchContent: string
}

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ request }: Route.ClientLoaderArgs) => {
  await claimKept()
  const { page, status, searchContent } = readWanted(new URL(request.url).searchParams)
  return { orders: await call(listOrders, { query: { page: String(page), status: status ?? undefined, searchContent } }) }
})

export default OrdersPage

/** Everything one looks for is in the address. */
function OrdersPage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { query, isComing } = useListAddress()
  const wanted = readWanted(query)
  const { page, status, searchContent } = wanted
  const answer = data?.orders
  return (
    <>
      <PageHead title="Đơn hàng" description="Đơn hàng của bạn ở Thư Quán." path={PATH} isHidden />
      <h1>Đơn hàng</h1>
      <TabLinks
        label="Tình trạng đơn"
        className={styles.tabs}
        links={[null, ...TABS].map((one) => ({
          title: `${one === null ? 'Tất cả' : STATUS_NAMES[one]}${countOf(answer?.counts, one)}`,
          url: hrefOf({ page: 1, status: one, searchContent }),
          isCurrent: one === status,
        }))}
      />
      <Narrow wanted={wanted} />
      <p className={styles.count} role="status">
        {answer && !isComing && (status || searchContent) && `${formatNumber(answer.total)} đơn`}
      </p>
      {answer && <OutOfDate failure={failure} />}
      {!answer ? (
        <PageWaiting failure={failure} />
      ) : answer.data.length === 0 ? (
        <Nothing isNarrowed={status !== null || searchContent !== '' || page > 1} />
      ) : (
        <ul className={styles.orders} aria-busy={isComing}>
          {answer.data.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      {answer && <Pagination page={page} totalPage={answer.totalPage} hrefOf={(n) => hrefOf({ ...wanted, page: n })} />}
    </>
  )
}

/** (3); nothing where there is none, or while it is not known. */
function countOf(counts: Partial<Record<OrderStatus, number>> | undefined, status: OrderStatus | null): string {
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const count = status === null ? all : (counts?.[status] ?? 0)
  return count > 0 ? ` (${formatNumber(count)})` : ''
}

function Narrow({ wanted: { status, searchContent } }: { wanted: Wanted }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(searchContent)
  useEffect(() => setTyped(searchContent), [searchContent])
  const other = status && OTHERS.includes(status) ? status : ''
  const [picked, setPicked] = useState<OrderStatus | ''>(other)
  useEffect(() => setPicked(other), [other])
  const search = (event: FormEvent) => {
    event.preventDefault()
    // What was picked counts; else the tab stays, but not a status that was taken away here.
    navigate(hrefOf({ page: 1, status: picked || (other ? null : status), searchContent: typed.trim() }))
  }
  return (
    <form aria-label="Tìm đơn hàng" onSubmit={search} className={styles.narrow}>
      <Field label="Mã đơn hoặc tên sách" isLabelHidden className={styles.search}>
        <Input
          type="search"
          name="searchContent"
          value={typed}
          maxLength={100}
          placeholder="Mã đơn hoặc tên sách"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Field label="Tình trạng khác" isLabelHidden className={styles.others}>
        <Select value={picked} onChange={(event) => setPicked(event.target.value as OrderStatus | '')}>
          <option value="">Tình trạng khác</option>
          {OTHERS.map((one) => (
            <option key={one} value={one}>
              {STATUS_NAMES[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit">
        <Search size="1.8rem" aria-hidden="true" /> Tìm
      </Button>
    </form>
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState
        title="Không có đơn nào như vậy"
        sentence="Bạn thử một tình trạng khác, hoặc chỉ gõ một phần mã đơn hay tên sách."
      >
        <LinkButton to={PATH} look="lam">
          Xem tất cả đơn
        </LinkButton>
      </EmptyState>
    )
  return (
    <EmptyState title="Chưa có đơn hàng nào" sentence="Đơn bạn đặt khi đã đăng nhập nằm ở đây.">
      <LinkButton to="/san-pham" look="lam">
        Xem sách
      </LinkButton>
    </EmptyState>
  )
}

function readWanted(query: URLSearchParams): Wanted {
  const status = query.get('status') as OrderStatus | null
  return {
    page: pageIn(query),
    status: status && ORDER_STATUSES.includes(status) ? status : null,
    searchContent: (query.get('searchContent') ?? '').trim().slice(0, 100),
  }
}

function hrefOf({ page, status, searchContent }: Wanted): string {
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (searchContent) query.set('searchContent', searchContent)
  if (page > 1) query.set('page', String(page))
  return query.size ? `${PATH}?${query}` : PATH
}
