import { STATES } from '@tq/contract/manuscript/states.ts'
import { KIND_NAMES, RECOMMENDATION_NAMES, REVIEW_STATE_NAMES } from '@tq/contract/manuscript/words.ts'
import type { About, ReviewRow, Writer } from './about.ts'
import { filesOf } from './author-letters.ts'
import { shownDay } from './texts.ts'

/** To the editor in charge, or to the desk's mailbox. */
const facts = ({ row }: About): [string, string][] => [
  ['Mã hồ sơ', row.code ?? ''],
  ['Tác phẩm', row.title],
  ['Tác giả', `${row.authorName} <${row.authorEmail}>, ${row.authorPhone}, ${row.authorUnit}`],
  ['Loại', row.kind ? KIND_NAMES[row.kind] : ''],
  ['Trạng thái', STATES[row.state].name],
]
const said = ({ words }: About) => (words ? [words] : [])

const dayOr = (day: string | null, instead: string) => (day ? shownDay(day) : instead)
const wish = ({ name, dueDay, wishedDay }: ReviewRow) =>
  `${name} xin dời hạn nhận xét từ ngày ${shownDay(dueDay)} đến ngày ${dayOr(wishedDay, '')}.`

export const HOUSE_LETTERS = {
  newManuscript: (about) => ({
    title: `Bản thảo mới ${about.row.code}: ${about.row.title}`,
    paragraphs: ['Có bản thảo mới, chưa ai phụ trách. Tác giả được hứa có thư sau khi đọc sơ bộ, trong hai đến ba tuần.'],
    facts: [...facts(about), ...filesOf(about)],
  }),
  newPapers: (about) => ({
    title: `Giấy tờ bổ sung của bản thảo ${about.row.code}`,
    paragraphs: ['Tác giả đã gửi giấy tờ bổ sung.', ...said(about)],
    facts: [...facts(about), ...filesOf(about)],
  }),
  newRevision: (about) => ({
    title: `Bản sửa của bản thảo ${about.row.code}`,
    paragraphs: ['Tác giả đã gửi bản sửa.', ...said(about)],
    facts: [...facts(about), ...filesOf(about)],
  }),
  authorMessage: (about) => ({
    title: `Tác giả bản thảo ${about.row.code} viết cho biên tập viên`,
    paragraphs: said(about),
    facts: facts(about),
  }),
  moreTimeAsked: (about) => ({
    title: `${about.review ? 'Người nhận xét' : 'Tác giả'} bản thảo ${about.row.code} xin thêm thời gian`,
    paragraphs: [about.review ? wish(about.review) : `Hạn hiện nay: ${dayOr(about.row.dueDay, 'không có')}.`, ...said(about)],
    facts: facts(about),
  }),
  proofAnswered: (about) => ({
    title: `Tác giả bản thảo ${about.row.code} trả lời bản bông`,
    paragraphs: said(about),
    facts: facts(about),
  }),
  authorWithdrew: (about) => ({
    title: `Tác giả rút bản thảo ${about.row.code}`,
    paragraphs: ['Tác giả đã rút bản thảo; lời mời nhận xét đang mở được huỷ.', ...said(about)],
    facts: facts(about),
  }),
  authorLate: (about) => ({
    title: `Bản thảo ${about.row.code} quá hạn, tác giả chưa gửi`,
    paragraphs: [`Hạn là ${about.row.dueDay ? shownDay(about.row.dueDay) : ''}. Tác giả đã được nhắc.`],
    facts: facts(about),
  }),
  assigned: (about) => ({
    title: `Bạn phụ trách bản thảo ${about.row.code}`,
    paragraphs: ['Bản thảo dưới đây được giao cho bạn.'],
    facts: facts(about),
  }),
  reviewerAnswered: (about) => ({
    title: `Lời mời nhận xét bản thảo ${about.row.code} được trả lời`,
    paragraphs: [
      `${about.review?.name ?? ''}: ${about.review ? REVIEW_STATE_NAMES[about.review.state] : ''}${about.review?.hasConflict ? ', có xung đột lợi ích' : ''}.`,
      ...said(about),
    ],
    facts: facts(about),
  }),
  reviewReturned: (about) => ({
    title: `Có nhận xét mới về bản thảo ${about.row.code}`,
    paragraphs: [
      `${about.review?.name ?? ''} đã gửi nhận xét: ${about.review?.recommendation ? RECOMMENDATION_NAMES[about.review.recommendation] : ''}.`,
    ],
    facts: facts(about),
  }),
} satisfies Record<string, Writer>
