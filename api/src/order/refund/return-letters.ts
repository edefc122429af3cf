import type { Db } from '@tq/db/database.ts'
import { type About, send } from '../order-letters.ts'

export const sendReturnAccepted = (tx: Db, order: About, words: string) =>
  send(tx, order, {
    title: `Thư Quán nhận lại hàng của đơn ${order.code}`,
    paragraphs: [
      'Chúng tôi đồng ý nhận lại sản phẩm bạn yêu cầu đổi trả.',
      'Nếu lỗi từ phía chúng tôi, bưu tá đến lấy sách và bạn không mất phí. Nếu bạn đổi ý, xin gói sách, ghi mã đơn ra ngoài rồi gửi về nhà xuất bản; tiền được hoàn khi sách tới nơi.',
    ],
    facts: words ? [['Lời nhắn', words]] : [],
  })

export const sendReturnRefused = (tx: Db, order: About, words: string) =>
  send(tx, order, {
    title: `Về yêu cầu đổi trả của đơn ${order.code}`,
    paragraphs: ['Chúng tôi đã xem kỹ và chưa nhận lại sản phẩm này được. Nếu thấy chưa thoả đáng, bạn trả lời thư này nhé.'],
    facts: [['Lý do', words]],
  })
