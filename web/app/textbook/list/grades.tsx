import { Link } from 'react-router'
import { type TextbookQuery, textbooksUrl } from '../textbook-query.ts'
import styles from './grades.module.css'

const SCHOOLS = [
  { name: 'Tiểu học', grades: [1, 2, 3, 4, 5] },
  { name: 'Trung học cơ sở', grades: [6, 7, 8, 9] },
  { name: 'Trung học phổ thông', grades: [10, 11, 12] },
]

/** Twelve keys in three schools, all of one width. Pressing the chosen one again takes it back. */
export function Grades({ grades, query }: { grades: { grade: number; count: number }[]; query: TextbookQuery }) {
  return (
    <nav className={styles.grades} aria-label="Chọn lớp">
      {SCHOOLS.map((school) => (
        <div key={school.name}>
          <h2>{school.name}</h2>
          <ul>
            {school.grades.map((grade) => {
              const isChosen = query.grade === String(grade)
              const count = grades.find((one) => one.grade === grade)?.count ?? 0
              return (
                <li key={grade}>
                  <Link
                    to={textbooksUrl(query, { grade: isChosen ? undefined : String(grade) })}
                    preventScrollReset
                    prefetch="intent"
                    aria-current={isChosen ? 'true' : undefined}
                    aria-label={`Lớp ${grade}, ${count === 0 ? 'chưa có sách' : `${count} đầu sách`}`}
                    className={count === 0 ? styles.none : undefined}
                  >
                    {grade}
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
