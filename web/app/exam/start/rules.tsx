import type { ExamDetail } from '@tq/contract/exam/exam.ts'
import { Award, Clock, Cloud, Eye, Flag, type LucideIcon, Zap } from 'lucide-react'
import { formatDate, formatMoment } from '../../lib/format.ts'
import { capital, fieldWords, formatMark, spentWords } from '../words.ts'
import styles from './rules.module.css'

interface Rule {
  icon: LucideIcon
  title: string
  words: string
}

/** The clock's warning first: it is what people come to grief by. */
export function Rules({ exam, limitSeconds }: { exam: ExamDetail; limitSeconds: number | null }) {
  const rules: Rule[] = [
    limitSeconds === null
      ? {
          icon: Clock,
          title: 'Không tính giờ',
          words: `Bạn cứ làm thong thả, đóng trang rồi mở lại lúc nào cũng được.${closing(exam)}`,
        }
      : {
          icon: Clock,
          title: 'Đồng hồ không dừng',
          words: `Thời gian tính từ lúc bấm nút và chạy tiếp cả khi bạn đóng trang, mất mạng hay tắt máy. Hết giờ, bài tự nộp với những câu đã lưu.${closing(exam)}`,
        },
    {
      icon: Cloud,
      title: 'Câu trả lời tự lưu',
      words: `Mỗi câu được lưu sau vài giây. Mở lại trên máy khác, bạn thấy đúng bài đang làm${limitSeconds === null ? '' : ' và thời gian còn lại'}. Mất mạng, câu trả lời chờ trên máy và tự gửi khi có mạng.`,
    },
    {
      icon: Flag,
      title: 'Được bỏ qua và quay lại',
      words: 'Đánh dấu câu cần xem lại. Trước khi nộp có trang liệt kê câu trống và câu đã đánh dấu.',
    },
    ...(exam.tellsAtOnce
      ? [{ icon: Zap, title: 'Xem đúng sai ngay', words: 'Mỗi câu có nút Kiểm tra. Kiểm tra rồi thì câu ấy không sửa được nữa.' }]
      : []),
    ...(exam.passMark === null
      ? []
      : [{ icon: Award, title: 'Điểm cần đạt', words: `Từ ${formatMark(exam.passMark)} điểm trở lên, trên thang điểm 10.` }]),
    { icon: Eye, title: 'Sau khi nộp xem được gì', words: reviewWords(exam) },
  ]
  return (
    <ul className={styles.rules}>
      {rules.map(({ icon: Icon, title, words }) => (
        <li key={title}>
          <Icon size="2.4rem" aria-hidden="true" />
          <span>
            <b>{title}</b>
            {words}
          </span>
        </li>
      ))}
    </ul>
  )
}

function closing({ opensAt, lastStartAt, closesAt, waitSeconds }: ExamDetail): string {
  return [
    opensAt && ` Bài mở từ ${formatMoment(opensAt)}.`,
    lastStartAt && ` Bắt đầu chậm nhất lúc ${formatMoment(lastStartAt)}.`,
    closesAt && ` Bài đóng lúc ${formatMoment(closesAt)}, kể cả bài đang làm dở.`,
    waitSeconds > 0 && ` Hai lần làm cách nhau ít nhất ${spentWords(waitSeconds)}.`,
  ]
    .filter(Boolean)
    .join('')
}

/** The exam's policy in words: now, and later. */
export function reviewWords({ reviewNow, reviewLater, reviewOpensAt, closesAt, attemptsAllowed }: ExamDetail): string {
  const later = reviewLater.filter((field) => !reviewNow.includes(field))
  const afterLast = attemptsAllowed === null ? null : attemptsAllowed === 1 ? 'khi có kết quả' : 'sau khi bạn dùng hết số lần làm'
  // A day of its own counts alone: whoever is through first must not tell the others.
  const when = reviewOpensAt
    ? [`từ ${formatDate(reviewOpensAt)}`]
    : [afterLast, closesAt && `từ ${formatDate(closesAt)}`].filter(Boolean)
  const now = reviewNow.length > 0 ? `${capital(fieldWords(reviewNow))} hiện ngay.` : 'Ngay sau khi nộp chưa hiện gì.'
  if (later.length === 0 || when.length === 0) return now
  return `${now} ${capital(fieldWords(later))} mở ${when.join(', hoặc ')}.`
}
