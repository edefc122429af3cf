import type { Feedback } from '@tq/contract/catalog/feedback.ts'
import { PIECES } from '@tq/contract/catalog/pieces.ts'
import type { ProductDetail } from '@tq/contract/catalog.ts'
import type { MyVotes } from '@tq/contract/review.ts'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate, formatDecimal, formatNumber } from '../../lib/format.ts'
import { HelpfulButton, useMyVotes } from '../../review/helpful-button.tsx'
import { ReviewPictures } from '../../review/review-pictures.tsx'
import { WriteReview } from '../../review/write/write-review.tsx'
import { Pagination } from '../../ui/layout/pagination/pagination.tsx'
import { Stars } from '../../ui/mark/rating.tsx'
import lower from './lower-part.module.css'
import styles from './reviews.module.css'

export interface ReviewsProps {
  product: ProductDetail
  feedback: {
    items: Feedback[]
    page: number
    totalPage: number
    total: number
    rating: string | undefined
    sort: string | undefined
  }
}

export function Reviews({ product, feedback }: ReviewsProps) {
  const path = `/san-pham/${product.address}`
  const hrefOf = (page: number) =>
    `${path}${search({ page: page > 1 ? String(page) : undefined, rating: feedback.rating, sort: feedback.sort })}#danh-gia`
  const { votes, askAgain } = useMyVotes(product.id)
  return (
    <section id="danh-gia" className={`lower ${lower.part}`} aria-labelledby="danh-gia-tieu-de">
      <h2 id="danh-gia-tieu-de">Bạn đọc đánh giá</h2>
      <div className={lower.two}>
        <aside className={`${lower.panel} ${styles.panel}`} aria-label="Tổng hợp đánh giá">
          <Histogram product={product} chosen={feedback.rating} sort={feedback.sort} path={path} />
          <WriteReview product={product} votes={votes} onWritten={askAgain} key={product.id} />
        </aside>
        <div>
          {feedback.total > 1 && <Sorts path={path} rating={feedback.rating} sort={feedback.sort} />}
          {feedback.items.length === 0 ? (
            <p className={lower.none}>
              {feedback.rating
                ? `Chưa có bài viết nào chấm ${feedback.rating} sao.`
                : `Chưa có ai viết nhận xét về ${PIECES[product.kind]} này.`}
            </p>
          ) : (
            feedback.items.map((item) => <Review key={item.id} item={item} bought={BOUGHT[product.kind]} votes={votes} />)
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

function Sorts({ path, rating, sort }: { path: string; rating: string | undefined; sort: string | undefined }) {
  const ways = [
    { title: 'Mới nhất', value: undefined },
    { title: 'Hữu ích nhất', value: 'helpful' },
  ]
  return (
    <nav aria-label="Thứ tự đánh giá" className={styles.sorts}>
      {ways.map(({ title, value }) => (
        <Link
          key={title}
          to={`${path}${search({ rating, sort: value })}#danh-gia`}
          aria-current={sort === value ? 'true' : undefined}
          preventScrollReset
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}

const BOUGHT = { printed: 'Đã mua sách', digital: 'Đã mua sách', course: 'Đã mua khoá học', combo: 'Đã mua bộ sách' }

function Review({ item, bought, votes }: { item: Feedback; bought: string; votes: MyVotes | null }) {
  return (
    <article className={`${lower.item} ${styles.review}`}>
      <h3>
        {item.name}
        {item.isVerified && (
          <span className={styles.verified}>
            <Check size="1.4rem" aria-hidden="true" /> {bought}
          </span>
        )}
      </h3>
      <Stars value={item.rating} />
      <p className={lower.words}>{item.content}</p>
      <ReviewPictures pictures={item.pictures} />
      <div className={styles.foot}>
        <time dateTime={item.createdAt}>{formatDate(item.createdAt)}</time>
        <HelpfulButton id={item.id} name={item.name} helpful={item.helpful} votes={votes} />
      </div>
      {item.reply && (
        <div className={styles.reply}>
          <b>Thư Quán trả lời</b>
          <p className={lower.words}>{item.reply}</p>
        </div>
      )}
    </article>
  )
}

interface HistogramProps {
  product: ProductDetail
  chosen: string | undefined
  sort: string | undefined
  path: string
}

function Histogram({ product, chosen, sort, path }: HistogramProps) {
  const counts = [product.rating5, product.rating4, product.rating3, product.rating2, product.rating1]
  return (
    <>
      {product.ratingCount > 0 ? (
        <div className={styles.average}>
          <b>{formatDecimal(product.rating)}</b>
          <div>
            <Stars value={product.rating} />
            <p>{formatNumber(product.ratingCount)} đánh giá</p>
          </div>
        </div>
      ) : (
        // SPEC §3: the rating itself is 5 then, which nobody gave.
        <p className={styles.unrated}>Chưa có đánh giá</p>
      )}
      <ul className={styles.bars}>
        {counts.map((count, index) => {
          const stars = 5 - index
          const isOn = chosen === String(stars)
          return (
            <li key={stars}>
              <Link
                to={`${path}${search({ rating: isOn ? undefined : String(stars), sort })}#danh-gia`}
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
    </>
  )
}
