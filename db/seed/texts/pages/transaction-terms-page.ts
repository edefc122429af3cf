import { PUBLISHER } from '@tq/contract/publisher.ts'
import { IN_FORCE, IN_FORCE_FROM, KEPT_YEARS, MAIL, NOTICE_DAYS, PAYMENT, PLACE, REPLY, RETURNS, SELLER } from './facts.ts'
import { table } from './table.ts'
import type { PageText } from './types.ts'

export const TRANSACTION_TERMS_PAGE: PageText = {
  key: 'dieu-khoan-giao-dich-chung',
  title: 'Điều khoản giao dịch chung',
  description:
    'Hợp đồng mua bán hình thành lúc nào, bước xem lại và xác nhận đơn, lưu trữ, quyền của hai bên, thời hạn giải quyết khiếu nại.',
  content: [
    IN_FORCE,
    '<p>Những điều khoản này áp dụng cho mọi giao dịch mua sách giấy, sách điện tử và khoá học trên trang Thư Quán. Trước khi đặt đơn, bạn tự đánh dấu vào ô đồng ý; ô này không bao giờ được đánh dấu sẵn.</p>',
    '<h2>1. Bên bán và bên mua</h2>',
    '<p><strong>Bên bán:</strong></p>',
    SELLER,
    `<ul>${PUBLISHER.licences.map((licence) => `<li>${licence}</li>`).join('')}</ul>`,
    '<p><strong>Bên mua</strong> là người đặt đơn, có đủ năng lực hành vi dân sự, hoặc được cha mẹ, người giám hộ đồng ý. Khi mua cho một tổ chức, người đặt đơn xác nhận mình được tổ chức ấy giao việc.</p>',
    '<h2>2. Thông tin trước khi đặt</h2>',
    '<p>Trang của mỗi sản phẩm nêu tên, tác giả, nhà xuất bản, năm và lần in, số trang, khổ, khối lượng, mô tả, giá đã gồm thuế và tình trạng kho. Phí giao hàng, thời gian giao dự kiến và cách thanh toán hiện ra trước khi xác nhận. Thông tin giới thiệu trên trang là lời mời đặt hàng; đơn của bạn là lời đề nghị mua.</p>',
    '<h2>3. Đặt đơn và xem lại</h2>',
    '<ol><li>Bạn chọn hàng, nơi nhận, cách giao, cách trả tiền.</li><li>Trang xem lại liệt kê từng món, số lượng, đơn giá, từng khoản giảm, phí giao hàng, tổng tiền, nơi nhận, thời gian giao và cách trả tiền. Bạn sửa được mọi mục hoặc thoát ra mà không bị ràng buộc gì.</li><li>Bạn đánh dấu ô đồng ý với điều khoản và bấm nút đặt hàng. Nút ấy ghi rõ số tiền phải trả.</li></ol>',
    '<p>Bấm hai lần hay mạng chập chờn không tạo ra hai đơn. Nếu nghi ngờ, xin xem mục <a href="/tai-khoan/don-hang">Đơn hàng</a> hoặc hộp thư trước khi đặt lại.</p>',
    '<h2>4. Hợp đồng hình thành lúc nào</h2>',
    '<p>Ngay khi nhận đơn, hệ thống hiện mã đơn và gửi thư báo đã nhận. <strong>Hợp đồng hình thành khi bạn nhận được thư xác nhận đơn</strong>:</p>',
    '<ul><li>với đơn trả trước, thư xác nhận được gửi khi tiền đã vào;</li><li>với đơn trả tiền khi nhận hàng, ngay sau khi đặt;</li><li>với đơn có tổng tiền bằng 0, ngay sau khi đặt.</li></ul>',
    `<p>Đơn chưa trả tiền được giữ hàng ${PAYMENT.gatewayMinutes} phút nếu thanh toán qua cổng, ${PAYMENT.transferHours} giờ nếu chuyển khoản; quá hạn, đơn tự huỷ và hai bên không còn nghĩa vụ với nhau. Nếu vì lý do nào đó bạn chưa nhận được thư xác nhận sau một ngày làm việc kể từ khi trả tiền, xin báo cho chúng tôi.</p>`,
    '<h2>5. Lưu trữ và bản sao</h2>',
    `<p>Thư xác nhận ghi đủ nội dung đơn và phiên bản điều khoản bạn đã đồng ý. Bạn xem và in lại bất cứ lúc nào ở chi tiết đơn; khách không có tài khoản dùng đường dẫn riêng trong thư. Chúng tôi lưu dữ liệu giao dịch ít nhất ${KEPT_YEARS.deals} năm, chứng từ kế toán và hoá đơn ${KEPT_YEARS.accounts} năm.</p>`,
    '<h2>6. Thực hiện hợp đồng</h2>',
    '<p>Chúng tôi giao đúng hàng, đúng hạn theo <a href="/phuong-thuc-van-chuyen">Phương thức vận chuyển</a>, cho bạn xem hàng theo <a href="/chinh-sach-kiem-hang">Chính sách kiểm hàng</a>, lập hoá đơn theo <a href="/chinh-sach-mua-hang">Chính sách mua hàng</a>. Quyền sở hữu và rủi ro chuyển sang bạn khi bạn nhận sách. Với hàng số, nghĩa vụ giao hoàn thành khi sản phẩm mở được trong thư viện của bạn.</p>',
    '<p>Bạn cung cấp thông tin đúng, trả đủ tiền, nhận hàng như đã hẹn. Với đơn trả tiền khi nhận hàng bị từ chối nhiều lần mà không có lý do, chúng tôi có thể đề nghị trả trước cho những đơn sau.</p>',
    '<h2>7. Huỷ, chấm dứt, hoàn tiền</h2>',
    `<p>Bạn được huỷ miễn phí khi kiện chưa rời kho. Sau khi nhận, bạn được đổi, trả theo <a href="/chinh-sach-doi-tra">Chính sách đổi trả</a>: ${RETURNS.days} ngày trong các trường hợp thông thường, ${RETURNS.wrongInfoDays} ngày nếu thông tin chúng tôi cung cấp bị thiếu hoặc sai. Chúng tôi được huỷ đơn khi hết hàng, giá sai rõ rệt hoặc có dấu hiệu gian lận, và phải báo lý do cùng lúc với việc hoàn tiền.</p>`,
    '<h2>8. Trách nhiệm</h2>',
    '<p>Chúng tôi chịu trách nhiệm về chất lượng sách, về sản phẩm số và về thiệt hại thực tế do lỗi của mình gây ra. Không bên nào phải chịu trách nhiệm vì việc chậm trễ do thiên tai, dịch bệnh, sự cố mạng diện rộng hay quyết định của cơ quan nhà nước, nhưng bên gặp sự cố phải báo cho bên kia và cùng tìm cách khắc phục. Không điều khoản nào ở đây loại bỏ quyền của người tiêu dùng theo Luật Bảo vệ quyền lợi người tiêu dùng số 19/2023/QH15.</p>',
    '<h2>9. Giải quyết khiếu nại</h2>',
    `<p>Gửi khiếu nại tới ${MAIL} với tiêu đề bắt đầu bằng [Khiếu nại] kèm mã đơn, hoặc gọi ${PUBLISHER.phone}, hoặc gửi thư tới ${PLACE}. Bạn nên gửi trong vòng 90 ngày kể từ khi có sự việc để chứng từ còn đầy đủ; gửi muộn hơn vẫn được xem xét.</p>`,
    table(
      'Các bước và thời hạn',
      ['Bước', 'Việc làm', 'Thời hạn'],
      [
        ['Tiếp nhận', 'Báo đã nhận, cho mã khiếu nại và tên phòng phụ trách', `${REPLY.mailDays} ngày làm việc`],
        ['Giải quyết', 'Kiểm tra chứng từ, đề xuất cách giải quyết bằng văn bản', `${REPLY.complaintDays} ngày làm việc`],
        [
          'Việc phức tạp',
          'Cần hỏi ngân hàng, cổng thanh toán, đơn vị vận chuyển; có báo tiến độ',
          `tối đa ${REPLY.hardComplaintDays} ngày làm việc`,
        ],
        [
          'Thực hiện',
          'Gửi hàng, hoàn tiền hoặc sửa hoá đơn theo kết quả',
          `${RETURNS.refundDays} ngày làm việc sau khi hai bên đồng ý`,
        ],
      ],
    ),
    '<p>Trong thời gian giải quyết, chúng tôi không khoá tài khoản hay thu hồi sản phẩm liên quan đến khiếu nại, trừ khi cần ngăn gian lận đang diễn ra.</p>',
    '<h2>10. Tranh chấp</h2>',
    '<p>Hai bên ưu tiên thương lượng. Không thoả thuận được, bạn có quyền nhờ cơ quan, tổ chức bảo vệ người tiêu dùng hoà giải, hoặc yêu cầu trọng tài hay toà án có thẩm quyền giải quyết theo pháp luật Việt Nam. Điều khoản này không buộc bạn phải chọn một nơi do chúng tôi chỉ định.</p>',
    '<h2>11. Thay đổi điều khoản</h2>',
    `<p>Bản mới được đăng ở trang này ít nhất ${NOTICE_DAYS} ngày trước khi áp dụng và không áp dụng ngược cho đơn đã đặt. Bản hiện hành áp dụng từ ${IN_FORCE_FROM}. Cần bản cũ, xin viết cho chúng tôi.</p>`,
  ],
}
