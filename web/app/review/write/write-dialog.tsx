import { useRef } from 'react'
import { bindTitle } from '../../lib/typography.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { type ReviewDraft, ReviewForm } from '../review-form.tsx'
import styles from './write-review.module.css'

export interface WriteDialogProps {
  title: string
  orderLineId: number
  isOpen: boolean
  onClose(): void
  onDone(message: string): void
}

export function WriteDialog({ title, orderLineId, isOpen, onClose, onDone }: WriteDialogProps) {
  // A dialog is closed by a touch beside it: what was typed is there when it opens again.
  const draft = useRef<ReviewDraft>(undefined)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={bindTitle(title)} className={styles.dialog}>
      {isOpen && (
        <ReviewForm
          about={{ orderLineId }}
          draft={draft.current}
          onLeave={(left) => {
            draft.current = left
          }}
          onDone={onDone}
        />
      )}
    </Dialog>
  )
}
