import type { ProductCard } from '@tq/contract/catalog.ts'
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useId, useRef, useState } from 'react'
import { ProductGrid } from '../../catalog/product-card.tsx'
import { classes } from '../../ui/class-names.ts'
import { Section } from '../../ui/layout/section.tsx'
import tabStyles from '../../ui/layout/tabs.module.css'
import styles from './block-tabs.module.css'

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

export interface TabbedBlock {
  id: number
  name: string
  url: string
  /** Null: a category, whose books are fetched when its tab is chosen. */
  products: ProductCard[] | null
}

/** Most visitors never press a tab whose books are not here: code and books come with the first that is. */
const CategoryBooks = lazy(() => import('./category-books.tsx').catch(() => ({ default: () => <p>Chưa tải được sách.</p> })))

export interface BlockTabsProps {
  title: string
  blocks: TabbedBlock[]
  /** Many tabs, in more than one row; below them a single row of books. */
  isLong?: boolean
}

/** Each tab is a link to its whole list: without JavaScript, or in a new window, it simply goes there. */
export function BlockTabs({ title, blocks, isLong }: BlockTabsProps) {
  const [active, setActive] = useState(0)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const shown = blocks[active] ?? blocks[0]
  if (!shown) return null

  function press(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setActive(index)
  }

  function walk(event: KeyboardEvent) {
    if (event.key === ' ') event.preventDefault()
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const index = step(active, blocks.length - 1)
    setActive(index)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  return (
    <Section title={title} moreUrl={shown.url} className={styles.section}>
      <div
        className={classes(tabStyles.tabs, isLong && styles.long)}
        role="tablist"
        aria-label={title}
        ref={list}
        onKeyDown={walk}
      >
        {blocks.map((block, index) => (
          <a
            key={block.id}
            id={`${id}-tab-${block.id}`}
            href={block.url}
            className={tabStyles.tab}
            role="tab"
            aria-selected={index === active}
            aria-controls={`${id}-panel-${block.id}`}
            tabIndex={index === active ? 0 : -1}
            onClick={(event) => press(event, index)}
          >
            {block.name}
          </a>
        ))}
      </div>
      {blocks.map((block, index) => (
        <div
          key={block.id}
          id={`${id}-panel-${block.id}`}
          className={classes(tabStyles.panel, !isLong && styles.panel)}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${block.id}`}
          hidden={index !== active}
        >
          {index === active &&
            (block.products ? (
              <ProductGrid products={block.products} isScroller={isLong} isLower={!isLong} />
            ) : (
              <Suspense>
                <CategoryBooks id={block.id} />
              </Suspense>
            ))}
        </div>
      ))}
    </Section>
  )
}
