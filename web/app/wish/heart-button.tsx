import type { ProductCard } from '@tq/contract/catalog.ts'
import { Heart } from 'lucide-react'
import type { MouseEvent } from 'react'
import { classes } from '../ui/class-names.ts'
import { Button } from '../ui/form/button.tsx'
import styles from './heart-button.module.css'
import { setWish, useIsWished } from './wishes.ts'

type Wished = Pick<ProductCard, 'id' | 'title'>

function useHeart({ id, title }: Wished) {
  const isWished = useIsWished(id)
  return {
    'aria-pressed': isWished,
    'aria-label': isWished ? `Bỏ ${title} khỏi yêu thích` : `Thêm ${title} vào yêu thích`,
    // The second press of a double click is the same wish.
    onClick: ({ detail }: MouseEvent) => detail < 2 && setWish(id, !isWished),
  }
}

/** On the corner of a card's cover. Beside the card's link, never inside it. */
export function HeartButton({ product }: { product: Wished }) {
  return (
    <button type="button" className={classes(styles.heart, styles.corner)} {...useHeart(product)}>
      <Heart size="1.7rem" aria-hidden="true" />
    </button>
  )
}

/** In words, where there is room for them. */
export function WishButton({ product }: { product: Wished }) {
  return (
    <Button look="text" isSmall className={classes(styles.heart, styles.worded)} {...useHeart(product)}>
      <Heart size="1.8rem" aria-hidden="true" /> Yêu thích
    </Button>
  )
}
