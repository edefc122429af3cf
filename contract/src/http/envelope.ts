/** The wrapping of every answer (SPEC §3). Lists add their counts beside these fields. */
export interface Envelope<Data = unknown> {
  isSuccess: boolean
  data: Data | null
  successMessage: string | null
  errorMessage: string | null
  status: number
  totalPage: number
}

/** A failed answer also says which fields were wrong, and by which id the log knows the request. */
export interface FailedEnvelope extends Envelope<null> {
  code: string
  requestId: string
  fields?: FieldError[]
}

export interface FieldError {
  field: string
  message: string
}

export function succeeded<Data, Beside extends object>(
  data: Data,
  beside: Beside & { successMessage?: string | null; totalPage?: number },
): Envelope<Data> & Beside {
  return {
    isSuccess: true,
    data,
    successMessage: null,
    errorMessage: null,
    status: 200,
    totalPage: 1,
    ...beside,
  }
}
