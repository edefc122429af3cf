import { useRouteError } from 'react-router'
import { isMissing, Missing } from '../learning/course/course-missing.tsx'
import { LinkButton } from '../ui/form/button.tsx'
import { TEXTBOOKS_PATH } from './textbook-query.ts'

/** A book that is not there, in its own words; everything else as everywhere. */
export function TextbookMissing() {
  const error = useRouteError()
  if (!isMissing(error)) throw error
  return (
    <Missing
      title="Không tìm thấy sách giáo khoa này"
      sentence="Có thể đường dẫn đã đổi, hoặc sách đã ngừng phát hành. Bạn thử tìm theo tên in trên bìa."
      searchPath={TEXTBOOKS_PATH}
      searchLabel="Tìm sách giáo khoa"
    >
      <LinkButton to={TEXTBOOKS_PATH}>Xem theo lớp</LinkButton>
    </Missing>
  )
}
