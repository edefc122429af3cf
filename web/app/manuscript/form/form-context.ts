import { createContext, use, useState } from 'react'
import type { Faults, StepNumber } from './checks.ts'
import type { DraftDesk } from './draft/draft.ts'
import type { DraftState } from './draft/draft-state.ts'
import type { TextField, Values } from './draft/values.ts'

export interface FormContextValue {
  desk: DraftDesk
  draft: DraftState
  faults: Faults
  change(part: Partial<Values>): void
  /** Left after typing: from now on it is told what is wrong with it. */
  touch(name: string): void
  goTo(step: StepNumber): void
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useManuscriptForm(): FormContextValue {
  const form = use(FormContext)
  if (!form) throw new Error('Outside of the form')
  return form
}

/** What a control of one text field needs. */
export function useText<Name extends TextField>(name: Name) {
  const { draft, faults, change, touch } = useManuscriptForm()
  const value = draft.values[name]
  const [before] = useState(value)
  return {
    error: faults[name],
    control: {
      name,
      value,
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value } as Partial<Values>),
      // Whoever only passes through an empty field is told nothing yet.
      onBlur: () => (value || before) && touch(name),
    },
  }
}
