import { invalidInput } from '@tq/contract/errors.ts'
import type { FieldError } from '@tq/contract/http/envelope.ts'
import { z } from 'zod'
import { inVietnamese } from './zod-sentences.ts'

z.config({ localeError: inVietnamese })

/** Reads what was sent by its shape, or names each field that is wrong. */
export function read<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const result = shape.safeParse(value)
  if (result.success) return result.data
  throw invalidInput(...result.error.issues.slice(0, MOST_NAMED).map(fieldError))
}

/** Names of fields come back as they were sent: of a body full of them only so many, and none at its whole length. */
const MOST_NAMED = 20
const LONGEST_NAME = 60

function fieldError(issue: z.core.$ZodIssue): FieldError {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
  const field = [...issue.path, ...keys.slice(0, MOST_NAMED)].map(shortened).join('.')
  return { field, message: keys.length ? 'không được chấp nhận' : issue.message }
}

function shortened(name: PropertyKey): string {
  const text = String(name)
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text
}
