import { Link } from 'react-router'
import { Plain } from '../../drawing/plain.tsx'
import { classes } from '../class-names.ts'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  title: string
  /** Left out for the page one is on. */
  url?: string
}

/** From so many on, beside the home page, a phone leaves out the one that the page itself is. */
const DEEP = 2

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <Plain>
      <nav aria-label="Vị trí trang">
        <ol className={classes(styles.crumbs, crumbs.length >= DEEP && styles.deep)}>
          {[{ title: 'Trang chủ', url: '/trang-chu' }, ...crumbs].map(({ title, url }) => (
            <li key={title}>{url ? <Link to={url}>{title}</Link> : <span aria-current="page">{title}</span>}</li>
          ))}
        </ol>
      </nav>
    </Plain>
  )
}
