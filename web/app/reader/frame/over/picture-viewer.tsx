import { Minus, Plus, X } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/form/button.tsx'
import type { EngineEvents } from '../../engine/engine.ts'
import { useReader } from '../../reader-context.ts'
import styles from './picture-viewer.module.css'
import { useZoom } from './use-zoom.ts'

type Shown = Parameters<EngineEvents['picturePressed']>[0]

/** A picture of the book over the whole screen. The browser's own dialog keeps the focus and takes Escape. */
export function PictureViewer() {
  const { engine, subscribe } = useReader()
  const [picture, setPicture] = useState<Shown | null>(null)
  /** Width by height. */
  const [ratio, setRatio] = useState(1)
  const { stage, picture: image, zoom, isLeast, isMost, change, tap, begin } = useZoom()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(
    () =>
      subscribe('picturePressed', (pressed) => {
        begin()
        setPicture(pressed)
      }),
    [subscribe],
  )
  useEffect(() => {
    if (picture) dialog.current?.showModal()
  }, [picture])
  if (!picture) return null
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
        <IconButton label="Thu nhỏ" aria-disabled={isLeast} onClick={() => change(-1)}>
          <Minus size="2rem" aria-hidden="true" />
        </IconButton>
        <span aria-live="polite">{Math.round(zoom * 100)}%</span>
        <IconButton label="Phóng to" aria-disabled={isMost} onClick={() => change(1)}>
          <Plus size="2rem" aria-hidden="true" />
        </IconButton>
        <IconButton label="Đóng" onClick={() => dialog.current?.close()}>
          <X size="2rem" aria-hidden="true" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what is larger than the screen */}
      <div ref={stage} className={styles.stage} tabIndex={0}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons above are the keyboard's way */}
        <img
          ref={image}
          src={picture.src}
          alt={picture.alt}
          style={{ '--zoom': zoom, '--ratio': ratio } as CSSProperties}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight || 1)}
          onClick={tap}
        />
      </div>
      {picture.alt && <p className={styles.words}>{picture.alt}</p>}
    </dialog>
  )
}
