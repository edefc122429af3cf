import { LayoutGrid } from 'lucide-react'
import { Link } from 'react-router'
import { categoryTree, categoryUrl, useShellData } from '../../shell/shell-data.ts'
import styles from './category-tiles.module.css'

const ORNAMENT = 56

export function CategoryTiles() {
  const tops = categoryTree(useShellData().categories)
  if (tops.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="danh-muc">
      <h2 id="danh-muc" className="visually-hidden">
        Danh mục sách
      </h2>
      <ul className={styles.tiles}>
        {tops.map((category) => (
          <li key={category.id}>
            <Link to={categoryUrl(category)} className={styles.tile} prefetch="intent">
              <img
                src={ornamentUrl(category.id, ORNAMENT)}
                srcSet={`${ornamentUrl(category.id, ORNAMENT)} 1x, ${ornamentUrl(category.id, 2 * ORNAMENT)} 2x`}
                width={ORNAMENT}
                height={ORNAMENT}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span className={styles.name}>{category.name}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/san-pham" className={styles.tile} prefetch="intent">
            <span className={styles.all}>
              <LayoutGrid size="2rem" aria-hidden="true" />
            </span>
            Tất cả danh mục
          </Link>
        </li>
      </ul>
    </section>
  )
}

const ornamentUrl = (categoryId: number, width: number) => `/media/ornaments/${categoryId}-${width}.webp`
