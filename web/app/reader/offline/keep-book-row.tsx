import { CircleCheck, Download } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { fileSize } from '../../documents/file-words.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/form/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import styles from './keep-book-row.module.css'
import { type Keeping, keepings, lookUp, startKeeping, stopKeeping, stopKeepingHere } from './keepings.ts'
import { OtherDevices } from './other-devices.tsx'

export interface KeepBookProps {
  productId: number
  /** Where they are known: how much will be fetched. */
  bytes?: number
  /** The present file of the book: an older one on the device can be brought up to date. */
  versionId?: string
}

/** Keeps a book on this device, shows how far that is, and removes it. */
export function KeepBook({ productId, bytes, versionId }: KeepBookProps) {
  const keeping = keepings.use()[productId]
  useEffect(() => {
    void lookUp(productId)
  }, [productId])
  if (!keeping || keeping.is === 'unable') return null
  const keep = () => startKeeping(productId)
  return (
    <section className={styles.row} aria-label="Đọc khi không có mạng">
      {keeping.is === 'kept' ? (
        <CircleCheck className={styles.kept} aria-hidden="true" />
      ) : (
        <Download className={styles.icon} aria-hidden="true" />
      )}
      <div className={styles.words}>
        <Words keeping={keeping} bytes={bytes} isOld={isOld(keeping, versionId)} />
        {'failure' in keeping && keeping.failure && (
          <p role="alert" className={styles.failure}>
            {keeping.failure}
          </p>
        )}
        {keeping.is === 'absent' && keeping.areDevicesFull && <OtherDevices productId={productId} onFreed={keep} />}
        <div className={styles.buttons}>
          {keeping.is === 'absent' && (
            <Button isSmall onClick={keep}>
              Lưu trên máy này
            </Button>
          )}
          {keeping.is === 'fetched' && (
            <Button isSmall onClick={() => stopKeeping(productId)}>
              Dừng
            </Button>
          )}
          {keeping.is === 'partial' && (
            <Button isSmall onClick={keep}>
              Lưu tiếp
            </Button>
          )}
          {isOld(keeping, versionId) && (
            <Button isSmall onClick={keep}>
              Cập nhật
            </Button>
          )}
          {(keeping.is === 'kept' || keeping.is === 'partial') && (
            <Button isSmall onClick={() => stopKeepingHere(productId)}>
              Gỡ khỏi máy
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

const isOld = (keeping: Keeping, versionId?: string) =>
  keeping.is === 'kept' && versionId !== undefined && keeping.versionId !== versionId

/** `16/12` */
const shortDay = (moment: number) => formatDate(new Date(moment).toISOString()).slice(0, 5)

function Words({ keeping, bytes, isOld }: { keeping: Keeping; bytes?: number; isOld: boolean }): ReactNode {
  switch (keeping.is) {
    case 'kept':
      return (
        <>
          <p role="status">
            <b>Đã lưu trên máy này</b> · {fileSize(keeping.bytes)} · đọc được đến {shortDay(keeping.goodUntil)}
          </p>
          <p className={styles.more}>
            {isOld ? 'Sách có bản mới hơn bản trên máy.' : 'Mỗi lần có mạng, hạn đọc lại được tính đủ 30 ngày.'}{' '}
            <Link to="/doc-sach" reloadDocument>
              Sách lưu trên máy này
            </Link>
          </p>
        </>
      )
    case 'fetched':
      return <Fetched {...(keeping.progress ?? { done: 0, total: bytes ?? 1 })} />
    case 'partial':
      return (
        <p>
          <b>Mới lưu được một phần</b>
        </p>
      )
    default:
      return (
        <>
          <p>
            <b>Đọc khi không có mạng</b>
            {bytes !== undefined && ` · ${fileSize(bytes)}`}
          </p>
          <p className={styles.more}>Khi bạn đăng xuất, sách được gỡ khỏi máy này.</p>
        </>
      )
  }
}

function Fetched({ done, total }: { done: number; total: number }) {
  return (
    <>
      <p>
        <b>Đang lưu</b> · {fileSize(done)} / {fileSize(total)}
      </p>
      <ProgressBar value={done} max={total} label="Đã lưu" tone="lam" className={styles.bar} />
    </>
  )
}
