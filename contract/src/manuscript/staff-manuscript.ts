import { z } from 'zod'
import { Email, line, PersonName, words } from '../../forms/account.ts'
import { MessageText, VietnameseDay } from '../../forms/manuscript.ts'
import { endpoint, roomFor } from '../http/endpoint.ts'
import { bothWays, list } from '../http/list.ts'
import { choice, Instant, oneOf, TypedText } from '../shapes.ts'
import {
  MANUSCRIPT_KINDS,
  MANUSCRIPT_SIDES,
  MANUSCRIPT_STATES,
  PUBLICATION_STEPS,
  RECOMMENDATIONS,
  REVIEW_STATES,
} from './enums.ts'
import { STAFF_FILES } from './files.ts'
import { ReviewAnswers } from './review-form.ts'
import { Day, FileVersion, ManuscriptCard, ManuscriptDetail, ManuscriptEvent } from './shape.ts'
import { DECISIONS, STAFF_ACTIONS } from './states.ts'

const byId = z.object({ id: z.uuid() })
const revision = z.int().min(0)
const Note = words(5000).default('')

export const StaffManuscript = ManuscriptCard.omit({ task: true }).extend({
  authorName: z.string(),
  authorEmail: z.string(),
  editor: z.string().nullable(),
  isLate: z.boolean(),
})
export type StaffManuscript = z.infer<typeof StaffManuscript>

const filter = {
  state: choice(oneOf(MANUSCRIPT_STATES)),
  kind: choice(oneOf(MANUSCRIPT_KINDS)),
  /** Of whoever asks, of nobody, or past their day. */
  which: choice(oneOf(['mine', 'unassigned', 'late'])),
  /** Code, title, name or mailbox; accents don't matter. */
  searchContent: TypedText,
}

export const listManuscripts = endpoint({
  method: 'GET',
  path: '/api/Staff/Manuscripts',
  access: 'staff',
  summary: 'Các bản thảo đã nhận',
  ...list({ of: StaffManuscript, perPage: 20, sorts: bothWays(['submittedAt', 'changedAt', 'dueDay', 'title', 'code']), filter }),
})

/** All that the same filters find, as CSV. */
export const exportManuscripts = endpoint({
  method: 'GET',
  path: '/api/Staff/Manuscripts/Export',
  access: 'staff',
  summary: 'Xuất danh sách bản thảo',
  query: z.object(filter),
  data: z.object({ fileName: z.string(), mediaType: z.string(), text: z.string() }),
})

export const StaffReview = z.object({
  id: z.uuid(),
  /** What this reviewer calls the manuscript; they never learn its own code. */
  code: z.string(),
  round: z.int(),
  name: z.string(),
  email: z.string(),
  state: z.enum(REVIEW_STATES),
  stateName: z.string(),
  dueDay: Day,
  isLate: z.boolean(),
  /** Asked for by the reviewer; gone once the day is moved. */
  wishedDay: Day.nullable(),
  hasConflict: z.boolean().nullable(),
  note: z.string(),
  answers: ReviewAnswers.nullable(),
  recommendation: z.enum(RECOMMENDATIONS).nullable(),
  forAuthor: z.string(),
  forHouse: z.string(),
  invitedAt: Instant,
  submittedAt: Instant.nullable(),
})

export const StaffManuscriptDetail = ManuscriptDetail.omit({ actions: true, reviews: true }).extend({
  actions: z.array(z.enum(STAFF_ACTIONS)),
  files: z.array(
    FileVersion.extend({
      /** Read before anybody is asked for an opinion: reviewers get this file with the author's name in its properties. */
      namesLeft: z.string().nullable(),
    }),
  ),
  isGuest: z.boolean(),
  assignedTo: z.uuid().nullable(),
  /** Who may be given it. */
  editors: z.array(z.object({ id: z.uuid(), name: z.string() })),
  events: z.array(ManuscriptEvent.extend({ name: z.string().nullable(), note: z.string() })),
  notes: z.array(z.object({ at: Instant, name: z.string().nullable(), text: z.string() })),
  reviews: z.array(StaffReview),
  steps: z.array(
    z.object({
      step: z.enum(PUBLICATION_STEPS),
      name: z.string(),
      doneDay: Day.nullable(),
      number: z.string(),
      note: z.string(),
    }),
  ),
  /** Every time a file was fetched. */
  opens: z.array(z.object({ at: Instant, fileId: z.uuid(), by: z.enum(MANUSCRIPT_SIDES), name: z.string().nullable() })),
})
export type StaffManuscriptDetail = z.infer<typeof StaffManuscriptDetail>

