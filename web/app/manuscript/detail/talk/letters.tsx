import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../../../lib/format.ts'
import { Button } from '../../../ui/form/button.tsx'
import { useManuscript } from '../manuscript-context.ts'
import styles from './talk.module.css'

const AT_ONCE = 5

/** Every letter that went to the author, the newest first, word for word. */
export function Letters() {
  const { letters } = useManuscript().manuscript
  const [shown, setShown] = useState(AT_ONCE)
  if (letters.length === 0) return null
  const left = letters.length - shown
  return (
    <section className={styles.part} aria-labelledby="thu-da-gui">
      <h2 id="thu-da-gui">Thư đã gửi cho bạn</h2>
      <ul className={styles.letters}>
        {letters
          .toReversed()
          .slice(0, shown)
          .map((letter) => (
            <li key={`${letter.at}-${letter.kind}`}>
              <details>
                <summary>
                  <span>
                    {letter.title}
                    <time dateTime={letter.at} className={styles.when}>
                      {formatMoment(letter.at)}
                    </time>
                  </span>
                  <ChevronDown size="2rem" aria-hidden="true" />
                </summary>
                <p className={styles.letter}>{letter.text}</p>
              </details>
            </li>
          ))}
      </ul>
      {left > 0 && (
        <Button isSmall look="text" onClick={() => setShown(shown + AT_ONCE)}>
          Xem {Math.min(left, AT_ONCE)} thư trước đó
        </Button>
      )}
    </section>
  )
}
