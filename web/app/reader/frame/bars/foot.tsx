import { Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/form/button.tsx'
import type { Where } from '../../engine/engine.ts'
import { useReader, useWhere } from '../../reader-context.ts'
import styles from './foot.module.css'
import { ProgressSlider } from './progress-slider.tsx'
import { chapterWords, pageOf, percentWords, timeWords } from './reading-words.ts'

/** Below the page: where one is, and the way to any other place. */
export function Foot() {
  const where = useWhere()
  return (
    <footer className={styles.foot} data-reader-bar="">
      {where ? (
        <>
          <Left where={where} />
          <ProgressSlider where={where} />
          <Right where={where} />
        </>
      ) : (
        <span>&nbsp;</span>
      )}
    </footer>
  )
}

/** The same foot while the book is on its way. */
export const FootShape = () => <footer className={styles.foot} aria-hidden="true" />

/** The chapter; after a link was followed, the way back in its place. */
function Left({ where }: { where: Where }) {
  const { book, engine } = useReader()
  const [isDismissed, setDismissed] = useState(false)
  // A next link is a next way back.
  if (!where.canGoBack && isDismissed) setDismissed(false)
  if (!where.canGoBack || isDismissed) return <span className={styles.chapter}>{chapterWords(book, where)}</span>
  return (
    <span className={styles.wayBack} data-way-back="">
      <Button isSmall onClick={() => void engine?.go({ to: 'back' })}>
        <Undo2 size="1.6rem" aria-hidden="true" /> Về chỗ vừa đọc
      </Button>
      <IconButton label="Ở lại đây" className={styles.stay} onClick={() => setDismissed(true)}>
        <X size="1.6rem" aria-hidden="true" />
      </IconButton>
    </span>
  )
}

function Right({ where }: { where: Where }) {
  const { book, isPreview } = useReader()
  const page = pageOf(book, where)
  const time = timeWords(book, where)
  if (isPreview && where.isAtEnd) return <span className={styles.place}>Hết phần đọc thử</span>
  return (
    <span className={styles.place}>
      {page && (
        <>
          <span className={styles.long}>Trang </span>
          {page.now}
          {page.last && (
            <span className={styles.last}>
              <span className={styles.long}> trên </span>
              {page.last}
            </span>
          )}{' '}
          ·{' '}
        </>
      )}
      {percentWords(where)}
      {isPreview && <span className={styles.ofPreview}> phần đọc thử</span>}
      {time && <span className={styles.time}> · {time}</span>}
    </span>
  )
}
