import { ApiError } from '@tq/contract/errors.ts'
import { useState } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'

/** SPEC §5: every form validates on change, by the very shape the server reads. */
export function useShapedForm<Values extends FieldValues>(
  shape: z.ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm<Values>({ mode: 'onChange', defaultValues, resolver: resolverOf(shape) })
  const [failure, setFailure] = useState<string | null>(null)

  /** Sends what was typed; what the server refuses appears at its field, anything else above the form. Nothing typed is lost. */
  const submit = (send: (values: Values) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      setFailure(null)
      try {
        await send(values)
      } catch (error) {
        const { fields } = error instanceof ApiError ? error : { fields: [] }
        const [here, elsewhere] = [
          fields.filter(({ field }) => field in values),
          fields.filter(({ field }) => !(field in values)),
        ]
        for (const { field, message } of here) form.setError(field as Path<Values>, { message: sentence(message) })
        if (here.length === 0) setFailure(error instanceof Error ? error.message : String(error))
        else if (elsewhere.length > 0) setFailure(elsewhere.map(({ message }) => sentence(message)).join('. '))
      }
    })

  return { ...form, failure, submit, errorOf: (field: Path<Values>) => form.getFieldState(field, form.formState).error?.message }
}

function resolverOf<Values extends FieldValues>(shape: z.ZodType<Values, Values>): Resolver<Values> {
  return (values) => {
    const read = shape.safeParse(values)
    if (read.success) return { values: read.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of read.error.issues) errors[path.join('.')] ??= { type: code, message: sentence(message) }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}

/** Shapes say what is wrong with a value, in the middle of a sentence; below a field it is one of its own. */
const sentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1)
