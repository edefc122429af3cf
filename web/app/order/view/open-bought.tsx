import type { Order } from '@tq/contract/order.ts'
import { BookOpen } from 'lucide-react'
import { LIBRARY_PATH } from '../../my-library/library-address.ts'
import { readerUrl } from '../../my-library/reader-url.ts'
import { LinkButton } from '../../ui/form/button.tsx'

/** What was bought to be read or learnt here: straight into the one book, or to where all of it lies. */
export function OpenBought({ order: { isPaid, lines } }: { order: Pick<Order, 'isPaid' | 'lines'> }) {
  const open = lines.filter((line) => !line.isShipped && line.refundedQuantity < line.quantity)
  if (!isPaid || open.length === 0) return null
  const [book, ...more] = open.filter(({ canRead }) => canRead)
  const isOneBook = book !== undefined && more.length === 0
  return (
    <>
      {isOneBook && (
        <LinkButton to={readerUrl(book.address)} look="lam">
          <BookOpen size="1.8rem" aria-hidden="true" /> Đọc ngay
        </LinkButton>
      )}
      <LinkButton to={LIBRARY_PATH} look={isOneBook ? 'line' : 'lam'}>
        Mở thư viện của tôi
      </LinkButton>
    </>
  )
}
