import { changeAvatar, getMe, listConsents, removeAvatar, type User, updateUser } from '@tq/contract/account.ts'
import { ProfileForm } from '@tq/contract/forms/account.ts'
import { PICTURE } from '@tq/contract/forms/picture.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { useShapedForm } from '../../lib/form.ts'
import { nothingYet, pageLoader, usePageData } from '../../lib/page-data.ts'
import { session } from '../../lib/state/session.ts'
import { OutOfDate, PageWaiting } from '../../lib/waiting.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import styles from '../account-page.module.css'
import { FormFrame } from '../dialogs/form-frame.tsx'
import type { Route } from './+types/profile-page.ts'
import { EmailChange } from './email-change.tsx'
import { initialsOf } from './initials.ts'
import { MyData } from './my-data.tsx'
import { PlaceAndBirthday } from './place-and-birthday.tsx'

export const loader = nothingYet

export const clientLoader = pageLoader(async () => {
  // Without it the box can't be ticked; the rest of the page is there all the same.
  const consents = call(listConsents).then(
    ({ data }) => data,
    () => null,
  )
  const { data: user } = await call(getMe)
  return { user, consents: await consents }
})

export default ProfilePage

function ProfilePage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { show } = usePageData<typeof clientLoader>()
  return (
    <>
      <PageHead
        title="Thông tin tài khoản"
        description="Tên, điện thoại, ngày sinh và địa chỉ của bạn."
        path="/tai-khoan/thong-tin-tai-khoan"
        isHidden
      />
      <h1>Thông tin tài khoản</h1>
      {data ? (
        <>
          <OutOfDate failure={failure} />
          <Photo user={data.user} onChange={(user) => show({ user })} />
          <Mailbox
            user={data.user}
            onChange={(email) => {
              session.set((now) => ({ ...now, email }))
              return show({ user: { ...data.user, email } })
            }}
          />
          <Profile key={data.user.id} user={data.user} onChange={(user) => show({ user })} />
          <MyData user={data.user} consents={data.consents} onChange={show} />
        </>
      ) : (
        <PageWaiting failure={failure} />
      )}
    </>
  )
}

function Photo({ user, onChange }: { user: User; onChange(user: User): Promise<void> }) {
  const file = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.target.files?.[0]
    event.target.value = ''
    if (picked) save(() => call(changeAvatar, { files: { file: picked } }))
  }
  const remove = async () => {
    await save(() => call(removeAvatar))
    // Its own button is gone with the picture.
    change.current?.focus()
  }
  const save = async (ask: () => Promise<{ data: User; successMessage: string | null }>) => {
    setIsBusy(true)
    try {
      const { data, successMessage } = await ask()
      session.set((now) => ({ ...now, photoUrl: data.avatarUrl }))
      await onChange(data)
      showToast(successMessage ?? '')
    } catch (error) {
      showToast((error as Error).message, { variant: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className={styles.photoRow}>
      {user.avatarUrl ? (
        <img src={user.avatarUrl} alt="Ảnh đại diện của bạn" width={96} height={96} className={styles.photo} />
      ) : (
        <span className={styles.photo} aria-hidden="true">
          {initialsOf(user.name)}
        </span>
      )}
      <div>
        <Button ref={change} isSmall isBusy={isBusy} onClick={() => file.current?.click()}>
          Đổi ảnh đại diện
        </Button>{' '}
        {user.avatarUrl && (
          <Button isSmall look="text" disabled={isBusy} onClick={remove}>
            Bỏ ảnh
          </Button>
        )}
        <p className={styles.note}>Ảnh JPEG, PNG hoặc WebP, tối đa 5 MB.</p>
        <input ref={file} type="file" accept={PICTURE.types.join(',')} hidden onChange={send} aria-label="Ảnh đại diện" />
      </div>
    </div>
  )
}

function Mailbox({ user, onChange }: { user: User; onChange(email: string): void }) {
  const [isChanging, setIsChanging] = useState(false)
  return (
    <div className={`${styles.narrow} ${styles.withAction}`}>
      <Field label="Email">
        <Input value={user.email} readOnly />
      </Field>
      <Button onClick={() => setIsChanging(true)}>Đổi email</Button>
      <p className={styles.note}>Email là tên đăng nhập của bạn.</p>
      <Dialog isOpen={isChanging} onClose={() => setIsChanging(false)} title="Đổi email">
        <div className={styles.steps}>
          <EmailChange
            hasPassword={user.hasPassword}
            onDone={(email) => {
              setIsChanging(false)
              onChange(email)
            }}
          />
        </div>
      </Dialog>
    </div>
  )
}

function Profile({ user, onChange }: { user: User; onChange(user: User): void }) {
  const form = useShapedForm(ProfileForm, {
    Name: user.name,
    Phone: user.phone,
    Address: user.address,
    WardId: user.wardId,
    Birthday: user.birthday,
  })
  const { register, errorOf, formState } = form
  const send = form.submit(async (values) => {
    const { data, successMessage } = await call(updateUser, { params: { userId: user.id }, body: values })
    session.set((now) => ({ ...now, displayName: data.name }))
    form.reset(values)
    onChange(data)
    showToast(successMessage ?? 'Đã lưu thông tin')
  })
  return (
    <div className={styles.narrow}>
      <FormFrame label="Thông tin tài khoản" failure={form.failure} onSubmit={send}>
        <Field label="Họ và tên" error={errorOf('Name')}>
          <Input {...register('Name')} autoComplete="name" />
        </Field>
        <Field label="Số điện thoại" isOptional error={errorOf('Phone')}>
          <Input {...register('Phone')} type="tel" autoComplete="tel" inputMode="tel" />
        </Field>
        <PlaceAndBirthday form={form} />
        <Button type="submit" look="son" isBusy={formState.isSubmitting} disabled={!formState.isDirty} className={styles.save}>
          Lưu thay đổi
        </Button>
      </FormFrame>
    </div>
  )
}
