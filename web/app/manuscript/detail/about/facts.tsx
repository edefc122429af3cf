import type { ManuscriptDetail } from '@tq/contract/manuscript/shape.ts'
import { FIELD_NAMES, FORMAT_NAMES, KIND_NAMES, STANDING_NAMES } from '@tq/contract/manuscript/words.ts'
import { ChevronDown } from 'lucide-react'
import { formatNumber } from '../../../lib/format.ts'
import { dayWords } from '../../parts/day-words.ts'
import { useManuscript } from '../manuscript-context.ts'
import { Words } from '../words.tsx'
import styles from './about.module.css'

/** What was filled in, as the desk reads it; folded away, since its author knows it. */
export function Facts() {
  const { manuscript } = useManuscript()
  return (
    <section className={styles.part} aria-labelledby="ho-so-da-gui">
      <h2 id="ho-so-da-gui">Hồ sơ</h2>
      <CoAuthors manuscript={manuscript} />
      <details className={styles.all}>
        <summary>
          Thông tin bạn đã khai <ChevronDown size="2rem" aria-hidden="true" />
        </summary>
        <dl className={styles.facts}>
          {factsOf(manuscript).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Words text={value} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

function CoAuthors({ manuscript: { authorName, authorUnit, coAuthors } }: { manuscript: ManuscriptDetail }) {
  const people = [
    { name: authorName, unit: authorUnit, email: '', isMain: true },
    ...coAuthors.map((one) => ({ ...one, isMain: false })),
  ]
  return (
    <ul className={styles.people}>
      {people.map(({ name, unit, email, isMain }) => (
        <li key={`${name}-${email}`}>
          <b>{name || 'Chưa ghi tên'}</b>
          <span>{[isMain ? 'Tác giả chính' : 'Đồng tác giả', unit, email].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

function factsOf(manuscript: ManuscriptDetail): [string, string][] {
  const { kind, field, standing, format, pageCount, figureCount, desiredDay } = manuscript
  const number = (count: number | null) => (count === null ? '' : formatNumber(count))
  const facts: [string, string][] = [
    ['Tóm tắt', manuscript.summary],
    ['Loại tác phẩm', kind ? KIND_NAMES[kind] : ''],
    ['Lĩnh vực', field ? FIELD_NAMES[field] : ''],
    ['Gửi với tư cách', standing ? STANDING_NAMES[standing] : ''],
    ['Email', manuscript.authorEmail],
    ['Điện thoại', manuscript.authorPhone],
    ['Đơn vị công tác', manuscript.authorUnit],
    ['Mục lục dự kiến', manuscript.outline],
    ['Đối tượng bạn đọc', manuscript.audience],
    ['Số trang dự kiến', number(pageCount)],
    ['Số hình dự kiến', number(figureCount)],
    ['Ngôn ngữ', manuscript.language],
    ['Hình thức', format ? FORMAT_NAMES[format] : ''],
    ['Đã công bố hoặc xuất bản ở đâu', manuscript.publishedBefore],
    ['Nguồn kinh phí', manuscript.funding],
    ['Mong muốn ra sách trước ngày', desiredDay ? dayWords(desiredDay) : ''],
    ['Lời nhắn cho biên tập viên', manuscript.note],
  ]
  return facts.filter(([, value]) => value !== '')
}
