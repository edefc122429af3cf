import { Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { Bestsellers } from '../catalog/bestsellers.tsx'
import { Button, LinkButton } from '../ui/form/button.tsx'
import styles from './error-page.module.css'

const TITLES: Record<number, string> = {
  400: 'Địa chỉ này chưa đúng',
  401: 'Bạn cần đăng nhập',
  403: 'Bạn không có quyền xem trang này',
  404: 'Trang này không có trong thư mục',
  503: 'Thư Quán đang sắp xếp lại kệ sách',
}

const SENTENCES: Record<number, string> = {
  404: 'Có thể đường dẫn đã đổi, hoặc sách đã ngừng phát hành. Bạn thử tìm lại theo tên nhé.',
  503: 'Hệ thống đang bận hoặc bảo trì. Bạn vui lòng thử lại sau ít phút.',
}

/** `/h/k7qd…`, typed from a printed book. */
const PRINTED_CODE = /^\/[a-z]\/[^/]+$/i

/** What went wrong, in words, with a way on: a search and the way home. */
export function ErrorPage({ status, sentence }: { status: number; sentence: string }) {
  const { pathname } = useLocation()
  const isCode = status === 404 && PRINTED_CODE.test(pathname)
  const title = isCode ? 'Mã này không dẫn tới trang nào' : (TITLES[status] ?? 'Trang này đang gặp trục trặc')
  const words = isCode ? 'Bạn xem lại từng chữ của mã trong sách, hoặc quét lại bằng máy ảnh.' : SENTENCES[status]
  return (
    <div className="wrap">
      <title>{`${title} – Thư Quán`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.lost}>
        <div>
          <h1>{title}</h1>
          <p className={styles.sentence}>{words ?? (sentence || 'Bạn có thể thử tải lại trang sau ít phút.')}</p>
          <search>
            <form className={styles.search} action="/san-pham">
              <label className="visually-hidden" htmlFor="tim-lai">
                Tìm sách
              </label>
              <input id="tim-lai" name="searchContent" type="search" placeholder="Tên sách, tác giả, ISBN" />
              <Button type="submit" look="lam">
                <Search size="1.6rem" aria-hidden="true" /> Tìm
              </Button>
            </form>
          </search>
          <p className={styles.ways}>
            {status >= 500 && <Button onClick={() => window.location.reload()}>Thử tải lại</Button>}
            {isCode && (
              <LinkButton to="/sach-giao-khoa" look="lam">
                Nhập lại mã trong sách
              </LinkButton>
            )}
            <LinkButton to="/trang-chu" look={status >= 500 ? 'text' : 'line'}>
              Về trang chủ
            </LinkButton>
            <LinkButton to="/san-pham" look="text">
              Xem tất cả sách
            </LinkButton>
          </p>
        </div>
        {status === 404 && <CatalogueCard />}
      </div>
      {status === 404 && <Bestsellers title="Những cuốn vẫn còn trên kệ" />}
    </div>
  )
}

/** The only joke on the site. */
function CatalogueCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <span className={styles.number}>404</span>
      <p>
        <b>Nhan đề:</b> Trang không tìm thấy
      </p>
      <p>
        <b>Tác giả:</b> Khuyết danh
      </p>
      <p>
        <b>Nơi lưu:</b> chưa rõ kệ
      </p>
      <p>
        <b>Mượn lần cuối:</b> hôm nay
      </p>
      <p>
        <b>Ghi chú:</b> ai thấy xin để lại chỗ cũ
      </p>
      <span className={styles.stamp}>Thất lạc</span>
    </div>
  )
}
