import { listMyCertificates } from '@tq/contract/learning/certificate.ts'
import { Download } from 'lucide-react'
import { useIsMember } from '../learning/lesson/learner/use-member.ts'
import { call } from '../lib/browser-call.ts'
import { usePart } from '../lib/use-part.ts'
import { LinkButton } from '../ui/form/button.tsx'
import styles from './certificate-page.module.css'

/** For whoever it was given to, and for nobody else: the paper itself. The page above it is everybody's. */
export function OwnCertificate({ code }: { code: string }) {
  const isMember = useIsMember()
  const { answer } = usePart(() => (isMember ? findOwn(code) : Promise.resolve(null)), isMember, code)
  if (!answer) return null
  return (
    <div className={styles.mine}>
      <p>Đây là chứng nhận của bạn.</p>
      <LinkButton to={answer.pdfURL} look="lam" reloadDocument download prefetch="none">
        <Download size="1.8rem" aria-hidden="true" /> Tải về PDF
      </LinkButton>
    </div>
  )
}

async function findOwn(code: string) {
  let page = 1
  for (;;) {
    const { data, totalPage } = await call(listMyCertificates, { query: { page } })
    const found = data.find((one) => one.code === code)
    if (found || page >= totalPage) return found ?? null
    page += 1
  }
}
