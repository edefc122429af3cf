import { Link } from 'react-router'
import { Cover } from '../../catalog/cover.tsx'
import { bindTitle } from '../../lib/typography.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import { ChipLink, Chips } from '../../ui/mark/chip.tsx'
import type { HomeData } from '../home-data.ts'
import styles from './textbook-band.module.css'

const SIZES = '(max-width: 1023px) 180px, 215px'
const GRADES = Array.from({ length: 12 }, (_, i) => i + 1)

// Until the textbook library opens, its doors lead to the shelves where the same books stand.
const ALL_URL = '/san-pham/danh-muc/sach-giao-khoa-va-bo-tro.62'
const LEVELS = [
  { upTo: 5, url: '/san-pham/danh-muc/tieu-hoc.63' },
  { upTo: 9, url: '/san-pham/danh-muc/trung-hoc-co-so.64' },
  { upTo: 12, url: '/san-pham/danh-muc/trung-hoc-pho-thong.65' },
]
const gradeUrl = (grade: number) => LEVELS.find((level) => grade <= level.upTo)?.url ?? ALL_URL
const bookUrl = (title: string) => `/san-pham?searchContent=${encodeURIComponent(title)}`

export function TextbookBand({ textbooks }: { textbooks: HomeData['textbooks'] }) {
  return (
    <section className={`lower ${styles.band}`} aria-labelledby="sach-giao-khoa">
      <div className={`wrap ${styles.split}`}>
        <div>
          <h2 id="sach-giao-khoa">Sách giáo khoa và bổ trợ</h2>
          <p className={styles.lead}>Chọn lớp để xem sách theo chương, bài và học liệu kèm theo.</p>
          <Chips className={styles.grades}>
            {GRADES.map((grade) => (
              <ChipLink key={grade} to={gradeUrl(grade)}>
                Lớp {grade}
              </ChipLink>
            ))}
          </Chips>
          <LinkButton to={ALL_URL} className={styles.all}>
            Vào thư viện sách giáo khoa
          </LinkButton>
        </div>
        <ul className={styles.books}>
          {textbooks.map((book) => (
            <li key={book.id} className={styles.book}>
              <Cover picture={book.picture} sizes={SIZES} isDecorative className={styles.cover} />
              <h3>
                <Link to={bookUrl(book.title)}>{bindTitle(book.title)}</Link>
              </h3>
              <p>
                {book.subject} · Lớp&nbsp;{book.grade}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
