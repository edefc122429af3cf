import type { Picture as PictureData } from '@tq/contract/catalog.ts'
import { classes } from '../ui/class-names.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './cover.module.css'

const WIDTHS = [180, 360, 600] as const

export interface CoverProps {
  picture: PictureData | null
  /** How wide it is shown, as for an image's `sizes`. */
  sizes: string
  isFirst?: boolean
  isMain?: boolean
  /** Beside its title a cover says nothing new. */
  isDecorative?: boolean
  /** Of the book, where the picture's own words do not name it. */
  title?: string
  className?: string
}

/** A book's cover: 2:3, spine to the left. */
export function Cover({ picture, sizes, isFirst, isMain, isDecorative, title, className }: CoverProps) {
  return (
    <span className={classes(styles.cover, className)}>
      <Picture
        url={picture?.url ?? null}
        alt={isDecorative ? '' : (picture?.alt ?? '')}
        width={picture?.width ?? 600}
        height={picture?.height ?? 900}
        widths={WIDTHS}
        sizes={sizes}
        isFirst={isFirst}
        isMain={isMain}
        instead={
          <span className={styles.drawn} aria-hidden>
            {title ?? picture?.alt}
          </span>
        }
      />
    </span>
  )
}
