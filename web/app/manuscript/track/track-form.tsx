import { TrackDraftForm } from '@tq/contract/forms/track-draft.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import { askForLink, trackDraft } from '@tq/contract/manuscript/draft.ts'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { useShapedForm } from '../../lib/form.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './track-page.module.css'
import { Tracked } from './tracked.tsx'

export function TrackForm({ code }: { code: string }) {
  const isHydrated = useHydrated()
  const form = useShapedForm(TrackDraftForm, { code, email: '' })
  const { register, errorOf } = form
  const [doing, setDoing] = useState<'track' | 'link' | null>(null)
  const [tracked, setTracked] = useState<Data<typeof trackDraft> | null>(null)
  const [told, setTold] = useState('')

  const during = (what: 'track' | 'link', ask: Parameters<typeof form.submit>[0]) =>
    form.submit(async (typed) => {
      if (doing) return
      setDoing(what)
      setTold('')
      try {
        await ask(typed)
      } catch (error) {
        setTracked(null)
        throw error
      } finally {
        setDoing(null)
      }
    })
  const track = during('track', async (body) => setTracked((await call(trackDraft, { body })).data))
  const askLink = during('link', async (body) => setTold((await call(askForLink, { body })).successMessage ?? ''))
  return (
    <>
      <form aria-label="Tra cứu bản thảo" noValidate className={styles.form} onSubmit={track}>
        <Field label="Mã hồ sơ" error={errorOf('code')}>
          <Input {...register('code')} placeholder="BT-2026-0143" autoComplete="off" spellCheck={false} maxLength={30} />
        </Field>
        <Field label="Email" error={errorOf('email')}>
          <Input {...register('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
        </Field>
        <div className={styles.ways}>
          <Button type="submit" look="son" isBusy={doing === 'track'} disabled={!isHydrated}>
            Tra cứu
          </Button>
          <Button look="text" isBusy={doing === 'link'} disabled={!isHydrated} onClick={askLink}>
            <Mail size="1.8rem" aria-hidden="true" /> Gửi liên kết mở hồ sơ vào hộp thư
          </Button>
        </div>
      </form>
      {(form.failure ?? told) && (
        <Notice tone={form.failure ? 'error' : 'success'} isAlert className={styles.answer}>
          {form.failure ?? told}.
        </Notice>
      )}
      {tracked && <Tracked tracked={tracked} />}
    </>
  )
}
