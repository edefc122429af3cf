import { getDraft } from '@tq/contract/manuscript/draft.ts'
import type { ManuscriptDetail } from '@tq/contract/manuscript/shape.ts'
import { FIELD_NAMES, KIND_NAMES } from '@tq/contract/manuscript/words.ts'
import { useState } from 'react'
import { replace, useParams } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { formatDate } from '../../lib/format.ts'
import { nothingYet, pageLoader, usePageData } from '../../lib/page-data.ts'
import { OutOfDate, PageWaiting } from '../../lib/waiting.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { StatePill } from '../parts/state-pill.tsx'
import type { Route } from './+types/detail-page.ts'
import { Facts } from './about/facts.tsx'
import { MakeAccount } from './about/make-account.tsx'
import styles from './detail-page.module.css'
import { Versions } from './files/versions.tsx'
import { guestKey, keepGuestKey, takeKey, useLinksOfLetters } from './guest-key.ts'
import { ManuscriptContext } from './manuscript-context.ts'
import { NoManuscript } from './no-manuscript.tsx'
import { Revision } from './revision/revision.tsx'
import { NextStep } from './step/next-step.tsx'
import { WithdrawDialog } from './step/withdraw-dialog.tsx'
import { Conversation } from './talk/conversation.tsx'
import { Letters } from './talk/letters.tsx'
import { Timeline } from './timeline.tsx'
import { useFreshness } from './use-freshness.ts'

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ params: { id }, request }: Route.ClientLoaderArgs) => {
  const withoutKey = takeKey(request.url, (key) => keepGuestKey(id, key))
  if (withoutKey !== null) throw replace(withoutKey)
  return { manuscript: (await call(getDraft, { params: { id }, query: { key: guestKey(id) } })).data }
})

export default ManuscriptPage

/** An author's file at the press: for its member, or for a guest with the link of a letter. */
function ManuscriptPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { id = '' } = useParams()
  const { data, failure, isMissing } = loaderData
  const { show, refresh } = usePageData<typeof clientLoader>()
  useFreshness(refresh)
  useLinksOfLetters()
  const manuscript = isMissing ? undefined : data?.manuscript
  return (
    <div className="wrap">
      <PageHead
        title={manuscript?.code ? `Bản thảo ${manuscript.code}` : 'Hồ sơ bản thảo'}
        description="Bản thảo bạn gửi nhà xuất bản đang ở đâu, việc cần làm, các phiên bản và thư trao đổi với biên tập viên."
        path={`/chi-tiet-ban-thao/${id}`}
        isHidden
      />
      <Breadcrumbs
        crumbs={[
          { title: 'Tiếp nhận bản thảo', url: '/tiep-nhan-ban-thao' },
          { title: manuscript?.code ?? (manuscript ? 'Bản nháp' : 'Hồ sơ bản thảo') },
        ]}
      />
      {manuscript ? (
        <ManuscriptContext
          key={manuscript.id}
          value={{
            manuscript,
            guestKey: guestKey(manuscript.id),
            show: (changed) => show({ manuscript: changed }),
          }}
        >
          <OutOfDate failure={failure} />
          <Shown manuscript={manuscript} />
        </ManuscriptContext>
      ) : isMissing ? (
        <NoManuscript />
      ) : (
        <>
          <h1>Hồ sơ bản thảo</h1>
          <PageWaiting failure={failure} />
          <noscript>
            <p>Trang này cần JavaScript để mở hồ sơ. Mọi thư của biên tập viên cũng được gửi đến hộp thư của bạn.</p>
          </noscript>
        </>
      )}
    </div>
  )
}

function Shown({ manuscript }: { manuscript: ManuscriptDetail }) {
  const { code, title, subtitle, state, stateName, submittedAt, actions } = manuscript
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  return (
    <>
      <div className={styles.state}>
        <StatePill state={state} stateName={stateName} />
        {code && submittedAt && (
          <span className={styles.code}>
            Mã hồ sơ {code} · Gửi ngày {formatDate(submittedAt)}
          </span>
        )}
      </div>
      <h1 className={styles.title}>{title || 'Bản nháp chưa đặt tên'}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <p className={styles.about}>{aboutOf(manuscript)}</p>
      <div className={styles.columns}>
        <div className={styles.main}>
          <NextStep />
          <Revision />
          <Versions />
          <Conversation />
          <Letters />
          {state !== 'draft' && <Facts />}
          {actions.includes('withdraw') && (
            <Button look="text" className={styles.withdraw} onClick={() => setIsWithdrawing(true)}>
              Rút bản thảo
            </Button>
          )}
          <WithdrawDialog isOpen={isWithdrawing} onClose={() => setIsWithdrawing(false)} />
        </div>
        <aside aria-label="Tiến trình" className={styles.aside}>
          <Panel title="Tiến trình">
            <Timeline state={state} events={happened(manuscript)} now={<Reviews manuscript={manuscript} />} />
          </Panel>
          <MakeAccount />
        </aside>
      </div>
    </>
  )
}

function aboutOf({ kind, field, authorName, coAuthors }: ManuscriptDetail): string {
  const people = [authorName, ...coAuthors.map(({ name }) => name)].filter(Boolean).join(', ')
  return [kind && KIND_NAMES[kind], field && FIELD_NAMES[field], people].filter(Boolean).join(' · ')
}

/** Without the draft that it once was, and without what stands above everything else already. */
function happened({ state, events }: ManuscriptDetail) {
  const since = state === 'draft' ? events : events.filter(({ to }) => to !== 'draft')
  return since.map((event, at) => (at === since.length - 1 && event.by === 'staff' ? { ...event, words: '' } : event))
}

/** How many, never who. */
function Reviews({ manuscript: { reviews } }: { manuscript: ManuscriptDetail }) {
  if (!reviews?.asked) return null
  return (
    <p>
      Đã có {reviews.returned} trong {reviews.asked} nhận xét.
    </p>
  )
}
