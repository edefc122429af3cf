import type { ProductDetail } from '@tq/contract/catalog.ts'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useShellData } from '../../../shell/shell-data.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Chip } from '../../../ui/mark/chip.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { toApa, toBibtex, toRis } from './citation.ts'
import styles from './cite-dialog.module.css'

export interface CiteDialogProps {
  product: ProductDetail
  isOpen: boolean
  onClose(): void
}

const STYLES = [
  { name: 'APA', make: toApa, ending: 'txt' },
  { name: 'BibTeX', make: toBibtex, ending: 'bib' },
  { name: 'RIS', make: toRis, ending: 'ris' },
] as const

export function CiteDialog({ product, isOpen, onClose }: CiteDialogProps) {
  const { origin } = useShellData()
  const [chosen, setChosen] = useState<(typeof STYLES)[number]>(STYLES[0])
  const text = chosen.make(product, `${origin}/san-pham/${product.address}`)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(`Đã sao chép trích dẫn ${chosen.name}`),
      () => showToast('Chưa sao chép được, bạn chọn chữ rồi sao chép nhé', { variant: 'error' }),
    )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Trích dẫn sách này" className={styles.dialog}>
      <fieldset className={styles.styles}>
        <legend className="visually-hidden">Kiểu trích dẫn</legend>
        {STYLES.map((style) => (
          <Chip key={style.name} isOn={style === chosen} onClick={() => setChosen(style)}>
            {style.name}
          </Chip>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by the arrow keys */}
      <pre className={styles.text} tabIndex={0}>
        {text}
      </pre>
      <div className={styles.buttons}>
        <Button look="lam" onClick={copy}>
          <Copy size="1.8rem" aria-hidden="true" /> Sao chép
        </Button>
        <Button onClick={() => download(text, `${product.address}.${chosen.ending}`)}>
          <Download size="1.8rem" aria-hidden="true" /> Tải tệp .{chosen.ending}
        </Button>
      </div>
    </Dialog>
  )
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
