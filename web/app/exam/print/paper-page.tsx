import { getExamPaper } from '@tq/contract/exam/paper.ts'
import { Printer } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { guard } from '../../account/guard.ts'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { nothingYet, pageLoader } from '../../lib/page-data.ts'
import { PageWaiting } from '../../lib/waiting.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { Select } from '../../ui/form/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/paper-page.ts'
import { keyUrl, paperUrl, usualCodes, VERSION_COUNTS, wantedIn } from './codes.ts'
import { printWithFonts, usePageFooters } from './page-footers.ts'
import styles from './paper.module.css'
import { PaperSheet } from './paper-sheet.tsx'

export const handle: RouteHandle = { hides: ['toolbar', 'footer'] }
export const clientMiddleware = [guard(['staff', 'admin'])]
export const loader = nothingYet
export const clientLoader = pageLoader(async ({ params, request }: Route.ClientLoaderArgs) => {
  const wanted = wantedIn(request.url)
  return { wanted, paper: (await call(getExamPaper, { params, query: wanted })).data }
})

/** For staff: a paper in as many versions as are asked for, to be printed. Its key is a page of its own. */
export default function PaperPage({ loaderData: { data, failure }, params: { id } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { paper, wanted } = data ?? {}
  usePageFooters(paper?.versions.map(({ code }) => code) ?? [])
  const isAlike = new Set(paper?.versions.map(({ stamp }) => stamp)).size < (paper?.versions.length ?? 0)
  return (
    <div className="wrap">
      <PageHead
        title={paper ? `In đề: ${paper.title}` : 'In đề giấy'}
        description="Đề giấy khổ A4 hai cột, nhiều mã đề, cho người coi thi của Thư Quán."
        path={pathname}
        isHidden
      />
      <div className={styles.bar}>
        <h1>{paper ? `In đề: ${paper.title}` : 'In đề giấy'}</h1>
        <p>Mỗi mã đề một thứ tự câu và phương án, theo cách xáo của bài. Đề không có đáp án, đáp án là một tờ riêng.</p>
        {paper && wanted && (
          <>
            <label htmlFor="so-ma-de">
              Số mã đề
              <Select
                id="so-ma-de"
                value={paper.versions.length}
                onChange={(event) =>
                  navigate(paperUrl(id, { ...wanted, codes: usualCodes(Number(event.target.value)).join(',') }))
                }
              >
                {[...new Set([...VERSION_COUNTS, paper.versions.length])]
                  .sort((a, b) => a - b)
                  .map((count) => (
                    <option key={count}>{count}</option>
                  ))}
              </Select>
            </label>
            <Button look="lam" onClick={printWithFonts}>
              <Printer size="1.8rem" aria-hidden="true" />
              In {paper.versions.length > 1 ? `cả ${paper.versions.length} mã đề` : 'đề'}
            </Button>
            <LinkButton to={keyUrl(id, wanted)}>Tờ đáp án</LinkButton>
            <LinkButton look="text" to={paperUrl(id, { ...wanted, order: wanted.order === 'exam' ? 'shuffled' : 'exam' })}>
              {wanted.order === 'exam' ? 'Xáo mọi câu và phương án' : 'Giữ thứ tự như bài trên mạng'}
            </LinkButton>
          </>
        )}
        {isAlike && (
          <Notice tone="warning" className={styles.notice} title="Có mã đề giống nhau">
            Trên mạng, bài này không xáo câu và phương án, hoặc quá ngắn để mỗi mã đề một thứ tự. Nếu xáo, hãy xem lại những
            phương án như “Cả A và B đều đúng” trước khi in.
          </Notice>
        )}
      </div>
      {paper ? (
        paper.versions.map(({ code, stamp, questions }) => (
          <PaperSheet key={code} {...paper} code={code} stamp={stamp} questions={questions} />
        ))
      ) : (
        <PageWaiting failure={failure} title="Chưa lập được đề" />
      )}
    </div>
  )
}
