import { ApiError } from '@tq/contract/errors.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { failureWords } from '../../lib/failure-words.ts'
import { useTold } from '../../lib/told.ts'
import { type Faults, faultsOf, filesFault, loadRules, type Rules, STEPS, type StepNumber, stepOf } from './checks.ts'
import { createDraftDesk } from './draft/draft.ts'
import type { Values } from './draft/values.ts'
import type { FormContextValue } from './form-context.ts'
import { loadLater } from './later.tsx'

const PATH = '/tao-ban-thao'
const UNSAVED = 'Ô này chưa đúng, bạn sửa lại nhé'

/** Four steps over one draft. What is wrong shows at a field once it was left, or the step was tried. */
export function useFormSteps() {
  const [desk] = useState(createDraftDesk)
  const draft = desk.state.use()
  const rows = desk.uploader.rows.use()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const step = stepIn(query)
  const opened = query.get('id')
  const [rules, setRules] = useState<Rules | null>(null)
  const { isTold, leave } = useTold()
  const [tried, setTried] = useState<ReadonlySet<StepNumber>>(new Set())
  const [refused, setRefused] = useState<Faults>({})
  const [failure, setFailure] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [looks, setLooks] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => desk.follow(), [desk])
  // An id that this page itself got for its draft is no other draft.
  useEffect(() => {
    if (opened === null || opened !== desk.state.get().id || desk.state.get().phase === 'loading') void desk.open(opened)
  }, [desk, opened])
  useEffect(() => {
    if (draft.phase === 'ready' && draft.id !== null && draft.id !== opened) navigate(addressOf(step, draft.id), REPLACING)
  }, [draft.id])
  // What is missing is told before somebody presses.
  useEffect(() => {
    if (step === 4) loadRules().then(setRules, () => undefined)
  }, [step])
  // Only now the sentences stand at their fields.
  useEffect(() => {
    if (looks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [looks])

  const goTo = (to: StepNumber) => navigate(addressOf(to, draft.id), { preventScrollReset: true })
  const touch = (name: string) => {
    leave(name)
    loadRules().then(setRules, () => undefined)
  }
  const change = (part: Partial<Values>) => {
    desk.change(part)
    setFailure('')
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(fieldOf(name) in part))))
    loadRules().then(setRules, () => undefined)
  }

  const all = (rules: Rules | null, which: StepNumber): Faults => ({
    ...(rules ? faultsOf(rules, which, draft.values) : {}),
    ...(which === 2 ? filesFault({ files: draft.files, rows }, { isSending: step === 4 }) : {}),
  })
  // Its own sentence is better where there is one: what the server says of a draft is for programs.
  const unsaved = Object.fromEntries(draft.refused.filter((name) => stepOf(name) === step).map((name) => [name, UNSAVED]))
  // What can't be saved is told at once: a draft takes half an address, so this is something else, and the line below points to it.
  const isShown = (name: string) => tried.has(step) || isTold(name) || name in refused || name in unsaved
  const shown = Object.fromEntries(
    Object.entries({ ...unsaved, ...all(rules, step), ...refused }).filter(([name]) => isShown(name)),
  )

  const next = async () => {
    // Without a network the server looks at it in the end.
    const known = await loadRules().catch(() => null)
    setRules(known)
    if (Object.keys(all(known, step)).length === 0) return goTo(Math.min(4, step + 1) as StepNumber)
    setTried((now) => new Set(now).add(step))
    setLooks((n) => n + 1)
  }

  /** To the first step where something is missing. */
  const lead = (to: StepNumber) => {
    setTried(new Set(STEPS.map(({ number }) => number)))
    if (to !== step) goTo(to)
    setLooks((n) => n + 1)
  }

  const send = async () => {
    if (isSending) return
    setIsSending(true)
    setFailure('')
    try {
      const known = await loadRules().catch(() => null)
      setRules(known)
      const wrong = STEPS.find(({ number }) => Object.keys(all(known, number)).length > 0)
      if (wrong) {
        setFailure(all(known, wrong.number).files ?? '')
        return lead(wrong.number)
      }
      await desk.push()
      const { sendManuscript } = await loadLater()
      navigate(`${PATH}?da-gui=${await sendManuscript(desk)}`, { replace: true })
    } catch (error) {
      setFailure(failureWords(error))
      if (!(error instanceof ApiError)) return
      const beside = Object.fromEntries(error.fields.map(({ field, message }) => [field.replace(/^form\./, ''), message]))
      setRefused(beside)
      if (error.code === 'UPLOAD_NOT_FOUND') desk.uploader.sendAgain()
      const [first = error.code === 'UPLOAD_NOT_FOUND' ? 'files' : ''] = Object.keys(beside)
      if (first) lead(stepOf(first))
    } finally {
      setIsSending(false)
    }
  }

  const context: FormContextValue = { desk, draft, faults: shown, change, touch, goTo }
  return { context, step, form, next, send, isSending, failure, missing: (which: StepNumber) => Object.values(all(rules, which)) }
}

/** Of a list, the list: what is wrong with one of its rows goes when any is changed. */
const fieldOf = (name: string) => name.split('.')[0] ?? name

const REPLACING = { replace: true, preventScrollReset: true } as const

function stepIn(query: URLSearchParams): StepNumber {
  return STEPS.find(({ number }) => String(number) === query.get('buoc'))?.number ?? 1
}

const addressOf = (step: StepNumber, id: string | null) =>
  `${PATH}?${new URLSearchParams({ ...(id ? { id } : {}), buoc: String(step) })}`
