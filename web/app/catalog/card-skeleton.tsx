import { classes } from '../ui/class-names.ts'
import { Loading, SkeletonCard } from '../ui/layout/skeleton.tsx'
import styles from './product-card.module.css'
import type { ProductGridProps } from './product-card.tsx'

type SkeletonGridProps = { count: number } & Pick<ProductGridProps, 'columns' | 'isScroller'>

/** Stands where cards will be, in their shape, so that nothing moves when they come. */
export function SkeletonGrid({ count, columns, isScroller }: SkeletonGridProps) {
  return (
    <Loading label="Đang tải sách" className={classes(styles.grid, columns === 6 && styles.six, isScroller && styles.scroller)}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </Loading>
  )
}
