import { useEffect, useRef, useState } from 'react'

export interface WrongField {
  id: string
  label: string
}

/** After a try that was not accepted: on with the first field that is wrong, whichever part of the form it is in. */
export function useFirstWrong() {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [wrong, setWrong] = useState<WrongField[]>([])
  const shown = useRef(0)
  // Only now the sentences stand at their fields. What is put right leaves the list.
  useEffect(() => {
    if (tries === 0 || !form.current) return
    const now = wrongIn(form.current)
    // The list stands above the fields and moves them: it comes first.
    if (JSON.stringify(now) !== JSON.stringify(wrong)) return setWrong(now)
    if (shown.current === tries) return
    shown.current = tries
    showFirstWrongIn(form.current)
  })
  return { form, wrong, showFirstWrong: () => setTries((n) => n + 1) }
}

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
const isWrong = (field: HTMLInputElement) => field.getAttribute('aria-invalid') === 'true'

const wrongIn = (form: HTMLFormElement): WrongField[] =>
  fieldsOf(form)
    .filter(isWrong)
    .map(({ id, labels }) => ({ id, label: labels?.[0]?.textContent ?? '' }))

function showFirstWrongIn(form: HTMLFormElement): void {
  const fields = fieldsOf(form)
  const wrong = fields.findIndex(isWrong)
  // A list that waits for the one before it can't be the place to begin.
  const field = fields.slice(0, wrong + 1).findLast(({ disabled }) => !disabled)
  field?.focus()
  // Pressed in the bar at the lower edge of a phone: a field may be in sight with its sentence behind that bar, and what belongs to no
  // field is said at the top of the form, a screen away.
  const said = field ? sentenceOf(field) : form.querySelector('[role=alert], [data-field-error]')
  said?.scrollIntoView({ block: 'nearest' })
}

/** What is wrong is named last, after the hint. */
const sentenceOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
