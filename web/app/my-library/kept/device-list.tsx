import type { Data } from '@tq/contract/http/endpoint.ts'
import { dropOffline, type listDevices } from '@tq/contract/reading/copy.ts'
import { TabletSmartphone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { formatDate, formatMoment } from '../../lib/format.ts'
import { Button } from '../../ui/form/button.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { ownedUrl } from '../library-address.ts'
import styles from './kept-rows.module.css'

export type Device = Data<typeof listDevices>[number]

interface DeviceListProps {
  devices: Device[]
  /** On the page of one book its title says nothing new. */
  isOneBook?: boolean
  onRemoved(): void
}

/** Devices that keep a book for reading without a network. */
export function DeviceList({ devices, isOneBook, onRemoved }: DeviceListProps) {
  return (
    <ul className={styles.rows}>
      {devices.map((device) => (
        <DeviceRow key={`${device.productId} ${device.id}`} device={device} isOneBook={isOneBook} onRemoved={onRemoved} />
      ))}
    </ul>
  )
}

function DeviceRow({ device, isOneBook, onRemoved }: { device: Device } & Omit<DeviceListProps, 'devices'>) {
  const [isBusy, setIsBusy] = useState(false)
  const { id: deviceId, productId, name, title, keptAt, seenAt } = device
  const remove = async () => {
    setIsBusy(true)
    try {
      const { successMessage } = await call(dropOffline, { params: { productId, deviceId } })
      showToast(successMessage ?? 'Đã gỡ sách khỏi thiết bị')
      onRemoved()
    } catch (error) {
      showToast(failureWords(error), { variant: 'error' })
      setIsBusy(false)
    }
  }
  return (
    <li className={styles.row}>
      <TabletSmartphone size="2.4rem" aria-hidden="true" className={styles.icon} />
      <p>
        <b>{isOneBook ? name : <Link to={ownedUrl(productId)}>{title}</Link>}</b>
        <span>
          {!isOneBook && `${name}\u00a0· `}lưu ngày {formatDate(keptAt)}, nối mạng lần cuối {formatMoment(seenAt)}
        </span>
      </p>
      <Button isSmall isBusy={isBusy} onClick={remove} className={styles.act} aria-label={`Gỡ: ${title}, ${name}`}>
        Gỡ
      </Button>
    </li>
  )
}
