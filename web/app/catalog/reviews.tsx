import type { Feedback, ProductDetail } from '@tq/contract/catalog.ts'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate, formatDecimal, formatNumber } from '../lib/format.ts'
import { Pagination } from '../ui/pagination.tsx'
import { Stars } from '../ui/rating.tsx'
import { PIECES } from './kinds.ts'
import styles from './reviews.module.css'

export interface ReviewsProps {
  product: ProductDetail
  feedback: { items: Feedback[]; page: number; totalPage: number; totalCount: number; rating: string | undefined }
}

export function Reviews({ product, feedback }: ReviewsProps) {
  const path = `/san-pham/${product.address}`
  const hrefOf = (page: number) =>
    `${path}${search({ page: page > 1 ? String(page) : undefined, rating: feedback.rating })}#danh-gia`
  return (
    <section id="danh-gia" className={`lower ${styles.reviews}`} aria-labelledby="danh-gia-tieu-de">
      <h2 id="danh-gia-tieu-de">Bạn đọc đánh giá</h2>
      <div className={styles.two}>
        <Histogram product={product} chosen={feedback.rating} path={path} />
        <div>
          {feedback.items.length === 0 ? (
            <p className={styles.none}>
              {feedback.rating
                ? `Chưa có bài viết nào chấm ${feedback.rating} sao.`
                : `Chưa có ai viết nhận xét về ${PIECES[product.kind]} này.`}
            </p>
          ) : (
            feedback.items.map((item) => <Review key={item.id} item={item} />)
          )}
          <Pagination page={feedback.page} totalPage={feedback.totalPage} hrefOf={hrefOf} isScrollKept label="Trang đánh giá" />
        </div>
      </div>
    </section>
  )
}

function search(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length ? `?${new URLSearchParams(given)}` : ''
}

function Review({ item }: { item: Feedback }) {
  return (
    <article className={styles.review}>
      <h3>
        {item.name}
        {item.isVerified && (
          <span className={styles.verified}>
            <Check size="1.4rem" aria-hidden="true" /> Đã mua sách
          </span>
        )}
      </h3>
      <Stars value={item.rating} />
      <p>{item.content}</p>
      <time dateTime={item.createdAt}>{formatDate(item.createdAt)}</time>
    </article>
  )
}

function Histogram({ product, chosen, path }: { product: ProductDetail; chosen: string | undefined; path: string }) {
  const counts = [product.rating5, product.rating4, product.rating3, product.rating2, product.rating1]
  return (
    <aside className={styles.panel} aria-label="Tổng hợp đánh giá">
      <div className={styles.average}>
        <b>{formatDecimal(product.rating)}</b>
        <div>
          <Stars value={product.rating} />
          <p>{product.ratingCount > 0 ? `${formatNumber(product.ratingCount)} đánh giá` : 'Chưa có đánh giá'}</p>
        </div>
      </div>
      <ul className={styles.bars}>
        {counts.map((count, index) => {
          const stars = 5 - index
          const isOn = chosen === String(stars)
          return (
            <li key={stars}>
              <Link
                to={`${path}${isOn ? '' : `?rating=${stars}`}#danh-gia`}
                aria-current={isOn ? 'true' : undefined}
                preventScrollReset
              >
                <span>{stars} sao</span>
                <progress
                  max={Math.max(1, product.ratingCount)}
                  value={count}
                  aria-label={`${formatNumber(count)} người chấm ${stars} sao`}
                />
                <span>{formatNumber(count)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </aside>
  )
}
