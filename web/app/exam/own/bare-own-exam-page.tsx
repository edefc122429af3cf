import { PageHead } from '../../head/page-head.tsx'
import { AppPage } from '../../learning/parts/app-page.tsx'
import { nothingYet, pageLoader } from '../../lib/page-data.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import type { Route } from './+types/bare-own-exam-page.ts'
import { loadOwn, OwnExam } from './own-exam.tsx'
import { OwnFrame } from './own-frame.tsx'
import { useOwn } from './own-place.ts'

/** SPEC §2.3: one's own inside the mobile app, without the site's frame. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }
export const loader = nothingYet
export const clientLoader = pageLoader(({ params, request }: Route.ClientLoaderArgs) => loadOwn(params.id, request.url))

export default function BareOwnExamPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { canonical } = useOwn()
  return (
    <OwnFrame isInApp isLoggedOut={loaderData.data !== null && loaderData.data.exam === null}>
      <PageHead
        title={loaderData.data?.exam?.title ?? 'Bài làm của tôi'}
        description="Bài đang làm, các lần đã làm và kết quả của bạn, trong ứng dụng."
        path={canonical}
        isHidden
      />
      <AppPage>
        <OwnExam {...loaderData} />
      </AppPage>
    </OwnFrame>
  )
}
