import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useReader } from '../../reader-context.ts'
import { KEY_WORDS } from '../reader-keys.ts'
import styles from './keys-panel.module.css'

/** Keys that work in the book; those for notes are not there in a preview. */
export function KeysPanel() {
  const { isPreview, show } = useReader()
  const rows = KEY_WORDS.filter(([[first]]) => !isPreview || (first !== '/' && first !== 'B'))
  return (
    <Dialog isOpen onClose={() => show(null)} title="Phím tắt khi đọc">
      <dl className={styles.keys}>
        {rows.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
