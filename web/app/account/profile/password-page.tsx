import { changePassword, endAllSessions, endSession, getMe, listSessions } from '@tq/contract/account.ts'
import { ChangePasswordForm } from '@tq/contract/forms/account.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { useShapedForm } from '../../lib/form.ts'
import { formatMoment } from '../../lib/format.ts'
import { nothingYet, type PageData, pageLoader, usePageData } from '../../lib/page-data.ts'
import { forgetPerson } from '../../lib/state/personal-storage.ts'
import { OutOfDate, PageWaiting } from '../../lib/waiting.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordInput } from '../../ui/form/input.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import styles from '../account-page.module.css'
import { draft, openDialog } from '../dialogs/account-dialog-store.ts'
import { FormFrame } from '../dialogs/form-frame.tsx'
import type { Route } from './+types/password-page.ts'

export const loader = nothingYet

export const clientLoader = pageLoader(async () => {
  // Who has no password is told so; until that is known it may be changed.
  const me = call(getMe).then(
    ({ data }) => data,
    () => null,
  )
  const { data: sessions } = await call(listSessions)
  return { me: await me, sessions }
})

export default PasswordPage

function PasswordPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { refresh } = usePageData()
  const { data } = loaderData
  return (
    <>
      <PageHead
        title="Mật khẩu và thiết bị"
        description="Mật khẩu và các thiết bị đang đăng nhập."
        path="/tai-khoan/doi-mat-khau"
        isHidden
      />
      <h1>Mật khẩu và thiết bị</h1>
      {data?.me?.hasPassword === false ? <NoPassword email={data.me.email} /> : <Change onChanged={refresh} />}
      <Devices loaded={loaderData} onChanged={refresh} />
    </>
  )
}

const EMPTY = { CurrentPassword: '', NewPassword: '', confirm: '' }

function NoPassword({ email }: { email: string }) {
  const start = () => {
    draft.set((now) => ({ ...now, Email: email }))
    openDialog('forgot')
  }
  return (
    <div className={styles.narrow}>
      <Notice title="Tài khoản này chưa có mật khẩu" action={<Button onClick={start}>Đặt mật khẩu</Button>}>
        Bạn vẫn đăng nhập được bằng Google. Muốn có thêm mật khẩu, hãy lấy mã qua email; sau đó bạn đăng nhập lại.
      </Notice>
    </div>
  )
}

function Change({ onChanged }: { onChanged(): void }) {
  const form = useShapedForm(ChangePasswordForm, EMPTY)
  const { register, errorOf, formState } = form
  const send = form.submit(async ({ CurrentPassword, NewPassword }) => {
    const { successMessage } = await call(changePassword, { body: { CurrentPassword, NewPassword } })
    form.reset(EMPTY)
    showToast(successMessage ?? 'Đã đổi mật khẩu')
    // Another password logs other devices out.
    onChanged()
  })
  return (
    <div className={styles.narrow}>
      <FormFrame label="Đổi mật khẩu" failure={form.failure} onSubmit={send}>
        <Field label="Mật khẩu hiện tại" error={errorOf('CurrentPassword')}>
          <PasswordInput {...register('CurrentPassword')} autoComplete="current-password" />
        </Field>
        <Field label="Mật khẩu mới" error={errorOf('NewPassword')} hint="Ít nhất 8 ký tự.">
          <PasswordInput
            {...register('NewPassword', { onChange: () => form.getValues('confirm') && form.trigger('confirm') })}
            autoComplete="new-password"
          />
        </Field>
        <Field label="Nhập lại mật khẩu mới" error={errorOf('confirm')}>
          <PasswordInput {...register('confirm')} autoComplete="new-password" />
        </Field>
        <Button type="submit" look="son" isBusy={formState.isSubmitting} className={styles.save}>
          Đổi mật khẩu
        </Button>
      </FormFrame>
    </div>
  )
}

interface DevicesProps {
  loaded: PageData<{ sessions: Data<typeof listSessions> }>
  onChanged(): void
}

function Devices({ loaded: { data, failure }, onChanged }: DevicesProps) {
  const act = async (work: () => Promise<unknown>, message: string) => {
    try {
      await work()
      showToast(message)
      onChanged()
    } catch (error) {
      showToast((error as Error).message, { variant: 'error' })
    }
  }
  const leaveAll = async () => {
    try {
      await call(endAllSessions)
      // The token is invalid from now on: any further call would answer 401.
      forgetPerson()
      window.location.assign('/logout')
    } catch (error) {
      showToast((error as Error).message, { variant: 'error' })
    }
  }
  return (
    <Panel title="Thiết bị đang đăng nhập" className={styles.data}>
      {data && <OutOfDate failure={failure} />}
      {data ? (
        <ul>
          {data.sessions.map((one) => (
            <li key={one.id} className={styles.line}>
              <p>
                <b>
                  {one.device} {one.isCurrent && <Tag>Thiết bị này</Tag>}
                </b>
                <span>
                  {one.address} · lần cuối {formatMoment(one.lastSeenAt)}
                </span>
              </p>
              {one.isCurrent ? (
                <Button isSmall onClick={() => openDialog('logout')}>
                  Đăng xuất khỏi thiết bị này
                </Button>
              ) : (
                <Button
                  isSmall
                  onClick={() => act(() => call(endSession, { params: { id: one.id } }), 'Đã đăng xuất khỏi thiết bị đó')}
                >
                  Đăng xuất khỏi thiết bị đó
                  <span className="visually-hidden">
                    : {one.device}, {one.address}, lần cuối {formatMoment(one.lastSeenAt)}
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <PageWaiting failure={failure} />
      )}
      <Button onClick={leaveAll}>Đăng xuất khỏi mọi thiết bị</Button>
    </Panel>
  )
}
