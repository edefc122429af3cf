import type { Picture as PictureData } from '@tq/contract/catalog.ts'
import type { ReactNode } from 'react'
import { classes } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './board.module.css'

const WIDTHS = [400, 800]

export interface BoardProps {
  picture: PictureData | null
  sizes: string
  /** Above the fold. */
  isFirst?: boolean
  /** The one picture a visitor looks at first. */
  isMain?: boolean
  className?: string
  /** Lies on the picture, low at the left. */
  children?: ReactNode
}

/** The picture of a course: 16:9, so that nobody takes it for a book. It says nothing that the words beside it don't. */
export function Board({ picture, sizes, isFirst, isMain, className, children }: BoardProps) {
  return (
    <div className={classes(styles.board, className)}>
      <Picture
        url={picture?.url ?? null}
        alt=""
        width={picture?.width ?? 800}
        height={picture?.height ?? 450}
        widths={WIDTHS}
        sizes={sizes}
        isFirst={isFirst}
        isMain={isMain}
      />
      {children}
    </div>
  )
}
