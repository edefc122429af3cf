import type { CourseDetail, OutlineLesson } from '@tq/contract/learning/course.ts'
import { buyNowUrl } from '../../../catalog/product/buy/buy.ts'
import { LinkButton } from '../../../ui/form/button.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { priceWords } from '../../../ui/mark/price.tsx'
import { lessonUrl } from '../../parts/addresses.ts'
import styles from './course-bar.module.css'

interface CourseBarProps {
  course: CourseDetail
  linkOf?(lesson: OutlineLesson): string
}

/** On phones: the way to begin, from anywhere on the page. */
export function CourseBar({ course, linkOf = (lesson) => lessonUrl(course.use, lesson) }: CourseBarProps) {
  const { offer, use } = course
  const first = course.chapters[0]?.lessons[0]
  if (use !== 'sold')
    return first ? (
      <BottomBar>
        <LinkButton to={linkOf(first)} look="son" className={styles.button}>
          Vào học miễn phí
        </LinkButton>
      </BottomBar>
    ) : null
  if (!offer) return null
  return (
    <BottomBar>
      <p data-sale={offer.discountPercent > 0 ? '' : undefined}>
        <b>{priceWords(offer.price)}</b>
        {offer.discountPercent > 0 && <span> −{offer.discountPercent}%</span>}
      </p>
      <LinkButton to={buyNowUrl({ id: offer.productId }, 1)} look="son" className={styles.button}>
        Mua khoá học
      </LinkButton>
    </BottomBar>
  )
}
