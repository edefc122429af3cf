import type { listCoursesOfProduct, ProductDetail } from '@tq/contract/catalog.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { priceWords } from '../../ui/mark/price.tsx'
import { Cover } from '../cover.tsx'
import styles from './product-facts.module.css'

export function Description({ html }: { html: string }) {
  if (!html) return null
  return (
    <section id="gioi-thieu" className={styles.part}>
      <h2 className="visually-hidden">Giới thiệu</h2>
      {/* Cleaned on the server when it was written. */}
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}

export function TableOfContents({ title, toc }: { title: string; toc: ProductDetail['toc'] }) {
  if (toc.length === 0) return null
  return (
    <section id="muc-luc" className={styles.part}>
      <h2>{title}</h2>
      <ol className={styles.toc}>
        {toc.map((entry) => (
          <li key={`${entry.title}-${entry.page}`}>
            <span>{entry.title}</span>
            {entry.page !== null && (
              <span>
                <span className="visually-hidden">trang </span>
                {entry.page}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function ComboParts({ parts }: { parts: ProductDetail['parts'] }) {
  if (parts.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>Trong bộ này có</h2>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id}>
            <Cover picture={part.picture} sizes="72px" isDecorative />
            <div>
              <h3>
                <Link to={`/san-pham/${part.address}`}>{part.title}</Link>
              </h3>
              <p>{[...part.authors, part.pages && `${formatNumber(part.pages)}\u00a0trang`].filter(Boolean).join(', ')}</p>
            </div>
            <p>
              {part.quantity > 1 && `${formatNumber(part.quantity)} × `}
              {priceWords(part.price)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function IncludedCourses({ courses }: { courses: Data<typeof listCoursesOfProduct> }) {
  if (courses.length === 0) return null
  return (
    <section id="khoa-hoc" className={styles.part}>
      <h2 className="visually-hidden">Khoá học kèm sách</h2>
      {courses.map((course) => (
        <article key={course.id} className={styles.course}>
          <Cover picture={course.picture} sizes="110px" isDecorative />
          <div>
            <p>Khoá học kèm sách</p>
            <h3>
              <Link to={`/san-pham/${course.address}`}>{course.title}</Link>
            </h3>
            <p>
              {course.lessonCount} bài giảng · {priceWords(course.price)}
            </p>
          </div>
        </article>
      ))}
    </section>
  )
}
