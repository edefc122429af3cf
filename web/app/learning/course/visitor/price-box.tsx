import type { CourseDetail, OutlineLesson } from '@tq/contract/learning/course.ts'
import { Award, Infinity as Endless, MonitorSmartphone, Video } from 'lucide-react'
import { Link } from 'react-router'
import { buyNowUrl } from '../../../catalog/product/buy/buy.ts'
import { formatMoment, formatNumber } from '../../../lib/format.ts'
import { session } from '../../../lib/state/session.ts'
import { LinkButton } from '../../../ui/form/button.tsx'
import { Price } from '../../../ui/mark/price.tsx'
import { courseUrl, lessonUrl } from '../../parts/addresses.ts'
import { Board } from '../../parts/board.tsx'
import styles from './price-box.module.css'

export interface PriceBoxProps {
  course: CourseDetail
  previews: OutlineLesson[]
  linkOf?(lesson: OutlineLesson): string
  isInApp?: boolean
}

/** What it costs and how to begin. On phones the bar below holds the one son button. */
export function PriceBox({ course, previews, isInApp, linkOf = (lesson) => lessonUrl(course.use, lesson) }: PriceBoxProps) {
  const isMember = session.use().userId !== ''
  const { offer } = course
  const first = course.chapters[0]?.lessons[0]
  const isFree = course.use !== 'sold'
  return (
    <>
      <div className={styles.box}>
        <Board picture={course.picture} sizes="(max-width: 1023px) 100vw, 400px" isMain className={styles.board} />
        <div className={styles.inside}>
          {isFree ? (
            <p className={styles.free}>Miễn phí</p>
          ) : offer ? (
            <>
              <Price {...offer} isLarge />
              {offer.saleEndsAt && <p className={styles.until}>Giá ưu đãi đến {formatMoment(offer.saleEndsAt)}</p>}
            </>
          ) : (
            <p className={styles.gone}>Khoá học này hiện không bán. Ai đã mua vẫn học bình thường.</p>
          )}
          <div className={styles.ways}>
            {isFree && first && (
              <LinkButton to={linkOf(first)} look="son" isBlock className={styles.main}>
                Vào học miễn phí
              </LinkButton>
            )}
            {offer && (
              <LinkButton to={buyNowUrl({ id: offer.productId }, 1)} look="son" isBlock className={styles.main}>
                Mua khoá học
              </LinkButton>
            )}
            {!isFree && previews[0] && (
              <LinkButton to={linkOf(previews[0])} isBlock>
                Học thử {formatNumber(previews.length)} bài miễn phí
              </LinkButton>
            )}
          </div>
          <ul className={styles.included}>
            <li>
              <Endless size="1.8rem" aria-hidden="true" />
              <span>Xem lại không giới hạn</span>
            </li>
            <li>
              <MonitorSmartphone size="1.8rem" aria-hidden="true" />
              <span>Học trên máy tính và điện thoại, tự nhớ chỗ đang học</span>
            </li>
            {course.hasVideo && (
              <li>
                <Video size="1.8rem" aria-hidden="true" />
                <span>Bài giảng video có phụ đề tiếng Việt</span>
              </li>
            )}
            {course.hasCertificate && (
              <li>
                <Award size="1.8rem" aria-hidden="true" />
                <span>Chứng nhận có mã tra cứu</span>
              </li>
            )}
          </ul>
        </div>
      </div>
      {!isMember && !isInApp && (
        <p className={styles.login}>
          {isFree ? 'Muốn học tiếp trên máy khác?' : 'Đã mua rồi?'}{' '}
          <Link to={`/login?redirect=${encodeURIComponent(courseUrl(course))}`}>
            {isFree ? 'Đăng nhập để lưu chỗ học' : 'Đăng nhập để vào học'}
          </Link>
        </p>
      )}
    </>
  )
}
