import type { ProductCard } from '@tq/contract/catalog.ts'
import { usePart } from '../lib/use-part.ts'
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
  const { answer, failure } = usePart(load, about)
  if (failure || answer?.length === 0) return null
  const products = answer?.slice(0, SHOWN)
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
