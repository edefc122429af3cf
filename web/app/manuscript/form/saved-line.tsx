import { Check, CloudUpload, TriangleAlert } from 'lucide-react'
import { formatMoment } from '../../lib/format.ts'
import { classes } from '../../ui/class-names.ts'
import type { DraftState } from './draft/draft-state.ts'
import styles from './saved-line.module.css'

const icon = { size: '1.6rem', 'aria-hidden': true } as const

/** Where what was typed is now: never said before it is so. */
export function SavedLine({ draft, className }: { draft: DraftState; className?: string }) {
  const { saving, isMember, savedAt, words } = draft
  if (saving === 'nothing') return <span className={className} />
  if (saving === 'waiting')
    return (
      <p className={classes(styles.line, className)}>
        <CloudUpload {...icon} /> Đang lưu…
      </p>
    )
  if (saving === 'saved')
    return (
      <p className={classes(styles.line, styles.saved, className)}>
        <Check {...icon} />
        {isMember ? 'Đã lưu nháp' : 'Đã giữ trên trình duyệt này'}
        {savedAt > 0 && ` lúc ${clock(savedAt)}`}
      </p>
    )
  return (
    <p className={classes(styles.line, styles.failed, className)}>
      <TriangleAlert {...icon} />
      <span>
        {saving === 'unkept'
          ? 'Trình duyệt không giữ được bản nháp; xin đừng đóng trang này trước khi gửi.'
          : words
            ? `Chưa lưu được: ${words}. Trình duyệt này vẫn giữ những gì bạn viết.`
            : 'Chưa lưu được: có ô chưa đúng, bạn xem chỗ báo đỏ.'}
      </span>
    </p>
  )
}

/** The hour alone says enough on the same day. */
function clock(at: number): string {
  const moment = formatMoment(new Date(at).toISOString())
  const [hour = '', day] = moment.split(' ngày ')
  return formatMoment(new Date().toISOString()).endsWith(`${day}`) ? hour : moment
}
