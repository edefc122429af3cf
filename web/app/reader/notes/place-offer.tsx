import { Button } from '../../ui/form/button.tsx'
import { useReader } from '../reader-context.ts'
import styles from './floating-bar.module.css'
import { farPlaceWords } from './mark-words.ts'
import { useNotes } from './notes-context.ts'
import { useReadingState } from './sync/use-reading.ts'

/** Another device is later. Nobody is torn from the page they read: they are asked. */
export function PlaceOffer() {
  const { book, engine } = useReader()
  const { keeper } = useNotes()
  const { offer } = useReadingState(keeper)
  function accept() {
    const place = keeper.acceptOffer()
    if (place) void engine?.go({ place })
  }
  return (
    <div role="status" className={styles.row}>
      {offer && (
        <div className={styles.bar}>
          <p>Bạn đã đọc đến {farPlaceWords(book, offer)} trên thiết bị khác. Đến đó?</p>
          <span className={styles.ways}>
            <Button look="lam" isSmall onClick={accept}>
              Đến đó
            </Button>
            <Button look="text" isSmall onClick={keeper.dismissOffer}>
              Ở lại đây
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}
