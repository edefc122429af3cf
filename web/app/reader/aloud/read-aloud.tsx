import { Volume2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { PartBoundary } from '../frame/opening/missing-part.tsx'
import { useReader } from '../reader-context.ts'

const AloudPlayer = lazy(() => import('./aloud-player.tsx').then(({ AloudPlayer }) => ({ default: AloudPlayer })))

/** Reads the book aloud: a row in `menu` of `useReader()`; its controls stand between the page and the foot. */
export function ReadAloud() {
  const { menu, show, engine } = useReader()
  const [isOpen, setOpen] = useState(false)

  function close() {
    setOpen(false)
    engine?.focus()
  }
  return (
    <>
      {menu &&
        createPortal(
          <li>
            <button
              type="button"
              onClick={() => {
                show(null)
                setOpen(true)
              }}
            >
              <Volume2 aria-hidden="true" /> Đọc to
            </button>
          </li>,
          menu,
        )}
      {isOpen && (
        <PartBoundary>
          <Suspense>
            <AloudPlayer onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}
