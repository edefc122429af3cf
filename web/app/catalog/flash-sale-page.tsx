import { type FlashSale, listFlashSales } from '@tq/contract/catalog.ts'
import { useRevalidator } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { breadcrumbData } from '../head/structured-data.ts'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import { formatMoment } from '../lib/format.ts'
import { useShellData } from '../shell/shell-data.ts'
import { LinkButton } from '../ui/form/button.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Section } from '../ui/layout/section.tsx'
import type { Route } from './+types/flash-sale-page.ts'
import { Countdown } from './countdown.tsx'
import { ComingSaleCard, FlashSaleCard } from './flash-sale-card.tsx'
import styles from './flash-sale-page.module.css'

const TITLE = 'Giờ vàng'
const FIRST_ROW = 5

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext)(listFlashSales)
  const sales = data.filter((sale) => sale.items.length > 0)
  return { running: sales.filter((sale) => sale.isRunning), coming: sales.filter((sale) => !sale.isRunning) }
}

export const headers = () => cacheFor('catalog')

export default function FlashSalePage({ loaderData: { running, coming } }: Route.ComponentProps) {
  const { origin } = useShellData()
  return (
    <div className="wrap">
      <PageHead
        title={TITLE}
        description="Các đợt giảm giá trong thời gian ngắn của Thư Quán: sách đang giảm, số suất còn lại và những đợt sắp mở bán."
        path="/flashSale"
        things={import.meta.env.SSR && [breadcrumbData(origin, [{ title: TITLE }], '/flashSale')]}
      />
      <Breadcrumbs crumbs={[{ title: TITLE }]} />
      <h1>{TITLE}</h1>
      <p className={styles.lead}>Mỗi đợt có hạn giờ và hạn số lượng. Hết suất, sách trở về giá thường.</p>
      {running.map((sale, index) => (
        <RunningSale key={sale.id} sale={sale} isFirst={index === 0} />
      ))}
      {running.length === 0 && <NoSale hasComing={coming.length > 0} />}
      {coming.map((sale) => (
        <ComingSale key={sale.id} sale={sale} />
      ))}
    </div>
  )
}

function RunningSale({ sale, isFirst }: { sale: FlashSale; isFirst: boolean }) {
  const { revalidate } = useRevalidator()
  // What is still to be had comes first.
  const items = sale.items.toSorted((a, b) => Number(a.quotaSold >= a.quota) - Number(b.quotaSold >= b.quota))
  return (
    <Section
      title={sale.name}
      className={styles.sale}
      beside={<Countdown verb="Kết thúc" until={sale.endsAt} onEnd={revalidate} />}
    >
      <ul className={styles.grid}>
        {items.map((item, index) => (
          <li key={item.id}>
            <FlashSaleCard item={item} isFirst={isFirst && index < FIRST_ROW} isMain={isFirst && index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ComingSale({ sale }: { sale: FlashSale }) {
  const { revalidate } = useRevalidator()
  return (
    <Section
      title={sale.name}
      className={styles.sale}
      beside={<Countdown verb="Mở bán" until={sale.startsAt} onEnd={revalidate} />}
    >
      <p className={styles.times}>
        Từ <time dateTime={sale.startsAt}>{formatMoment(sale.startsAt)}</time> đến{' '}
        <time dateTime={sale.endsAt}>{formatMoment(sale.endsAt)}</time>
      </p>
      <ul className={styles.grid}>
        {sale.items.map((item) => (
          <li key={item.id}>
            <ComingSaleCard item={item} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NoSale({ hasComing }: { hasComing: boolean }) {
  return (
    <EmptyState
      title="Chưa có đợt giảm giá nào đang chạy"
      sentence={
        hasComing
          ? 'Đợt kế tiếp ở ngay bên dưới. Trong lúc chờ, mời bạn xem những cuốn đang bán chạy.'
          : 'Đợt mới sẽ được báo ở trang này. Mời bạn xem những cuốn đang bán chạy.'
      }
    >
      <LinkButton to="/san-pham?sort=bestselling">Xem sách bán chạy</LinkButton>
    </EmptyState>
  )
}
