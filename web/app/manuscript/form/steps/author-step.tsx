import { getMe } from '@tq/contract/account.ts'
import { MANUSCRIPT_STANDINGS } from '@tq/contract/manuscript/enums.ts'
import { STANDING_NAMES } from '@tq/contract/manuscript/words.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../../lib/browser-call.ts'
import { Button, IconButton } from '../../../ui/form/button.tsx'
import { SegmentedChoice } from '../../../ui/form/choice.tsx'
import { Field, FieldError } from '../../../ui/form/field.tsx'
import { Input, Textarea } from '../../../ui/form/input.tsx'
import { type CoAuthorValues, NOBODY } from '../draft/values.ts'
import { useManuscriptForm, useText } from '../form-context.ts'
import styles from './steps.module.css'

const MOST_CO_AUTHORS = 20
const STANDINGS = MANUSCRIPT_STANDINGS.map((value) => ({ value, title: STANDING_NAMES[value] }))

export function AuthorStep() {
  const { draft, change } = useManuscriptForm()
  const [name, email, phone, unit] = [
    useText('authorName'),
    useText('authorEmail'),
    useText('authorPhone'),
    useText('authorUnit'),
  ]
  const note = useText('note')
  usePerson()
  return (
    <div className={styles.fields}>
      <SegmentedChoice
        legend="Gửi với tư cách"
        options={STANDINGS}
        value={draft.values.standing}
        onChange={(standing) => change({ standing })}
      />
      <div className={styles.pair}>
        <Field label="Họ và tên tác giả chính" error={name.error}>
          <Input {...name.control} autoComplete="name" />
        </Field>
        <Field label="Đơn vị công tác" error={unit.error} hint="Ghi “Tự do” nếu bạn không thuộc đơn vị nào.">
          <Input {...unit.control} autoComplete="organization" />
        </Field>
        <Field label="Email" error={email.error} hint="Mã hồ sơ và mọi thư trả lời gửi đến đây.">
          <Input {...email.control} type="email" autoComplete="email" inputMode="email" />
        </Field>
        <Field label="Điện thoại" error={phone.error}>
          <Input {...phone.control} type="tel" autoComplete="tel" inputMode="tel" />
        </Field>
      </div>
      <CoAuthors />
      <Field label="Lời nhắn cho biên tập viên" isOptional error={note.error}>
        <Textarea {...note.control} rows={3} />
      </Field>
    </div>
  )
}

/** What the account knows, into what is still empty. */
function usePerson(): void {
  const { desk, draft } = useManuscriptForm()
  useEffect(() => {
    if (!draft.isMember) return
    call(getMe).then(
      ({ data: me }) => {
        const { authorName, authorEmail, authorPhone } = desk.state.get().values
        if (authorName || authorEmail || authorPhone) return
        desk.change({ authorName: me.name, authorEmail: me.email, authorPhone: me.phone })
      },
      // Without it one types it.
      () => undefined,
    )
  }, [])
}

function CoAuthors() {
  const { draft, faults, change } = useManuscriptForm()
  const { coAuthors } = draft.values
  const list = useRef<HTMLFieldSetElement>(null)
  const set = (at: number, part: Partial<CoAuthorValues>) =>
    change({ coAuthors: coAuthors.map((one, place) => (place === at ? { ...one, ...part } : one)) })
  const add = () => {
    // At once: who types on is not to type into the button, where a space adds one more.
    flushSync(() => change({ coAuthors: [...coAuthors, NOBODY] }))
    ;[...(list.current?.querySelectorAll('input') ?? [])].at(-3)?.focus()
  }
  return (
    <fieldset ref={list} className={styles.people}>
      <legend>
        Đồng tác giả <span>(không bắt buộc)</span>
      </legend>
      {coAuthors.map((person, at) => (
        <CoAuthorRow key={at} at={at} person={person} onChange={(part) => set(at, part)} />
      ))}
      {faults.coAuthors && <FieldError>{faults.coAuthors}</FieldError>}
      {coAuthors.length < MOST_CO_AUTHORS && (
        <Button onClick={add}>
          <Plus size="1.8rem" aria-hidden="true" /> Thêm đồng tác giả
        </Button>
      )}
    </fieldset>
  )
}

interface CoAuthorRowProps {
  at: number
  person: CoAuthorValues
  onChange(part: Partial<CoAuthorValues>): void
}

function CoAuthorRow({ at, person, onChange }: CoAuthorRowProps) {
  const { draft, faults, change, touch } = useManuscriptForm()
  const field = (name: keyof CoAuthorValues) => ({
    value: person[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    onBlur: () => person[name] && touch(`coAuthors.${at}.${name}`),
    autoComplete: 'off',
  })
  const remove = () => change({ coAuthors: draft.values.coAuthors.filter((_, place) => place !== at) })
  return (
    <div className={styles.person}>
      <Field label={`Họ và tên người thứ ${at + 1}`} error={faults[`coAuthors.${at}.name`]}>
        <Input {...field('name')} />
      </Field>
      <Field label="Email" isOptional error={faults[`coAuthors.${at}.email`]}>
        <Input {...field('email')} type="email" inputMode="email" />
      </Field>
      <Field label="Đơn vị" isOptional error={faults[`coAuthors.${at}.unit`]}>
        <Input {...field('unit')} />
      </Field>
      <IconButton label={`Bỏ đồng tác giả thứ ${at + 1}`} onClick={remove} className={styles.removePerson}>
        <Trash2 size="1.8rem" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
