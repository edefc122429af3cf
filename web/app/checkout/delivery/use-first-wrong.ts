import { useEffect, useRef, useState } from 'react'

/** After a try that was not accepted: on with the first field that is wrong, whichever part of the form it is in. */
export function useFirstWrong() {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  // Only now the sentences stand at their fields.
  useEffect(() => {
    if (tries > 0 && form.current) focusFirstWrong(form.current)
  }, [tries])
  return { form, showFirstWrong: () => setTries((n) => n + 1) }
}

function focusFirstWrong(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  const wrong = fields.findIndex((field) => field.getAttribute('aria-invalid') === 'true')
  // A list that waits for the one before it can't be the place to begin.
  fields
    .slice(0, wrong + 1)
    .findLast((field) => !field.disabled)
    ?.focus()
}
