import type {
  ManuscriptField,
  ManuscriptFileRole,
  ManuscriptKind,
  ManuscriptMessage,
  ManuscriptStanding,
  ManuscriptState,
  PublicationStep,
  Recommendation,
} from '@tq/contract/manuscript/enums.ts'

export interface Author {
  name: string
  email: string
  phone: string
  unit: string
}

/** What came together; its files are written from their headings by `scripts/make-demo-manuscripts.ts`. */
export interface RoundText {
  daysAgo: number
  reply?: string
  files: { role: ManuscriptFileRole; name: string; headings: string[] }[]
}

export interface EventText {
  daysAgo: number
  to: Exclude<ManuscriptState, 'draft'>
  /** For the author. */
  words?: string
  note?: string
}

export interface ManuscriptText {
  /** Stands in the names of its files. */
  slug: string
  title: string
  subtitle?: string
  kind: ManuscriptKind
  field: ManuscriptField
  standing: ManuscriptStanding
  summary: string
  audience?: string
  pageCount?: number
  /** `reader`: the demo's reader, with an account; everybody else is a guest. */
  author: 'reader' | Author
  coAuthors?: { name: string; unit: string }[]
  /** From its first day on. */
  events: EventText[]
  rounds: RoundText[]
  /** The edited text and the proofs. */
  house?: (RoundText['files'][number] & { daysAgo: number })[]
  messages?: { daysAgo: number; by: 'author' | 'staff'; kind?: ManuscriptMessage; text: string }[]
  notes?: { daysAgo: number; text: string }[]
  reviews?: {
    name: string
    email: string
    invitedDaysAgo: number
    dueInDays: number
    returned?: {
      daysAgo: number
      marks: [number, number, number, number, number]
      recommendation: Recommendation
      forAuthor: string
    }
  }[]
  steps?: { step: PublicationStep; daysAgo: number; number: string }[]
  /** Where the author has something to do. */
  dueInDays?: number
  productId?: number
}

export const UNIT = 'Trường Đại học Minh Hoạ'
