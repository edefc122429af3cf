import type { FlashSale } from '@tq/contract/catalog.ts'
import { useRevalidator } from 'react-router'
import { Countdown } from '../../catalog/countdown.tsx'
import { FlashSaleCard } from '../../catalog/flash-sale-card.tsx'
import { classes } from '../../ui/class-names.ts'
import { Section } from '../../ui/layout/section.tsx'
import styles from './flash-sale-strip.module.css'

const SIZES = '(max-width: 1023px) 180px, 190px'

export function FlashSaleStrip({ sale }: { sale: FlashSale }) {
  const { revalidate } = useRevalidator()
  return (
    <Section
      title={sale.name}
      moreUrl="/flashSale"
      className={styles.strip}
      beside={<Countdown verb="Kết thúc" until={sale.endsAt} onEnd={revalidate} />}
    >
      <ul className={styles.row}>
        {sale.items.map((item) => (
          // Each waits with its layout for itself.
          <li key={item.id} className={classes('lower', styles.later)}>
            <FlashSaleCard item={item} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
