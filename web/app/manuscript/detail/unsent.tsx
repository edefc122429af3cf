import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useManuscript } from './manuscript-context.ts'
import styles from './words.module.css'
import { Words } from './words.tsx'

export interface UnsentProps {
  text: string
  /** Why the last try failed. */
  failure: string
  what: string
  onDrop(): void
}

/** What was being written when the desk closed the way to send it: it stays to be copied. */
export function Unsent({ text, failure, what, onDrop }: UnsentProps) {
  const { stateName } = useManuscript().manuscript
  const [isCopied, setIsCopied] = useState(false)
  if (!text.trim()) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }
  return (
    <Notice tone="warning" isAlert title={`${what} chưa gửi được`} className={styles.unsent}>
      {failure || `Hồ sơ đang ở trạng thái “${stateName}” nên không gửi được nữa`}. Những gì bạn viết vẫn còn đây:
      <Words text={text} className={styles.kept} />
      <div className={styles.ways}>
        <Button isSmall onClick={copy}>
          {isCopied ? 'Đã sao chép' : 'Sao chép'}
        </Button>
        <Button isSmall look="text" onClick={onDrop}>
          Bỏ đi
        </Button>
      </div>
    </Notice>
  )
}
