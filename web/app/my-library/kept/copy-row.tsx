import type { Copy } from '@tq/contract/reading/copy.ts'
import { Download, FileText, RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { fileSize } from '../../documents/file-words.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/form/button.tsx'
import { ownedUrl } from '../library-address.ts'
import styles from './kept-page.module.css'
import rows from './kept-rows.module.css'
import { useCopy } from './use-copy.ts'

const STATES = { preparing: 'đang chuẩn bị', failed: 'chưa tạo được' }

/** A file with one's name: to be fetched once more, or, where it could not be made, to be tried again. */
export function CopyRow({ copy, onFetched }: { copy: Copy; onFetched(): void }) {
  const { productId, title, version, format, state, bytes, left, url, fileName, createdAt } = copy
  const facts = [
    format.toUpperCase(),
    ...(version > 1 ? [`bản thứ ${version}`] : []),
    ...(bytes === null ? [] : [fileSize(bytes)]),
    `ngày ${formatDate(createdAt)}`,
    state === 'ready' ? (left > 0 ? `còn tải được ${formatNumber(left)} lần` : 'đã tải đủ số lần') : STATES[state],
  ]
  return (
    <li className={rows.row}>
      <FileText size="2.4rem" aria-hidden="true" className={rows.icon} />
      <p>
        <b>
          <Link to={ownedUrl(productId)}>{title}</Link>
        </b>
        <span>{facts.join('\u00a0· ')}</span>
      </p>
      {url && (
        <a
          href={url}
          download={fileName}
          className={rows.get}
          onClick={onFetched}
          aria-label={`Tải về lần nữa: ${title}, ${format.toUpperCase()}`}
        >
          <Download size="1.8rem" aria-hidden="true" /> <span className={styles.word}>Tải về lần nữa</span>
        </a>
      )}
      {state === 'failed' && <TryAgain copy={copy} onFetched={onFetched} />}
    </li>
  )
}

function TryAgain({ copy: { productId, title }, onFetched }: { copy: Copy; onFetched(): void }) {
  const { state, failure, ask } = useCopy(productId)
  useEffect(() => {
    if (state === 'fetched') onFetched()
  }, [state, onFetched])
  const isPreparing = state === 'preparing'
  return (
    <>
      <Button look="text" isSmall isBusy={isPreparing} onClick={ask} aria-label={`Thử lại: ${title}`}>
        {!isPreparing && <RotateCcw size="1.6rem" aria-hidden="true" />}
        {isPreparing ? 'Đang làm…' : 'Thử lại'}
      </Button>
      <p role="status" className={rows.failure}>
        {failure}
      </p>
    </>
  )
}
