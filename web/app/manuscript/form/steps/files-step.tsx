import { AUTHOR_FILE_ROLES } from '@tq/contract/manuscript/enums.ts'
import type { FileVersion } from '@tq/contract/manuscript/shape.ts'
import { Check, ShieldCheck, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { fileSize } from '../../../documents/file-words.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { IconButton } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { FileNote, FileRow, FileRows } from '../../parts/file-row.tsx'
import { FilePicker } from '../../parts/upload/file-picker.tsx'
import { UploadRowView } from '../../parts/upload/upload-row.tsx'
import { useManuscriptForm } from '../form-context.ts'
import styles from './steps.module.css'

/** Replies belong to what the press has asked for. */
const ROLES = AUTHOR_FILE_ROLES.filter((role) => role !== 'reply')

export function FilesStep() {
  const { desk, draft, faults } = useManuscriptForm()
  const rows = desk.uploader.rows.use()
  const count = rows.length + draft.files.length
  return (
    <>
      <FilePicker roles={ROLES} error={faults.files} onFiles={(files, role) => desk.uploader.add(files, role)} />
      <h2 className={styles.filesHead}>Tệp của bạn</h2>
      {count === 0 ? (
        <p className={styles.none}>Chưa có tệp nào.</p>
      ) : (
        <FileRows label="Tệp của bạn">
          {draft.files.map((file) => (
            <SavedFile key={file.id} file={file} />
          ))}
          {rows.map((row) => (
            <UploadRowView key={row.key} row={row} uploader={desk.uploader} />
          ))}
        </FileRows>
      )}
      <p className="visually-hidden" role="status">
        {rows.some(({ state }) => state === 'cut')
          ? 'Mất kết nối, tệp sẽ tự tải lên tiếp'
          : rows.length > 0 && rows.every(({ state }) => state === 'done')
            ? 'Đã tải lên tất cả tệp'
            : ''}
      </p>
    </>
  )
}

/** Lies with the draft on the server already. */
function SavedFile({ file }: { file: FileVersion }) {
  const { desk } = useManuscriptForm()
  const [isGoing, setIsGoing] = useState(false)
  const { id, name, roleName, bytes, scan, scanName, sameAsVersion } = file
  const remove = async () => {
    setIsGoing(true)
    try {
      await desk.removeFile(id)
    } catch (error) {
      setIsGoing(false)
      showToast(failureWords(error), { variant: 'error' })
    }
  }
  const isBad = scan === 'infected' || scan === 'failed'
  return (
    <FileRow
      name={name}
      isBad={isBad}
      actions={
        <IconButton label={`Bỏ ${name}`} onClick={remove} disabled={isGoing}>
          <Trash2 size="1.8rem" aria-hidden="true" />
        </IconButton>
      }
    >
      <FileNote tone={isBad ? 'son' : 'luc'} icon={isBad ? <TriangleAlert {...icon} /> : <Check {...icon} />}>
        {scan === 'infected' ? 'Tệp nhiễm mã độc, không gửi được' : 'Đã tải lên'} · {roleName} · {fileSize(bytes)}
      </FileNote>
      {(scan === 'scanning' || scan === 'clean') && (
        <FileNote icon={<ShieldCheck {...icon} />}>{scanWords[scan] ?? scanName}</FileNote>
      )}
      {sameAsVersion !== null && (
        <FileNote tone="vang" icon={<TriangleAlert {...icon} />}>
          Nội dung giống hệt một tệp khác của hồ sơ; bỏ một tệp nếu chọn nhầm
        </FileNote>
      )}
    </FileRow>
  )
}

const icon = { size: '1.5rem', 'aria-hidden': true } as const
const scanWords = { scanning: 'Đang quét mã độc, bạn cứ sang bước sau', clean: 'Không có mã độc' }
