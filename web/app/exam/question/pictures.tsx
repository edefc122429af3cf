import { ZoomIn } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './pictures.module.css'

/** The figures of a question, each by itself. */
const picturesIn = (html: string) => html.match(/<img\b[^>]*>|<svg\b[\s\S]*?<\/svg>/g) ?? []

/** What has pictures gets a way to see them large: a press on one, or the button below, which the keyboard finds. */
export function Pictures({ html, children }: { html: string; children: ReactNode }) {
  const pictures = picturesIn(html)
  const [shown, setShown] = useState<number | null>(null)
  if (pictures.length === 0) return children
  const press = (event: MouseEvent<HTMLDivElement>) => {
    const picture = (event.target as Element).closest('img, svg')
    const at = picture ? [...event.currentTarget.querySelectorAll('img, svg')].indexOf(picture) : -1
    if (at >= 0) setShown(at)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons below are the keyboard's way */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the pictures inside */}
      <div className={styles.pictures} onClick={press}>
        {children}
      </div>
      <p className={styles.ways}>
        {pictures.map((_, at) => (
          <Button key={at} look="text" isSmall className={styles.way} aria-haspopup="dialog" onClick={() => setShown(at)}>
            <ZoomIn size="1.8rem" aria-hidden="true" />
            Phóng to hình{pictures.length > 1 && ` ${at + 1}`}
          </Button>
        ))}
      </p>
      <Dialog
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        title={pictures.length > 1 ? `Hình ${(shown ?? 0) + 1}` : 'Hình của câu hỏi'}
        className={styles.dialog}
      >
        <p className={styles.hint}>Kéo để xem hết hình.</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div className={styles.large} tabIndex={0} dangerouslySetInnerHTML={{ __html: pictures[shown ?? 0] ?? '' }} />
      </Dialog>
    </>
  )
}
