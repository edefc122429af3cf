import { Link as LinkIcon, Mail, Printer } from 'lucide-react'
import { Button } from '../ui/form/button.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'
import styles from './share-links.module.css'

/** Plain links: no network's script runs on our pages, and nobody is told who reads. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const places = [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
    { name: 'X', href: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}` },
  ]
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast('Đã sao chép đường dẫn', { variant: 'success' })
    } catch {
      showToast('Chưa sao chép được, bạn sao chép từ thanh địa chỉ nhé', { variant: 'error' })
    }
  }
  return (
    <div className={styles.share}>
      <h2 className={styles.title}>Chia sẻ bài viết</h2>
      <ul className={styles.links}>
        {places.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`} className={styles.link}>
            <Mail size="1.8rem" aria-hidden="true" /> Email
          </a>
        </li>
        <li>
          <Button isSmall onClick={copy}>
            <LinkIcon size="1.8rem" aria-hidden="true" /> Sao chép đường dẫn
          </Button>
        </li>
        <li>
          <Button isSmall onClick={() => print()}>
            <Printer size="1.8rem" aria-hidden="true" /> In bài
          </Button>
        </li>
      </ul>
    </div>
  )
}
