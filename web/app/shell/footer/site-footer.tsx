import { PUBLISHER } from '@tq/contract/publisher.ts'
import { Settings } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Film } from '../../ui/film.tsx'
import { Seal } from '../../ui/seal.tsx'
import { FrameOnce } from '../frame-once.tsx'
import { openPanel } from '../panels/panel-store.ts'
import styles from './site-footer.module.css'

type FooterLink = readonly [title: string, url: string]

const PRESS_LINKS: readonly FooterLink[] = [
  ['Giới thiệu nhà xuất bản', '/gioi-thieu'],
  ['Liên hệ hợp tác', '/lien-he-hop-tac'],
  ['Tiếp nhận bản thảo', '/tiep-nhan-ban-thao'],
  ['Liên hệ', '/lien-he-hop-tac'],
  ['Chính sách bảo mật', '/chinh-sach-bao-mat'],
  ['Điều khoản sử dụng', '/dieu-khoan-su-dung'],
]

const SUPPORT_LINKS: readonly FooterLink[] = [
  ['Theo dõi đơn hàng', '/theo-doi-don-hang'],
  ['Hướng dẫn mua hàng', '/huong-dan-mua-hang'],
  ['Mua số lượng lớn', '/mua-so-luong-lon'],
  ['Phương thức vận chuyển', '/phuong-thuc-van-chuyen'],
  ['Chính sách đổi trả', '/chinh-sach-doi-tra'],
  ['Chính sách kiểm hàng', '/chinh-sach-kiem-hang'],
  ['Chính sách mua hàng', '/chinh-sach-mua-hang'],
  ['Điều khoản giao dịch chung', '/dieu-khoan-giao-dich-chung'],
  ['Hỗ trợ', '/ho-tro'],
]

export function SiteFooter() {
  return (
    <FrameOnce tag="footer" className={CLASS}>
      <Footer />
    </FrameOnce>
  )
}

const CLASS = `lower ${styles.footer}`

function Footer() {
  return (
    <footer className={CLASS}>
      <div className="wrap">
        <div className={styles.columns}>
          <section aria-label="Địa chỉ liên hệ">
            <Link to="/trang-chu" className={styles.logo}>
              <Seal className={styles.seal} />
              <span>
                <b>{PUBLISHER.name}</b>
                <span>{PUBLISHER.kind}</span>
              </span>
            </Link>
            <address className={styles.address}>
              <p>{PUBLISHER.address}</p>
              <p>
                Điện thoại: <a href={PUBLISHER.phoneUrl}>{PUBLISHER.phone}</a>
              </p>
              <p>
                Email: <a href={`mailto:${PUBLISHER.email}`}>{PUBLISHER.email}</a>
              </p>
              <p>{PUBLISHER.hours}</p>
            </address>
          </section>
          <Column title="Nhà xuất bản">
            <Links links={PRESS_LINKS} />
          </Column>
          <Column title="Hỗ trợ mua hàng">
            <Links links={SUPPORT_LINKS} />
          </Column>
          <Column title="Theo dõi chúng tôi">
            <Film url="/media/video/gioi-thieu.mp4" poster="/media/video-poster.webp" title="Một ngày ở xưởng sách" />
            <form method="post" action="/nhan-ban-tin" className={styles.letter}>
              <label>
                Nhận bản tin sách mới
                <input name="email" type="email" autoComplete="email" placeholder="Email của bạn" required />
              </label>
              <button type="submit">Đăng ký</button>
            </form>
            <ul className={styles.social}>
              {PUBLISHER.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} title={name} rel="noopener noreferrer" target="_blank">
                    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                      <path d={SOCIAL_MARKS[name]} />
                    </svg>
                    <span className="visually-hidden">{name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Column>
        </div>
        <section className={styles.licences} aria-label="Thông tin pháp lý">
          <p className={styles.legalName}>{PUBLISHER.legalName}</p>
          <p>Trụ sở: {PUBLISHER.address}</p>
          <p>Mã số thuế: {PUBLISHER.taxCode}</p>
          {PUBLISHER.licences.map((licence) => (
            <p key={licence}>{licence}</p>
          ))}
          <p>Chịu trách nhiệm nội dung: {PUBLISHER.responsible}</p>
          <p className={styles.notified}>Đã thông báo Bộ Công Thương (minh hoạ)</p>
        </section>
        <div className={styles.last}>
          <p>© 2026 {PUBLISHER.name}. Giấy tờ và dữ liệu sách trên trang này là hư cấu.</p>
          <button
            type="button"
            className={styles.settings}
            aria-haspopup="dialog"
            data-brings="settings"
            onClick={() => openPanel.set('settings')}
          >
            <Settings size="1.6rem" aria-hidden="true" />
            Cài đặt hiển thị
          </button>
        </div>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(([title, url]) => (
        <li key={title}>
          <Link to={url}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Simple strokes of our own, not the companies' logos. */
const SOCIAL_MARKS: Record<(typeof PUBLISHER.social)[number]['name'], string> = {
  Facebook: 'M14 21v-8h3l.5-3.5H14V7.300c0-1 .4-1.8 1.9-1.800H18V2.600a22 22 0 0 0-2.7-.1C12.5 2.5 11 4.2 11 7v2.500H8V13h3v8',
  YouTube:
    'M6 6h12a3.5 3.5 0 0 1 3.5 3.500v5.500a3.5 3.5 0 0 1-3.5 3.500H6A3.5 3.5 0 0 1 2.5 15V9.500A3.5 3.5 0 0 1 6 6zm4.3 3.5 5 2.8-5 2.800z',
  Zalo: 'M4 5h16v12h-9l-4 3v-3H4zm4 4h5l-5 4.500h5M16 9v4.5',
}
