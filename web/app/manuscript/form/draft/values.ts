import type { ManuscriptField, ManuscriptFormat, ManuscriptKind, ManuscriptStanding } from '@tq/contract/manuscript/enums.ts'
import type { ManuscriptDetail } from '@tq/contract/manuscript/shape.ts'

export interface CoAuthorValues {
  name: string
  email: string
  unit: string
}

/** What stands in the form: all of it text, as it was typed. */
export interface Values {
  title: string
  subtitle: string
  kind: ManuscriptKind | ''
  field: ManuscriptField | ''
  summary: string
  audience: string
  outline: string
  pageCount: string
  figureCount: string
  language: string
  format: ManuscriptFormat | ''
  desiredDay: string
  publishedBefore: string
  funding: string
  standing: ManuscriptStanding
  authorName: string
  authorEmail: string
  authorPhone: string
  authorUnit: string
  note: string
  coAuthors: CoAuthorValues[]
  holdsRights: boolean
  isNotElsewhere: boolean
}
export type TextField = Exclude<keyof Values, 'coAuthors' | 'holdsRights' | 'isNotElsewhere'>

export const EMPTY: Values = {
  ...{ title: '', subtitle: '', kind: '', field: '', summary: '', audience: '', outline: '', pageCount: '', figureCount: '' },
  ...{ language: '', format: '', desiredDay: '', publishedBefore: '', funding: '' },
  ...{ standing: 'person', authorName: '', authorEmail: '', authorPhone: '', authorUnit: '', note: '', coAuthors: [] },
  ...{ holdsRights: false, isNotElsewhere: false },
}
export const NOBODY: CoAuthorValues = { name: '', email: '', unit: '' }

/** What another version of the page, or a person, put into the browser's storage: only what fits is taken. */
export function readValues(given: unknown): Values {
  const read = { ...EMPTY } as Record<string, unknown>
  const from = (given ?? {}) as Record<string, unknown>
  for (const [name, first] of Object.entries(EMPTY)) if (typeof from[name] === typeof first) read[name] = from[name]
  read.coAuthors = Array.isArray(from.coAuthors)
    ? from.coAuthors.map((one: Partial<CoAuthorValues> | null) => ({
        ...{ name: String(one?.name ?? ''), email: String(one?.email ?? ''), unit: String(one?.unit ?? '') },
      }))
    : []
  return read as unknown as Values
}

export function fromDetail(detail: ManuscriptDetail): Values {
  const { pageCount, figureCount, kind, field, format, standing, desiredDay, ...texts } = detail
  return readValues({
    ...texts,
    ...{
      kind: kind ?? '',
      field: field ?? '',
      format: format ?? '',
      standing: standing ?? 'person',
      desiredDay: desiredDay ?? '',
    },
    ...{ pageCount: pageCount === null ? '' : String(pageCount), figureCount: figureCount === null ? '' : String(figureCount) },
  })
}

const count = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : null)

/** For saving: what nobody chose is null. */
export function toDraft(values: Values) {
  const { holdsRights: _, isNotElsewhere: __, ...form } = values
  return {
    ...form,
    ...{ kind: form.kind || null, field: form.field || null, format: form.format || null, desiredDay: form.desiredDay || null },
    ...{ pageCount: count(form.pageCount), figureCount: count(form.figureCount) },
  }
}

export const sameDraft = (one: Values, other: Values) => JSON.stringify(toDraft(one)) === JSON.stringify(toDraft(other))

/** Rows without a word are no co-authors. */
export const namedCoAuthors = ({ coAuthors }: Values) => coAuthors.filter(({ name, email, unit }) => name || email || unit)

/** Nothing to keep. */
export const isBlank = (values: Values) => JSON.stringify(values) === JSON.stringify(EMPTY)
