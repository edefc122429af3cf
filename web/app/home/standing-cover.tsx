import { useState } from 'react'
import { Link } from 'react-router'
import coverStyles from '../catalog/cover.module.css'
import { classes } from '../ui/class-names.ts'
import { PLACEHOLDER } from '../ui/picture.tsx'
import type { FeaturedBook } from './featured-books.ts'

const WIDTHS = [180, 360, 600]
const SIZES = '(max-width: 899px) 30vw, 230px'

export interface StandingCoverProps {
  book: FeaturedBook
  /** Slides that nobody has seen yet keep the place without asking for the picture. */
  isDrawn: boolean
  /** The largest picture of the first screen: the only one that is asked for before all others. */
  isMain: boolean
  className?: string
}

/** A book that stands before the banner's scene. Drawn at once: whatever slide it is on is seen now or next. */
export function StandingCover({ book, isDrawn, isMain, className }: StandingCoverProps) {
  const [isLost, setLost] = useState(false)
  const url = isLost ? null : book.picture?.url
  const sources = (type: string) => WIDTHS.map((width) => `${url?.replace(/\.\w+$/, '')}-${width}.${type} ${width}w`).join(', ')
  return (
    <Link
      to={`/san-pham/${book.address}`}
      className={classes(coverStyles.cover, className)}
      aria-label={book.title}
      prefetch="intent"
    >
      {isDrawn && (
        <picture>
          {url && <source type="image/avif" srcSet={sources('avif')} sizes={SIZES} />}
          <img
            {...(url ? { srcSet: sources('webp'), sizes: SIZES } : {})}
            src={url ?? PLACEHOLDER}
            alt=""
            width={600}
            height={900}
            loading="eager"
            fetchPriority={isMain ? 'high' : undefined}
            decoding="async"
            ref={(element) => {
              // An error before hydration is over by the time React listens: look once.
              if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setLost(true)
            }}
            onError={() => setLost(true)}
          />
        </picture>
      )}
    </Link>
  )
}
