import * as account from './errors/account.ts'
import * as affiliate from './errors/affiliate.ts'
import * as bulk from './errors/bulk.ts'
import * as cart from './errors/cart.ts'
import * as catalog from './errors/catalog.ts'
import * as checkout from './errors/checkout.ts'
import * as exam from './errors/exam.ts'
import * as files from './errors/files.ts'
import * as http from './errors/http.ts'
import * as learning from './errors/learning.ts'
import * as manuscript from './errors/manuscript.ts'
import * as newsletter from './errors/newsletter.ts'
import * as order from './errors/order.ts'
import * as payment from './errors/payment.ts'
import * as reading from './errors/reading.ts'
import * as refund from './errors/refund.ts'
import * as restock from './errors/restock.ts'
import * as review from './errors/review.ts'
import * as video from './errors/video.ts'
import type { FieldError } from './http/envelope.ts'

const byCode = () =>
  ({
    ...account,
    ...affiliate,
    ...bulk,
    ...cart,
    ...catalog,
    ...checkout,
    ...exam,
    ...files,
    ...http,
    ...learning,
    ...manuscript,
    ...newsletter,
    ...order,
    ...payment,
    ...reading,
    ...refund,
    ...restock,
    ...review,
    ...video,
  }) satisfies Record<string, { status: number; message: string | ((values: never) => string) }>

/**
 * Every way a call can fail, by its code: the HTTP status, which is also the envelope's, and the one sentence people read. Where it
 * names a number or a title, it is made from `values`. Each row is an export of its feature's file, so that a page carries only
 * the sentences it shows; and the bundler may leave out the table where only `ApiError` is used.
 */
export const ERRORS = /* @__PURE__ */ byCode()

type Rows = typeof ERRORS
export type ErrorCode = keyof Rows
/** Those whose sentence is always the same. */
export type PlainErrorCode = { [C in ErrorCode]: Rows[C]['message'] extends string ? C : never }[ErrorCode]

interface ErrorOptions {
  fields?: FieldError[]
  retryAfter?: number | undefined
}
type OptionsOf<C extends ErrorCode> = [C] extends [PlainErrorCode]
  ? [options?: ErrorOptions]
  : [options: ErrorOptions & { values: Rows[C]['message'] extends (values: infer Values) => string ? Values : never }]

/** Thrown by domain functions; the error handler turns it into the envelope. */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: ErrorCode
  readonly fields: FieldError[] | undefined
  /** Seconds until it is worth asking again, where that is known. */
  readonly retryAfter: number | undefined

  constructor(code: C, ...[given]: OptionsOf<C>) {
    const options: ErrorOptions & { values?: unknown } = given ?? {}
    const { message } = ERRORS[code] as { message: string | ((values: unknown) => string) }
    super(typeof message === 'string' ? message : message(options.values))
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter ?? (this.status === 503 ? 5 : undefined)
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}

/** Of what was sent, these fields are wrong. */
export const invalidInput = (...fields: FieldError[]) => new AppError('INPUT_INVALID', { values: fields, fields })

/** What `call` throws when the envelope says no. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldError[]
  readonly requestId: string

  constructor(answer: { status: number; code?: string; errorMessage: string; fields?: FieldError[]; requestId?: string }) {
    super(answer.errorMessage)
    this.name = 'ApiError'
    this.status = answer.status
    this.code = answer.code ?? 'INTERNAL'
    this.fields = answer.fields ?? []
    this.requestId = answer.requestId ?? ''
  }
}
