import { getDigitalProductOwned } from '@tq/contract/my-library.ts'
import { BookOpen, Highlighter } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { ownedUrl } from '../../../my-library/library-address.ts'
import { notesUrl } from '../../../my-library/notes/notes-address.ts'
import { readerUrl } from '../../../my-library/reader-url.ts'
import { readVerb } from '../../../my-library/reading-words.ts'
import { LinkButton } from '../../../ui/form/button.tsx'
import styles from '../buy/buy-box.module.css'

export interface OwnedBookParts {
  /** In place of the cart. */
  buttons: ReactNode
  /** In place of the preview. */
  notes: ReactNode
}

/** As large as what they replace: who owns the book learns of it a moment after the page is there. */
export async function findOwnedBook(id: number): Promise<OwnedBookParts> {
  const { address, reading } = (await call(getDigitalProductOwned, { params: { productSaleId: id } })).data
  return {
    buttons: (
      <div className={styles.buttons}>
        {reading && (
          <LinkButton to={readerUrl(address)} look="son">
            <BookOpen size="1.8rem" aria-hidden="true" /> {readVerb(reading)}
          </LinkButton>
        )}
        <LinkButton to={ownedUrl(address)}>Trong thư viện</LinkButton>
      </div>
    ),
    notes: (
      <LinkButton to={notesUrl({ productId: id })} isBlock>
        <Highlighter size="1.8rem" aria-hidden="true" /> Ghi chú của tôi trong sách
      </LinkButton>
    ),
  }
}
