import type { FileVersion } from '@tq/contract/manuscript/shape.ts'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../lib/format.ts'
import { FileRows } from '../../parts/file-row.tsx'
import { useManuscript } from '../manuscript-context.ts'
import { Words } from '../words.tsx'
import { FileLine } from './file-line.tsx'
import styles from './files.module.css'

/** Every version that was sent, round by round, the newest first; nothing of it changes or goes away. */
export function Versions() {
  const { files, rounds } = useManuscript().manuscript
  const sent = files.filter(({ isSent }) => isSent)
  const house = sent.filter(({ by }) => by === 'staff').toReversed()
  const isLatest = latestIn(sent)
  if (sent.length === 0) return null
  const lines = (of: FileVersion[]) => of.map((file) => <FileLine key={file.id} file={file} isLatest={isLatest(file)} />)
  return (
    <section className={styles.part} aria-labelledby="cac-phien-ban">
      <h2 id="cac-phien-ban">Các phiên bản</h2>
      <p className={styles.lead}>Bản cũ không bị xoá. Mã kiểm SHA-256 để so tệp ở máy bạn với tệp chúng tôi đã nhận.</p>
      {house.length > 0 && <Round title="Từ nhà xuất bản">{lines(house)}</Round>}
      {rounds
        .map((round, index) => ({ ...round, title: index === 0 ? 'Lần gửi đầu' : `Lần gửi thứ ${index + 1}` }))
        .filter(({ sentAt }) => sentAt)
        .toReversed()
        .map(({ number, title, sentAt, reply }) => (
          <Round key={number} title={title} sentAt={sentAt} reply={reply}>
            {lines(sent.filter(({ by, round }) => by === 'author' && round === number))}
          </Round>
        ))}
    </section>
  )
}

interface RoundProps {
  title: string
  sentAt?: string | null
  reply?: string
  children: ReactNode[]
}

function Round({ title, sentAt, reply, children }: RoundProps) {
  return (
    <div className={styles.round}>
      <h3>
        {title}
        {sentAt && (
          <time dateTime={sentAt} className={styles.when}>
            {formatMoment(sentAt)}
          </time>
        )}
      </h3>
      {children.length > 0 && <FileRows label={title}>{children}</FileRows>}
      {reply && (
        <div className={styles.reply}>
          <b>Thư phản hồi của bạn</b>
          <Words text={reply} />
        </div>
      )}
    </div>
  )
}

/** The one of its role that counts now. */
function latestIn(files: FileVersion[]) {
  const last = new Map<string, number>()
  for (const { role, version } of files) last.set(role, Math.max(version, last.get(role) ?? 0))
  return ({ role, version }: FileVersion) => last.get(role) === version
}
