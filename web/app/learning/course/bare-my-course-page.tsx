import { getUserCourse } from '@tq/contract/learning/progress.ts'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { nothingYet, pageLoader } from '../../lib/page-data.ts'
import { storedToken } from '../../lib/state/stored-token.ts'
import { PageWaiting } from '../../lib/waiting.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { tellApp } from '../app-token.ts'
import { bareLessonUrl } from '../parts/addresses.ts'
import { AppPage } from '../parts/app-page.tsx'
import type { Route } from './+types/bare-my-course-page.ts'
import { CourseView } from './course-view.tsx'

/** SPEC §2.3: a course of one's own inside the mobile app, without the site's frame. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ params }: Route.ClientLoaderArgs) => ({
  // Nobody is there: the page says so itself, and tells the app.
  course: storedToken() ? (await call(getUserCourse, { params })).data : null,
}))

export default BareMyCoursePage

function BareMyCoursePage({ loaderData: { data, failure, isMissing } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { id = '' } = useParams()
  const course = data?.course
  return (
    <AppPage>
      <PageHead
        title={course?.title ?? 'Khoá học của tôi'}
        description="Khoá học bạn đã mua ở Thư Quán, trong ứng dụng."
        path={`/khoa-hoc/${course?.address ?? id}`}
        isHidden
      />
      {course ? (
        <CourseView
          course={course}
          learner={{ isOpen: true, progress: course.progress, failure: '', again: () => {} }}
          linkOf={(lesson) => bareLessonUrl('sold', lesson)}
          isInApp
        />
      ) : (
        <>
          <h1 className="visually-hidden">Khoá học của tôi</h1>
          {data ? (
            <NotLoggedIn id={id} />
          ) : isMissing ? (
            <Notice tone="warning" title="Khoá học này không có trong thư viện của bạn" action={<Overview id={id} />}>
              Có thể bạn đã mua bằng một tài khoản khác; bạn thử đăng nhập bằng tài khoản ấy.
            </Notice>
          ) : (
            <PageWaiting failure={failure} />
          )}
        </>
      )}
    </AppPage>
  )
}

const Overview = ({ id }: { id: string }) => (
  <LinkButton to={`/khoa-hoc/${id}`} isSmall>
    Xem khoá học
  </LinkButton>
)

const REASON = 'Bạn cần đăng nhập để mở khoá học của mình.'

/** The app logs in its own way and loads the page again; a browser that opened the address is shown the way. */
function NotLoggedIn({ id }: { id: string }) {
  useEffect(() => {
    tellApp({ type: 'login', reason: REASON })
  }, [])
  return (
    <Notice
      title={REASON}
      action={
        <Button isSmall onClick={() => tellApp({ type: 'login', reason: REASON }) || window.location.assign(`/khoa-hoc/${id}`)}>
          Đăng nhập
        </Button>
      }
    >
      Khoá học đã mua luôn ở trong Thư viện của tôi.
    </Notice>
  )
}
