import { z } from 'zod'
import { Email, line } from './account.ts'

/** What an author needs to know of a manuscript to see where it is, or to get its link once more. */
export const TrackDraftForm = z.strictObject({ code: line(30).min(1, 'Nhập mã hồ sơ'), email: Email })
