import { reportMisprint } from '@tq/contract/reading/misprint.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useReader } from '../../reader-context.ts'
import { tidyQuote } from '../mark-words.ts'
import styles from './dialogs.module.css'
import type { Passage } from './subject.ts'

const [QUOTE_MOST, COMMENT_MOST] = [500, 1000]

export function MisprintDialog({ passage, onClose }: { passage: Passage; onClose(): void }) {
  const { book } = useReader()
  const [comment, setComment] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { chapter, page } = passage
  const quote = tidyQuote(passage.text, QUOTE_MOST)
  const tooLong = comment.trim().length > COMMENT_MOST
  async function send(event: FormEvent) {
    event.preventDefault()
    if (tooLong) return
    setIsBusy(true)
    setFailure('')
    try {
      const body = { chapter, page, quote, comment: comment.trim() }
      const { successMessage } = await call(reportMisprint, { params: { productId: book.productId }, body })
      showToast(successMessage ?? 'Đã gửi báo lỗi')
      onClose()
    } catch (error) {
      setFailure(failureWords(error))
      setIsBusy(false)
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title="Báo lỗi trong sách">
      <form className={styles.form} onSubmit={send}>
        <p className={styles.lead}>Nhà xuất bản xem lại chỗ này và sửa trong bản sau.</p>
        <blockquote className={styles.quote}>{quote}</blockquote>
        <Field
          label="Sai thế nào?"
          isOptional
          hint="Chẳng hạn: thừa chữ, sai dấu, lệch hình."
          error={
            tooLong
              ? `Dài tối đa ${formatNumber(COMMENT_MOST)} ký tự, bạn đang có ${formatNumber(comment.trim().length)}`
              : failure
          }
        >
          <Textarea value={comment} rows={3} onChange={(event) => setComment(event.target.value)} />
        </Field>
        <p className={styles.ways}>
          <Button type="submit" look="lam" isBusy={isBusy} disabled={tooLong}>
            Gửi báo lỗi
          </Button>
          <Button look="text" onClick={onClose}>
            Thôi
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
