import { useRouteError } from 'react-router'
import { isMissing, Missing } from '../../learning/course/course-missing.tsx'
import { LinkButton } from '../../ui/form/button.tsx'

export function ExamMissing() {
  const error = useRouteError()
  if (!isMissing(error)) throw error
  return (
    <Missing
      title="Không tìm thấy bài này"
      sentence="Có thể đường dẫn đã đổi, hoặc bài không còn mở. Những bài bạn đã làm vẫn ở trong Bài làm của tôi."
      searchPath="/thu-vien"
      searchLabel="Tìm khoá học"
    >
      <LinkButton to="/thu-vien">Vào thư viện số</LinkButton>
      <LinkButton to="/tai-khoan/bai-lam-cua-toi" look="text">
        Bài làm của tôi
      </LinkButton>
    </Missing>
  )
}
