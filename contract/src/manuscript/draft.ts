import { z } from 'zod'
import { words } from '../../forms/account.ts'
import { DraftForm, jsonText, ManuscriptForm, MessageText } from '../../forms/manuscript.ts'
import { TrackDraftForm } from '../../forms/track-draft.ts'
import { endpoint, roomFor } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { choice, Instant, oneOf, TypedText, wholeNumber } from '../shapes.ts'
import { AUTHOR_FILE_ROLES, MANUSCRIPT_STATES } from './enums.ts'
import { AUTHOR_FILES, MOST_FILES_A_ROUND, UPLOAD_ID } from './files.ts'
import { FileVersion, ManuscriptCard, ManuscriptDetail } from './shape.ts'

/** SPEC §7 calls manuscripts drafts. Guests prove theirs by the key of the link in their letter; members need none. */
const key = z.object({ key: TypedText })
const byId = z.object({ id: z.uuid() })
const revision = z.int().min(0)

/** Files that were sent in parts before, by the id that their upload got. */
const uploads = jsonText(
  z
    .array(z.strictObject({ id: z.string().regex(UPLOAD_ID, 'Không có lần tải lên này'), role: z.enum(AUTHOR_FILE_ROLES) }))
    .max(MOST_FILES_A_ROUND, `Mỗi lần gửi tối đa ${MOST_FILES_A_ROUND} tệp`),
).default([])
const yes = (sentence: string) => z.literal('true', { error: sentence })

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/Draft/GetDraftList',
  access: 'user',
  summary: 'Bản thảo của tôi',
  ...list({
    of: ManuscriptCard,
    perPage: 20,
    filter: {
      state: choice(oneOf(MANUSCRIPT_STATES)),
      /** Those that became this book. */
      productId: choice(wholeNumber({ min: 1, max: 2_000_000_000 })),
    },
  }),
})

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/Draft/GetDraftDetail/:id',
  access: 'open',
  summary: 'Một bản thảo của tôi',
  params: byId,
  query: key,
  data: ManuscriptDetail,
})

/** Sends a manuscript to the press, from a saved draft or at once, by a member or a guest. The same key again is the same manuscript. */
export const createDraft = endpoint({
  method: 'POST',
  path: '/api/Draft/CreateDraft',
  access: 'open',
  summary: 'Gửi bản thảo',
  body: z.strictObject({
    requestKey: z.uuid(),
    /** One's saved draft, whose files go along. */
    id: z.uuid().optional(),
    ...ManuscriptForm,
    uploads,
    holdsRights: yes('Cần cam kết về bản quyền'),
    isNotElsewhere: yes('Cần cam kết chưa nộp nơi khác'),
  }),
  files: AUTHOR_FILES,
  data: z.object({
    id: z.uuid(),
    code: z.string(),
    submittedAt: Instant,
    files: z.array(FileVersion),
    /** A guest's way back, also in the letter; null for members. */
    key: z.string().nullable(),
  }),
})

/** While it is typed, for members: a new one without an id. */
export const saveDraft = endpoint({
  method: 'POST',
  path: '/api/Draft/SaveDraft',
  access: 'user',
  summary: 'Lưu nháp',
  body: z.strictObject({
    id: z.uuid().nullable(),
    /** Of the draft as this page knows it; 0 for a new one. */
    revision,
    form: DraftForm,
  }),
  mostBodyBytes: roomFor(30_000),
  data: ManuscriptDetail,
})

export const removeDraft = endpoint({
  method: 'DELETE',
  path: '/api/Draft/:id',
  access: 'user',
  summary: 'Xoá bản nháp',
  params: byId,
  data: z.null(),
})

/** Into the round that is not sent yet. */
export const uploadDraftFile = endpoint({
  method: 'POST',
  path: '/api/Draft/UploadNewDraftFile',
  access: 'open',
  summary: 'Tải thêm tệp cho bản thảo',
  query: key,
  body: z.strictObject({ id: z.uuid(), uploads }),
  files: AUTHOR_FILES,
  data: ManuscriptDetail,
})

export const removeDraftFile = endpoint({
  method: 'DELETE',
  path: '/api/Draft/:id/Files/:fileId',
  access: 'open',
  summary: 'Bỏ một tệp chưa gửi',
  params: z.object({ id: z.uuid(), fileId: z.uuid() }),
  query: key,
  data: ManuscriptDetail,
})

/** "Gửi bản sửa", "Gửi bổ sung": the round is closed, and the desk is told. */
export const sendRevision = endpoint({
  method: 'POST',
  path: '/api/Draft/:id/Revision',
  access: 'open',
  summary: 'Gửi bản sửa cho biên tập',
  params: byId,
  query: key,
  body: z.strictObject({ revision, reply: words(10_000).default('') }),
  mostBodyBytes: roomFor(10_000),
  data: ManuscriptDetail,
})

export const withdrawDraft = endpoint({
  method: 'POST',
  path: '/api/Draft/:id/Withdraw',
  access: 'open',
  summary: 'Rút bản thảo',
  params: byId,
  query: key,
  body: z.strictObject({ revision, reason: words(1000).default('') }),
  data: ManuscriptDetail,
})

/** To the editor: a message, a wish for more time, or the answer to a proof. */
export const writeToEditor = endpoint({
  method: 'POST',
  path: '/api/Draft/:id/Messages',
  access: 'open',
  summary: 'Viết cho biên tập viên',
  params: byId,
  query: key,
  body: z.strictObject({
    kind: z.enum(['message', 'moreTime', 'proofApproved', 'proofChanges']).default('message'),
    text: MessageText,
  }),
  mostBodyBytes: roomFor(5000),
  data: ManuscriptDetail,
})

/** Where it stands, for whoever has the code and knows the mailbox: nothing that was written, and no file. */
export const trackDraft = endpoint({
  method: 'POST',
  path: '/api/Draft/Track',
  access: 'open',
  summary: 'Tra cứu bằng mã hồ sơ và email',
  body: TrackDraftForm,
  data: ManuscriptCard.pick({ code: true, state: true, stateName: true, task: true, dueDay: true, submittedAt: true }).extend({
    meaning: z.string(),
    events: z.array(z.object({ at: Instant, stateName: z.string() })),
  }),
})

/** Answers the same whether there is such a manuscript or not; the link goes to its mailbox. */
export const askForLink = endpoint({
  method: 'POST',
  path: '/api/Draft/Link',
  access: 'open',
  summary: 'Gửi lại liên kết mở hồ sơ',
  body: TrackDraftForm,
  data: z.null(),
})