export const getManuscript = endpoint({
  method: 'GET',
  path: '/api/Staff/Manuscripts/:id',
  access: 'staff',
  summary: 'Một bản thảo, cùng ghi chú nội bộ',
  params: byId,
  data: StaffManuscriptDetail,
})

/** What is left out stays. */
export const changeManuscript = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Manuscripts/:id',
  access: 'staff',
  summary: 'Giao biên tập viên, dời hạn, gắn sách',
  params: byId,
  body: z.strictObject({
    assignedTo: z.uuid().nullable().optional(),
    dueDay: VietnameseDay.optional(),
    productId: z.int().positive().max(2_000_000_000).optional(),
  }),
  data: StaffManuscriptDetail,
})

/** A template for the letter that goes with a decision; what reviewers wrote for the author is in it, without their names. */
export const getLetterTemplate = endpoint({
  method: 'GET',
  path: '/api/Staff/Manuscripts/:id/Letter',
  access: 'staff',
  summary: 'Thư mẫu cho một quyết định',
  params: byId,
  query: z.object({ decision: oneOf(DECISIONS) }),
  data: z.object({ title: z.string(), words: z.string() }),
})

export const decideManuscript = endpoint({
  method: 'POST',
  path: '/api/Staff/Manuscripts/:id/Decision',
  access: 'staff',
  summary: 'Quyết định về một bản thảo',
  params: byId,
  body: z.strictObject({
    decision: z.enum(DECISIONS),
    revision,
    /** For the author, in the letter and on the page. */
    words: words(20_000).default(''),
    /** For the house. */
    note: Note,
    /** Of what the author has to do. */
    dueDay: VietnameseDay.optional(),
    productId: z.int().positive().max(2_000_000_000).optional(),
  }),
  mostBodyBytes: roomFor(25_000),
  data: StaffManuscriptDetail,
})

export const addManuscriptNote = endpoint({
  method: 'POST',
  path: '/api/Staff/Manuscripts/:id/Notes',
  access: 'staff',
  summary: 'Ghi chú nội bộ',
  params: byId,
  body: z.strictObject({ text: MessageText }),
  mostBodyBytes: roomFor(5000),
  data: StaffManuscriptDetail,
})

export const writeToAuthor = endpoint({
  method: 'POST',
  path: '/api/Staff/Manuscripts/:id/Messages',
  access: 'staff',
  summary: 'Viết cho tác giả',
  params: byId,
  body: z.strictObject({ text: MessageText }),
  mostBodyBytes: roomFor(5000),
  data: StaffManuscriptDetail,
})

/** The edited text or the proof. */
export const addHouseFile = endpoint({
  method: 'POST',
  path: '/api/Staff/Manuscripts/:id/Files',
  access: 'staff',
  summary: 'Gửi bản biên tập hoặc bản bông cho tác giả',
  params: byId,
  body: z.strictObject({ words: words(5000).default('') }),
  files: STAFF_FILES,
  data: StaffManuscriptDetail,
})

export const setPublicationStep = endpoint({
  method: 'PUT',
  path: '/api/Staff/Manuscripts/:id/Steps/:step',
  access: 'staff',
  summary: 'Một bước thủ tục xuất bản',
  params: z.object({ id: z.uuid(), step: oneOf(PUBLICATION_STEPS) }),
  body: z.strictObject({
    /** Null: not done yet. */
    doneDay: VietnameseDay.nullable(),
    /** Of the registration, the decision, the ISBN. */
    number: line(60).default(''),
    note: words(500).default(''),
  }),
  data: StaffManuscriptDetail,
})

export const inviteReviewer = endpoint({
  method: 'POST',
  path: '/api/Staff/Manuscripts/:id/Reviewers',
  access: 'staff',
  summary: 'Mời người nhận xét',
  params: byId,
  body: z.strictObject({ name: PersonName, email: Email, dueDay: VietnameseDay, words: words(2000).default('') }),
  data: StaffManuscriptDetail,
})

/** A new day, a reminder with a new link, or the invitation taken back. */
export const changeReview = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Manuscripts/:id/Reviewers/:reviewId',
  access: 'staff',
  summary: 'Dời hạn, nhắc, hoặc huỷ lời mời nhận xét',
  params: z.object({ id: z.uuid(), reviewId: z.uuid() }),
  body: z.strictObject({ change: z.enum(['remind', 'cancel']), dueDay: VietnameseDay.optional() }),
  data: StaffManuscriptDetail,
})
