import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { LazyDialog } from '../../shell/lazy-dialog.tsx'
import { Button } from '../../ui/form/button.tsx'

const loadDialog = () => import('./share-dialog.tsx')

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
      <LazyDialog load={loadDialog} isOpen={url !== null} onClose={() => setUrl(null)} title={title} url={url ?? ''} />
    </>
  )
}
