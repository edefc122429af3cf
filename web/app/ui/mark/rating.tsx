import { Star } from 'lucide-react'
import { formatDecimal } from '../../lib/format.ts'
import { classes } from '../class-names.ts'
import styles from './rating.module.css'

/** One star and the number: ★ 4,7. Where nobody has rated it says so: the 5 of a new book (SPEC §3) is nobody's verdict. */
export function Rating({ value, count }: { value: number; count: number }) {
  if (count === 0) return <span>Chưa có đánh giá</span>
  return (
    <span className={styles.rating}>
      <Star className={styles.star} aria-hidden="true" />
      <span className="visually-hidden">Đánh giá </span>
      {formatDecimal(value)}
      <span className="visually-hidden"> trên 5</span>
    </span>
  )
}

const STARS = [1, 2, 3, 4, 5]

/** Five stars, filled as far as the rating goes. */
export function Stars({ value }: { value: number }) {
  return (
    <span className={styles.row} role="img" aria-label={`${formatDecimal(value)} trên 5 sao`}>
      {STARS.map((star) => (
        <Star key={star} className={classes(styles.star, star > Math.round(value) && styles.empty)} aria-hidden="true" />
      ))}
    </span>
  )
}
