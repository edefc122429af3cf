import { BookOpenText, CircleCheck, Mail, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { keepTyped, openDialog } from '../../account/dialogs/account-dialog-store.ts'
import { fileSize } from '../../documents/file-words.ts'
import { formatMoment } from '../../lib/format.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { FileHash, FileNote, FileRow, FileRows } from '../parts/file-row.tsx'
import type { Receipt } from './draft/receipt-store.ts'
import styles from './receipt.module.css'

export interface ReceiptViewProps {
  code: string
  /** Null where this tab did not send it. */
  receipt: Receipt | null
}

const icon = { size: '2rem', 'aria-hidden': true } as const

/** It has arrived: what, when, and what happens now. */
export function ReceiptView({ code, receipt }: ReceiptViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.receipt}>
      <div className={styles.head}>
        <CircleCheck size="4.8rem" aria-hidden="true" className={styles.tick} />
        <h1 ref={heading} tabIndex={-1}>
          Đã nhận bản thảo của bạn
        </h1>
        <p className={styles.code}>
          Mã hồ sơ <b>{code}</b>
        </p>
        {receipt && (
          <p className={styles.when}>
            “{receipt.title}”, nhận lúc {formatMoment(receipt.submittedAt)}. Thư biên nhận đã gửi tới <b>{receipt.email}</b>.
          </p>
        )}
      </div>
      {receipt ? (
        <Whole receipt={receipt} />
      ) : (
        <EmptyState
          title="Biên nhận đầy đủ nằm trong thư"
          sentence="Tên tệp, dung lượng và mã kiểm có trong thư biên nhận gửi tới hộp thư của tác giả chính; liên kết trong thư mở hồ sơ."
          isSmall
        >
          <LinkButton to="/tiep-nhan-ban-thao#theo-doi">Theo dõi hồ sơ</LinkButton>
        </EmptyState>
      )}
    </div>
  )
}

function Whole({ receipt }: { receipt: Receipt }) {
  const { id, key, files, email } = receipt
  const isGuest = key !== null
  const register = () => {
    keepTyped({ Email: email })
    openDialog('register')
  }
  return (
    <div className={styles.columns}>
      <section aria-labelledby="tep-da-nhan">
        <h2 id="tep-da-nhan">Tệp đã nhận</h2>
        <FileRows label="Tệp đã nhận">
          {files.map((file) => (
            <FileRow key={file.id} name={file.name}>
              <FileNote>
                {file.roleName} · {fileSize(file.bytes)} · phiên bản {file.version}
              </FileNote>
              <FileHash hash={file.hash} />
            </FileRow>
          ))}
        </FileRows>
        <p className={styles.note}>
          Dãy chữ số dưới mỗi tệp là mã kiểm SHA-256: trùng với mã của tệp trên máy bạn nghĩa là tệp đến nguyên vẹn.
        </p>
      </section>
      <aside>
        <Panel title="Tiếp theo">
          <ol className={styles.next}>
            <li>
              <Mail {...icon} />
              <span>Giữ thư biên nhận: trong đó có mã hồ sơ và liên kết mở hồ sơ.</span>
            </li>
            <li>
              <BookOpenText {...icon} />
              <span>Biên tập viên đọc sơ bộ trong hai đến ba tuần, rồi viết cho bạn.</span>
            </li>
            <li>
              <Search {...icon} />
              <span>Sau đó hai người phản biện cùng ngành đọc kín; quyết định có vào khoảng tuần thứ chín.</span>
            </li>
          </ol>
          <div className={styles.ways}>
            <LinkButton look="son" to={isGuest ? `/chi-tiet-ban-thao/${id}?key=${key}` : `/chi-tiet-ban-thao/${id}`}>
              Mở hồ sơ
            </LinkButton>
            {isGuest && <Button onClick={register}>Tạo tài khoản để theo dõi</Button>}
          </div>
          {isGuest && <p className={styles.note}>Tạo tài khoản bằng đúng địa chỉ {email}, hồ sơ này tự về tài khoản của bạn.</p>}
        </Panel>
      </aside>
    </div>
  )
}
