import { stampEpub } from '../copy/stamp-epub.ts'
import { stampPdf } from '../copy/stamp-pdf.ts'
import { firstPages } from '../intake/pdf/cut-pdf.ts'
import { readPdf } from '../intake/pdf/read-pdf.ts'

/** Work on whole books that takes seconds without a pause. Given and answered by value: nothing here knows the database or the store. */
export const TASKS = { readPdf, firstPages, stampPdf, stampEpub }

export type TaskName = keyof typeof TASKS
export type Given<Name extends TaskName> = Parameters<(typeof TASKS)[Name]>[0]
export type Made<Name extends TaskName> = Awaited<ReturnType<(typeof TASKS)[Name]>>

export interface Order {
  id: number
  task: TaskName
  given: unknown
}

export type Answer = { id: number } & (
  | { percent: number }
  | { made: unknown }
  /** `problem`: the file is to blame, as `BookError` says it. */
  | { failure: { message: string; stack?: string; problem?: { file: string; line: number | null } } }
)
