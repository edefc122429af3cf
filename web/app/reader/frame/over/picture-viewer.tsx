import { Minus, Plus, X } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/form/button.tsx'
import type { EngineEvents } from '../../engine/engine.ts'
import { useReader } from '../../reader-context.ts'
import styles from './picture-viewer.module.css'

type Shown = Parameters<EngineEvents['picturePressed']>[0]
const ZOOMS = [1, 1.5, 2, 3, 4] as const

/** A picture of the book over the whole screen. The browser's own dialog keeps the focus and takes Escape. */
export function PictureViewer() {
  const { engine, subscribe } = useReader()
  const [picture, setPicture] = useState<Shown | null>(null)
  const [zoom, setZoom] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(
    () =>
      subscribe('picturePressed', (pressed) => {
        setZoom(0)
        setPicture(pressed)
      }),
    [subscribe],
  )
  useEffect(() => {
    if (picture) dialog.current?.showModal()
  }, [picture])
  if (!picture) return null
  const change = (by: number) => setZoom((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + by)))
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={picture.alt ? `Hình: ${picture.alt}` : 'Hình trong sách'}
      onClose={() => {
        setPicture(null)
        // The picture lies in the book's own document, where the browser can't give the focus back to.
        engine?.focus()
      }}
      onKeyDown={(event) => {
        if (event.key === '+' || event.key === '=') change(1)
        if (event.key === '-') change(-1)
      }}
    >
      <div className={styles.tools}>
        <IconButton label="Thu nhỏ" aria-disabled={zoom === 0} onClick={() => change(-1)}>
          <Minus size="2rem" aria-hidden="true" />
        </IconButton>
        <span aria-live="polite">{Math.round((ZOOMS[zoom] ?? 1) * 100)}%</span>
        <IconButton label="Phóng to" aria-disabled={zoom === ZOOMS.length - 1} onClick={() => change(1)}>
          <Plus size="2rem" aria-hidden="true" />
        </IconButton>
        <IconButton label="Đóng" onClick={() => dialog.current?.close()}>
          <X size="2rem" aria-hidden="true" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what is larger than the screen */}
      <div className={styles.stage} tabIndex={0}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons above are the keyboard's way */}
        <img
          src={picture.src}
          alt={picture.alt}
          style={{ '--zoom': ZOOMS[zoom] } as CSSProperties}
          onClick={() => setZoom(zoom === 0 ? 2 : 0)}
        />
      </div>
      {picture.alt && <p className={styles.words}>{picture.alt}</p>}
    </dialog>
  )
}
