import { AtSign, Link2, MessageCircle, Share2 } from 'lucide-react'
import type { LazyDialogProps } from '../../shell/lazy-dialog.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import styles from './share.module.css'

export interface ShareDialogProps extends LazyDialogProps {
  title: string
  url: string
}

export default function ShareDialog({ title, url, ...rest }: ShareDialogProps) {
  return (
    <Dialog {...rest} title="Chia sẻ" className={styles.dialog}>
      <Ways title={title} url={url} />
    </Dialog>
  )
}

function Ways({ title, url }: { title: string; url: string }) {
  const [to, words] = [encodeURIComponent(url), encodeURIComponent(title)]
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast('Đã sao chép đường dẫn'),
      () => showToast('Chưa sao chép được, bạn sao chép từ thanh địa chỉ nhé', { variant: 'error' }),
    )
  return (
    <ul className={styles.ways}>
      <li>
        <a href={`https://zalo.me/share?url=${to}&title=${words}`} target="_blank" rel="noopener noreferrer">
          <MessageCircle size="2rem" aria-hidden="true" /> Zalo <span className="visually-hidden">(mở trang mới)</span>
        </a>
      </li>
      <li>
        <a href={`https://www.facebook.com/sharer/sharer.php?u=${to}`} target="_blank" rel="noopener noreferrer">
          <Share2 size="2rem" aria-hidden="true" /> Facebook <span className="visually-hidden">(mở trang mới)</span>
        </a>
      </li>
      <li>
        <a href={`mailto:?subject=${words}&body=${to}`}>
          <AtSign size="2rem" aria-hidden="true" /> Email
        </a>
      </li>
      <li>
        <button type="button" onClick={copy}>
          <Link2 size="2rem" aria-hidden="true" /> Sao chép đường dẫn
        </button>
      </li>
    </ul>
  )
}
