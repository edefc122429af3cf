import type { ProductDetail } from '@tq/contract/catalog.ts'
import { Library } from 'lucide-react'
import { Link } from 'react-router'
import styles from './series-note.module.css'

/** Which volume of which series a book is. */
export function SeriesNote({ series }: Pick<ProductDetail, 'series'>) {
  if (!series) return null
  return (
    <p className={styles.note}>
      <Library size="1.8rem" aria-hidden="true" />
      <span>
        Tập {series.volume} trong bộ <Link to={`/bo-sach/${series.address}`}>{series.name}</Link> ({series.volumeCount} tập)
      </span>
    </p>
  )
}
