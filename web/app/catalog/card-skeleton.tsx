import { Loading, SkeletonCard } from '../ui/skeleton.tsx'
import styles from './product-card.module.css'

/** Stands where cards will be, in their shape, so that nothing moves when they come. */
export function SkeletonGrid({ count }: { count: number }) {
  return (
    <Loading label="Đang tải sách" className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </Loading>
  )
}
