import { confirmRestock, endRestock } from '@tq/contract/restock.ts'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { failureWords } from '../lib/failure-words.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './restock-page.module.css'

type Said = { tone: 'success' | 'error'; words: string; book?: { title: string; address: string } }

/** Where the letters about a book that is awaited lead. Nothing happens before a press: programs open links in letters too. */
export default function RestockPage() {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const [links, setLinks] = useState<{ confirm: string | null; end: string | null }>({ confirm: null, end: null })
  useEffect(() => {
    const query = new URLSearchParams(search)
    setLinks({ confirm: query.get('xac-nhan'), end: query.get('thoi') })
  }, [search])
  const [said, setSaid] = useState<Said | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  async function act() {
    setIsBusy(true)
    try {
      if (links.confirm !== null) {
        const { data: book } = await call(confirmRestock, { body: { key: links.confirm } })
        setSaid({ tone: 'success', words: 'Chúng tôi sẽ gửi một thư cho bạn khi có hàng trở lại.', book })
      } else {
        const { successMessage } = await call(endRestock, { body: { key: links.end ?? '' } })
        setSaid({ tone: 'success', words: `${successMessage}.` })
      }
    } catch (error) {
      setSaid({ tone: 'error', words: `${failureWords(error)}.` })
    }
    setIsBusy(false)
  }
  const hasLink = links.confirm !== null || links.end !== null
  return (
    <div className="wrap">
      <PageHead
        title="Báo khi có hàng"
        description="Xác nhận hoặc ngừng nhận thư báo khi cuốn sách bạn chờ có hàng trở lại."
        path="/bao-co-hang"
        isHidden
      />
      <Breadcrumbs crumbs={[{ title: 'Báo khi có hàng' }]} />
      <div className={styles.page}>
        <h1>Báo khi có hàng</h1>
        {said ? (
          <Notice tone={said.tone} isAlert>
            {said.words} {said.book && <Link to={`/san-pham/${said.book.address}`}>{said.book.title}</Link>}
          </Notice>
        ) : (
          <>
            <p>
              {links.end !== null
                ? 'Bạn không muốn nhận thư báo về cuốn sách này nữa?'
                : hasLink
                  ? 'Bấm nút dưới đây để chúng tôi gửi một thư khi cuốn sách bạn chờ có hàng trở lại.'
                  : 'Ở trang của cuốn sách đang hết hàng, bạn để lại email; chúng tôi gửi một thư khi sách có trở lại.'}
            </p>
            {hasLink ? (
              <Button look="lam" onClick={act} isBusy={isBusy} disabled={!isHydrated}>
                {links.end !== null ? 'Ngừng nhận thư báo' : 'Xác nhận'}
              </Button>
            ) : (
              <LinkButton to="/san-pham">Xem sách</LinkButton>
            )}
          </>
        )}
      </div>
    </div>
  )
}
