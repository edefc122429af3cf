import { dropOffline, listDevices } from '@tq/contract/reading/copy.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { formatDate } from '../../lib/format.ts'
import { usePart } from '../../lib/use-part.ts'
import { Waiting } from '../../lib/waiting.tsx'
import { Button } from '../../ui/form/button.tsx'
import styles from './keep-book-row.module.css'

/** A book may lie on five devices: which ones, and which of them gives up its place. */
export function OtherDevices({ productId, onFreed }: { productId: number; onFreed(): void }) {
  const [busy, setBusy] = useState('')
  const [refusal, setRefusal] = useState('')
  const { answer, failure, again } = usePart(
    async () => (await call(listDevices, { query: { perPage: 100 } })).data.filter((device) => device.productId === productId),
    productId,
  )
  async function remove(deviceId: string) {
    setBusy(deviceId)
    setRefusal('')
    try {
      await call(dropOffline, { params: { productId: String(productId), deviceId } })
      onFreed()
    } catch (error) {
      setRefusal(failureWords(error))
    }
    setBusy('')
  }
  if (!answer) return <Waiting failure={failure} onRetry={again} />
  return (
    <>
      <ul className={styles.devices} aria-label="Thiết bị đang lưu sách này">
        {answer.map(({ id, name, seenAt }) => (
          <li key={id}>
            <span>
              {name} <small>nối mạng lần cuối {formatDate(seenAt)}</small>
            </span>
            <Button isSmall isBusy={busy === id} aria-label={`Gỡ khỏi ${name}`} onClick={() => remove(id)}>
              Gỡ
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/tai-khoan/thiet-bi-va-ban-tai">Mọi thiết bị đang lưu sách của bạn</Link>
      </p>
      {refusal && (
        <p role="alert" className={styles.failure}>
          {refusal}
        </p>
      )}
    </>
  )
}
