import { listMails } from '@tq/contract/account.ts'
import { ApiError } from '@tq/contract/errors.ts'
import { PageHead } from '../head/page-head.tsx'
import { apiContext } from '../lib/api.ts'
import { call } from '../lib/browser-call.ts'
import { formatMoment } from '../lib/format.ts'
import { nothingYet, pageLoader, usePageData } from '../lib/page-data.ts'
import { OutOfDate, PageWaiting } from '../lib/waiting.tsx'
import { Button } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import type { Route } from './+types/mailbox-page.ts'
import styles from './mailbox-page.module.css'

/** Where letters are really sent there is no such page. */
function withoutPage(error: unknown): never {
  const isMissing = (error instanceof Response || error instanceof ApiError) && error.status === 404
  throw isMissing ? new Response('Không có trang này.', { status: 404 }) : error
}

export async function loader({ context }: Route.LoaderArgs) {
  await context.get(apiContext)(listMails).catch(withoutPage)
  return nothingYet()
}

export const clientLoader = pageLoader(async () => ({ mails: (await call(listMails).catch(withoutPage)).data }))

export default MailboxPage

/** The demo has no mail server: its letters arrive here. */
function MailboxPage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { refresh } = usePageData()
  return (
    <div className="wrap">
      <PageHead title="Hộp thư thử" description="Thư của bản trình diễn, thay cho máy chủ thư." path="/hop-thu-thu" isHidden />
      <div className={styles.head}>
        <h1>Hộp thư thử</h1>
        <Button onClick={refresh}>Xem thư mới</Button>
      </div>
      <p className={styles.lead}>Bản trình diễn không gửi thư ra ngoài: mọi thư nằm ở đây, ai cũng đọc được.</p>
      {data && <OutOfDate failure={failure} />}
      {!data ? (
        <PageWaiting failure={failure} />
      ) : data.mails.length === 0 ? (
        <EmptyState title="Chưa có thư nào" sentence="Thử đăng ký một tài khoản, mã kích hoạt sẽ tới đây." />
      ) : (
        <ul className={styles.mails}>
          {data.mails.map((mail) => (
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
