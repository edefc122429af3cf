import type { UserAffiliate } from '@tq/contract/promotion/affiliate.ts'
import { Copy, Download } from 'lucide-react'
import { download } from '../lib/files/download.ts'
import { Button } from '../ui/form/button.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'
import styles from './affiliate-page.module.css'

/** Terms, 6: said before or beside every link. */
const DISCLOSURE = 'Tôi nhận hoa hồng từ Thư Quán nếu bạn mua sách qua đường dẫn này. Giá bạn trả không đổi.'

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(done)
  } catch {
    showToast('Trình duyệt không cho sao chép; bạn bôi đen rồi tự sao chép nhé', { variant: 'error' })
  }
}

export function SharePanel({ affiliate: { code, link, qrSvg } }: { affiliate: UserAffiliate }) {
  if (!code || !link || !qrSvg) return null
  return (
    <Panel title="Đường dẫn của bạn">
      <div className={styles.share}>
        <div className={styles.codes}>
          <div>
            <h3>Đường dẫn</h3>
            <p className={styles.link}>{link}</p>
            <Button isSmall look="lam" onClick={() => copy(link, 'Đã sao chép đường dẫn')}>
              <Copy size="1.6rem" aria-hidden="true" /> Sao chép đường dẫn
            </Button>
          </div>
          <div>
            <h3>Mã</h3>
            <p className={styles.code}>{code}</p>
            <Button isSmall onClick={() => copy(code, 'Đã sao chép mã')}>
              <Copy size="1.6rem" aria-hidden="true" /> Sao chép mã
            </Button>
          </div>
          <p className={styles.note}>
            Muốn dẫn thẳng tới một cuốn sách, thêm <code>?affiliateCode={code}</code> vào cuối địa chỉ trang sách ấy.
          </p>
        </div>
        <div className={styles.qr}>
          <img src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`} alt={`Mã QR dẫn tới ${link}`} width={160} height={160} />
          <Button isSmall onClick={() => download(new Blob([qrSvg], { type: 'image/svg+xml' }), `thu-quan-${code}.svg`)}>
            <Download size="1.6rem" aria-hidden="true" /> Tải mã QR
          </Button>
        </div>
      </div>
      <Notice
        title="Nói rõ rằng đây là quảng cáo"
        className={styles.disclosure}
        action={
          <Button isSmall onClick={() => copy(DISCLOSURE, 'Đã sao chép câu này')}>
            Sao chép câu này
          </Button>
        }
      >
        Đặt một câu dễ thấy trước hoặc cạnh đường dẫn, chẳng hạn: “{DISCLOSURE}”
      </Notice>
    </Panel>
  )
}
