import { type Certificate, getCertificate } from '@tq/contract/learning/certificate.ts'
import { Check, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { data, isRouteErrorResponse, Link } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { ListHead } from '../learning/parts/list/list-head.tsx'
import { durationWords } from '../learning/parts/words.ts'
import { apiContext } from '../lib/api.ts'
import { formatDate, formatNumber } from '../lib/format.ts'
import { classes } from '../ui/class-names.ts'
import { Button } from '../ui/form/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import type { Route } from './+types/certificate-page.ts'
import styles from './certificate-page.module.css'
import { CertificateSheet } from './certificate-sheet.tsx'
import { OwnCertificate } from './own-certificate.tsx'

/** `/cn` asks, `/cn?code=` is what its form sends, `/cn/{code}` is what the QR on the paper holds. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const typed = ((params as { code?: string }).code ?? url.searchParams.get('code') ?? '').trim()
  if (typed === '') return data({ typed, certificate: null as Certificate | null })
  try {
    const answer = await context.get(apiContext)(getCertificate, { params: { code: typed } })
    return data({ typed, certificate: answer.data as Certificate | null })
  } catch (error) {
    // What is no code at all was not given out either.
    const status = error instanceof Response ? error.status : isRouteErrorResponse(error) ? error.status : 500
    if (status !== 404 && status !== 400) throw error
    return data({ typed, certificate: null as Certificate | null }, { status: 404 })
  }
}

export default function CertificatePage({ loaderData: { typed, certificate } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead
        title="Tra cứu chứng nhận"
        description="Kiểm tra một chứng nhận hoàn thành khoá học có phải do nhà xuất bản Thư Quán cấp và còn hiệu lực không."
        path={certificate ? `/cn/${certificate.code}` : '/cn'}
        isHidden
      />
      <Breadcrumbs crumbs={[{ title: 'Tra cứu chứng nhận' }]} />
      <ListHead
        title="Tra cứu chứng nhận"
        lead="Nhập mã in ở góc dưới bên phải chứng nhận, hoặc quét mã QR. Ai cũng tra cứu được, không cần đăng nhập."
      >
        <form action="/cn" className={styles.form}>
          <Field label="Mã tra cứu">
            <Input
              key={typed}
              name="code"
              className={styles.code}
              defaultValue={certificate ? inGroups(certificate.code) : typed}
              placeholder="TQ7K-2M9X-PE4H"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              required
            />
          </Field>
          <Button type="submit" look="lam">
            Tra cứu
          </Button>
        </form>
      </ListHead>
      {typed !== '' && (certificate ? <Found certificate={certificate} /> : <NotFound />)}
      <p className={styles.note}>
        Trang này chỉ nêu những gì in trên chứng nhận. Thấy sai tên hoặc nghi bị mạo danh, xin{' '}
        <Link to="/lien-he-hop-tac">báo cho nhà xuất bản</Link>.
      </p>
    </div>
  )
}

/** `tq7k2m9xpe4h` as it is printed. */
const inGroups = (code: string) => (code.toUpperCase().match(/.{1,4}/g) ?? []).join('-')

function Found({ certificate }: { certificate: Certificate }) {
  const { revokedAt } = certificate
  return (
    <section className={styles.panel} aria-labelledby="ket-qua">
      {revokedAt ? (
        <Verdict tone="off" icon={<X />} title="Chứng nhận đã bị thu hồi">
          Thu hồi ngày {formatDate(revokedAt)}
          {certificate.revokeReason ? `: ${certificate.revokeReason}` : ''}. Mã này không được cấp lại.
        </Verdict>
      ) : (
        <Verdict tone="real" icon={<Check />} title="Chứng nhận có thật và còn hiệu lực">
          Thư Quán xác nhận đã cấp chứng nhận này.
        </Verdict>
      )}
      <div className={styles.two}>
        <dl className={styles.facts}>
          <Fact name="Người nhận">
            <b>{certificate.name}</b>
          </Fact>
          <Fact name="Khoá học">{certificate.courseTitle}</Fact>
          <Fact name="Nội dung">
            {formatNumber(certificate.lessonCount)} bài, {durationWords(certificate.durationSeconds)}
          </Fact>
          <Fact name="Ngày cấp">{formatDate(certificate.issuedAt)}</Fact>
          {certificate.teachers.length > 0 && <Fact name="Giảng viên">{certificate.teachers.join(', ')}</Fact>}
          <Fact name="Mã">{inGroups(certificate.code)}</Fact>
          <Fact name="Hiệu lực">{revokedAt ? `Đến ${formatDate(revokedAt)}` : 'Không thời hạn'}</Fact>
        </dl>
        <CertificateSheet certificate={certificate} code={inGroups(certificate.code)} />
      </div>
      {!revokedAt && <OwnCertificate code={certificate.code} />}
    </section>
  )
}

function NotFound() {
  return (
    <section className={styles.panel} aria-labelledby="ket-qua">
      <Verdict tone="none" icon={<Search />} title="Không tìm thấy mã này">
        Xin xem lại từng ký tự. Mã không dùng các chữ I, L, O và U, nên số 0 và số 1 luôn là số.
      </Verdict>
    </section>
  )
}

interface VerdictProps {
  tone: 'real' | 'none' | 'off'
  icon: ReactNode
  title: string
  children: ReactNode
}

/** Colour, icon and sentence say the same. */
function Verdict({ tone, icon, title, children }: VerdictProps) {
  return (
    <div className={classes(styles.verdict, styles[tone])} role="status">
      <span className={styles.mark} aria-hidden="true">
        {icon}
      </span>
      <div>
        <h2 id="ket-qua">{title}</h2>
        <p>{children}</p>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
