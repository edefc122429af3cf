import type { ProductDetail } from '@tq/contract/catalog.ts'

/** Sold before the press has put it in: an e-book without its file, a course without its lessons. */
export const isReadyToOpen = ({ kind, ebook, courseId }: Pick<ProductDetail, 'kind' | 'ebook' | 'courseId'>) =>
  kind === 'course' ? courseId !== null : kind !== 'digital' || ebook !== null

/** When the buyer may open it: said before paying, wherever it is bought. */
export function openingWords({ kind, isReady }: { kind: ProductDetail['kind']; isReady: boolean }): string {
  if (isReady) return `${kind === 'course' ? 'Học' : 'Đọc'} được ngay sau khi thanh toán`
  return kind === 'course'
    ? 'Bài học đang được chuẩn bị; khoá học mở trong Thư viện của tôi ngay khi sẵn sàng'
    : 'Bản đọc trên web đang được chuẩn bị; sách mở trong Thư viện của tôi ngay khi sẵn sàng'
}
