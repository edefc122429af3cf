import type { CartLine } from '@tq/contract/cart.ts'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { Cover } from '../catalog/cover.tsx'
import { KIND_NAMES } from '../catalog/kinds.ts'
import { useCheckout } from '../checkout/checkout-context.tsx'
import { formatPrice } from '../lib/format.ts'
import { bindTitle } from '../lib/typography.ts'
import { Button, IconButton } from '../ui/form/button.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { priceWords } from '../ui/mark/price.tsx'
import styles from './later-lines.module.css'

/** Put aside: neither counted nor bought. */
export function LaterLines({ lines }: { lines: CartLine[] }) {
  if (lines.length === 0) return null
  return (
    <Panel title={`Lưu lại mua sau (${lines.length})`}>
      <ul>
        {lines.map((line) => (
          <LaterLine key={line.productId} line={line} />
        ))}
      </ul>
    </Panel>
  )
}

function LaterLine({ line }: { line: CartLine }) {
  const checkout = useCheckout()
  // There is no page of it, no price and nothing to buy: it can only be taken off.
  const isGone = line.problem === 'gone'
  return (
    <li className={styles.line}>
      <Cover picture={line.picture} sizes="48px" isDecorative />
      <div className={styles.words}>
        <h3>{isGone ? bindTitle(line.title) : <Link to={`/san-pham/${line.address}`}>{bindTitle(line.title)}</Link>}</h3>
        {!isGone && (
          <p>
            {KIND_NAMES[line.kind]} · {priceWords(line.priceNow)}
            {line.priceBefore !== null && ` (lúc lưu: ${formatPrice(line.priceBefore)})`}
          </p>
        )}
        {line.problemText && <p className={styles.wrong}>{line.problemText}</p>}
      </div>
      {!isGone && (
        <Button isSmall className={styles.back} onClick={() => checkout.setLater(line, false)}>
          Chuyển vào giỏ<span className="visually-hidden"> {line.title}</span>
        </Button>
      )}
      <IconButton
        label={`Bỏ ${line.title} khỏi danh sách mua sau`}
        className={styles.remove}
        onClick={() => checkout.remove(line)}
      >
        <Trash2 size="2rem" aria-hidden="true" />
      </IconButton>
    </li>
  )
}
