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
  // Only now the sentences stand at their fields.
  useEffect(() => {
    if (tries > 0 && form.current) focusFirstWrong(form.current)
  }, [tries])
  // What is put right leaves the list.
  useEffect(() => {
    const now = tries > 0 && form.current ? wrongIn(form.current) : []
    if (JSON.stringify(now) !== JSON.stringify(wrong)) setWrong(now)
  })
  return { form, wrong, showFirstWrong: () => setTries((n) => n + 1) }
}

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
const isWrong = (field: HTMLInputElement) => field.getAttribute('aria-invalid') === 'true'

const wrongIn = (form: HTMLFormElement): WrongField[] =>
  fieldsOf(form)
    .filter(isWrong)
    .map(({ id, labels }) => ({ id, label: labels?.[0]?.textContent ?? '' }))

function focusFirstWrong(form: HTMLFormElement): void {
  const fields = fieldsOf(form)
  const wrong = fields.findIndex(isWrong)
  // A list that waits for the one before it can't be the place to begin.
  fields
    .slice(0, wrong + 1)
    .findLast((field) => !field.disabled)
    ?.focus()
}
