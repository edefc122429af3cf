import { MapPin } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { readStored, writeStored } from '../../../lib/state/local-storage.ts'
import { Button } from '../../../ui/form/button.tsx'
import styles from './delivery-estimate.module.css'

const KEY = 'delivery-province'

/** Most readers never ask: what asks and answers comes with the first wish to know. */
const AskedDelivery = lazy(() =>
  import('./asked-delivery.tsx').catch(() => ({
    default: () => <p className={styles.words}>Chưa tính được lúc này; phí chính xác hiện ở bước giao hàng.</p>,
  })),
)

/** Where to, what it costs and when it comes. Nothing is asked for before somebody wants to know, or did on another book. */
export function DeliveryEstimate({ productId }: { productId: number }) {
  const [cityId, setCityId] = useState<number | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const known = readStored(KEY, (value) => (Number.isSafeInteger(value) ? (value as number) : null))
    if (known === null) return
    setCityId(known)
    setIsOpen(true)
  }, [])
  function choose(chosen: number) {
    setCityId(chosen)
    writeStored(KEY, chosen)
  }
  return (
    <div className={styles.estimate}>
      {isOpen ? (
        <Suspense fallback={<p className={styles.words}>Đang tải…</p>}>
          <AskedDelivery productId={productId} cityId={cityId} onChoose={choose} />
        </Suspense>
      ) : (
        <Button look="text" isSmall className={styles.ask} onClick={() => setIsOpen(true)}>
          <MapPin size="1.8rem" aria-hidden="true" /> Xem phí và ngày giao tới tỉnh của bạn
        </Button>
      )}
    </div>
  )
}
