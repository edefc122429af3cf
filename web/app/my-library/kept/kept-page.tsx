import type { Answer } from '@tq/contract/http/endpoint.ts'
import { listCopies, listDevices } from '@tq/contract/reading/copy.ts'
import { useEffect } from 'react'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { nothingYet, pageLoader, usePageData } from '../../lib/page-data.ts'
import { pageIn, useListAddress } from '../../lib/use-list-address.ts'
import { OutOfDate, PageWaiting } from '../../lib/waiting.tsx'
import { LinkButton } from '../../ui/form/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Pagination } from '../../ui/layout/pagination/pagination.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { libraryUrl } from '../library-address.ts'
import type { Route } from './+types/kept-page.ts'
import { CopyRow } from './copy-row.tsx'
import { DeviceList } from './device-list.tsx'
import styles from './kept-page.module.css'
import rows from './kept-rows.module.css'

const PATH = '/tai-khoan/thiet-bi-va-ban-tai'
const COPIES_PAGE = 'ban-tai'
const PER_PAGE = 20
/** The addresses of copies end after a quarter of an hour. */
const RENEW_MS = 12 * 60_000
/** A download that was just begun is counted by now. */
const COUNTED_MS = 2000

const pagesIn = (query: URLSearchParams) => ({ page: pageIn(query), copiesPage: pageIn(query, COPIES_PAGE) })

function addressOf(page: number, copiesPage: number): string {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(copiesPage > 1 && { [COPIES_PAGE]: String(copiesPage) }),
  })
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ request }: Route.ClientLoaderArgs) => {
  const { page, copiesPage } = pagesIn(new URL(request.url).searchParams)
  const [devices, copies] = await Promise.all([
    call(listDevices, { query: { page, perPage: PER_PAGE } }),
    call(listCopies, { query: { page: copiesPage, perPage: PER_PAGE } }),
  ])
  return { devices, copies }
})

/** Where one's e-books lie outside the site: devices that keep them, and files with one's name. */
export default function KeptPage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { query, isComing } = useListAddress()
  const { refresh } = usePageData<typeof clientLoader>()
  useEffect(() => {
    const timer = setInterval(refresh, RENEW_MS)
    return () => clearInterval(timer)
  }, [refresh])
  return (
    <>
      <PageHead
        title="Thiết bị và bản tải về"
        description="Thiết bị đang lưu sách điện tử của bạn và các bản bạn đã tải về từ Thư Quán."
        path={PATH}
        isHidden
      />
      <h1>Thiết bị và bản tải về</h1>
      {data && <OutOfDate failure={failure} />}
      {!data ? (
        <PageWaiting failure={failure} />
      ) : data.devices.total + data.copies.total === 0 ? (
        <EmptyState
          title="Chưa lưu hay tải cuốn nào"
          sentence="Trong trang đọc, bạn lưu sách vào thiết bị để đọc khi không có mạng. Sách nào cho tải sẽ có nút “Tải về” ở trang của sách."
        >
          <LinkButton to={libraryUrl('books')} look="lam">
            Sách của tôi
          </LinkButton>
          <LinkButton to="/sach-dien-tu">Xem sách điện tử</LinkButton>
        </EmptyState>
      ) : (
        <div aria-busy={isComing} className={styles.panels}>
          <Devices devices={data.devices} {...pagesIn(query)} onRemoved={refresh} />
          <Copies copies={data.copies} {...pagesIn(query)} onFetched={() => setTimeout(refresh, COUNTED_MS)} />
        </div>
      )}
    </>
  )
}

interface Pages {
  page: number
  copiesPage: number
}

function Devices(props: Pages & { devices: Answer<typeof listDevices>; onRemoved(): void }) {
  const { devices, page, copiesPage, onRemoved } = props
  return (
    <Panel title="Sách lưu trên thiết bị">
      <p className={rows.none}>
        {devices.total > 0
          ? 'Đọc được khi không có mạng. Thiết bị không kết nối suốt 30 ngày thì sách lưu trên đó hết hạn.'
          : 'Chưa thiết bị nào lưu sách. Trong trang đọc, bạn chọn lưu để đọc khi không có mạng.'}
      </p>
      <DeviceList devices={devices.data} onRemoved={onRemoved} />
      <Pagination
        page={page}
        totalPage={devices.totalPage}
        hrefOf={(n) => addressOf(n, copiesPage)}
        isScrollKept
        label="Trang thiết bị"
      />
    </Panel>
  )
}

function Copies(props: Pages & { copies: Answer<typeof listCopies>; onFetched(): void }) {
  const { copies, page, copiesPage, onFetched } = props
  return (
    <Panel title="Bản đã tải về">
      {copies.total === 0 && <p className={rows.none}>Chưa có. Sách nào cho tải sẽ có nút “Tải về” ở trang của sách.</p>}
      <ul>
        {copies.data.map((copy) => (
          <CopyRow key={copy.id} copy={copy} onFetched={onFetched} />
        ))}
      </ul>
      <Pagination
        page={copiesPage}
        totalPage={copies.totalPage}
        hrefOf={(n) => addressOf(page, n)}
        isScrollKept
        label="Trang bản tải về"
      />
    </Panel>
  )
}
