import { ROLE_NAMES } from '@tq/contract/manuscript/words.ts'
import { Check, Clock, RotateCw, Trash2, TriangleAlert, WifiOff } from 'lucide-react'
import { fileSize } from '../../../documents/file-words.ts'
import { Button, IconButton } from '../../../ui/form/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { FileNote, FileRow } from '../file-row.tsx'
import type { Uploader, UploadRow } from './uploader.ts'

const icon = { size: '1.5rem', 'aria-hidden': true } as const

/** One file on its way: how far it is, what stopped it, and what one can do about it. */
export function UploadRowView({ row, uploader }: { row: UploadRow; uploader: Uploader }) {
  const { key, name, state, words } = row
  const isMoving = state === 'waiting' || state === 'sending' || state === 'cut' || state === 'taking'
  return (
    <FileRow
      name={name}
      isBad={state === 'refused'}
      actions={
        <>
          {(state === 'cut' || state === 'refused') && uploader.canRetry(key) && (
            <Button look="text" onClick={() => uploader.retry(key)}>
              Thử lại<span className="visually-hidden"> {name}</span>
            </Button>
          )}
          {isMoving ? (
            <Button look="text" onClick={() => uploader.remove(key)}>
              Huỷ<span className="visually-hidden"> tải lên {name}</span>
            </Button>
          ) : (
            <IconButton label={`Bỏ ${name}`} onClick={() => uploader.remove(key)}>
              <Trash2 size="1.8rem" aria-hidden="true" />
            </IconButton>
          )}
        </>
      }
    >
      {(isMoving || state === 'chosenAgain') && (
        <ProgressBar value={row.sent} max={row.bytes} tone="lam" label={`Đang tải lên ${name}`} />
      )}
      <State row={row} />
      {words && state !== 'refused' && (
        <FileNote tone="vang" icon={<TriangleAlert {...icon} />}>
          {words}
        </FileNote>
      )}
    </FileRow>
  )
}

function State({ row }: { row: UploadRow }) {
  const { role, bytes, sent, state, words } = row
  const about = `${ROLE_NAMES[role]} · ${fileSize(bytes)}`
  switch (state) {
    case 'waiting':
      return <FileNote icon={<Clock {...icon} />}>Đợi tới lượt · {about}</FileNote>
    case 'sending':
      return <FileNote>{sendingWords(row)}</FileNote>
    case 'taking':
      return <FileNote icon={<RotateCw {...icon} />}>Đã tải lên hết, máy chủ đang kiểm tra · {about}</FileNote>
    case 'cut':
      return (
        <FileNote tone="vang" icon={<WifiOff {...icon} />}>
          Mất kết nối ở {fileSize(sent)}; có mạng lại sẽ tự tải lên tiếp
        </FileNote>
      )
    case 'chosenAgain':
      return (
        <FileNote tone="vang" icon={<RotateCw {...icon} />}>
          {sent > 0
            ? `Đã có ${fileSize(sent)} trên ${fileSize(bytes)}. Chọn lại đúng tệp này để tải lên tiếp phần còn lại`
            : 'Chưa tải lên. Chọn lại tệp này'}
        </FileNote>
      )
    case 'done':
      return (
        <FileNote tone="luc" icon={<Check {...icon} />}>
          Đã tải lên · {about}
        </FileNote>
      )
    case 'refused':
      return (
        <FileNote tone="son" icon={<TriangleAlert {...icon} />}>
          {words}
        </FileNote>
      )
  }
}

function sendingWords({ sent, bytes, speed }: UploadRow): string {
  const percent = Math.floor((sent / Math.max(1, bytes)) * 100)
  const so = `${percent}% · ${fileSize(sent)} trên ${fileSize(bytes)}`
  const left = speed > 0 ? Math.ceil((bytes - sent) / speed) : 0
  if (left < 3) return so
  return `${so} · còn khoảng ${left < 90 ? `${left} giây` : `${Math.round(left / 60)} phút`}`
}
