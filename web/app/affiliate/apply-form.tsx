import { AffiliateForm } from '@tq/contract/forms/affiliate.ts'
import { applyAsAffiliate, type UserAffiliate } from '@tq/contract/promotion/affiliate.ts'
import { FormFrame } from '../account/dialogs/form-frame.tsx'
import { call } from '../lib/browser-call.ts'
import { useShapedForm } from '../lib/form.ts'
import { session } from '../lib/state/session.ts'
import { Button } from '../ui/form/button.tsx'
import { Checkbox } from '../ui/form/choice.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'
import styles from './affiliate-page.module.css'

const EMPTY = {
  identityNumber: '',
  taxCode: '',
  channel: '',
  bankName: '',
  bankAccount: '',
  bankHolder: '',
  isAgreed: false,
  isDataAgreed: false,
}

export function ApplyForm({ onDone }: { onDone(affiliate: UserAffiliate): void }) {
  const form = useShapedForm(AffiliateForm, { ...EMPTY, fullName: session.get().displayName })
  const { register, errorOf, formState, trigger } = form
  /** What is right beside one field may make another wrong: both are looked at again. */
  const withOther = (other: 'bankHolder' | 'identityNumber') => ({
    onChange: () => {
      if (formState.dirtyFields[other]) trigger(other)
    },
  })
  const send = form.submit(async (body) => {
    const { data, successMessage } = await call(applyAsAffiliate, { body })
    if (successMessage) showToast(successMessage)
    onDone(data)
  })
  return (
    <Panel title="Đăng ký" className={styles.form}>
      <FormFrame label="Đăng ký cộng tác viên" failure={form.failure} onSubmit={send}>
        <Field label="Họ tên hoặc tên tổ chức" error={errorOf('fullName')}>
          <Input {...register('fullName', withOther('bankHolder'))} autoComplete="name" />
        </Field>
        <div className={styles.pair}>
          <Field label="Số căn cước" hint="12 chữ số; tổ chức để trống" error={errorOf('identityNumber')}>
            <Input {...register('identityNumber')} inputMode="numeric" autoComplete="off" maxLength={12} />
          </Field>
          <Field label="Mã số thuế" isOptional hint="Bắt buộc với tổ chức" error={errorOf('taxCode')}>
            <Input {...register('taxCode', withOther('identityNumber'))} autoComplete="off" maxLength={14} />
          </Field>
        </div>
        <Field
          label="Nơi bạn sẽ giới thiệu sách"
          hint="Địa chỉ trang, tên kênh, lớp học hay câu lạc bộ của bạn"
          error={errorOf('channel')}
        >
          <Input {...register('channel')} autoComplete="off" />
        </Field>
        <Field label="Ngân hàng" error={errorOf('bankName')}>
          <Input {...register('bankName')} autoComplete="off" />
        </Field>
        <div className={styles.pair}>
          <Field label="Số tài khoản" error={errorOf('bankAccount')}>
            <Input {...register('bankAccount')} inputMode="numeric" autoComplete="off" maxLength={20} />
          </Field>
          <Field label="Chủ tài khoản" hint="Đúng tên ở trên, có dấu hay không đều được" error={errorOf('bankHolder')}>
            <Input {...register('bankHolder')} autoComplete="off" autoCapitalize="characters" />
          </Field>
        </div>
        <Checkbox
          label={
            <>
              Tôi đủ 18 tuổi và đồng ý với{' '}
              <a href="/dieu-khoan-cong-tac-vien" target="_blank" rel="noopener">
                Điều khoản cộng tác viên
              </a>
            </>
          }
          error={errorOf('isAgreed')}
          {...register('isAgreed')}
        />
        <Checkbox
          label={
            <>
              Tôi đồng ý để Thư Quán dùng những thông tin trên để xác minh, trả tiền và khai thuế, theo{' '}
              <a href="/chinh-sach-bao-mat" target="_blank" rel="noopener">
                Chính sách bảo mật
              </a>
            </>
          }
          error={errorOf('isDataAgreed')}
          {...register('isDataAgreed')}
        />
        <Button type="submit" look="son" isBusy={formState.isSubmitting} className={styles.send}>
          Gửi hồ sơ
        </Button>
      </FormFrame>
    </Panel>
  )
}
