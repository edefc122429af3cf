import { getBooksInCategory } from '@tq/contract/content/home.ts'
import { SkeletonGrid } from '../../catalog/card-skeleton.tsx'
import { ProductGrid } from '../../catalog/product-card.tsx'
import { call } from '../../lib/browser-call.ts'
import { usePart } from '../../lib/use-part.ts'
import { Button } from '../../ui/form/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const SHOWN = 5

export default function CategoryBooks({ id }: { id: number }) {
  const { answer, failure, again } = usePart(() => call(getBooksInCategory, { params: { id } }), id)
  if (failure)
    return (
      <Notice
        tone="error"
        isAlert
        title="Chưa tải được sách"
        action={
          <Button isSmall onClick={again}>
            Thử lại
          </Button>
        }
      >
        {failure}
      </Notice>
    )
  if (!answer) return <SkeletonGrid count={SHOWN} isScroller />
  return <ProductGrid products={answer.data.slice(0, SHOWN)} isScroller />
}
