import { PageHead } from '../../head/page-head.tsx'
import { nothingYet, pageLoader } from '../../lib/page-data.ts'
import type { Route } from './+types/own-exam-page.ts'
import { loadOwn, OwnExam } from './own-exam.tsx'
import { OwnFrame } from './own-frame.tsx'
import { ownGuard, useOwn } from './own-place.ts'

export const clientMiddleware = [ownGuard]
export const loader = nothingYet
export const clientLoader = pageLoader(({ params, request }: Route.ClientLoaderArgs) => loadOwn(params.id, request.url))

/** One's own sittings of one exam or exercise; with `?lan=` the result of one of them. */
export default function OwnExamPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { canonical } = useOwn()
  const { exam } = loaderData.data ?? {}
  return (
    <OwnFrame isInApp={false}>
      <PageHead
        title={exam ? `Bài làm của tôi: ${exam.title}` : 'Bài làm của tôi'}
        description="Bài đang làm, các lần đã làm, kết quả và xem lại từng câu ở Thư Quán."
        path={canonical}
        isHidden
      />
      <div className="wrap">
        <OwnExam {...loaderData} />
      </div>
    </OwnFrame>
  )
}
