import type { ManuscriptLetter, ManuscriptState } from './enums.ts'

export const AUTHOR_ACTIONS = [
  'edit',
  'remove',
  'upload',
  'submit',
  'sendRevision',
  'withdraw',
  'message',
  'askForTime',
  'answerProof',
] as const
export type AuthorAction = (typeof AUTHOR_ACTIONS)[number]

/** What staff decide: each leads to another state, with a letter to the author. */
export const DECISIONS = [
  'requestPapers',
  'sendToReview',
  'requestRevision',
  'accept',
  'reject',
  'reopen',
  'startEditing',
  'startProcedures',
  'publish',
] as const
export type Decision = (typeof DECISIONS)[number]
export const STAFF_ACTIONS = [
  ...DECISIONS,
  'assign',
  'note',
  'write',
  'addFile',
  'changeDueDay',
  'invite',
  'step',
  'linkProduct',
] as const
export type StaffAction = (typeof STAFF_ACTIONS)[number]

export const REVIEWER_ACTIONS = ['answerInvitation', 'review'] as const
export type ReviewerAction = (typeof REVIEWER_ACTIONS)[number]

export interface StateRule {
  /** What the author reads. */
  name: string
  setBy: 'author' | 'staff'
  /** "Việc bạn cần làm": null where the author only waits. */
  task: string | null
  /** What happens now, in a sentence for the author. */
  meaning: string
  author: readonly AuthorAction[]
  staff: readonly StaffAction[]
  reviewer: readonly ReviewerAction[]
  /** Where the actions lead that change the state. */
  leads: Partial<Record<AuthorAction | StaffAction, ManuscriptState>>
  /** Sent when this state begins, to the author and to the house; after a decision to reopen: LETTERS_OF below. */
  letters: { author: ManuscriptLetter | null; house: ManuscriptLetter | null }
  /** A day until which the author has to do something. */
  hasDueDay: boolean
}

/** What staff may always do once a manuscript is theirs. */
const DESK = ['assign', 'note', 'write'] as const satisfies StaffAction[]

/**
 * The only table of states: server, pages and tests read who may do what here, and where it leads. Authors may be refused until the
 * work is accepted, also while the desk waits for them: a manuscript whose author never answers would otherwise stay open for ever.
 */
