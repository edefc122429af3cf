import { PUBLISHER } from '@tq/contract/publisher.ts'
import { IN_FORCE, INSPECTION_MINUTES, MAIL, RETURNS, SHIPPING } from './facts.ts'
import { table } from './table.ts'
import type { PageText } from './types.ts'

export const INSPECTION_PAGE: PageText = {
  key: 'chinh-sach-kiem-hang',
  title: 'Chính sách kiểm hàng',
  description:
    'Bạn được mở kiện xem sách trước khi nhận và trước khi trả tiền: xem những gì, trong bao lâu, từ chối thế nào, báo thiếu ra sao.',
  content: [
    IN_FORCE,
    '<p>Bạn được <strong>mở kiện và xem hàng trước khi ký nhận</strong>, dù đã trả tiền trước hay trả khi nhận. Quyền này áp dụng cho mọi đơn sách giấy, ở mọi nơi chúng tôi giao đến, và không mất phí. Trên phiếu gửi của mỗi kiện đều in dòng “Cho xem hàng”.</p>',
    '<h2>Bạn được xem những gì</h2>',
    '<ul><li><strong>Bên ngoài:</strong> tên người nhận, mã đơn, băng dán còn nguyên, hộp không ướt, không thủng.</li><li><strong>Số lượng:</strong> đếm đủ số cuốn ghi trên phiếu, kể cả quà tặng.</li><li><strong>Đúng sách:</strong> tên sách, tập, lần tái bản, bìa cứng hay bìa mềm.</li><li><strong>Tình trạng:</strong> bìa, gáy, góc; giở nhanh vài trang với sách không bọc màng.</li><li><strong>Số tiền:</strong> khớp với số tiền trong thư xác nhận.</li></ul>',
    `<p>Người giao chờ bạn đến ${INSPECTION_MINUTES} phút. Việc xem dừng ở mức nhìn và đếm; đọc kỹ nội dung, kiểm tra từng trang thì làm sau khi nhận, vì bạn còn ${RETURNS.days} ngày để báo lỗi.</p>`,
    '<h2>Sách có màng bọc</h2>',
    '<p>Khi người giao còn ở đó, xin chưa bóc màng. Sau khi nhận, bạn cứ bóc ra xem; việc ấy không làm mất quyền đổi sách lỗi và cũng không làm mất quyền trả lại vì đổi ý, miễn là sách còn sạch.</p>',
    '<h2>Các bước</h2>',
    '<ol><li>Nhận kiện từ tay người giao, so tên và mã đơn.</li><li>Mở hộp trước mặt người giao. Nếu muốn, bạn quay hoặc chụp lại; việc này giúp giải quyết nhanh hơn nhưng không bắt buộc.</li><li>Đếm và xem sách.</li><li>Ổn thì trả tiền (nếu là đơn trả khi nhận) và ký nhận. Không ổn thì làm theo bảng dưới.</li></ol>',
    table(
      'Khi có điều không ổn',
      ['Bạn thấy', 'Nên làm', 'Chúng tôi làm tiếp'],
      [
        ['Hộp rách, ướt, băng dán bị mở', 'Từ chối nhận, nhờ người giao ghi lý do', 'Gửi kiện khác hoặc hoàn tiền'],
        ['Thiếu cuốn', 'Nhận phần đủ và ghi “thiếu” lên phiếu, hoặc từ chối cả kiện', 'Gửi bù hoặc hoàn tiền phần thiếu'],
        ['Nhầm sách', 'Từ chối cuốn nhầm hoặc cả kiện', 'Gửi đúng sách, thu hồi cuốn nhầm miễn phí'],
        ['Bìa rách, gáy bong, góc móp nặng', 'Từ chối hoặc nhận rồi báo đổi', 'Đổi cuốn mới, phí hai chiều chúng tôi chịu'],
        ['Số tiền thu khác với đơn', 'Không trả phần chênh, gọi cho chúng tôi', 'Xác nhận lại số tiền ngay qua điện thoại'],
        ['Đổi ý, không muốn lấy nữa', 'Từ chối nhận', 'Hoàn tiền sách khi kiện về kho; phí giao đã trả không hoàn'],
      ],
    ),
    '<p>Từ chối nhận vì lỗi của chúng tôi hay của đơn vị vận chuyển thì bạn không mất khoản nào, và không ảnh hưởng gì đến những đơn sau.</p>',
    '<h2>Nếu người giao không cho xem</h2>',
    `<p>Bạn có quyền không nhận. Hãy gọi ${PUBLISHER.phone} trong giờ làm việc (${PUBLISHER.hours}); ngoài giờ, xin từ chối kiện và viết cho ${MAIL}. Chúng tôi hẹn giao lại, miễn phí, và làm việc với đơn vị vận chuyển.</p>`,
    '<h2>Người khác nhận thay</h2>',
    '<p>Người nhận thay có quyền xem hàng như bạn. Nếu kiện được gửi ở bảo vệ, quầy lễ tân hay bưu cục mà không có ai xem, quyền báo thiếu, báo lỗi của bạn vẫn giữ nguyên và tính từ ngày bạn thật sự lấy kiện.</p>',
    '<h2>Sau khi đã nhận</h2>',
    `<p>Về nhà mới thấy thiếu hoặc lỗi thì báo cho chúng tôi, tốt nhất trong ${RETURNS.reportHours} giờ và muộn nhất ${RETURNS.days} ngày, theo <a href="/chinh-sach-doi-tra">Chính sách đổi trả</a>. Chữ ký nhận hàng chỉ xác nhận rằng kiện đã đến; nó không có nghĩa là bạn đã kiểm tra hết các trang.</p>`,
    '<h2>Đơn nhiều kiện và đơn của trường</h2>',
    `<p>Đơn nặng quá ${SHIPPING.parcelMaxKg} kg được chia kiện; bạn xem từng kiện khi nó đến. Trường học và thư viện nhận nhiều sách một lúc có thể đếm theo hộp, ký biên bản tạm nhận, rồi kiểm chi tiết và gửi lại biên bản trong ${RETURNS.days} ngày.</p>`,
    '<h2>Sách điện tử và khoá học</h2>',
    '<p>Hàng số không có kiện để mở, nên việc kiểm tra làm trước khi mua: đọc thử những trang đầu, xem mục lục, xem bài học mở sẵn của khoá. Nếu sau khi mua tệp không mở được hay bài giảng hỏng, xem phần hàng số trong <a href="/chinh-sach-doi-tra">Chính sách đổi trả</a>.</p>',
  ],
}
