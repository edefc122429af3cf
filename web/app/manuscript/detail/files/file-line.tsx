import type { FileVersion } from '@tq/contract/manuscript/shape.ts'
import { ShieldAlert, ShieldCheck, ShieldQuestion, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { fileSize } from '../../../documents/file-words.ts'
import { formatMoment } from '../../../lib/format.ts'
import { Tag } from '../../../ui/mark/tag.tsx'
import { FileGet } from '../../parts/file-get.tsx'
import { FileHash, FileNote, FileRow } from '../../parts/file-row.tsx'
import styles from './files.module.css'

export interface FileLineProps {
  file: FileVersion
  /** The version of its role that counts now. */
  isLatest?: boolean
  /** In the place of the download. */
  action?: ReactNode
}

const SCANS = {
  clean: ['luc', ShieldCheck],
  infected: ['son', ShieldAlert],
  failed: ['vang', ShieldAlert],
  unscanned: [undefined, ShieldQuestion],
  scanning: [undefined, ShieldQuestion],
} as const

/** One version: what it is, how large, its hash, whether it was scanned. */
export function FileLine({ file, isLatest, action }: FileLineProps) {
  const { roleName, version, name, bytes, hash, scan, scanName, sameAsVersion, href, createdAt } = file
  const [tone, Scan] = SCANS[scan]
  return (
    <FileRow name={name} isBad={scan === 'infected'} actions={action ?? (href && <FileGet {...{ href, roleName, version }} />)}>
      <FileNote>
        <span className={styles.version}>
          {roleName}, phiên bản {version}
        </span>{' '}
        · {fileSize(bytes)} · {formatMoment(createdAt)} {isLatest && version > 1 && <Tag tone="luc">Mới nhất</Tag>}
      </FileNote>
      <FileNote {...(tone ? { tone } : {})} icon={<Scan size="1.4rem" aria-hidden="true" />}>
        {scanName}
        {scan === 'infected' && ': không ai mở tệp này. Bạn quét máy của mình rồi gửi bản sạch'}
      </FileNote>
      {sameAsVersion !== null && (
        <FileNote tone="vang" icon={<TriangleAlert size="1.4rem" aria-hidden="true" />}>
          Nội dung trùng với phiên bản {sameAsVersion}; bạn xem có chọn nhầm tệp không
        </FileNote>
      )}
      <FileHash hash={hash} />
    </FileRow>
  )
}
