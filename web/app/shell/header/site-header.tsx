import { Menu, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PagePart } from '../../head/first/page-part.tsx'
import { classes } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/form/button.tsx'
import { WishLink } from '../../wish/wish-link.tsx'
import { early } from '../early.ts'
import { FrameOnce } from '../frame-once.tsx'
import { LazyDialog } from '../lazy-dialog.tsx'
import { loadDrawer } from '../navigation/load-drawer.ts'
import { MainMenu } from '../navigation/main-menu.tsx'
import { loadSearchPopup, OPENS_SEARCH } from '../search/opens-search.ts'
import { SearchBox } from '../search/search-box.tsx'
import { isSearchPopupOpen } from '../search/search-popup-store.ts'
import { CartLink, MiniCartPlace } from './cart-link.tsx'
import { Logo } from './logo.tsx'
import { PhoneAccount } from './phone-account.tsx'
import styles from './site-header.module.css'
import { TopBar } from './top-bar.tsx'

export interface SiteHeaderProps {
  hasNavbar: boolean
  /** More buttons, left of the cart. */
  tools?: ReactNode
}

/** Wide: top bar with the cart, logo with search, main menu. Below 1024 px: one sticky bar, and a drawer with everything. */
export function SiteHeader(props: SiteHeaderProps) {
  return (
    <FrameOnce tag="header" className={styles.header}>
      <Header {...props} />
    </FrameOnce>
  )
}

function Header({ hasNavbar, tools }: SiteHeaderProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isSearching = isSearchPopupOpen.use()
  return (
    <header className={styles.header}>
      <PagePart>
        <TopBar />
      </PagePart>
      <div className={styles.bar}>
        <div className={classes('wrap', styles.row)}>
          {hasNavbar && (
            <IconButton
              label="Mở danh mục"
              aria-haspopup="dialog"
              className={styles.phone}
              onClick={() => setDrawerOpen(true)}
              data-brings="drawer"
              {...early(loadDrawer)}
            >
              <Menu size="2rem" aria-hidden="true" />
            </IconButton>
          )}
          <Logo className={styles.logo} />
          <PagePart>
            <SearchBox className={styles.search} />
          </PagePart>
          <div className={styles.tools}>
            <IconButton label="Tìm kiếm" className={styles.lens} {...OPENS_SEARCH}>
              <Search size="2rem" aria-hidden="true" />
            </IconButton>
            {tools}
            <PhoneAccount />
            <div className={styles.wish}>
              <WishLink />
            </div>
            <div className={styles.cart}>
              <CartLink />
            </div>
          </div>
          <MiniCartPlace />
        </div>
      </div>
      {hasNavbar && (
        <PagePart>
          <MainMenu />
        </PagePart>
      )}
      <LazyDialog load={loadDrawer} isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      <LazyDialog load={loadSearchPopup} isOpen={isSearching} onClose={() => isSearchPopupOpen.set(false)} />
    </header>
  )
}
