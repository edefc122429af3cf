import type { ProductCard } from '@tq/contract/catalog.ts'
import { useEffect, useState } from 'react'
import { Section } from '../ui/layout/section.tsx'
import { SkeletonGrid } from './card-skeleton.tsx'
import { ProductGrid } from './product-card.tsx'

const SHOWN = 6

export interface LazyShelfProps {
  title: string
  moreUrl?: string
  /** Asked once the page is there; again only when `about` changes. */
  load(): Promise<ProductCard[]>
  about?: string | number
}

/** Books beside what a page is about: they come after it, and stay away without a word when they can't. */
export function LazyShelf({ title, moreUrl, load, about }: LazyShelfProps) {
  const [products, setProducts] = useState<ProductCard[] | null>(null)
  useEffect(() => {
    let isGone = false
    load().then(
      (found) => !isGone && setProducts(found.slice(0, SHOWN)),
      () => !isGone && setProducts([]),
    )
    return () => {
      isGone = true
    }
  }, [about])
  if (products?.length === 0) return null
  return (
    <Section title={title} moreUrl={moreUrl}>
      {products ? (
        <ProductGrid products={products} columns={6} isScroller />
      ) : (
        <SkeletonGrid count={SHOWN} columns={6} isScroller />
      )}
    </Section>
  )
}
