import type { Answer } from '@tq/contract/endpoint.ts'
import { type Copy, listCopies, listDevices } from '@tq/contract/reading/copy.ts'
import { Download, FileText } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { fileSize } from '../../documents/file-words.ts'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { nothingYet, pageLoader, usePageData } from '../../lib/page-data.ts'
import { pageIn, useListAddress } from '../../lib/use-list-address.ts'
import { OutOfDate, PageWaiting } from '../../lib/waiting.tsx'
import { LinkButton } from '../../ui/form/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { libraryUrl, ownedUrl } from '../library-address.ts'
import type { Route } from './+types/kept-page.ts'
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

const STATES = { preparing: 'đang chuẩn bị', failed: 'chưa làm được, bạn tải về lần nữa từ trang của sách nhé' }

function CopyRow({ copy, onFetched }: { copy: Copy; onFetched(): void }) {
  const { productId, title, version, format, state, bytes, left, url, fileName, createdAt } = copy
  const facts = [
    format.toUpperCase(),
    ...(version > 1 ? [`bản thứ ${version}`] : []),
    ...(bytes === null ? [] : [fileSize(bytes)]),
    `ngày ${formatDate(createdAt)}`,
    state === 'ready' ? (left > 0 ? `còn tải được ${formatNumber(left)} lần` : 'đã tải đủ số lần') : STATES[state],
  ]
  return (
    <li className={rows.row}>
      <FileText size="2.4rem" aria-hidden="true" className={rows.icon} />
      <p>
        <b>
          <Link to={ownedUrl(productId)}>{title}</Link>
        </b>
        <span>{facts.join('\u00a0· ')}</span>
      </p>
      {url && (
        <a
          href={url}
          download={fileName}
          className={rows.get}
          onClick={onFetched}
          aria-label={`Tải về lần nữa: ${title}, ${format.toUpperCase()}`}
        >
          <Download size="1.8rem" aria-hidden="true" /> <span className={styles.word}>Tải về lần nữa</span>
        </a>
      )}
    </li>
  )
}
