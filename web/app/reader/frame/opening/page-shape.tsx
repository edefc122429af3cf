import { Loading, SkeletonLine } from '../../../ui/layout/skeleton.tsx'
import styles from './page-shape.module.css'

const LINES = 11

/** The shape of the page that is on its way, where it will stand. */
export function PageShape() {
  return (
    <Loading label="Đang mở sách…" className={styles.shape}>
      {['left', 'right'].map((side) => (
        <div key={side}>
          {Array.from({ length: LINES }, (_, line) => (
            <SkeletonLine key={line} isShort={line % 5 === 4} />
          ))}
        </div>
      ))}
    </Loading>
  )
}
