import type { Answer } from '@tq/contract/http/endpoint.ts'
import { listMarks } from '@tq/contract/reading/marks.ts'
import { Link, useNavigate } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { nothingYet, pageLoader } from '../../lib/page-data.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { OutOfDate, PageWaiting } from '../../lib/waiting.tsx'
import { LinkButton } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/input.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Pagination } from '../../ui/layout/pagination/pagination.tsx'
import { TabLinks } from '../../ui/layout/tabs.tsx'
import { libraryUrl, ownedUrl } from '../library-address.ts'
import type { Route } from './+types/notes-page.ts'
import { ExportNotes } from './export-notes.tsx'
import { NoteRow } from './note-row.tsx'
import { NOTES_PATH, notesUrl, readWanted } from './notes-address.ts'
import styles from './notes-page.module.css'

const PER_PAGE = 20
const KINDS = [
  { only: undefined, title: 'Tất cả' },
  { only: 'notes', title: 'Có ghi chú' },
  { only: 'marks', title: 'Chỗ tô màu' },
  { only: 'bookmarks', title: 'Dấu trang' },
] as const

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ request }: Route.ClientLoaderArgs) => {
  const { only, productId, page } = readWanted(new URL(request.url).searchParams)
  return { marks: await call(listMarks, { query: { only, productId, page, perPage: PER_PAGE } }) }
})

type Marks = Answer<typeof listMarks>

/** All that one has written into one's books. */
export default function NotesPage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { query, isComing } = useListAddress()
  const wanted = readWanted(query)
  const marks = data?.marks
  return (
    <>
      <PageHead
        title="Ghi chú của tôi"
        description="Chỗ bạn tô màu, ghi chú và dấu trang trong sách điện tử ở Thư Quán."
        path={NOTES_PATH}
        isHidden
      />
      <h1>Ghi chú của tôi</h1>
      <TabLinks
        label="Loại"
        className={styles.tabs}
        links={KINDS.map(({ only, title }) => ({
          title,
          url: notesUrl({ ...wanted, only, page: 1 }),
          isCurrent: only === wanted.only,
        }))}
      />
      {marks && <OutOfDate failure={failure} />}
      {!marks ? (
        <PageWaiting failure={failure} />
      ) : marks.books.length === 0 ? (
        <NoNotes />
      ) : (
        <div aria-busy={isComing}>
          <BookChoice books={marks.books} wanted={wanted} />
          {marks.data.length === 0 ? <NoneOfThese /> : <ByBook marks={marks} />}
          <Pagination page={wanted.page} totalPage={marks.totalPage} hrefOf={(page) => notesUrl({ ...wanted, page })} />
        </div>
      )}
    </>
  )
}

function NoNotes() {
  return (
    <EmptyState
      title="Chưa có ghi chú nào"
      sentence="Khi đọc, bạn chọn một đoạn để tô màu hay viết ghi chú. Mọi ghi chú nằm ở đây, xuất ra được cho Word, Markdown hay bảng tính."
    >
      <LinkButton to={libraryUrl('books')} look="lam">
        Sách của tôi
      </LinkButton>
      <LinkButton to="/sach-dien-tu">Xem sách điện tử</LinkButton>
    </EmptyState>
  )
}

function NoneOfThese() {
  return (
    <EmptyState title="Không có ghi chú nào như vậy" sentence="Bạn chọn loại khác hoặc sách khác nhé.">
      <LinkButton to={NOTES_PATH} look="lam">
        Xem tất cả ghi chú
      </LinkButton>
    </EmptyState>
  )
}

function BookChoice({ books, wanted }: { books: Marks['books']; wanted: ReturnType<typeof readWanted> }) {
  const navigate = useNavigate()
  return (
    <Field label="Sách" className={styles.choice}>
      <Select
        value={wanted.productId ?? ''}
        onChange={(event) => navigate(notesUrl({ only: wanted.only, productId: event.target.value || undefined, page: 1 }))}
      >
        <option value="">Mọi sách ({books.length})</option>
        {books.map(({ productId, title, count }) => (
          <option key={productId} value={productId}>
            {title} ({count})
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The latest book first; what was written in it stands together. */
function ByBook({ marks }: { marks: Marks }) {
  return [...Map.groupBy(marks.data, ({ productId }) => productId)].map(([productId, ofBook]) => {
    const [{ title, address } = { title: '', address: '' }] = ofBook
    return (
      <section key={productId} className={styles.book} aria-labelledby={`sach-${productId}`}>
        <div className={styles.head}>
          <h2 id={`sach-${productId}`}>
            <Link to={ownedUrl(address)}>{title}</Link>
          </h2>
          <ExportNotes productId={productId} title={title} />
        </div>
        <ul>
          {ofBook.map((mark) => (
            <li key={mark.id}>
              <NoteRow mark={mark} address={address} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
