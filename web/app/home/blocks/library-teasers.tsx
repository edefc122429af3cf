import { BookOpen, Play } from 'lucide-react'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { bindTitle } from '../../lib/typography.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { HomeData } from '../home-data.ts'
import styles from './library-teasers.module.css'

const WIDTHS = [400, 800]
const SIZES = '(max-width: 719px) 100vw, (max-width: 1023px) 50vw, 425px'

export function LibraryTeasers({ courses }: { courses: HomeData['library'] }) {
  return (
    <Section
      title="Thư viện số"
      lead="Khoá học mở của nhà xuất bản: bài giảng video, bài đọc, bài nghe. Học miễn phí."
      moreUrl="/thu-vien"
      more="Xem thư viện"
    >
      <ul className={styles.courses}>
        {courses.map((course) => (
          <li key={course.id} className={styles.course}>
            <Picture
              url={course.picture?.url ?? `/media/library/${course.id}.webp`}
              alt=""
              width={course.picture?.width ?? 800}
              height={course.picture?.height ?? 450}
              widths={WIDTHS}
              sizes={SIZES}
              className={styles.picture}
            />
            <div className={styles.words}>
              <h3>
                <Link to={`/thu-vien/khoa-hoc/${course.address}`} prefetch="intent">
                  {bindTitle(course.title)}
                </Link>
              </h3>
              <p className={styles.summary}>{course.summary}</p>
              <p className={styles.facts}>
                <span>
                  <Play size="1.6rem" aria-hidden="true" /> {formatNumber(course.lessonCount)} bài giảng
                </span>
                <span>
                  <BookOpen size="1.6rem" aria-hidden="true" /> Học liệu mở
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
