import { type Address, addAddress, changeAddress, listAddresses, removeAddress, setDefaultAddress } from '@tq/contract/account.ts'
import { AddressForm } from '@tq/contract/forms/account.ts'
import { Plus } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { useShapedForm } from '../../lib/form.ts'
import { nothingYet, pageLoader, usePageData } from '../../lib/page-data.ts'
import { OutOfDate, PageWaiting } from '../../lib/waiting.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/choice.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import styles from '../account-page.module.css'
import { FormFrame } from '../dialogs/form-frame.tsx'
import type { Route } from './+types/address-page.ts'
import { Successors } from './old-ward.tsx'
import { PlaceSelect } from './place-select.tsx'

export const loader = nothingYet

export const clientLoader = pageLoader(async () => ({ addresses: (await call(listAddresses)).data }))

export default AddressPage

function AddressPage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { refresh } = usePageData()
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const [removed, setRemoved] = useState<Address | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [gone, setGone] = useState(0)
  // After the dialog has given the focus back, to what is about to go.
  useEffect(() => {
    if (gone > 0) heading.current?.focus()
  }, [gone])
  const done = (message: string) => {
    setEdited(null)
    setRemoved(null)
    showToast(message)
    refresh()
  }
  /** What was pressed goes away with this, so the keyboard's place would be lost. */
  const doneAndGone = (message: string) => {
    done(message)
    setGone(gone + 1)
  }
  return (
    <>
      <PageHead title="Sổ địa chỉ" description="Nơi nhận sách của bạn." path="/tai-khoan/so-dia-chi" isHidden />
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Sổ địa chỉ
        </h1>
        <Button look="lam" onClick={() => setEdited('new')}>
          <Plus size="1.8rem" aria-hidden="true" /> Thêm địa chỉ
        </Button>
      </div>
      {data && <OutOfDate failure={failure} />}
      {!data ? (
        <PageWaiting failure={failure} />
      ) : data.addresses.length === 0 ? (
        <EmptyState title="Chưa có địa chỉ nào" sentence="Thêm địa chỉ một lần, những lần mua sau chỉ việc chọn." />
      ) : (
        <ul className={styles.cards}>
          {data.addresses.map((address) => (
            <Card
              key={address.id}
              address={address}
              onEdit={() => setEdited(address)}
              onRemove={() => setRemoved(address)}
              onDone={doneAndGone}
            />
          ))}
        </ul>
      )}
      <Dialog isOpen={edited !== null} onClose={() => setEdited(null)} title={edited === 'new' ? 'Thêm địa chỉ' : 'Sửa địa chỉ'}>
        {edited && <Edit address={edited === 'new' ? null : edited} onDone={done} />}
      </Dialog>
      <Dialog isOpen={removed !== null} onClose={() => setRemoved(null)} title="Xoá địa chỉ">
        {removed && <Removal address={removed} onClose={() => setRemoved(null)} onDone={doneAndGone} />}
      </Dialog>
    </>
  )
}

interface CardProps {
  address: Address
  onEdit(): void
  onRemove(): void
  onDone(message: string): void
}

function Card({ address, onEdit, onRemove, onDone }: CardProps) {
  const { name, phone, address: street, isDefault } = address
  const params = { id: address.id }
  const act = async (work: Promise<unknown>, message: string) => {
    try {
      await work
      onDone(message)
    } catch (error) {
      showToast((error as Error).message, { variant: 'error' })
    }
  }
  const moveTo = (wardId: number) =>
    act(call(changeAddress, { params, body: { name, phone, address: street, isDefault, wardId } }), 'Đã đổi sang tên mới')
  return (
    <li className={styles.card}>
      <p>
        <b>{name}</b> {isDefault && <Tag>Mặc định</Tag>}
      </p>
      <p>{phone}</p>
      <p>
        {street}, {address.placeText}
      </p>
      {address.successors.length > 0 && (
        <Notice>
          <Successors successors={address.successors} onChoose={moveTo} />
        </Notice>
      )}
      <div className={styles.actions}>
        <Button isSmall onClick={onEdit}>
          Sửa<span className="visually-hidden"> địa chỉ của {name}</span>
        </Button>
        {!isDefault && (
          <Button isSmall onClick={() => act(call(setDefaultAddress, { params }), 'Đã đặt làm mặc định')}>
            Đặt làm mặc định<span className="visually-hidden">: địa chỉ của {name}</span>
          </Button>
        )}
        <Button isSmall look="text" onClick={onRemove}>
          Xoá<span className="visually-hidden"> địa chỉ của {name}</span>
        </Button>
      </div>
    </li>
  )
}

function Removal({ address, onClose, onDone }: { address: Address; onClose(): void; onDone(message: string): void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      await call(removeAddress, { params: { id: address.id } })
      onDone('Đã xoá địa chỉ')
    } catch (error) {
      setFailure((error as Error).message)
      setIsBusy(false)
    }
  }
  return (
    <FormFrame label="Xoá địa chỉ" failure={failure} onSubmit={send}>
      <p>
        Xoá địa chỉ của <b>{address.name}</b>: {address.address}, {address.placeText}?
      </p>
      <div className={styles.answers}>
        <Button onClick={onClose}>Giữ lại</Button>
        <Button type="submit" look="son" isBusy={isBusy}>
          Xoá
        </Button>
      </div>
    </FormFrame>
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
      <PlaceSelect
        wardId={watch('wardId') || null}
        onChange={(id) => setValue('wardId', id ?? 0, { shouldValidate: formState.isSubmitted, shouldDirty: true })}
        error={errorOf('wardId')}
      />
      <Field label="Địa chỉ cụ thể (số nhà, tên đường)" error={errorOf('address')}>
        <Input {...register('address')} autoComplete="street-address" />
      </Field>
      <Checkbox label="Đặt làm địa chỉ mặc định" {...register('isDefault')} />
      <Button type="submit" look="son" isBlock isBusy={formState.isSubmitting}>
        {address ? 'Lưu địa chỉ' : 'Thêm địa chỉ'}
      </Button>
    </FormFrame>
  )
}
