import { useEffect, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

const COUNTDOWN_SECONDS = 8

/** After what is listened to, the next lesson begins by itself, unless somebody stays. */
export function NextUp({ title, go }: { title: string; go(): void }) {
  const [left, setLeft] = useState<number | null>(COUNTDOWN_SECONDS)
  useEffect(() => {
    if (left === null) return
    if (left === 0) return go()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, go])
  if (left === null) return null
  return (
    <Notice
      title={title}
      action={
        <>
          <Button look="lam" onClick={go}>
            Học bài sau
          </Button>
          <Button onClick={() => setLeft(null)}>Ở lại bài này</Button>
        </>
      }
    >
      {/* The count is not read aloud each second. */}
      <span aria-live="off">Bài sau bắt đầu sau {left} giây</span>
    </Notice>
  )
}
