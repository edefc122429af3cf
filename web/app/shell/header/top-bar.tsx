import { classes } from '../../ui/class-names.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import styles from './top-bar.module.css'

/** SPEC §2.6: welcome line, login or account, the cart with its count. */
export function TopBar() {
  return (
    <div className={styles.bar}>
      <div className={classes('wrap', styles.row)}>
        <p>Chào mừng bạn đến với Thư Quán, nhà sách trực tuyến của nhà xuất bản đại học</p>
        <div className={styles.own}>
          <AccountMenu />
          <CartLink />
        </div>
      </div>
    </div>
  )
}
