import { listMails } from '@tq/contract/account.ts'
import { PageHead } from '../head/page-head.tsx'
import { apiContext } from '../lib/api.ts'
import { formatMoment } from '../lib/format.ts'
import { useAnswer } from '../lib/use-answer.ts'
import { OutOfDate, Waiting } from '../lib/waiting.tsx'
import { Button } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import type { Route } from './+types/mailbox-page.ts'
import styles from './mailbox-page.module.css'

/** Where letters are really sent there is no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    await context.get(apiContext)(listMails)
    return null
  } catch (error) {
    throw error instanceof Response && error.status === 404 ? new Response('Không có trang này.', { status: 404 }) : error
  }
}

/** The demo has no mail server: its letters arrive here. */
export default function MailboxPage() {
  const { answer, failure, again } = useAnswer(listMails)
  return (
    <div className="wrap">
      <PageHead title="Hộp thư thử" description="Thư của bản trình diễn, thay cho máy chủ thư." path="/hop-thu-thu" isHidden />
      <div className={styles.head}>
        <h1>Hộp thư thử</h1>
        <Button onClick={again}>Xem thư mới</Button>
      </div>
      <p className={styles.lead}>Bản trình diễn không gửi thư ra ngoài: mọi thư nằm ở đây, ai cũng đọc được.</p>
      {answer && <OutOfDate failure={failure} onRetry={again} />}
      {!answer ? (
        <Waiting failure={failure} onRetry={again} />
      ) : answer.data.length === 0 ? (
        <EmptyState title="Chưa có thư nào" sentence="Thử đăng ký một tài khoản, mã kích hoạt sẽ tới đây." />
      ) : (
        <ul className={styles.mails}>
          {answer.data.map((mail) => (
            <li key={mail.id}>
              <article className={styles.mail}>
                <h2>{mail.subject}</h2>
                <p className={styles.meta}>
                  Gửi tới <b>{mail.to}</b> lúc {formatMoment(mail.createdAt)}
                </p>
                <pre className={styles.text}>{mail.text}</pre>
              </article>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
