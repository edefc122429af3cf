import { classes } from '../../ui/class-names.ts'
import { AccountMenu } from './account-menu.tsx'
import styles from './top-bar.module.css'

export function TopBar() {
  return (
    <div className={styles.bar}>
      <div className={classes('wrap', styles.row)}>
        <p>Chào mừng bạn đến với Thư Quán, nhà sách trực tuyến của nhà xuất bản đại học</p>
        <AccountMenu />
      </div>
    </div>
  )
}
