import { MANUSCRIPT_FILE_NEEDED } from '@tq/contract/errors/manuscript.ts'
import type { ManuscriptForm } from '@tq/contract/forms/manuscript.ts'
import type { UploadRow } from '../parts/upload/uploader.ts'
import { isUnderWay } from '../parts/upload/uploader.ts'
import { namedCoAuthors, type TextField, type Values } from './draft/values.ts'

/** What is wrong with a field, in one sentence; co-authors as `coAuthors.2.email`. */
export type Faults = Readonly<Record<string, string>>

export const STEPS = [
  { number: 1, title: 'Tác phẩm' },
  { number: 2, title: 'Tệp bản thảo' },
  { number: 3, title: 'Tác giả' },
  { number: 4, title: 'Xem lại và gửi' },
] as const
export type StepNumber = (typeof STEPS)[number]['number']

const WORK: readonly TextField[] = [
  ...(['title', 'subtitle', 'kind', 'field', 'summary', 'audience', 'outline', 'pageCount', 'figureCount'] as const),
  ...(['language', 'format', 'desiredDay', 'publishedBefore', 'funding'] as const),
]
const AUTHOR: readonly TextField[] = ['standing', 'authorName', 'authorEmail', 'authorPhone', 'authorUnit', 'note']

/** The step that a field of the server's refusal belongs to. */
export function stepOf(field: string): StepNumber {
  if (field === 'files' || field === 'uploads') return 2
  if (field.startsWith('coAuthors') || AUTHOR.some((one) => one === field)) return 3
  return WORK.some((one) => one === field) ? 1 : 4
}

/** Lists say which values they take; people read what to do. */
const UNCHOSEN: Partial<Record<TextField, string>> = { kind: 'Hãy chọn loại tác phẩm', field: 'Hãy chọn lĩnh vực' }
/** Begins a sentence that the shape leaves without one. */
const SUBJECTS: Partial<Record<TextField, string>> = { pageCount: 'Số trang', figureCount: 'Số hình' }

export interface Rules {
  ManuscriptForm: typeof ManuscriptForm
}

let loading: Promise<Rules> | undefined

/** The very shape the server reads. It is asked for when somebody begins to fill in the form: reading the page does not need it. */
export function loadRules(): Promise<Rules> {
  loading ??= import('@tq/contract/forms/manuscript.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function faultOf({ ManuscriptForm: shape }: Rules, name: TextField, value: string): string {
  if (value === '' && UNCHOSEN[name]) return UNCHOSEN[name]
  const read = shape[name].safeParse(value)
  const message = read.success ? '' : (read.error.issues[0]?.message ?? '')
  return message && SUBJECTS[name] ? `${SUBJECTS[name]} ${message}` : message
}

/** Of the text fields of a step, and of its co-authors. */
export function faultsOf(rules: Rules, step: StepNumber, values: Values): Faults {
  const faults: Record<string, string> = {}
  for (const name of step === 1 ? WORK : step === 3 ? AUTHOR : []) {
    const fault = faultOf(rules, name, values[name])
    if (fault) faults[name] = fault
  }
  if (step === 3) {
    const read = rules.ManuscriptForm.coAuthors.safeParse(JSON.stringify(values.coAuthors))
    // A row without a word is left out when it is sent.
    const isEmpty = (at: unknown) =>
      !namedCoAuthors({ ...values, coAuthors: [values.coAuthors[Number(at)] ?? { name: '', email: '', unit: '' }] }).length
    if (!read.success)
      for (const { path, message } of read.error.issues)
        if (path.length < 2 || !isEmpty(path[0])) faults[['coAuthors', ...path].join('.')] ??= message
  }
  if (step === 4 && !values.holdsRights) faults.holdsRights = 'Cần cam kết về bản quyền'
  if (step === 4 && !values.isNotElsewhere) faults.isNotElsewhere = 'Cần cam kết hiện không nộp ở nhà xuất bản nào khác'
  return faults
}

interface Files {
  files: readonly { role: string }[]
  rows: readonly UploadRow[]
}

/** `isSending`: what is still on its way must have come. */
export function filesFault({ files, rows }: Files, { isSending }: { isSending: boolean }): Faults {
  const isThere = [...files, ...rows.filter(({ state }) => state !== 'refused')].some(({ role }) => role === 'manuscript')
  if (!isThere) return { files: MANUSCRIPT_FILE_NEEDED.message }
  if (isSending && isUnderWay(rows))
    return { files: 'Có tệp chưa tải lên xong: đợi tải lên hết, chọn lại tệp còn dở, hoặc bỏ tệp ấy' }
  return {}
}
