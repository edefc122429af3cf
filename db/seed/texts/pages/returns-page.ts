import { dong, IN_FORCE, MAIL, PLACE, RETURNS, SHIPPING } from './facts.ts'
import { table } from './table.ts'
import type { PageText } from './types.ts'

const { days, wrongInfoDays, answerDays, refundDays, coursePercent, repairDays, reportHours } = RETURNS

export const RETURNS_PAGE: PageText = {
  key: 'chinh-sach-doi-tra',
  title: 'Chính sách đổi trả',
  description: `Sách lỗi được đổi hoặc hoàn tiền trong ${days} ngày; điều kiện, cách gửi trả, thời gian hoàn tiền và quy định với sách điện tử, khoá học.`,
  content: [
    IN_FORCE,
    `<p>Nói gọn: sách lỗi thì chúng tôi đổi cuốn mới hoặc trả lại tiền, mọi phí chúng tôi chịu. Đổi ý thì bạn trả lại được trong ${days} ngày nếu sách còn nguyên, phí gửi về do bạn chịu. Phần dưới nói kỹ từng trường hợp.</p>`,
    '<h2>Thời hạn</h2>',
    `<ul><li><strong>Sách giấy:</strong> ${days} ngày kể từ ngày nhận hàng. Bạn chỉ cần báo cho chúng tôi trong thời hạn này, sách đến sau cũng được.</li><li><strong>Sách điện tử và khoá học:</strong> ${days} ngày kể từ khi thanh toán.</li><li><strong>Thông tin sai:</strong> nếu điều chúng tôi nói trước khi bạn mua bị thiếu hoặc không đúng, chẳng hạn sai số tập, sai lần tái bản, thời hạn là ${wrongInfoDays} ngày kể từ ngày nhận; quá ${days} ngày, xin viết cho ${MAIL} kèm mã đơn.</li></ul>`,
    `<p>Kiện móp, thiếu sách nên báo trong ${reportHours} giờ để chúng tôi làm việc với đơn vị vận chuyển khi họ còn lưu hình ảnh; báo muộn hơn nhưng trong ${days} ngày vẫn được giải quyết.</p>`,
    table(
      'Các trường hợp thường gặp với sách giấy',
      ['Trường hợp', 'Bạn được', 'Phí gửi trả'],
      [
        [
          'Lỗi in, thiếu trang, ngược trang, bong gáy',
          'Đổi cuốn mới, hoặc hoàn tiền nếu hết sách hay bạn không muốn đổi',
          'Thư Quán chịu',
        ],
        ['Rách, ướt, móp nặng khi giao', 'Đổi cuốn mới hoặc hoàn tiền', 'Thư Quán chịu'],
        ['Giao nhầm, thiếu cuốn', 'Gửi đúng, gửi bù hoặc hoàn tiền phần thiếu', 'Thư Quán chịu'],
        [
          'Thông tin trước khi mua bị thiếu hoặc sai',
          `Trả lại trong ${wrongInfoDays} ngày, hoàn lại toàn bộ tiền và phí giao`,
          'Thư Quán chịu',
        ],
        ['Đổi ý, mua nhầm, được tặng trùng', 'Trả lại, hoàn tiền sách; phí giao ban đầu không hoàn', 'Bạn chịu'],
        ['Một cuốn trong bộ bị lỗi', 'Đổi riêng cuốn lỗi; không đổi được thì trả cả bộ', 'Thư Quán chịu'],
        ['Sách đã viết, gạch, làm rách sau khi nhận', 'Không đổi trả, trừ khi bản thân cuốn sách có lỗi in', '–'],
      ],
    ),
    '<h2>Điều kiện khi trả vì đổi ý</h2>',
    '<ul><li>Sách chưa viết, chưa gạch, không có dấu tên, còn tem và quà tặng kèm.</li><li>Bóc màng bọc để xem mục lục không làm mất quyền trả lại.</li><li>Sách in theo đặt hàng riêng của trường, đơn vị không thuộc diện trả vì đổi ý.</li></ul>',
    '<p>Với sách lỗi, không cần màng bọc, không cần hộp, không cần hoá đơn giấy: mã đơn là đủ.</p>',
    '<h2>Cách làm</h2>',
    `<ol><li>Mở đơn ở mục <a href="/tai-khoan/don-hang">Đơn hàng</a> và bấm <strong>Yêu cầu đổi trả</strong>; khách không có tài khoản mở đơn bằng đường dẫn trong thư xác nhận, hoặc viết cho ${MAIL}. Chọn cuốn và nói rõ lý do; sách lỗi mà có ảnh thì xin gửi kèm khi trả lời thư của chúng tôi.</li><li>Chúng tôi trả lời trong ${answerDays} ngày làm việc: đồng ý, hỏi thêm hoặc từ chối kèm lý do.</li><li>Khi đồng ý, thư trả lời nói rõ cách gửi sách về. Lỗi từ phía chúng tôi: bưu tá đến lấy, miễn phí. Đổi ý: bạn gửi qua bưu điện tới ${PLACE}.</li><li>Sách lỗi được gửi cuốn mới ngay khi bưu tá đã lấy cuốn cũ. Sách giá dưới ${dong(RETURNS.keptBelow)}, chúng tôi có thể đề nghị bạn giữ lại cuốn lỗi, không cần gửi.</li><li>Sách trả vì đổi ý được kiểm tra trong ${answerDays} ngày làm việc sau khi về kho, rồi chuyển sang hoàn tiền.</li></ol>`,
    '<h2>Số tiền được hoàn</h2>',
    '<p>Mỗi cuốn được hoàn đúng số tiền bạn đã thực trả cho cuốn ấy, tức là giá sau khi phân bổ các khoản giảm của đơn cho từng cuốn. Số tiền này ghi sẵn ở từng dòng trong chi tiết đơn. Mã giảm giá đã dùng không được cấp lại khi trả một phần đơn; nếu cả đơn bị huỷ trước khi giao, mã dùng lại được khi còn hạn. Cả đơn được hoàn vì lỗi của chúng tôi thì phí giao hàng đã trả cũng được hoàn. Hoá đơn được điều chỉnh tương ứng và gửi lại cho bạn.</p>',
    table(
      `Thời gian hoàn tiền: chúng tôi gửi lệnh trong ${refundDays} ngày làm việc kể từ khi đồng ý`,
      ['Bạn đã trả bằng', 'Tiền về', 'Thời gian ngân hàng xử lý thêm'],
      [
        ['Thẻ nội địa qua VNPAY, ví điện tử hoặc mã QR qua Epay', 'Chính thẻ, tài khoản hoặc ví ấy', RETURNS.bankTime.domestic],
        ['Thẻ quốc tế', 'Chính thẻ ấy', RETURNS.bankTime.international],
        ['Chuyển khoản VietQR', 'Tài khoản bạn chỉ định', RETURNS.bankTime.transfer],
        ['Tiền mặt khi nhận hàng', 'Tài khoản bạn chỉ định', RETURNS.bankTime.transfer],
      ],
    ),
    '<p>Chúng tôi chỉ hỏi số tài khoản khi liên hệ về chính đơn của bạn, theo thư hoặc số điện thoại ghi ở đơn, không bao giờ hỏi mật khẩu hay mã xác thực.</p>',
    '<h2>Sách điện tử</h2>',
    `<p>Mỗi cuốn có phần đọc thử để bạn xem trước. Sau khi mua, bạn được hoàn tiền trong ${days} ngày nếu <strong>chưa tải tệp về và chưa đọc quá phần đọc thử</strong>. Tệp không mở được, thiếu trang hoặc sai sách thì báo bất cứ lúc nào: chúng tôi sửa trong ${repairDays} ngày làm việc, không sửa được thì hoàn lại toàn bộ tiền. Hoàn tiền xong, cuốn sách rời khỏi thư viện của bạn; xin tải ghi chú về trước khi gửi yêu cầu.</p>`,
    '<h2>Khoá học</h2>',
    `<p>Được hoàn tiền trong ${days} ngày nếu bạn đã học không quá ${coursePercent}% số bài và chưa nộp bài kiểm tra cuối khoá. Bài giảng hỏng mà không sửa được trong ${repairDays} ngày làm việc thì hoàn lại toàn bộ tiền. Khoá học tặng kèm sách sẽ đóng lại nếu cuốn sách ấy được trả và hoàn tiền; đổi sách lỗi lấy cuốn mới thì không ảnh hưởng.</p>`,
    '<h2>Huỷ đơn trước khi giao</h2>',
    `<p>Khi kiện chưa rời kho, bạn tự huỷ bằng nút <strong>Huỷ đơn</strong> mà không mất gì; đơn đã trả tiền có sách điện tử hay khoá học thì xin liên hệ để huỷ phần sách giấy; tiền đã trả được hoàn đủ theo bảng trên. Kiện đã đi thì bạn có thể từ chối nhận; tiền sách được hoàn sau khi kiện về kho, phí giao đã trả không hoàn. Đơn giao quá hẹn ${SHIPPING.lateDays} ngày làm việc được huỷ và hoàn cả phí giao.</p>`,
    '<h2>Lỗi in phát hiện muộn</h2>',
    '<p>Có khi đến giữa học kì bạn mới giở tới trang thiếu. Quá thời hạn đổi trả, xin vẫn viết cho chúng tôi kèm ảnh: nếu còn sách cùng lần in, chúng tôi đổi giúp; nếu không, chúng tôi gửi tệp những trang bị thiếu.</p>',
    '<h2>Chưa hài lòng</h2>',
    '<p>Nếu không đồng ý với kết quả, bạn có thể khiếu nại theo mục Giải quyết khiếu nại ở <a href="/dieu-khoan-giao-dich-chung">Điều khoản giao dịch chung</a>. Chính sách này không làm giảm những quyền mà pháp luật về bảo vệ người tiêu dùng dành cho bạn.</p>',
  ],
}
