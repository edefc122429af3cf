import { PIECES } from '@tq/contract/catalog/pieces.ts'
import type { ProductDetail } from '@tq/contract/catalog.ts'
import type { MyVotes } from '@tq/contract/review.ts'
import { type ComponentType, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/form/button.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import type { WriteDialogProps } from './write-dialog.tsx'

export interface StandingProps {
  product: Pick<ProductDetail, 'id' | 'title' | 'kind' | 'objectType'>
  votes: MyVotes
  onWritten(): void
}

/** What a member may do about this book: write, see what they wrote, or neither yet. */
export default function Standing({ product, votes, onWritten }: StandingProps) {
  const piece = PIECES[product.kind]
  if (votes.waitingLineId !== null)
    return <OpenForm title={product.title} orderLineId={votes.waitingLineId} onWritten={onWritten} />
  if (votes.own.length > 0)
    return (
      <p>
        Bạn đã đánh giá {piece} này. <Link to="/tai-khoan/danh-gia-san-pham?xem=da-viet">Xem hoặc sửa bài đã viết</Link>
      </p>
    )
  if (votes.isBought)
    return (
      <p>
        {product.objectType === 0
          ? `Bạn viết được đánh giá khi ${piece} này đã tới tay.`
          : `Bạn viết được đánh giá khi ${piece} này đã mở, ngay sau khi thanh toán.`}
      </p>
    )
  return <p>Chỉ bạn đọc đã mua {piece} này ở Thư Quán viết được đánh giá, để người đọc sau tin được.</p>
}

/** What shows the form comes with the first press. */
function OpenForm({ title, orderLineId, onWritten }: { title: string; orderLineId: number; onWritten(): void }) {
  const [Dialog, setDialog] = useState<ComponentType<WriteDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const open = async () => {
    try {
      const { WriteDialog } = await import('./write-dialog.tsx')
      setDialog(() => WriteDialog)
      setIsOpen(true)
    } catch {
      showToast('Chưa mở được phần đánh giá, bạn thử lại nhé', { variant: 'error' })
    }
  }
  const done = (message: string) => {
    setIsOpen(false)
    showToast(message)
    onWritten()
    // The newest stands first on the first page, which is asked for anew.
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <p>Bạn đã nhận sản phẩm này. Vài lời của bạn giúp người đọc sau chọn đúng.</p>
      <Button look="lam" isBlock onClick={open}>
        Viết đánh giá
      </Button>
      {Dialog && (
        <Dialog title={title} orderLineId={orderLineId} isOpen={isOpen} onClose={() => setIsOpen(false)} onDone={done} />
      )}
    </>
  )
}
