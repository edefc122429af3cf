import type { ProductDetail } from '@tq/contract/catalog.ts'
import { useState } from 'react'
import { classes } from '../../ui/class-names.ts'
import { Cover } from '../cover.tsx'
import styles from './gallery.module.css'

/** On phones a tenth less than it is shown: with twice the pixels that is a file of 360, which is there 40 ms earlier than one of 600. */
const COVER_SIZES = '(max-width: 719px) 180px, 340px'

/** The cover large, the other pictures small beside it. */
export function Gallery({ product }: { product: ProductDetail }) {
  const [shown, setShown] = useState(0)
  const pictures = product.pictures.length > 0 ? product.pictures : [product.picture]
  return (
    <div className={classes(styles.gallery, pictures.length > 1 && styles.many)}>
      <div className={styles.main}>
        <Cover
          picture={pictures[shown] ?? null}
          title={product.title}
          sizes={COVER_SIZES}
          isMain={shown === 0}
          isFirst
          className={styles.cover}
        />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture?.url}>
              <button
                type="button"
                aria-label={`Xem ảnh ${index + 1}: ${picture?.alt}`}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => setShown(index)}
              >
                <Cover picture={picture} sizes="72px" isDecorative />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
