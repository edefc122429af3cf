import { Component, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { keepPlace } from '../../notes/sync/kept-places.ts'
import { loginOwner } from '../../notes/sync/owner.ts'
import { useReader } from '../../reader-context.ts'
import styles from './missing-part.module.css'

/** A part of the reader did not come: the book stays open, and can be opened anew at the same place. */
export function MissingPart() {
  const { book, engine, isPreview } = useReader()
  // Before this notice divides the pages anew.
  const [first] = useState(() => engine?.where())
  function reopen() {
    // What keeps the place may be what is missing.
    if (engine && !isPreview) {
      const { chapter, cfi, percent, quote } = first && engine.shows(first) ? first : engine.where()
      const place = { chapter, cfi, percent, quote }
      keepPlace(loginOwner(), book.productId, { place, versionId: book.versionId, at: Date.now(), isSent: false })
    }
    window.location.reload()
  }
  return (
    <div className={styles.missing}>
      <Notice tone="warning" isAlert action={<Button onClick={reopen}>Mở lại</Button>}>
        Một phần của trang đọc chưa tải được. Bạn đọc tiếp được, hoặc mở lại sách ở đúng chỗ này.
      </Notice>
    </div>
  )
}

/** Around parts that are fetched when they are needed: one that fails must not take the book with it. */
export class PartBoundary extends Component<{ children: ReactNode }> {
  override state = { isMissing: false }
  static getDerivedStateFromError = () => ({ isMissing: true })
  override render() {
    return this.state.isMissing ? <MissingPart /> : this.props.children
  }
}
