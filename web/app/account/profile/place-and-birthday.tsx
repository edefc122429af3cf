import type { InformationForm } from '@tq/contract/forms/account.ts'
import type { z } from 'zod'
import type { useShapedForm } from '../../lib/form.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { BirthdayInput } from './birthday/birthday-input.tsx'
import { PlaceSelect } from './place-select.tsx'

type Values = z.infer<typeof InformationForm>
type Form<V extends Values> = ReturnType<typeof useShapedForm<V>>

/** What the registration's last step and the profile page ask alike. */
export function PlaceAndBirthday<V extends Values>({ form }: { form: Form<V> }) {
  // Whatever else the form holds is not touched here.
  const { register, errorOf, setValue, watch, leave } = form as unknown as Form<Values>
  const options = { shouldValidate: true, shouldDirty: true }
  return (
    <>
      <Field label="Ngày sinh" isOptional error={errorOf('Birthday')}>
        <BirthdayInput
          value={watch('Birthday')}
          onChange={(day) => setValue('Birthday', day, options)}
          onLeave={() => leave('Birthday')}
        />
      </Field>
      <PlaceSelect wardId={watch('WardId')} onChange={(id) => setValue('WardId', id, options)} error={errorOf('WardId')} />
      <Field label="Địa chỉ cụ thể (số nhà, tên đường)" isOptional error={errorOf('Address')}>
        <Input {...register('Address')} autoComplete="street-address" />
      </Field>
    </>
  )
}
