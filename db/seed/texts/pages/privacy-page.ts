import { PUBLISHER } from '@tq/contract/publisher.ts'
import { DATA_RIGHTS, IN_FORCE, KEPT_YEARS, MAIL, NOTICE_DAYS, PLACE, SELLER } from './facts.ts'
import { table } from './table.ts'
import type { PageText } from './types.ts'

const { firstAnswerDays, accessDays, stopDays, stopWithOthersDays, eraseDays, wayBackDays, guardianAge } = DATA_RIGHTS

export const PRIVACY_PAGE: PageText = {
  key: 'chinh-sach-bao-mat',
  title: 'Chính sách bảo mật',
  description:
    'Thư Quán thu thập dữ liệu nào, để làm gì, giữ bao lâu, ai xử lý; cách xem, sửa, tải về, xoá dữ liệu và thời hạn trả lời.',
  content: [
    IN_FORCE,
    '<p>Chúng tôi chỉ hỏi những gì cần để bán sách, mở sách và dạy học; không bán dữ liệu cho ai; không theo dõi bạn trên những trang khác. Chính sách này được viết theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15.</p>',
    '<h2>1. Bên kiểm soát dữ liệu</h2>',
    SELLER,
    '<p>Bộ phận Pháp chế và bảo vệ dữ liệu trả lời mọi yêu cầu; xin ghi [Dữ liệu] ở đầu tiêu đề thư.</p>',
    '<h2>2. Dữ liệu, mục đích và căn cứ</h2>',
    table(
      'Chúng tôi xử lý những gì và vì sao',
      ['Dữ liệu', 'Mục đích', 'Căn cứ'],
      [
        ['Họ tên, email, số điện thoại, mật khẩu (chỉ lưu dạng băm)', 'Mở và bảo vệ tài khoản', 'Thoả thuận khi đăng ký'],
        ['Ngày sinh, địa chỉ trong hồ sơ (không bắt buộc)', 'Điền sẵn đơn; biết người học là trẻ em', 'Đồng ý'],
        ['Người nhận, điện thoại, địa chỉ giao, lời nhắn tặng sách', 'Giao sách, báo tình trạng đơn', 'Hợp đồng mua bán'],
        [
          'Sách đã mua, số tiền, mã giao dịch, cách trả tiền',
          'Thực hiện đơn, hoàn tiền, kế toán',
          'Hợp đồng; nghĩa vụ theo luật',
        ],
        ['Tên đơn vị, mã số thuế, số định danh trên hoá đơn', 'Lập hoá đơn điện tử', 'Nghĩa vụ theo luật'],
        [
          'Trang đang đọc, ghi chú, tiến độ học, bài làm, điểm',
          'Đọc tiếp đúng chỗ, chấm bài, cấp chứng nhận',
          'Hợp đồng; chỉ bạn và người chấm thấy',
        ],
        ['Bản thảo, lý lịch khoa học của tác giả', 'Thẩm định, ký hợp đồng', 'Yêu cầu của tác giả'],
        [
          'Số định danh hoặc mã số thuế, tài khoản ngân hàng của cộng tác viên',
          'Xác minh, trả hoa hồng, khai thuế',
          'Hợp đồng; nghĩa vụ theo luật',
        ],
        ['Đánh giá, hỏi đáp về sách, thư từ, cuộc gọi hỗ trợ', 'Trả lời, cải thiện sách', 'Yêu cầu của bạn'],
        ['Địa chỉ mạng, loại trình duyệt, giờ truy cập', 'An ninh, chống dò mật khẩu, sửa lỗi', 'Bảo vệ hệ thống và người dùng'],
        ['Trang đã xem, tốc độ tải trang', 'Biết trang nào chậm, sách nào được quan tâm', 'Đồng ý riêng'],
        ['Email trong tài khoản để gửi tin sách mới', 'Gửi thư giới thiệu', 'Đồng ý riêng'],
        [
          'Email đăng ký bản tin, không cần tài khoản',
          'Gửi bản tin mỗi tháng',
          'Đồng ý riêng, xác nhận bằng nút trong thư gửi tới hộp thư ấy',
        ],
        ['Email xin báo khi sách có hàng trở lại', 'Gửi một thư báo', 'Yêu cầu của bạn, xác nhận từ hộp thư'],
        [
          'Tên trường hoặc cơ quan, người liên hệ, điện thoại, email, sách cần mua khi xin báo giá',
          'Báo giá mua số lượng lớn',
          'Yêu cầu của bạn',
        ],
      ],
    ),
    '<p>Dữ liệu ngân hàng, giao dịch và hành vi trên mạng là dữ liệu nhạy cảm; chúng được mã hoá, hạn chế người xem và ghi lại mỗi lần nhân viên mở ra. Số thẻ do bạn nhập trên trang của cổng thanh toán, chúng tôi không nhận được.</p>',
    '<h2>3. Đồng ý</h2>',
    '<p>Mỗi mục đích cần đồng ý có một ô riêng, <strong>không đánh dấu sẵn</strong>; im lặng không phải là đồng ý. Từ chối nhận tin hay từ chối đo lượt xem không ảnh hưởng đến việc mua và đọc. Chúng tôi lưu nội dung bạn đã đồng ý, phiên bản, thời điểm và nơi bạn bấm. Rút lại lúc nào cũng được, dễ như khi cho; việc xử lý trước lúc rút vẫn hợp lệ.</p>',
    '<h2>4. Bộ nhớ trình duyệt và đo lượt xem</h2>',
    '<ul><li><strong>Cần để trang chạy:</strong> phiên đăng nhập, giỏ hàng khi chưa đăng nhập, mã giảm giá và mã cộng tác viên đang dùng, bước đăng ký hay thanh toán dở dang, màu trang và cỡ chữ. Chúng nằm trong bộ nhớ của trình duyệt trên máy bạn; đăng xuất thì phiên đăng nhập bị xoá, xoá dữ liệu trình duyệt thì mất tất cả.</li><li><strong>Đo lượt xem và tốc độ:</strong> chỉ bật khi bạn đồng ý, không gắn với tên bạn. Đổi ý bằng nút <strong>Cài đặt hiển thị</strong> ở cuối trang.</li><li><strong>Quảng cáo:</strong> không có. Trang không đặt cookie của mạng quảng cáo. Video giới thiệu và nút mạng xã hội chỉ kết nối ra ngoài khi bạn bấm.</li></ul>',
    '<h2>5. Ai xử lý cùng chúng tôi</h2>',
    '<ul><li><strong>Đơn vị vận chuyển:</strong> tên, điện thoại, địa chỉ, số tiền thu hộ.</li><li><strong>Cổng VNPAY, cổng Epay (MegaPay) và ngân hàng:</strong> mã đơn, số tiền, thông tin bạn nhập ở trang của họ.</li><li><strong>Đơn vị cung cấp hoá đơn điện tử và cơ quan thuế:</strong> nội dung hoá đơn.</li><li><strong>Đơn vị cho thuê máy chủ, gửi thư, đo lượt xem:</strong> dữ liệu cần cho việc ấy, theo hợp đồng, không được dùng vào việc khác.</li><li><strong>Mạng xã hội bạn chọn để đăng nhập:</strong> họ cho chúng tôi tên và email của bạn; chúng tôi không gửi lại sách bạn đọc.</li><li><strong>Người phản biện:</strong> bản thảo đã bỏ tên tác giả.</li></ul>',
    '<p>Chúng tôi chỉ cung cấp dữ liệu cho cơ quan nhà nước khi có yêu cầu đúng pháp luật. Dữ liệu được lưu ở Việt Nam; nếu phải chuyển ra nước ngoài, chúng tôi làm thủ tục theo luật và báo trước.</p>',
    '<h2>6. Giữ trong bao lâu</h2>',
    table(
      'Thời gian lưu',
      ['Dữ liệu', 'Thời gian'],
      [
        ['Tài khoản, địa chỉ, tiến độ, ghi chú, bài làm', `Khi tài khoản còn, cộng ${wayBackDays} ngày sau khi bạn yêu cầu xoá`],
        ['Đăng ký chưa kích hoạt', '30 ngày'],
        ['Đơn hàng, hoá đơn, chứng từ trả tiền, hoa hồng', `${KEPT_YEARS.accounts} năm, theo thời hạn lưu chứng từ kế toán`],
        ['Email đăng ký bản tin', 'Đến khi bạn ngừng nhận, khi ấy xoá ngay; chưa xác nhận thì 3 ngày, rồi xoá trong đêm kế tiếp'],
        [
          'Email xin báo khi có hàng',
          'Đến khi thư báo được gửi, nhiều nhất một năm; chưa xác nhận thì 2 ngày, rồi xoá trong đêm kế tiếp',
        ],
        ['Yêu cầu báo giá mua số lượng lớn', '12 tháng, hoặc đến khi tài khoản có email ấy bị xoá'],
        ['Bản sao các thư hệ thống đã gửi', '90 ngày từ khi gửi'],
        ['Thư từ hỗ trợ, khiếu nại', '3 năm từ khi xong việc'],
        ['Bản thảo không nhận hoặc đã rút', '2 năm, sớm hơn nếu tác giả yêu cầu'],
        ['Nhật ký truy cập', '90 ngày; nhật ký nhân viên mở dữ liệu: 2 năm'],
        ['Số liệu lượt xem', '12 tháng, sau đó chỉ còn số tổng'],
        ['Bằng chứng đồng ý', 'Khi còn hiệu lực và 3 năm sau khi rút'],
      ],
    ),
    '<h2>7. Quyền của bạn</h2>',
    '<p>Bạn có quyền được biết, đồng ý và rút đồng ý, xem, sửa, nhận bản sao, xoá, hạn chế, phản đối việc xử lý, khiếu nại, khởi kiện và yêu cầu bồi thường. Nhiều việc tự làm được ở <a href="/tai-khoan/thong-tin-tai-khoan">Thông tin tài khoản</a>. Việc khác, gửi thư từ địa chỉ đã đăng ký; chúng tôi hỏi lại để chắc chắn đúng là bạn, không đòi giấy tờ quá mức cần thiết, không thu phí.</p>',
    table(
      'Thời hạn thực hiện',
      ['Yêu cầu', 'Thời hạn'],
      [
        ['Trả lời đầu tiên cho mọi yêu cầu', `${firstAnswerDays} ngày làm việc`],
        ['Xem, sửa, nhận bản sao', `${accessDays} ngày`],
        ['Rút đồng ý, hạn chế, phản đối', `${stopDays} ngày; ${stopWithOthersDays} ngày nếu phải làm cùng bên xử lý`],
        ['Xoá theo thư yêu cầu', `${eraseDays} ngày`],
      ],
    ),
    '<h2>8. Tải dữ liệu và xoá tài khoản</h2>',
    `<p><strong>Tải về:</strong> một tệp đọc được bằng máy gồm hồ sơ, địa chỉ, đơn hàng, ghi chú, tiến độ, bài làm, đánh giá. Tệp tự làm trong ít phút và chỉ bạn mở được.</p><p><strong>Xoá tài khoản:</strong> các thiết bị khác bị đăng xuất ngay. Trong <strong>${wayBackDays} ngày</strong>, bạn vẫn dùng được tài khoản và đổi ý bằng nút <strong>Giữ lại tài khoản</strong>. Hết thời gian ấy, dữ liệu bị xoá hẳn, kể cả quyền mở sách điện tử và khoá học; xin tải về trước. Không muốn chờ, hãy viết thư yêu cầu xoá ngay. Đơn hàng và hoá đơn được giữ theo mục 6 nhưng tách khỏi tài khoản.</p>`,
    '<h2>9. Trẻ em và người giám hộ</h2>',
    `<p>Người dưới ${guardianAge} tuổi dùng tài khoản khi cha mẹ hoặc người giám hộ đồng ý; trẻ từ 7 tuổi cũng được hỏi ý kiến. Chúng tôi gửi thư xác nhận cho người giám hộ, không gửi tin quảng cáo cho trẻ và không công khai kết quả học. Người giám hộ xem, sửa, xoá dữ liệu và rút đồng ý thay con. Phát hiện tài khoản trẻ em chưa có sự đồng ý, chúng tôi tạm dừng để hỏi người giám hộ.</p>`,
    '<h2>10. An toàn và sự cố</h2>',
    '<p>Đường truyền và bản sao lưu được mã hoá, nhân viên chỉ thấy phần cần cho việc của mình. Nếu dữ liệu bị lộ và có thể gây hại cho bạn, chúng tôi báo cơ quan có thẩm quyền đúng hạn luật định và báo cho bạn chuyện gì đã xảy ra, nên làm gì.</p>',
    '<h2>11. Thay đổi và liên hệ</h2>',
    `<p>Thay đổi được báo trước ít nhất ${NOTICE_DAYS} ngày; mục đích mới cần đồng ý thì chúng tôi hỏi lại. Viết cho ${MAIL}, gọi ${PUBLISHER.phone} hoặc đến ${PLACE}. Chưa hài lòng, bạn có quyền khiếu nại với cơ quan chuyên trách bảo vệ dữ liệu cá nhân.</p>`,
  ],
}
