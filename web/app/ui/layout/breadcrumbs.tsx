import { Link } from 'react-router'
import { Plain } from '../../drawing/plain.tsx'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  title: string
  /** Left out for the page one is on. */
  url?: string
}

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <Plain>
      <nav aria-label="Vị trí trang">
        <ol className={styles.crumbs}>
          {[{ title: 'Trang chủ', url: '/trang-chu' }, ...crumbs].map(({ title, url }) => (
            <li key={title}>{url ? <Link to={url}>{title}</Link> : <span aria-current="page">{title}</span>}</li>
          ))}
        </ol>
      </nav>
    </Plain>
  )
}
