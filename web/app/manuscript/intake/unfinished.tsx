import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { readText } from '../../lib/state/local-storage.ts'

/** As in kept-draft.ts, which is fetched only where there is something to read. */
const DRAFT_KEY = 'manuscript-draft'

/** A draft that waits in this browser is the first thing its writer looks for. */
export function Unfinished({ className }: { className?: string }) {
  const [title, setTitle] = useState<string | null>(null)
  useEffect(() => {
    if (readText(DRAFT_KEY) === null) return
    import('../form/draft/kept-draft.ts').then(
      ({ NEW, readKept }) => setTitle(readKept(NEW)?.values.title ?? null),
      // The form finds it all the same.
      () => undefined,
    )
  }, [])
  if (title === null)
    return <p className={className}>Bốn bước ngắn, khoảng mười phút. Lưu nháp bất cứ lúc nào, chưa cần tài khoản.</p>
  return (
    <p className={className}>
      Trình duyệt này giữ một bản nháp {title ? `“${title}”` : 'chưa có tên'}. <Link to="/tao-ban-thao">Viết tiếp</Link>
    </p>
  )
}
