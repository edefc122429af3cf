import {
  BookOpen,
  ClipboardCheck,
  Files,
  FileText,
  Handshake,
  Highlighter,
  Lock,
  LogOut,
  type LucideIcon,
  MapPin,
  Star,
  TabletSmartphone,
  User,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation, useNavigation } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { isSessionKnown, session } from '../lib/state/session.ts'
import { isAllowed, MEMBERS } from '../shell/navigation/navigation.ts'
import { Button } from '../ui/form/button.tsx'
import { SkeletonLine } from '../ui/layout/skeleton.tsx'
import styles from './account-layout.module.css'
import { openDialog } from './dialogs/account-dialog-store.ts'
import { guard } from './guard.ts'
import { initialsOf } from './profile/initials.ts'

const PLACES: { to: string; title: string; icon: LucideIcon }[] = [
  { to: 'thong-tin-tai-khoan', title: 'Thông tin tài khoản', icon: User },
  { to: 'don-hang', title: 'Đơn hàng', icon: FileText },
  { to: 'thu-vien-cua-toi', title: 'Thư viện của tôi', icon: BookOpen },
  { to: 'ghi-chu', title: 'Ghi chú của tôi', icon: Highlighter },
  { to: 'thiet-bi-va-ban-tai', title: 'Thiết bị và bản tải về', icon: TabletSmartphone },
  { to: 'bai-lam-cua-toi', title: 'Bài làm của tôi', icon: ClipboardCheck },
  { to: '../tai-lieu-cua-toi', title: 'Tài liệu của tôi', icon: Files },
  { to: 'so-dia-chi', title: 'Sổ địa chỉ', icon: MapPin },
  { to: 'danh-gia-san-pham', title: 'Đánh giá sản phẩm', icon: Star },
  { to: 'affiliate', title: 'Cộng tác viên', icon: Handshake },
  { to: 'doi-mat-khau', title: 'Mật khẩu và thiết bị', icon: Lock },
]

export const clientMiddleware = [guard(MEMBERS)]

/** The frame of the account area. Its HTML is the same for everybody; who it is for is known in the browser only. */
export default function AccountLayout() {
  const { displayName, email, photoUrl, roles } = session.use()
  const isIn = isSessionKnown.use() && isAllowed(MEMBERS, roles)
  const { pathname } = useLocation()
  const next = useNavigation().location
  // The page that was asked for is on its way; this one stands until then.
  const isLeaving = next !== undefined && next.pathname !== pathname
  const places = useRef<HTMLElement>(null)
  // On phones they stand in one row that is wider than the screen.
  useEffect(() => {
    const row = places.current?.firstElementChild
    const here = row?.querySelector('[aria-current=page]')?.getBoundingClientRect()
    if (row && here) row.scrollLeft += here.left - row.getBoundingClientRect().left - (row.clientWidth - here.width) / 2
  }, [pathname])
  return (
    <div className="wrap">
      <div className={styles.two}>
        <div className={styles.side}>
          <div className={styles.person}>
            {photoUrl ? (
              <img src={photoUrl} alt="" width={48} height={48} className={styles.photo} />
            ) : (
              <span className={styles.photo} aria-hidden="true">
                {initialsOf(displayName)}
              </span>
            )}
            <p>
              <b>{displayName || 'Tài khoản'}</b>
              <span>{email}</span>
            </p>
          </div>
          <nav aria-label="Tài khoản của tôi" className={styles.places} ref={places}>
            <ul>
              {PLACES.map(({ to, title, icon: Icon }) => (
                <li key={to}>
                  <NavLink to={`/tai-khoan/${to}`} className={styles.place}>
                    <Icon size="1.8rem" aria-hidden="true" /> {title}
                  </NavLink>
                </li>
              ))}
              <li>
                <Button look="text" className={styles.place} onClick={() => openDialog('logout')}>
                  <LogOut size="1.8rem" aria-hidden="true" /> Đăng xuất
                </Button>
              </li>
            </ul>
          </nav>
        </div>
        <div className={styles.page} aria-busy={isLeaving}>
          {isIn ? (
            <Outlet />
          ) : (
            <div role="status">
              <PageHead
                title="Tài khoản"
                description="Khu vực tài khoản của bạn ở Thư Quán."
                path={pathname.replace(/^\/account/, '/tai-khoan')}
                isHidden
              />
              <h1 className="visually-hidden">Tài khoản</h1>
              <p className="visually-hidden">Đang mở tài khoản của bạn…</p>
              <SkeletonLine />
              <SkeletonLine />
              <SkeletonLine />
              <noscript>
                <p>Khu vực tài khoản cần JavaScript để biết bạn là ai.</p>
              </noscript>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
