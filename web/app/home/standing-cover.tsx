import { Link } from 'react-router'
import { Cover } from '../catalog/cover.tsx'
import type { FeaturedBook } from './featured-books.ts'

const SIZES = '(max-width: 899px) 30vw, 230px'

export interface StandingCoverProps {
  book: FeaturedBook
  /** Slides that nobody has seen yet keep the place without asking for the picture. */
  isDrawn: boolean
  /** The largest picture of the first screen. */
  isMain: boolean
  className?: string
}

/** A book that stands before the banner's scene. On a slow line the largest comes alone, the ones beside it right after. */
export function StandingCover({ book, isDrawn, isMain, className }: StandingCoverProps) {
  return (
    <Link to={`/san-pham/${book.address}`} className={className} aria-label={book.title} prefetch="intent">
      {isDrawn && <Cover picture={book.picture} sizes={SIZES} isMain={isMain} isDecorative />}
    </Link>
  )
}
