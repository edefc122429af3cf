import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Cover } from '../../catalog/cover.tsx'
import { bindTitle } from '../../lib/typography.ts'
import { Section } from '../../ui/layout/section.tsx'
import type { HomeData } from '../home-data.ts'
import styles from './selection-shelves.module.css'

const SIZES = '(max-width: 719px) 22vw, 92px'

/** Books chosen around a theme, standing on a board with a word about why. */
export function SelectionShelves({ shelves }: { shelves: HomeData['shelves'] }) {
  return (
    <Section title="Tủ sách chọn lọc">
      <ul className={styles.shelves}>
        {shelves.map((shelf) => (
          <li key={shelf.id} className={styles.shelf}>
            <div className={styles.words}>
              <h3>
                <Link to={shelf.url} prefetch="intent">
                  {bindTitle(shelf.name)}
                </Link>
              </h3>
              {shelf.description && <p>{shelf.description}</p>}
            </div>
            <ul className={styles.board}>
              {shelf.products.map((product) => (
                <li key={product.id}>
                  <Link to={`/san-pham/${product.address}`} aria-label={product.title} prefetch="intent">
                    <Cover picture={product.picture} sizes={SIZES} isDecorative className={styles.cover} />
                  </Link>
                </li>
              ))}
            </ul>
            <Link to={shelf.url} className={styles.more} prefetch="intent">
              Xem tủ sách<span className="visually-hidden"> {shelf.name}</span>
              <ChevronRight size="1.6rem" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
