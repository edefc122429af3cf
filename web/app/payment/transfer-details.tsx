import type { Transfer } from '@tq/contract/order.ts'
import { Copy, Download } from 'lucide-react'
import { download } from '../lib/files/download.ts'
import { svgToPng } from '../lib/files/svg-to-png.ts'
import { formatPrice } from '../lib/format.ts'
import { Button } from '../ui/form/button.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'
import styles from './transfer-details.module.css'

/** Sharp on every screen, and small enough to be sent on. */
const SAVED_WIDTH = 800

/** Everything a banking app needs: a picture to scan, or words to copy. */
export function TransferDetails({ transfer }: { transfer: Transfer }) {
  const { bankName, account, holder, amount, content, qrSvg } = transfer
  return (
    <Panel title="Chuyển khoản">
      <div className={styles.transfer}>
        <figure className={styles.qr}>
          <img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrSvg)}`}
            alt={`Mã VietQR: chuyển ${formatPrice(amount)} tới tài khoản ${account}, nội dung ${content}`}
            width={200}
            height={200}
          />
          <figcaption>Quét bằng ứng dụng ngân hàng: số tiền và nội dung đã có sẵn</figcaption>
          <SaveCode qrSvg={qrSvg} name={`chuyen-khoan-${content}.png`} />
        </figure>
        <dl className={styles.facts}>
          <Row name="Ngân hàng" value={bankName} />
          <Row name="Số tài khoản" value={account} copied={account} />
          <Row name="Chủ tài khoản" value={holder} />
          <Row name="Số tiền" value={formatPrice(amount)} copied={String(amount)} />
          <Row name="Nội dung" value={content} copied={content} />
        </dl>
      </div>
      <p className={styles.note}>Xin giữ đúng nội dung chuyển khoản để hệ thống tự nhận đơn.</p>
    </Panel>
  )
}

/** The code stands on the very phone that has to scan it: banking apps read it from a saved picture. */
function SaveCode({ qrSvg, name }: { qrSvg: string; name: string }) {
  const save = async () => {
    try {
      download(await svgToPng(qrSvg, SAVED_WIDTH), name)
    } catch {
      showToast('Máy này không lưu được ảnh, bạn chụp màn hình mã nhé', { variant: 'error' })
    }
  }
  return (
    <Button isSmall look="text" onClick={save}>
      <Download size="1.6rem" aria-hidden="true" /> Lưu ảnh mã
    </Button>
  )
}

function Row({ name, value, copied }: { name: string; value: string; copied?: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied ?? value)
      showToast(`Đã sao chép ${name.toLowerCase()}`)
    } catch {
      showToast('Trình duyệt không cho sao chép, bạn chọn chữ rồi tự sao chép nhé', { variant: 'error' })
    }
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {copied && (
          <Button isSmall look="text" onClick={copy}>
            <Copy size="1.6rem" aria-hidden="true" /> Sao chép<span className="visually-hidden"> {name.toLowerCase()}</span>
          </Button>
        )}
      </dd>
    </div>
  )
}
