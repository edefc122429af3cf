import { listDrafts } from '@tq/contract/manuscript/draft.ts'
import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { call } from '../../../lib/browser-call.ts'
import styles from '../product-page.module.css'

/** The way back to their file, for whoever sent the manuscript that became this book; null for everybody else. */
export async function findOwnManuscript(productId: number) {
  const [manuscript] = (await call(listDrafts, { query: { productId, state: 'published', perPage: 1 } })).data
  if (!manuscript) return null
  return (
    <p className={styles.manuscript}>
      <FileText size="1.6rem" aria-hidden="true" /> Bản thảo của bạn đã thành cuốn sách này ·{' '}
      <Link to={`/chi-tiet-ban-thao/${manuscript.id}`}>Xem hồ sơ</Link>
    </p>
  )
}
