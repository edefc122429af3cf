import { useLocation } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Parts of the account that have nothing to show yet, and say so. */
const PARTS: Record<string, { title: string; sentence: string; way: [title: string, url: string] }> = {
  'thu-vien-cua-toi': {
    title: 'Thư viện của tôi',
    sentence: 'Sách điện tử và khoá học bạn mua sẽ nằm ở đây.',
    way: ['Xem sách điện tử', '/sach-dien-tu'],
  },
  'danh-gia-san-pham': {
    title: 'Đánh giá sản phẩm',
    sentence: 'Khi đã nhận sách, bạn viết đánh giá ở đây.',
    way: ['Xem sách', '/san-pham'],
  },
}

export default function ComingPage() {
  const { pathname } = useLocation()
  const part = PARTS[pathname.split('/')[2] ?? '']
  if (!part) return null
  const { title, sentence, way } = part
  return (
    <>
      <PageHead
        title={title}
        description={`${title} của bạn ở Thư Quán.`}
        path={pathname.replace('/account', '/tai-khoan')}
        isHidden
      />
      <h1>{title}</h1>
      <EmptyState title="Chưa có gì ở đây" sentence={sentence}>
        <LinkButton to={way[1]} look="lam">
          {way[0]}
        </LinkButton>
      </EmptyState>
    </>
  )
}
