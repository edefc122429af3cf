import { AtSign, Link2, MessageCircle, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import styles from './share.module.css'

/** The phone's own list where there is one, which knows Zalo too; elsewhere ours. Nobody else's script is loaded for it. */
export function Share({ title }: { title: string }) {
  const [url, setUrl] = useState<string | null>(null)
  const share = async () => {
    // What was searched for or filtered on the way is nobody's business.
    const own = window.location.origin + window.location.pathname
    if (!navigator.share) return setUrl(own)
    try {
      await navigator.share({ title, url: own })
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setUrl(own)
    }
  }
  return (
    <>
      <Button look="text" isSmall onClick={share}>
        <Share2 size="1.8rem" aria-hidden="true" /> Chia sẻ
      </Button>
      <Dialog isOpen={url !== null} onClose={() => setUrl(null)} title="Chia sẻ" className={styles.dialog}>
        {url && <Ways title={title} url={url} />}
      </Dialog>
    </>
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
