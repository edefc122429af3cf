import { lazy, Suspense } from 'react'
import { ContentsPanel } from '../../contents/contents-panel.tsx'
import { useReader } from '../../reader-context.ts'
import { SettingsPanel } from '../../settings/settings-panel.tsx'
import { PartBoundary } from '../opening/missing-part.tsx'
import { Footnote } from './footnote.tsx'
import { KeysPanel } from './keys-panel.tsx'
import { MoreMenu } from './more-menu.tsx'
import { OutsideLink } from './outside-link.tsx'
import styles from './reader-panels.module.css'

const ReaderNotes = lazy(() => import('../../notes/reader-notes.tsx').then(({ ReaderNotes }) => ({ default: ReaderNotes })))
const PreviewHint = lazy(() => import('../../notes/preview-hint.tsx').then(({ PreviewHint }) => ({ default: PreviewHint })))
const KeepOffline = lazy(() => import('../../offline/keep-offline.tsx').then(({ KeepOffline }) => ({ default: KeepOffline })))
const ReadAloud = lazy(() => import('../../aloud/read-aloud.tsx').then(({ ReadAloud }) => ({ default: ReadAloud })))
const PictureViewer = lazy(() => import('./picture-viewer.tsx').then(({ PictureViewer }) => ({ default: PictureViewer })))

/** What opens over the page. It is fetched when the first page stands. */
export function ReaderPanels({ menuRef }: { menuRef(list: HTMLElement | null): void }) {
  const { panel } = useReader()
  return (
    <>
      {panel === 'contents' && <ContentsPanel />}
      {panel === 'settings' && <SettingsPanel />}
      {panel === 'keys' && <KeysPanel />}
      {panel === 'more' && <MoreMenu listRef={menuRef} />}
      <Footnote />
      <OutsideLink />
      <PartBoundary>
        <Suspense>
          <PictureViewer />
        </Suspense>
      </PartBoundary>
    </>
  )
}

/** What stays while one reads: notes beside the page, what reads aloud between the page and the foot. */
export function ReaderExtras() {
  const { isPreview, book } = useReader()
  return (
    <PartBoundary>
      <div className={styles.player}>
        {book.hasText && (
          <Suspense>
            <ReadAloud />
          </Suspense>
        )}
      </div>
      {isPreview ? (
        <Suspense>
          <PreviewHint />
        </Suspense>
      ) : (
        <Suspense>
          <ReaderNotes />
          <KeepOffline />
        </Suspense>
      )}
    </PartBoundary>
  )
}
