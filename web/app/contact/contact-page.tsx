import { PUBLISHER } from '@tq/contract/publisher.ts'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import { FixedPage } from '../pages/fixed-page.tsx'
import { loadPage } from '../pages/load-page.ts'
import type { Route } from './+types/contact-page.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await loadPage(context.get(apiContext), 'lien-he-hop-tac') }
}

export const headers = () => cacheFor('page')

export default function ContactPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <FixedPage path="/lien-he-hop-tac" pictureKey={page.key} page={page} before={<Ways />}>
      <section className={styles.write} aria-labelledby="viet-cho-chung-toi">
        <h2 id="viet-cho-chung-toi">Viết cho chúng tôi</h2>
        <ContactForm />
      </section>
    </FixedPage>
  )
}

function Ways() {
  return (
    <dl className={styles.ways}>
      <div>
        <dt>Điện thoại</dt>
        <dd>
          <a href={PUBLISHER.phoneUrl}>{PUBLISHER.phone}</a>
          <span>{PUBLISHER.hours}</span>
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${PUBLISHER.email}`}>{PUBLISHER.email}</a>
          <span>Trả lời trong một ngày làm việc</span>
        </dd>
      </div>
      <div>
        <dt>Địa chỉ</dt>
        <dd>{PUBLISHER.address}</dd>
      </div>
      <div>
        <dt>Lời nhắn</dt>
        <dd>
          <a href="#viet-cho-chung-toi">Viết ngay trên trang này</a>
        </dd>
      </div>
    </dl>
  )
}
