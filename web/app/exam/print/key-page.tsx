import { getPaperKey } from '@tq/contract/exam/paper.ts'
import { Printer } from 'lucide-react'
import { useLocation } from 'react-router'
import { guard } from '../../account/guard.ts'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { nothingYet, pageLoader } from '../../lib/page-data.ts'
import { PageWaiting } from '../../lib/waiting.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { Rich } from '../question/rich.tsx'
import { formatMark } from '../words.ts'
import type { Route } from './+types/key-page.ts'
import { paperUrl, wantedIn } from './codes.ts'
import { printWithFonts, usePageFooters } from './page-footers.ts'
import styles from './paper.module.css'

export const handle: RouteHandle = { hides: ['toolbar', 'footer'] }
export const clientMiddleware = [guard(['staff', 'admin'])]
export const loader = nothingYet
export const clientLoader = pageLoader(async ({ params, request }: Route.ClientLoaderArgs) => {
  const wanted = wantedIn(request.url)
  return { wanted, sheet: (await call(getPaperKey, { params, query: wanted })).data }
})

/** For whoever marks by hand: the key of each version, in the letters of its paper. */
export default function KeyPage({ loaderData: { data, failure }, params: { id } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const { sheet, wanted } = data ?? {}
  usePageFooters(sheet?.versions.map(({ code }) => code) ?? [])
  return (
    <div className="wrap">
      <PageHead
        title={sheet ? `Đáp án: ${sheet.title}` : 'Đáp án đề giấy'}
        description="Tờ đáp án của đề giấy theo từng mã đề, cho người chấm của Thư Quán."
        path={pathname}
        isHidden
      />
      <div className={styles.bar}>
        <h1>{sheet ? `Đáp án: ${sheet.title}` : 'Đáp án đề giấy'}</h1>
        <p>Giữ riêng, đừng phát cùng đề. Đáp án chỉ đúng với đề có cùng số “Bản” ở cuối trang.</p>
        {sheet && (
          <>
            <Button look="lam" onClick={printWithFonts}>
              <Printer size="1.8rem" aria-hidden="true" />
              In đáp án
            </Button>
            <LinkButton to={paperUrl(id, wanted)}>Về đề</LinkButton>
          </>
        )}
      </div>
      {sheet ? (
        sheet.versions.map(({ code, stamp, answers }) => (
          <section key={code} className={styles.sheet} aria-label={`Đáp án mã đề ${code}`} data-code={code}>
            <header className={styles.head}>
              <div>
                <p className={styles.house}>Thư Quán</p>
                <p>{sheet.courseTitle}</p>
              </div>
              <div>
                <h2>Đáp án: {sheet.title}</h2>
                <p>
                  Mã đề <b>{code}</b> · bản {stamp} · {formatMark(sheet.points)} điểm
                </p>
              </div>
            </header>
            <table className={styles.key}>
              <thead>
                <tr>
                  <th>Câu</th>
                  <th>Đáp án</th>
                  <th>Điểm</th>
                </tr>
              </thead>
              <tbody>
                {answers.map(({ number, words, notes, rubric, points }) => (
                  <tr key={number}>
                    <td>{number}</td>
                    <td>
                      {words || 'Người chấm cho điểm'}
                      {notes.length > 0 && <span className={styles.note}> (cũng nhận: {notes.join('; ')})</span>}
                      {rubric && <Rich html={rubric} />}
                    </td>
                    <td>{formatMark(points)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))
      ) : (
        <PageWaiting failure={failure} title="Chưa lập được đáp án" />
      )}
    </div>
  )
}
