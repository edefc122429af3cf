import {
  askForDeletion,
  cancelDeletion,
  exportMyData,
  giveConsent,
  KEEP_ACCOUNT,
  type listConsents,
  type User,
} from '@tq/contract/account.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/choice.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordInput } from '../../ui/form/input.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import styles from '../account-page.module.css'
import { FormFrame } from '../dialogs/form-frame.tsx'

type Consent = Data<typeof listConsents>[number]

const report = (error: unknown) => showToast((error as Error).message, { variant: 'error' })

export interface MyDataProps {
  user: User
  /** Null where they could not be had. */
  consents: Consent[] | null
  onChange(next: { user: User } | { consents: Consent[] }): void
}

/** What the law gives everybody: a copy, a say about each use, and a way out with thirty days to think again. */
export function MyData({ user, consents, onChange }: MyDataProps) {
  const [isAsking, setIsAsking] = useState(false)
  const keep = async () => {
    try {
      onChange({ user: (await call(cancelDeletion)).data })
      showToast('Tài khoản được giữ lại')
    } catch (error) {
      report(error)
    }
  }
  return (
    <Panel title="Dữ liệu của tôi" className={styles.data}>
      <Letters consents={consents} onChange={(next) => onChange({ consents: next })} />
      <div className={styles.line}>
        <p>
          <b>Bản sao dữ liệu</b>
          <span>Mọi điều chúng tôi giữ về bạn, trong một tệp JSON.</span>
        </p>
        <Button isSmall onClick={() => download().catch(report)}>
          Tải về
        </Button>
      </div>
      {user.deleteAfter ? (
        <Notice
          tone="warning"
          title={`Tài khoản sẽ bị xoá ngày ${formatDate(user.deleteAfter)}`}
          action={<Button onClick={keep}>{KEEP_ACCOUNT}</Button>}
        >
          Cho tới hôm đó bạn vẫn dùng được như thường và có thể đổi ý.
        </Notice>
      ) : (
        <div className={styles.line}>
          <p>
            <b>Xoá tài khoản</b>
            <span>Xoá vĩnh viễn sau 30 ngày; trong thời gian đó bạn đổi ý được.</span>
          </p>
          <Button isSmall onClick={() => setIsAsking(true)}>
            Xoá tài khoản
          </Button>
        </div>
      )}
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Xoá tài khoản">
        <Deletion
          hasPassword={user.hasPassword}
          onDone={(next) => {
            setIsAsking(false)
            onChange({ user: next })
          }}
        />
      </Dialog>
    </Panel>
  )
}

function Letters({ consents, onChange }: { consents: Consent[] | null; onChange(consents: Consent[]): void }) {
  const isGiven = consents?.find(({ purpose }) => purpose === 'marketing')?.isGiven ?? false
  const change = async (isOn: boolean) => {
    try {
      onChange((await call(giveConsent, { body: { purpose: 'marketing', isGiven: isOn } })).data)
    } catch (error) {
      report(error)
    }
  }
  return (
    <Checkbox
      label="Gửi cho tôi tin sách mới và ưu đãi qua email"
      hint="Tin sách không quá hai thư một tháng; sách bạn yêu thích giảm giá hay có lại thì báo ngay, nhiều nhất một thư mỗi ngày. Rút lại lúc nào cũng được."
      checked={isGiven}
      disabled={!consents}
      onChange={(event) => change(event.target.checked)}
    />
  )
}

function Deletion({ hasPassword, onDone }: { hasPassword: boolean; onDone(user: User): void }) {
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    setFailure(null)
    try {
      onDone((await call(askForDeletion, { body: { Password: password } })).data)
    } catch (error) {
      setFailure((error as Error).message)
      setIsBusy(false)
    }
  }
  return (
    <FormFrame label="Xoá tài khoản" failure={failure} onSubmit={send}>
      <p>
        Sách điện tử và khoá học đã mua sẽ không mở được nữa. Hoá đơn và đơn hàng được giữ theo quy định, không kèm tài khoản.
      </p>
      {hasPassword && (
        <Field label="Mật khẩu của bạn">
          <PasswordInput value={password} onChange={(event) => setPassword(event.target.value)} autoComplete="current-password" />
        </Field>
      )}
      <Button type="submit" look="son" isBusy={isBusy}>
        Xoá sau 30 ngày
      </Button>
    </FormFrame>
  )
}

async function download(): Promise<void> {
  const { data } = await call(exportMyData)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  link.download = 'thu-quan-du-lieu-cua-toi.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
