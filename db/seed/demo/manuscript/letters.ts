import type { ManuscriptLetter } from '@tq/contract/manuscript/enums.ts'
import type { EventText } from '../../texts/manuscript/manuscript-text.ts'

/** What the author was written when a state began. */
const KINDS: Record<EventText['to'], ManuscriptLetter> = {
  received: 'receipt',
  papersRequested: 'papersRequested',
  underReview: 'underReview',
  revisionRequested: 'revisionRequested',
  revised: 'revisionReceived',
  accepted: 'accepted',
  rejected: 'rejected',
  editing: 'editing',
  procedures: 'procedures',
  published: 'published',
  withdrawn: 'withdrawn',
}
const WORDS: Record<EventText['to'], [title: string, sentence: string]> = {
  received: ['Đã nhận bản thảo', 'Chúng tôi đã nhận bản thảo của bạn. Thư này là thư biên nhận.'],
  papersRequested: ['Cần bổ sung giấy tờ', 'Để đọc tiếp bản thảo, chúng tôi cần thêm giấy tờ.'],
  underReview: ['Bản thảo được gửi phản biện', 'Việc này thường mất bốn đến sáu tuần; hiện bạn chưa cần làm gì.'],
  revisionRequested: ['Đề nghị chỉnh sửa', 'Sau khi đọc bản thảo, chúng tôi đề nghị bạn chỉnh sửa và gửi lại.'],
  revised: ['Đã nhận bản sửa', 'Chúng tôi đã nhận bản sửa của bạn. Thư này là thư biên nhận.'],
  accepted: ['Bản thảo được nhận xuất bản', 'Chúng tôi vui mừng báo tin: bản thảo được nhận xuất bản.'],
  rejected: ['Trả lời về bản thảo', 'Rất tiếc, chúng tôi không thể nhận bản thảo này.'],
  editing: ['Bắt đầu biên tập', 'Bạn sẽ nhận bản biên tập và bản bông (bản in thử) để đọc và duyệt.'],
  procedures: ['Đang làm thủ tục xuất bản', 'Chúng tôi đăng ký xuất bản, ra quyết định và đưa sách đi in.'],
  published: ['Sách đã xuất bản', 'Chúc mừng bạn: sách đã phát hành.'],
  withdrawn: ['Đã rút bản thảo', 'Bản thảo đã được rút theo yêu cầu của bạn.'],
}
/** What the author said is no part of a letter to the author. */
const BY_AUTHOR: EventText['to'][] = ['received', 'revised', 'withdrawn']

export function letterOf({ to, words = '' }: EventText, code: string, name: string) {
  const [title, sentence] = WORDS[to]
  const said = words && !BY_AUTHOR.includes(to) ? [words] : []
  return { kind: KINDS[to], title: `${title} (${code})`, text: [`Chào ${name},`, sentence, ...said].join('\n\n') }
}

export const isByAuthor = (to: EventText['to']) => BY_AUTHOR.includes(to)
