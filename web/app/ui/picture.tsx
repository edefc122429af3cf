import { type ComponentProps, type ReactNode, useState } from 'react'
import { preload } from 'react-dom'

/** Paths of our own store carry this mark; only they have a `thumb-` file and other widths beside them. */
export const STORAGE_MARK = '/media/'
export const PLACEHOLDER = '/media/placeholder.svg'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  url: string | null
  alt: string
  width: number
  height: number
  /** The widths this kind of picture is drawn in, smallest first. */
  widths?: readonly number[]
  /** Above the fold: loaded at once. */
  isFirst?: boolean
  /** The one picture a visitor looks at first. */
  isMain?: boolean
  /** Stands in when nothing can be had, where the placeholder would say too little. */
  instead?: ReactNode
}

/**
 * SPEC §2.6: a path in our store is tried as its `thumb-` file first, then as the original, then the placeholder stands in.
 * Browsers that know AVIF or `srcset` choose among the drawn widths before that.
 */
export function Picture({ url, alt, widths, isFirst, isMain, sizes, instead, ...rest }: PictureProps) {
  const [failures, setFailures] = useState(0)
  const tries = addressesOf(url)
  const src = tries[Math.min(failures, tries.length - 1)] as string
  if (src === PLACEHOLDER && instead) return instead
  const isDrawn = failures === 0 && widths !== undefined && url?.includes(STORAGE_MARK)
  // The page's main picture is asked for with the page's first bytes, before fonts and scripts.
  if (isMain && isDrawn) {
    const imageSrcSet = sourceSet(url as string, widths, 'avif')
    preload(src, { as: 'image', type: 'image/avif', imageSrcSet, imageSizes: sizes, fetchPriority: 'high' })
  }
  const image = (
    <img
      {...rest}
      src={src}
      {...(isDrawn ? { srcSet: sourceSet(url as string, widths, 'webp'), sizes } : {})}
      alt={alt}
      loading={isFirst || isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : undefined}
      decoding="async"
      ref={(element) => {
        // An error before hydration is over by the time React listens: look once.
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc) fail()
      }}
      onError={fail}
    />
  )
  if (!isDrawn) return image
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(url as string, widths, 'avif')} sizes={sizes} />
      {image}
    </picture>
  )

  function fail() {
    setFailures((n) => Math.min(n + 1, tries.length - 1))
  }
}

export function addressesOf(url: string | null): string[] {
  if (!url) return [PLACEHOLDER]
  return url.includes(STORAGE_MARK) ? [url.replace(/([^/]+)$/, 'thumb-$1'), url, PLACEHOLDER] : [url, PLACEHOLDER]
}

/** `/media/covers/12.webp` → `/media/covers/12-180.avif 180w, …` */
function sourceSet(url: string, widths: readonly number[], type: 'webp' | 'avif'): string {
  return widths.map((width) => `${url.replace(/\.\w+$/, '')}-${width}.${type} ${width}w`).join(', ')
}
