import type { ProductDetail } from '@tq/contract/catalog.ts'
import { BookOpen, Highlighter } from 'lucide-react'
import { ownedUrl } from '../../my-library/library-address.ts'
import { notesUrl } from '../../my-library/notes/notes-address.ts'
import { previewUrl, readerUrl } from '../../my-library/reader-url.ts'
import { readVerb } from '../../my-library/reading-words.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import styles from './buy-box.module.css'
import type { OwnedBook } from './use-owned-book.ts'

/** In place of the cart, and as large: who owns the book learns of it a moment after the page is there. */
export function ReadButtons({ book: { address, reading } }: { book: OwnedBook }) {
  return (
    <div className={styles.buttons}>
      {reading && (
        <LinkButton to={readerUrl(address)} look="son">
          <BookOpen size="1.8rem" aria-hidden="true" /> {readVerb(reading)}
        </LinkButton>
      )}
      <LinkButton to={ownedUrl(address)}>Trong thư viện</LinkButton>
    </div>
  )
}

/** The beginning of the e-book, from its own page and from that of the printed book; its owner has read it. */
export function PreviewButton({ product, book }: { product: ProductDetail; book: OwnedBook | null }) {
  const format = product.formats.find(({ hasPreview }) => hasPreview)
  if (!format) return null
  return (
    <p className={styles.preview}>
      {book ? (
        <LinkButton to={notesUrl({ productId: product.id })} isBlock>
          <Highlighter size="1.8rem" aria-hidden="true" /> Ghi chú của tôi trong sách
        </LinkButton>
      ) : (
        <LinkButton to={previewUrl(format.address)} isBlock>
          <BookOpen size="1.8rem" aria-hidden="true" /> Đọc thử{format.id !== product.id && ' bản điện tử'}
        </LinkButton>
      )}
    </p>
  )
}
