import { addressId } from '@tq/contract/slug.ts'
import type { Letter } from '../mail/letter.ts'
import { momentText } from '../time/vietnam-time.ts'

/** A subject is one line, whatever a title may hold. */
const quoted = (title: string) => `“${title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')}”`

/** To a mailbox that anybody may have typed: nothing in it is a stranger's word. */
export const confirmLetter = (title: string, key: string, until: Date): Letter => ({
  title: `Xác nhận: báo cho bạn khi ${quoted(title)} có hàng`,
  paragraphs: [
    `Có người vừa nhờ chúng tôi báo tới hộp thư này khi cuốn sách có hàng trở lại. Nếu là bạn, hãy bấm nút dưới đây trước ${momentText(until)}.`,
    'Nếu không phải bạn, bạn không cần làm gì: chúng tôi sẽ không gửi thêm thư nào.',
  ],
  action: { text: 'Xác nhận', path: `/bao-co-hang?xac-nhan=${key}` },
  end: { text: 'Ngừng nhận thư báo về cuốn này', path: `/bao-co-hang?thoi=${key}` },
})

/** The last one about this request, so there is nothing to end any more. */
export const backLetter = (product: { id: number; title: string }): Letter => ({
  title: `${quoted(product.title)} đã có hàng trở lại`,
  paragraphs: [
    'Cuốn sách bạn chờ đã có hàng trở lại. Số lượng có hạn và chúng tôi không giữ riêng được cho ai, bạn đặt sớm nhé.',
    'Đây là thư duy nhất về lần bạn nhờ báo này; chúng tôi đã xoá yêu cầu này cùng email ghi trong đó.',
  ],
  action: { text: 'Mở trang sách', path: `/san-pham/${addressId(product.title, product.id)}` },
})
