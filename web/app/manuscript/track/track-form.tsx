import type { Data } from '@tq/contract/endpoint.ts'
import { ApiError } from '@tq/contract/errors.ts'
import { askForLink, trackDraft } from '@tq/contract/manuscript/draft.ts'
import { Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './track-page.module.css'
import { Tracked } from './tracked.tsx'

type Typed = Record<'code' | 'email', string>
type Answer = { of: Typed; tracked: Data<typeof trackDraft> | null; sentence: string; isFailure: boolean }

const NOTHING_WRONG: Typed = { code: '', email: '' }

export function TrackForm({ code }: { code: string }) {
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState<Typed>({ code, email: '' })
  const [wrong, setWrong] = useState(NOTHING_WRONG)
  const [doing, setDoing] = useState<'track' | 'link' | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)

  /** Whether both fields are filled; what they are is the server's to say. */
  function isFilled(): boolean {
    const missing = {
      code: typed.code.trim() ? '' : 'Nhập mã hồ sơ',
      email: typed.email.trim() ? '' : 'Nhập email của tác giả chính',
    }
    setWrong(missing)
    return !missing.code && !missing.email
  }

  async function ask(what: 'track' | 'link'): Promise<void> {
    if (doing || !isFilled()) return
    setDoing(what)
    try {
      if (what === 'track') {
        const { data } = await call(trackDraft, { body: typed })
        setAnswer({ of: typed, tracked: data, sentence: '', isFailure: false })
      } else {
        const { successMessage } = await call(askForLink, { body: typed })
        setAnswer((now) => ({ of: typed, tracked: now?.tracked ?? null, sentence: successMessage ?? '', isFailure: false }))
      }
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : []
      for (const { field, message } of fields) setWrong((now) => ({ ...now, [field]: message }))
      setAnswer(fields.length ? null : { of: typed, tracked: null, sentence: failureWords(error), isFailure: true })
    }
    setDoing(null)
  }

  const field = (name: keyof Typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value })
      setWrong({ ...wrong, [name]: '' })
    },
  })
  return (
    <>
      <form
        aria-label="Tra cứu bản thảo"
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void ask('track')
        }}
      >
        <Field label="Mã hồ sơ" error={wrong.code}>
          <Input {...field('code')} placeholder="BT-2026-0143" autoComplete="off" spellCheck={false} maxLength={30} />
        </Field>
        <Field label="Email" error={wrong.email}>
          <Input {...field('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
        </Field>
        <div className={styles.ways}>
          <Button type="submit" look="son" isBusy={doing === 'track'} disabled={!isHydrated}>
            Tra cứu
          </Button>
          <Button look="text" isBusy={doing === 'link'} disabled={!isHydrated} onClick={() => ask('link')}>
            <Mail size="1.8rem" aria-hidden="true" /> Gửi liên kết mở hồ sơ vào hộp thư
          </Button>
        </div>
      </form>
      {answer?.sentence && (
        <Notice tone={answer.isFailure ? 'error' : 'success'} isAlert className={styles.answer}>
          {answer.sentence}.
        </Notice>
      )}
      {answer?.tracked && <Tracked tracked={answer.tracked} />}
    </>
  )
}
