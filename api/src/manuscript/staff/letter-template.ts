import type { Decision } from '@tq/contract/manuscript/states.ts'
import { lettersOf, STATES } from '@tq/contract/manuscript/states.ts'
import type { Db } from '@tq/db/database.ts'
import { manuscriptReviews } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { and, asc, eq, ne } from 'drizzle-orm'
import { findAtDesk } from '../core/at-desk.ts'
import { requireAction } from '../core/require-action.ts'

/** What an editor begins a letter with, and changes as the case asks. */
const WORDS: Record<Decision, string> = {
  requestPapers:
    'Hồ sơ còn thiếu:\n– Giấy đề nghị xuất bản có chữ ký\n– Giấy tờ bản quyền của hình ảnh, bản dịch (nếu có)\n– Lý lịch khoa học của tác giả chính',
  sendToReview: 'Biên tập viên đã đọc sơ bộ và đề nghị gửi phản biện.',
  requestRevision:
    'Các nhận xét dưới đây nêu những điểm cần sửa. Xin bạn trả lời từng điểm trong thư phản hồi, cả khi giữ nguyên.',
  accept: 'Hội đồng đánh giá cao bản thảo. Biên tập viên sẽ gửi dự thảo hợp đồng trong tuần tới.',
  reject: 'Hội đồng đã đọc kỹ và cho rằng bản thảo chưa hợp với hướng xuất bản của chúng tôi hiện nay, vì:\n– ',
  reopen: 'Chúng tôi xem xét lại bản thảo, vì:\n– ',
  startEditing: 'Biên tập viên sẽ gửi bản biên tập từng phần; xin bạn trả lời trong hai tuần sau mỗi phần.',
  startProcedures: 'Sau khi có quyết định xuất bản, sách được đưa đi in.',
  publish: 'Sách tác giả được gửi theo địa chỉ trong hợp đồng.',
}
const WITH_OPINIONS: readonly Decision[] = ['requestRevision', 'accept', 'reject']

/** Numbered, without names: an author is told what was said, never by whom. */
async function opinionsOf(db: Db, manuscriptId: string): Promise<string[]> {
  const rows = await db
    .select({ forAuthor: manuscriptReviews.forAuthor })
    .from(manuscriptReviews)
    .where(
      and(
        eq(manuscriptReviews.manuscriptId, manuscriptId),
        eq(manuscriptReviews.state, 'submitted'),
        ne(manuscriptReviews.forAuthor, ''),
      ),
    )
    .orderBy(asc(manuscriptReviews.id))
  return rows.map(({ forAuthor }, at) => `Nhận xét ${at + 1}:\n${forAuthor}`)
}

export async function letterTemplate(
  db: Db,
  { id, decision, userId }: { id: string; decision: Decision; userId: string },
): Promise<{ title: string; words: string }> {
  const row = await findAtDesk(db, id, userId)
  requireAction(row, 'staff', decision)
  const to = STATES[row.state].leads[decision] ?? row.state
  const opinions = WITH_OPINIONS.includes(decision) ? await opinionsOf(db, id) : []
  const isTold = lettersOf(decision, to).author !== null
  return { title: isTold ? `${row.code}: ${STATES[to].name}` : '', words: [WORDS[decision], ...opinions].join('\n\n') }
}
