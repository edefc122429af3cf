import { PUBLISHER } from '@tq/contract/publisher.ts'
import type { About, Writer } from './about.ts'
import { shownDay } from './texts.ts'

/** Reviewers read the title and the code, never who wrote it. */
const hello = ({ review }: About) => `Kính gửi ${review?.name ?? 'Quý vị'},`
const until = ({ review }: About) => (review ? shownDay(review.dueDay) : '')
const named = ({ row }: About) => `“${row.title}” (hồ sơ ${row.code})`

export const REVIEWER_LETTERS = {
  reviewInvitation: (about) => ({
    title: `Mời nhận xét bản thảo ${about.row.code}`,
    paragraphs: [
      hello(about),
      `Nhà xuất bản trân trọng mời Quý vị nhận xét bản thảo ${named(about)}, chậm nhất ngày ${until(about)}.`,
      ...(about.words ? [about.words] : []),
      'Liên kết dưới đây mở bản thảo và phiếu nhận xét, không cần tài khoản. Trước khi nhận lời, xin Quý vị cho biết có xung đột lợi ích với đề tài này hay không. Tác giả không được biết ai nhận xét.',
    ],
  }),
  reviewReminder: (about) => ({
    title: `Nhắc: nhận xét bản thảo ${about.row.code} chậm nhất ngày ${until(about)}`,
    paragraphs: [
      hello(about),
      `Chúng tôi mong nhận được nhận xét của Quý vị về bản thảo ${named(about)} chậm nhất ngày ${until(about)}.`,
    ],
  }),
  reviewLate: (about) => ({
    title: `Nhận xét bản thảo ${about.row.code} đã quá hạn`,
    paragraphs: [
      hello(about),
      `Hạn nhận xét bản thảo ${named(about)} là ngày ${until(about)}. Nếu Quý vị cần thêm thời gian, xin viết đến ${PUBLISHER.email} hoặc gọi ${PUBLISHER.phone}.`,
    ],
  }),
  reviewCancelled: (about) => ({
    title: `Không cần nhận xét bản thảo ${about.row.code} nữa`,
    paragraphs: [
      hello(about),
      `Bản thảo ${named(about)} đã có quyết định, hoặc được đọc theo cách khác. Chúng tôi cảm ơn Quý vị.`,
    ],
  }),
  reviewThanks: (about) => ({
    title: `Cảm ơn Quý vị đã nhận xét bản thảo ${about.row.code}`,
    paragraphs: [hello(about), `Chúng tôi đã nhận được nhận xét của Quý vị về bản thảo ${named(about)}. Xin trân trọng cảm ơn.`],
  }),
} satisfies Record<string, Writer>
