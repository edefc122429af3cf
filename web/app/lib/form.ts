import { ApiError } from '@tq/contract/errors.ts'
import type { FieldError } from '@tq/contract/http/envelope.ts'
import { useState } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, get, type Path, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { failureWords } from './failure-words.ts'
import { useTold } from './told.ts'

/**
 * SPEC §5: every form validates on change, by the very shape the server reads. What is wrong is said once a field was changed and left,
 * or the form was sent; it goes as soon as it is right.
 */
export function useShapedForm<Values extends FieldValues>(
  shape: z.ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm<Values>({ mode: 'onChange', defaultValues, resolver: resolverOf(shape) })
  const { isTold, leave, sendOnce, begin } = useTold()
  const [failed, setFailed] = useState<{ message: string; code: string } | null>(null)
  /** Something beside the form went wrong: said in the same place. */
  const fail = (error: unknown) => setFailed({ message: failureWords(error), code: error instanceof ApiError ? error.code : '' })

  /** Sends what was typed; what the server refuses appears at its field, anything else above the form. Nothing typed is lost. */
  const submit = (send: (values: Values) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      setFailed(null)
      try {
        await send(values)
      } catch (error) {
        const { beside, above } = refusalOf(error, values)
        for (const { field, message } of beside) form.setError(field as Path<Values>, { message })
        if (above !== null) fail(above)
      }
    })

  const register: typeof form.register = (name, options) => {
    const control = form.register(name, options)
    const onBlur: typeof control.onBlur = (event) => {
      const { value } = event.target as { value: unknown }
      if (value !== (form.formState.defaultValues?.[name] ?? '')) leave(name)
      return control.onBlur(event)
    }
    return { ...control, onBlur }
  }
  /** All of it: as good as sent. One field: only looked at. */
  const trigger: typeof form.trigger = (name, options) => {
    if (name === undefined) sendOnce()
    return form.trigger(name, options)
  }
  const reset: typeof form.reset = (values, options) => {
    begin()
    form.reset(values, options)
  }
  // Read each time, told or not: what is not read is not followed.
  const { errors, isSubmitted } = form.formState

  return {
    ...form,
    register,
    trigger,
    reset,
    /** For controls that are no field of their own: the reader has gone on. */
    leave,
    failure: failed?.message ?? null,
    failureCode: failed?.code ?? null,
    fail,
    clearFailure: () => setFailed(null),
    submit,
    errorOf: (field: Path<Values>) =>
      isSubmitted || isTold(field) ? (get(errors, field) as { message?: string } | undefined)?.message : undefined,
  }
}

/** What is said beside fields this form has, and what is left to be said above it; null when nothing is. */
export function refusalOf(error: unknown, values: object): { beside: FieldError[]; above: unknown } {
  const fields = error instanceof ApiError ? error.fields : []
  const beside = fields.filter(({ field }) => field in values)
  const elsewhere = fields.filter(({ field }) => !(field in values))
  if (beside.length === 0) return { beside, above: error }
  return { beside, above: elsewhere.length > 0 ? new Error(elsewhere.map(({ message }) => message).join('. ')) : null }
}

/** Words are the shape's own: SPEC §5 fixes many of them, capitals and all. */
export function resolverOf<Values extends FieldValues>(shape: z.ZodType<Values, Values>): Resolver<Values> {
  return (values) => {
    const read = shape.safeParse(values)
    if (read.success) return { values: read.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of read.error.issues) errors[path.join('.')] ??= { type: code, message }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
