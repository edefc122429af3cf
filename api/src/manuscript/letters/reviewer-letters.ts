import { PUBLISHER } from '@tq/contract/publisher.ts'
import { reviewCodeOf } from '../review/review-code.ts'
import type { About, Writer } from './about.ts'
import { shownDay } from './texts.ts'

/** Reviewers read the title and a code of their own, never who wrote it. */
const hello = ({ review }: About) => `Kính gửi ${review?.name ?? 'Quý vị'},`
const until = ({ review }: About) => (review ? shownDay(review.dueDay) : '')
const codeOf = ({ review }: About) => (review ? reviewCodeOf(review.id) : '')
const named = (about: About) => `“${about.row.title}” (mã phản biện ${codeOf(about)})`

export const REVIEWER_LETTERS = {
  reviewInvitation: (about) => ({
    title: `Mời nhận xét bản thảo ${codeOf(about)}`,
    paragraphs: [
      hello(about),
      `Nhà xuất bản trân trọng mời Quý vị nhận xét bản thảo ${named(about)}, chậm nhất ngày ${until(about)}.`,
      ...(about.words ? [about.words] : []),
      'Liên kết dưới đây mở bản thảo và phiếu nhận xét, không cần tài khoản. Trước khi nhận lời, xin Quý vị cho biết có xung đột lợi ích với đề tài này hay không. Tác giả không được biết ai nhận xét.',
    ],
  }),
  reviewReminder: (about) => ({
    title: `Nhắc: nhận xét bản thảo ${codeOf(about)} chậm nhất ngày ${until(about)}`,
    paragraphs: [
      hello(about),
      `Chúng tôi mong nhận được nhận xét của Quý vị về bản thảo ${named(about)} chậm nhất ngày ${until(about)}.`,
    ],
  }),
  reviewLate: (about) => ({
    title: `Nhận xét bản thảo ${codeOf(about)} đã quá hạn`,
    paragraphs: [
      hello(about),
      `Hạn nhận xét bản thảo ${named(about)} là ngày ${until(about)}. Nếu Quý vị cần thêm thời gian, xin bấm “Xin thêm thời gian” ở trang nhận xét, hoặc gọi ${PUBLISHER.phone}.`,
    ],
  }),
  reviewCancelled: (about) => ({
    title: `Không cần nhận xét bản thảo ${codeOf(about)} nữa`,
    paragraphs: [
      hello(about),
      `Bản thảo ${named(about)} đã có quyết định, hoặc được đọc theo cách khác. Chúng tôi cảm ơn Quý vị.`,
    ],
  }),
  reviewThanks: (about) => ({
    title: `Cảm ơn Quý vị đã nhận xét bản thảo ${codeOf(about)}`,
    paragraphs: [hello(about), `Chúng tôi đã nhận được nhận xét của Quý vị về bản thảo ${named(about)}. Xin trân trọng cảm ơn.`],
  }),
} satisfies Record<string, Writer>
