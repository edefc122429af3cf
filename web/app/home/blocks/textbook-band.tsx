import { Link } from 'react-router'
import { Cover } from '../../catalog/cover.tsx'
import { textbookUrl } from '../../learning/parts/addresses.ts'
import { bindTitle } from '../../lib/typography.ts'
import { TEXTBOOKS_PATH, textbooksUrl } from '../../textbook/textbook-query.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import { ChipLink, Chips } from '../../ui/mark/chip.tsx'
import type { HomeData } from '../home-data.ts'
import styles from './textbook-band.module.css'

const SIZES = '(max-width: 1023px) 180px, 215px'
const GRADES = Array.from({ length: 12 }, (_, i) => i + 1)

export function TextbookBand({ textbooks }: { textbooks: HomeData['textbooks'] }) {
  return (
    <section className={`lower ${styles.band}`} aria-labelledby="sach-giao-khoa">
      <div className={`wrap ${styles.split}`}>
        <div>
          <h2 id="sach-giao-khoa">Sách giáo khoa và bổ trợ</h2>
          <p className={styles.lead}>Chọn lớp để xem sách theo chương, bài và học liệu kèm theo.</p>
          <Chips className={styles.grades}>
            {GRADES.map((grade) => (
              <ChipLink key={grade} to={textbooksUrl({ grade: String(grade) })}>
                Lớp {grade}
              </ChipLink>
            ))}
          </Chips>
          <LinkButton to={TEXTBOOKS_PATH} className={styles.all}>
            Vào thư viện sách giáo khoa
          </LinkButton>
        </div>
        <ul className={styles.books}>
          {textbooks.map((book) => (
            <li key={book.id} className={styles.book}>
              <Cover picture={book.picture} sizes={SIZES} isDecorative className={styles.cover} />
              <h3>
                <Link to={textbookUrl(book)} prefetch="intent">
                  {bindTitle(book.title)}
                </Link>
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