export const STATES: Record<ManuscriptState, StateRule> = {
  draft: {
    name: 'Nháp',
    setBy: 'author',
    task: 'Điền nốt thông tin, tải tệp bản thảo lên rồi bấm gửi',
    meaning: 'Bản nháp chỉ bạn nhìn thấy; nhà xuất bản chưa nhận được gì.',
    author: ['edit', 'remove', 'upload', 'submit'],
    staff: [],
    reviewer: [],
    leads: { submit: 'received' },
    letters: { author: null, house: null },
    hasDueDay: false,
  },
  received: {
    name: 'Đã tiếp nhận',
    setBy: 'author',
    task: null,
    meaning: 'Biên tập viên đang đọc sơ bộ và kiểm tra hồ sơ, thường mất hai đến ba tuần.',
    author: ['withdraw', 'message'],
    staff: [...DESK, 'requestPapers', 'sendToReview', 'reject'],
    reviewer: [],
    leads: { withdraw: 'withdrawn', requestPapers: 'papersRequested', sendToReview: 'underReview', reject: 'rejected' },
    letters: { author: 'receipt', house: 'newManuscript' },
    hasDueDay: false,
  },
  papersRequested: {
    name: 'Yêu cầu bổ sung giấy tờ',
    setBy: 'staff',
    task: 'Tải lên giấy tờ còn thiếu rồi bấm “Gửi bổ sung”',
    meaning: 'Hồ sơ còn thiếu giấy tờ; biên tập viên đọc tiếp khi nhận đủ.',
    author: ['upload', 'sendRevision', 'withdraw', 'message', 'askForTime'],
    staff: [...DESK, 'changeDueDay', 'reject'],
    reviewer: [],
    leads: { sendRevision: 'received', withdraw: 'withdrawn', reject: 'rejected' },
    letters: { author: 'papersRequested', house: null },
    hasDueDay: true,
  },
  underReview: {
    name: 'Đang phản biện',
    setBy: 'staff',
    task: null,
    meaning: 'Những người phản biện đang đọc và viết nhận xét, thường mất bốn đến sáu tuần.',
    author: ['withdraw', 'message'],
    staff: [...DESK, 'invite', 'requestRevision', 'accept', 'reject'],
    reviewer: ['answerInvitation', 'review'],
    leads: { withdraw: 'withdrawn', requestRevision: 'revisionRequested', accept: 'accepted', reject: 'rejected' },
    letters: { author: 'underReview', house: null },
    hasDueDay: false,
  },
  revisionRequested: {
    name: 'Yêu cầu chỉnh sửa',
    setBy: 'staff',
    task: 'Tải bản sửa lên, viết thư phản hồi (nếu có) rồi bấm “Gửi bản sửa”',
    meaning: 'Biên tập viên đợi bản sửa của bạn.',
    author: ['upload', 'sendRevision', 'withdraw', 'message', 'askForTime'],
    staff: [...DESK, 'changeDueDay', 'reject'],
    reviewer: [],
    leads: { sendRevision: 'revised', withdraw: 'withdrawn', reject: 'rejected' },
    letters: { author: 'revisionRequested', house: null },
    hasDueDay: true,
  },
  revised: {
    name: 'Đã gửi bản sửa',
    setBy: 'author',
    task: null,
    meaning: 'Biên tập viên đang đọc bản sửa.',
    author: ['withdraw', 'message'],
    staff: [...DESK, 'sendToReview', 'requestRevision', 'accept', 'reject'],
    reviewer: [],
    leads: {
      withdraw: 'withdrawn',
      sendToReview: 'underReview',
      requestRevision: 'revisionRequested',
      accept: 'accepted',
      reject: 'rejected',
    },
    letters: { author: 'revisionReceived', house: 'newRevision' },
    hasDueDay: false,
  },
  accepted: {
    name: 'Được nhận xuất bản',
    setBy: 'staff',
    task: null,
    meaning: 'Bản thảo được nhận xuất bản; nhà xuất bản liên hệ để ký hợp đồng.',
    author: ['message'],
    staff: [...DESK, 'addFile', 'step', 'startEditing'],
    reviewer: [],
    leads: { startEditing: 'editing' },
    letters: { author: 'accepted', house: null },
    hasDueDay: false,
  },
  rejected: {
    name: 'Không được nhận',
    setBy: 'staff',
    task: null,
    meaning: 'Nhà xuất bản không nhận bản thảo này; lý do có trong thư.',
    author: [],
    staff: [...DESK, 'reopen'],
    reviewer: [],
    leads: { reopen: 'received' },
    letters: { author: 'rejected', house: null },
    hasDueDay: false,
  },
  editing: {
    name: 'Đang biên tập',
    setBy: 'staff',
    task: 'Đọc bản biên tập, trả lời biên tập viên và duyệt bản bông',
    meaning: 'Biên tập viên làm việc với bạn trên từng trang.',
    author: ['message', 'answerProof'],
    staff: [...DESK, 'addFile', 'step', 'startProcedures'],
    reviewer: [],
    leads: { startProcedures: 'procedures' },
    letters: { author: 'editing', house: null },
    hasDueDay: false,
  },
  procedures: {
    name: 'Đang làm thủ tục xuất bản',
    setBy: 'staff',
    task: null,
    meaning: 'Nhà xuất bản đăng ký kế hoạch, ra quyết định xuất bản và đưa sách đi in.',
    author: ['message'],
    staff: [...DESK, 'addFile', 'step', 'publish'],
    reviewer: [],
    leads: { publish: 'published' },
    letters: { author: 'procedures', house: null },
    hasDueDay: false,
  },
  published: {
    name: 'Đã xuất bản',
    setBy: 'staff',
    task: null,
    meaning: 'Sách đã phát hành.',
    author: [],
    staff: [...DESK, 'step', 'linkProduct'],
    reviewer: [],
    leads: {},
    letters: { author: 'published', house: null },
    hasDueDay: false,
  },
  withdrawn: {
    name: 'Đã rút',
    setBy: 'author',
    task: null,
    meaning: 'Bạn đã rút bản thảo này.',
    author: [],
    staff: ['note'],
    reviewer: [],
    leads: {},
    letters: { author: 'withdrawn', house: 'authorWithdrew' },
    hasDueDay: false,
  },
}

/** Where the same state is entered by another way, other letters go out. */
export const LETTERS_OF: Partial<Record<AuthorAction | StaffAction, Partial<Record<ManuscriptState, StateRule['letters']>>>> = {
  sendRevision: { received: { author: 'papersReceived', house: 'newPapers' } },
  reopen: { received: { author: 'reopened', house: null } },
}

export const lettersOf = (action: AuthorAction | StaffAction, to: ManuscriptState): StateRule['letters'] =>
  LETTERS_OF[action]?.[to] ?? STATES[to].letters

export const nextStates = (state: ManuscriptState): ManuscriptState[] => [...new Set(Object.values(STATES[state].leads))]
export const allowsUpload = (state: ManuscriptState) => STATES[state].author.includes('upload')
/** Nothing more happens to it, unless staff open it again. */
export const isOver = (state: ManuscriptState) => state === 'published' || state === 'rejected' || state === 'withdrawn'

/** Decisions that an author must be told the reason of. */
export const NEEDS_WORDS: readonly Decision[] = ['requestPapers', 'requestRevision', 'reject', 'reopen']
