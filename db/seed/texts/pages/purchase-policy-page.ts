import { PUBLISHER } from '@tq/contract/publisher.ts'
import { dong, IN_FORCE, INVOICE_DAYS, MAIL, PAYMENT, RETURNS, SELLER, SHIPPING } from './facts.ts'
import { table } from './table.ts'
import type { PageText } from './types.ts'

export const PURCHASE_POLICY_PAGE: PageText = {
  key: 'chinh-sach-mua-hang',
  title: 'Chính sách mua hàng',
  description:
    'Quy định về giá đã gồm thuế, còn hàng và hết hàng, bốn cách thanh toán, mã giảm giá, giờ vàng, huỷ đơn và hoá đơn.',
  content: [
    IN_FORCE,
    '<p>Trang này nêu những quy tắc áp dụng cho mọi đơn hàng trên trang Thư Quán. Nếu bạn cần làm theo từng bước, xin xem <a href="/huong-dan-mua-hang">Hướng dẫn mua hàng</a>.</p>',
    '<h2>Người bán</h2>',
    SELLER,
    '<p>Mọi sản phẩm trên trang do chính Thư Quán bán. Không có người bán thứ ba.</p>',
    '<h2>Giá</h2>',
    '<ul><li>Giá ghi bằng đồng Việt Nam, <strong>đã gồm thuế giá trị gia tăng</strong>, chưa gồm phí giao hàng. Phí giao hàng hiện rõ trước khi bạn xác nhận.</li><li>Giá gạch ngang là giá bìa hoặc giá đã bán trước đợt giảm, không phải giá nâng lên để hạ xuống.</li><li>Giá áp dụng là giá lúc bạn đặt đơn. Nếu giá đổi khi sách còn trong giỏ, trang báo cho bạn trước khi tính tiền.</li><li>Nếu giá hiển thị sai rõ rệt vì lỗi kỹ thuật, chúng tôi báo lại trong một ngày làm việc để bạn chọn mua theo giá đúng hoặc huỷ và nhận lại đủ tiền.</li></ul>',
    '<h2>Còn hàng, hết hàng, đặt trước</h2>',
    '<p>Tình trạng kho hiện bằng chữ ở trang sách. Sách trong giỏ chưa được giữ; chúng tôi kiểm tra lại kho khi bạn xem lại đơn và giữ hàng từ lúc bạn đặt. Nếu một cuốn vừa hết, trang chỉ rõ cuốn nào và còn bao nhiêu.</p>',
    '<p>Sách cho đặt trước có ghi ngày phát hành dự kiến. Lùi ngày, chúng tôi báo và bạn được huỷ, nhận lại đủ tiền. Trường hợp hiếm gặp là tiền đã vào mà sách không còn: chúng tôi liên hệ trong một ngày làm việc để gửi khi có sách hoặc hoàn tiền, theo ý bạn.</p>',
    '<h2>Cách thanh toán</h2>',
    table(
      'Bốn cách trả tiền',
      ['Cách', 'Dùng cho', 'Giữ hàng', 'Ghi chú'],
      [
        ['Thẻ ngân hàng qua VNPAY', 'Mọi đơn', `${PAYMENT.gatewayMinutes} phút`, 'Thẻ nội địa hoặc quốc tế'],
        [
          'Ví điện tử hoặc mã QR qua Epay (MegaPay)',
          'Mọi đơn',
          `${PAYMENT.gatewayMinutes} phút`,
          'Quét bằng ví hoặc ứng dụng ngân hàng có liên kết',
        ],
        ['Chuyển khoản VietQR', 'Mọi đơn', `${PAYMENT.transferHours} giờ`, 'Giữ nguyên số tiền và nội dung trong mã'],
        [
          'Trả tiền khi nhận hàng',
          `Đơn chỉ có sách giấy, đến ${dong(PAYMENT.cashMax)}`,
          'Đến khi giao',
          'Không thu phí; không dùng cho hàng số',
        ],
      ],
    ),
    '<p>Bạn nhập số thẻ trên trang của cổng thanh toán, không phải trên trang này; chúng tôi không thấy và không lưu số thẻ. Thanh toán dở dang thì bấm <strong>Thanh toán</strong> lại ở chi tiết đơn trong thời gian giữ hàng. Hết thời gian ấy, sau khi đã hỏi lại cổng thanh toán, đơn tự huỷ, sách và mã giảm giá được trả lại. Tiền đến muộn cho đơn đã huỷ, hoặc bị trừ hai lần, được hoàn về đúng nơi đã trả.</p>',
    '<p>Đơn có tổng tiền bằng 0 sau khi giảm được hoàn tất ngay, không qua cổng thanh toán.</p>',
    '<h2>Thứ tự tính giảm giá</h2>',
    '<ol><li>Giá của đợt giờ vàng hoặc giá khuyến mãi của từng cuốn.</li><li>Giá trọn bộ, nếu mua theo bộ.</li><li>Phiếu khuyến mãi theo sách: mỗi sản phẩm hưởng một phiếu, phiếu có lợi nhất cho bạn.</li><li>Mã giảm giá cho cả đơn: mỗi đơn một mã.</li><li>Mã giảm phí giao hàng: mỗi đơn một mã.</li></ol>',
    '<p>Mã tính theo phần trăm được tính trên giá đã giảm ở các bước trước. Khoản giảm được làm tròn xuống đến đồng, không bao giờ làm tổng tiền nhỏ hơn 0, và cho cùng kết quả dù bạn nhập mã theo thứ tự nào. Từng khoản được ghi thành một dòng kèm lý do.</p>',
    '<h2>Mã giảm giá</h2>',
    '<ul><li>Thời hạn, mức đơn tối thiểu, mức giảm tối đa, sách áp dụng và số lần dùng ghi ở từng mã.</li><li>Số lần dùng của mỗi người tính theo tài khoản; với khách không đăng nhập, tính theo email và số điện thoại.</li><li>Mã được giữ cho đơn khi đặt, tính là đã dùng khi đơn được xác nhận, và trả lại nếu đơn hết hạn hay bị huỷ trước khi giao.</li><li>Mã không đổi thành tiền, không bán lại.</li></ul>',
    '<h2>Giảm giá giờ vàng</h2>',
    '<p>Mỗi đợt có giờ bắt đầu, giờ kết thúc và <strong>số suất</strong> cho từng cuốn; thanh “đã bán” cho biết còn bao nhiêu. Mỗi người mua được số cuốn tối đa ghi dưới giá, tính theo tài khoản hoặc số điện thoại. Hết suất, sách trở về giá thường. Trừ khi trang của đợt ghi khác, sách giá giờ vàng không dùng chung với mã giảm giá cho cả đơn; những cuốn còn lại trong đơn vẫn dùng mã bình thường.</p>',
    '<h2>Huỷ đơn</h2>',
    `<p>Bạn tự huỷ ở chi tiết đơn khi kiện chưa rời kho, không cần nêu lý do. Chúng tôi chỉ huỷ đơn khi hết sách, giá sai rõ rệt, không liên lạc được để giao, hoặc có dấu hiệu gian lận; khi ấy bạn được báo lý do. Tiền đã trả được gửi lệnh hoàn trong ${RETURNS.refundDays} ngày làm việc.</p>`,
    '<h2>Giới hạn mua</h2>',
    '<p>Mỗi sản phẩm trong giỏ từ 1 đến 999 cuốn, mỗi giỏ tối đa 100 loại sản phẩm. Sách điện tử và khoá học mỗi tài khoản chỉ cần mua một lần. Cần nhiều hơn, xin liên hệ để có giá theo số lượng: <a href="/lien-he-hop-tac">Liên hệ hợp tác</a>. Chúng tôi không bắt mua kèm; sách bán theo bộ luôn mua lẻ được, trừ bộ in chung một hộp.</p>',
    '<h2>Hoá đơn và thuế</h2>',
    `<ul><li>Đơn nào cũng có hoá đơn điện tử, kể cả khi bạn không yêu cầu, gửi qua email trong ${INVOICE_DAYS} ngày làm việc kể từ khi gửi hàng, hoặc từ khi thanh toán nếu là hàng số.</li><li>Sách giáo khoa, giáo trình và một số loại sách khác không chịu thuế giá trị gia tăng; các sách còn lại chịu thuế suất 5%. Khoá học và phí giao hàng theo thuế suất đang áp dụng lúc bán. Hoá đơn ghi rõ từng dòng.</li><li>Muốn ghi tên đơn vị, điền thông tin trước khi đặt: tên, mã số thuế (10 số hoặc 10 số kèm 3 số chi nhánh) hay số định danh cá nhân 12 số, địa chỉ, email nhận hoá đơn, mã quan hệ ngân sách nếu có.</li><li>Hoá đơn sai do chúng tôi được sửa ngay; sai do thông tin bạn nhập, xin báo sớm để lập hoá đơn điều chỉnh hoặc thay thế. Khi trả hàng, hoá đơn được điều chỉnh theo.</li></ul>`,
    '<h2>Giao hàng và đổi trả</h2>',
    `<p>Phần sách giấy từ ${dong(SHIPPING.freeFrom)} sau giảm giá được miễn phí giao tiêu chuẩn; chi tiết ở <a href="/phuong-thuc-van-chuyen">Phương thức vận chuyển</a>. Sách lỗi được đổi trong ${RETURNS.days} ngày; chi tiết ở <a href="/chinh-sach-doi-tra">Chính sách đổi trả</a>. Bạn được xem hàng trước khi nhận: <a href="/chinh-sach-kiem-hang">Chính sách kiểm hàng</a>.</p>`,
    `<p>Có điều gì chưa rõ, xin gọi ${PUBLISHER.phone} hoặc viết cho ${MAIL}.</p>`,
  ],
}
