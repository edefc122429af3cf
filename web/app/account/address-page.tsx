import { type Address, addAddress, changeAddress, listAddresses, removeAddress } from '@tq/contract/account.ts'
import { AddressForm } from '@tq/contract/forms/account.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { useShapedForm } from '../lib/form.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Notice } from '../ui/notice.tsx'
import { Tag } from '../ui/tag.tsx'
import { showToast } from '../ui/toast-store.ts'
import styles from './account-page.module.css'
import { FormFrame } from './form-frame.tsx'
import { PlaceSelect } from './place-select.tsx'
import { useAnswer } from './use-answer.ts'
import { Waiting } from './waiting.tsx'

export default function AddressPage() {
  const { answer, failure, again } = useAnswer(listAddresses)
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const done = (message: string) => {
    setEdited(null)
    showToast(message)
    again()
  }
  return (
    <>
      <PageHead title="Sổ địa chỉ" description="Nơi nhận sách của bạn." path="/tai-khoan/so-dia-chi" isHidden />
      <div className={styles.head}>
        <h1>Sổ địa chỉ</h1>
        <Button look="lam" onClick={() => setEdited('new')}>
          <Plus size="1.8rem" aria-hidden="true" /> Thêm địa chỉ
        </Button>
      </div>
      {!answer ? (
        <Waiting failure={failure} onRetry={again} />
      ) : answer.data.length === 0 ? (
        <EmptyState title="Chưa có địa chỉ nào" sentence="Thêm địa chỉ một lần, những lần mua sau chỉ việc chọn." />
      ) : (
        <ul className={styles.cards}>
          {answer.data.map((address) => (
            <Card key={address.id} address={address} onEdit={() => setEdited(address)} onDone={done} />
          ))}
        </ul>
      )}
      <Dialog isOpen={edited !== null} onClose={() => setEdited(null)} title={edited === 'new' ? 'Thêm địa chỉ' : 'Sửa địa chỉ'}>
        {edited && <Edit address={edited === 'new' ? null : edited} onDone={done} />}
      </Dialog>
    </>
  )
}

function Card({ address, onEdit, onDone }: { address: Address; onEdit(): void; onDone(message: string): void }) {
  const fields = ({ name, phone, address: street, wardId, isDefault }: Address) => ({
    name,
    phone,
    address: street,
    wardId,
    isDefault,
  })
  const act = async (work: () => Promise<unknown>, message: string) => {
    try {
      await work()
      onDone(message)
    } catch (error) {
      showToast((error as Error).message, { variant: 'error' })
    }
  }
  const params = { id: address.id }
  const [successor] = address.successors
  return (
    <li className={styles.card}>
      <p>
        <b>{address.name}</b> {address.isDefault && <Tag>Mặc định</Tag>}
      </p>
      <p>{address.phone}</p>
      <p>
        {address.address}, {address.placeText}
      </p>
      {successor && (
        <Notice
          action={
            <Button
              isSmall
              onClick={() =>
                act(
                  () => call(changeAddress, { params, body: { ...fields(address), wardId: successor.wardId } }),
                  'Đã đổi sang tên mới',
                )
              }
            >
              Đổi sang tên mới
            </Button>
          }
        >
          Nơi này nay là {successor.wardName}, {successor.cityName}
          {successor.isPartial && ' (một phần)'}.
        </Notice>
      )}
      <div className={styles.actions}>
        <Button isSmall onClick={onEdit}>
          Sửa<span className="visually-hidden"> địa chỉ của {address.name}</span>
        </Button>
        {!address.isDefault && (
          <Button
            isSmall
            onClick={() =>
              act(() => call(changeAddress, { params, body: { ...fields(address), isDefault: true } }), 'Đã đặt làm mặc định')
            }
          >
            Đặt làm mặc định
          </Button>
        )}
        <Button isSmall look="text" onClick={() => act(() => call(removeAddress, { params }), 'Đã xoá địa chỉ')}>
          Xoá<span className="visually-hidden"> địa chỉ của {address.name}</span>
        </Button>
      </div>
    </li>
  )
}

function Edit({ address, onDone }: { address: Address | null; onDone(message: string): void }) {
  const form = useShapedForm(AddressForm, {
    name: address?.name ?? '',
    phone: address?.phone ?? '',
    address: address?.address ?? '',
    wardId: address?.wardId ?? 0,
    isDefault: address?.isDefault ?? false,
  })
  const { register, errorOf, setValue, watch, formState } = form
  const send = form.submit(async (body) => {
    if (address) await call(changeAddress, { params: { id: address.id }, body })
    else await call(addAddress, { body })
    onDone(address ? 'Đã lưu địa chỉ' : 'Đã thêm địa chỉ')
  })
  return (
    <FormFrame label="Địa chỉ" failure={form.failure} onSubmit={send}>
      <Field label="Họ và tên người nhận" error={errorOf('name')}>
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <Field label="Số điện thoại" error={errorOf('phone')}>
        <Input {...register('phone')} type="tel" autoComplete="tel" inputMode="tel" />
      </Field>
      {address && address.successors.length > 0 && <Notice>Địa chỉ cũ: {address.placeText}</Notice>}
      <PlaceSelect
        wardId={watch('wardId') || null}
        onChange={(id) => setValue('wardId', id ?? 0, { shouldValidate: formState.isSubmitted, shouldDirty: true })}
        error={errorOf('wardId')}
      />
      <Field label="Số nhà, đường, thôn" error={errorOf('address')}>
        <Input {...register('address')} autoComplete="street-address" />
      </Field>
      <Checkbox label="Đặt làm địa chỉ mặc định" {...register('isDefault')} />
      <Button type="submit" look="son" isBlock isBusy={formState.isSubmitting}>
        {address ? 'Lưu địa chỉ' : 'Thêm địa chỉ'}
      </Button>
    </FormFrame>
  )
}
