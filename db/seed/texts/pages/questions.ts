import { PUBLISHER } from '@tq/contract/publisher.ts'
import {
  ACCOUNT,
  DATA_RIGHTS,
  dong,
  INSPECTION_MINUTES,
  INVOICE_DAYS,
  MAIL,
  PAYMENT,
  PREVIEW_PERCENT,
  RETURNS,
  SHIPPING,
} from './facts.ts'
import type { Question } from './types.ts'

const BUYING: Omit<Question, 'group'>[] = [
  {
    question: 'Tôi có cần tài khoản để mua sách không?',
    answer:
      '<p>Không. Bạn đặt sách giấy chỉ với tên, điện thoại, email và địa chỉ. Tài khoản cần khi đọc sách điện tử, học khoá học, dùng sổ địa chỉ và xem lại các đơn cũ.</p>',
  },
  {
    question: 'Tìm sách thế nào khi tôi không nhớ đúng tên?',
    answer:
      '<p>Gõ vài chữ bạn nhớ, không dấu cũng được, hoặc tên tác giả, hoặc mã ISBN ở bìa sau. Ô tìm kiếm chấp nhận gõ thiếu dấu, sai một chữ hay đổi thứ tự từ. Vẫn không thấy, hãy viết cho chúng tôi mô tả cuốn sách.</p>',
  },
  {
    question: 'Vì sao mã giảm giá của tôi không dùng được?',
    answer:
      '<p>Dòng chữ dưới ô nhập mã nói rõ lý do: mã hết hạn, hết lượt, đơn chưa đủ mức tối thiểu, hoặc sách trong giỏ không thuộc chương trình. Sách trong đợt giờ vàng thường không tính vào mã cho cả đơn. Mỗi đơn dùng một mã giảm giá và một mã giảm phí giao hàng.</p>',
  },
  {
    question: 'Giảm giá giờ vàng giới hạn bao nhiêu cuốn?',
    answer:
      '<p>Số cuốn mỗi người được mua ghi dưới giá của từng cuốn, tính theo tài khoản hoặc số điện thoại. Mỗi cuốn có số suất nhất định; hết suất, sách trở về giá thường. Cho vào giỏ chưa phải là giữ suất, suất được giữ khi bạn đặt đơn.</p>',
  },
  {
    question: 'Mã cộng tác viên là gì, có làm tôi phải trả thêm không?',
    answer:
      '<p>Mã này ghi nhận người đã giới thiệu sách cho bạn để họ nhận hoa hồng. Giá bạn trả không tăng. Bạn thấy mã đang gắn ở giỏ hàng và bỏ ra được.</p>',
  },
  {
    question: 'Tôi huỷ hoặc sửa đơn đã đặt thế nào?',
    answer:
      '<p>Mở chi tiết đơn ở mục <a href="/tai-khoan/don-hang">Đơn hàng</a>, hoặc bằng đường dẫn trong thư xác nhận, rồi bấm <strong>Huỷ đơn</strong>. Nút này có khi kiện chưa rời kho. Muốn đổi sách hay địa chỉ, huỷ rồi đặt lại là nhanh nhất; gọi cho chúng tôi nếu đơn đã thanh toán và bạn chỉ cần sửa địa chỉ.</p>',
  },
  {
    question: 'Làm sao lấy hoá đơn cho cơ quan?',
    answer: `<p>Đánh dấu ô <strong>Xuất hoá đơn theo thông tin của tôi</strong> trước khi đặt, điền tên đơn vị, mã số thuế, địa chỉ, email nhận hoá đơn; đơn vị dùng ngân sách điền thêm mã quan hệ ngân sách. Hoá đơn điện tử được gửi trong ${INVOICE_DAYS} ngày làm việc kể từ khi gửi hàng, hoặc từ khi thanh toán nếu là hàng số. Không yêu cầu thì bạn vẫn có hoá đơn mang tên người mua.</p>`,
  },
  {
    question: 'Sách tôi muốn mua đang hết hàng thì sao?',
    answer: `<p>Xem thử cuốn ấy có bản điện tử không, vì bản điện tử không bao giờ hết. Ở trang sách, bấm <strong>Báo tôi khi có hàng</strong> để nhận một email khi sách có lại; muốn hỏi khi nào in thêm, viết cho ${MAIL}. Trường cần nhiều bản có thể đặt in thêm.</p>`,
  },
]

const PAYING: Omit<Question, 'group'>[] = [
  {
    question: 'Có những cách thanh toán nào?',
    answer: `<ul><li>Thẻ ngân hàng nội địa hoặc quốc tế, qua cổng VNPAY.</li><li>Ví điện tử hoặc mã QR, qua cổng Epay (MegaPay).</li><li>Chuyển khoản với mã VietQR.</li><li>Trả tiền khi nhận hàng, cho đơn chỉ có sách giấy đến ${dong(PAYMENT.cashMax)}.</li></ul>`,
  },
  {
    question: 'Tôi đã bị trừ tiền mà đơn vẫn ghi “Chờ thanh toán”?',
    answer: `<p>Có khi thông báo từ ngân hàng đến chậm. Hệ thống tự hỏi lại cổng thanh toán nhiều lần trong giờ đầu, nên xin chờ khoảng 30 phút và đừng trả lần nữa. Sau đó vẫn chưa đổi, gửi mã đơn, giờ trả và số tiền tới ${MAIL}. Tiền không mất: hoặc đơn được xác nhận, hoặc tiền được hoàn về nơi đã trả.</p>`,
  },
  {
    question: 'Tôi thoát ra giữa chừng khi đang thanh toán, phải làm gì?',
    answer: `<p>Đơn và sách được giữ ${PAYMENT.gatewayMinutes} phút với cổng thanh toán, ${PAYMENT.transferHours} giờ với chuyển khoản. Mở chi tiết đơn và bấm <strong>Thanh toán</strong> để trả tiếp. Quá giờ, đơn tự huỷ và mã giảm giá được trả lại cho bạn.</p>`,
  },
  {
    question: 'Chuyển khoản VietQR cần chú ý điều gì?',
    answer:
      '<p>Quét mã trên màn hình thì số tiền và nội dung đã điền sẵn, xin giữ nguyên. Nếu nhập tay, ghi đúng mã đơn trong nội dung. Tiền vào thường được ghi nhận sau ít phút; chuyển thiếu, thừa hoặc sai nội dung thì nhân viên đối chiếu trong một ngày làm việc.</p>',
  },
  {
    question: 'Vì sao tôi không chọn được cách trả tiền khi nhận hàng?',
    answer: `<p>Cách này chỉ dùng khi đơn toàn sách giấy và tổng tiền không quá ${dong(PAYMENT.cashMax)}. Nếu giỏ có sách điện tử hay khoá học, hãy tách thành hai đơn hoặc trả trước.</p>`,
  },
  {
    question: 'Thư Quán có lưu số thẻ của tôi không?',
    answer:
      '<p>Không. Bạn nhập số thẻ trên trang của cổng thanh toán. Chúng tôi chỉ nhận lại kết quả, mã giao dịch và số tiền.</p>',
  },
  {
    question: 'Tiền hoàn bao lâu thì về?',
    answer: `<p>Chúng tôi gửi lệnh trong ${RETURNS.refundDays} ngày làm việc sau khi đồng ý. Sau đó ngân hàng cần ${RETURNS.bankTime.domestic} với thẻ nội địa, mã QR, ví; ${RETURNS.bankTime.international} với thẻ quốc tế; ${RETURNS.bankTime.transfer} với chuyển khoản. Đơn đã trả tiền mặt được hoàn vào tài khoản bạn chỉ định.</p>`,
  },
]

const DELIVERY: Omit<Question, 'group'>[] = [
  {
    question: 'Phí giao hàng là bao nhiêu?',
    answer: `<p>Phần sách giấy từ ${dong(SHIPPING.freeFrom)} sau giảm giá: miễn phí giao tiêu chuẩn toàn quốc. Dưới mức ấy, từ ${dong(SHIPPING.zones[0].fee)} ở Hà Nội đến ${dong(SHIPPING.zones[2].fee)} ở miền Nam cho kiện đến ${SHIPPING.firstKg} kg. Bảng đầy đủ ở <a href="/phuong-thuc-van-chuyen">Phương thức vận chuyển</a>.</p>`,
  },
  {
    question: 'Bao lâu thì tôi nhận được sách?',
    answer: `<p>Từ 2 đến 4 ngày làm việc tới mọi tỉnh, thành phố; đặc khu, xã đảo và nơi ô tô không tới được cần ${SHIPPING.zones[3].days}. Đơn xác nhận trước ${SHIPPING.cutOff} ngày làm việc được đóng gói trong ngày.</p>`,
  },
  {
    question: 'Có giao trong ngày không?',
    answer: `<p>Có, ở các phường trung tâm Hà Nội: đơn xác nhận trước ${SHIPPING.cutOff} ngày làm việc đến tay bạn trước ${SHIPPING.expressBy}, phí ${dong(SHIPPING.expressFee)}. Cách này hiện ra khi địa chỉ nằm trong vùng phục vụ.</p>`,
  },
  {
    question: 'Tôi có được mở kiện xem trước khi nhận không?',
    answer: `<p>Có, với mọi đơn, kể cả đơn trả tiền khi nhận. Người giao chờ đến ${INSPECTION_MINUTES} phút để bạn đếm và xem sách. Không đúng thì từ chối nhận. Xem <a href="/chinh-sach-kiem-hang">Chính sách kiểm hàng</a>.</p>`,
  },
  {
    question: 'Tôi theo dõi đơn ở đâu?',
    answer:
      '<p>Ở mục <a href="/tai-khoan/don-hang">Đơn hàng</a>. Khách không có tài khoản mở đường dẫn trong thư xác nhận, hoặc nhập mã đơn và số điện thoại ở trang <a href="/theo-doi-don-hang">Theo dõi đơn hàng</a>. Khi kiện rời kho, bạn nhận thêm thư có mã vận đơn.</p>',
  },
  {
    question: 'Người giao đến mà tôi vắng nhà thì sao?',
    answer: `<p>Người giao gọi trước và đến tối đa ${SHIPPING.attempts} lần, sau đó giữ kiện ở bưu cục ${SHIPPING.keptDays} ngày. Bạn hẹn lại giờ với người giao, hoặc nhờ người khác nhận thay.</p>`,
  },
  {
    question: 'Sách bị lỗi in, thiếu trang hoặc rách khi giao thì đổi thế nào?',
    answer: `<p>Báo trong ${RETURNS.days} ngày kể từ khi nhận, ở chi tiết đơn hoặc qua ${MAIL}; có ảnh thì gửi kèm theo thư. Chúng tôi trả lời trong ${RETURNS.answerDays} ngày làm việc, cho người đến lấy và gửi cuốn mới, bạn không mất phí. Xem <a href="/chinh-sach-doi-tra">Chính sách đổi trả</a>.</p>`,
  },
]

const EBOOKS: Omit<Question, 'group'>[] = [
  {
    question: 'Mua sách điện tử xong tôi đọc ở đâu?',
    answer:
      '<p>Vào <a href="/tai-khoan/thu-vien-cua-toi">Thư viện của tôi</a>, thẻ Sách và tài liệu số, bấm <strong>Bắt đầu đọc</strong>. Sách mở ngay trong trình duyệt trên điện thoại, máy tính bảng hay máy tính, không cần cài thêm gì.</p>',
  },
  {
    question: 'Tôi đọc được trên bao nhiêu thiết bị?',
    answer:
      '<p>Không giới hạn số thiết bị của bạn và không giới hạn thời gian. Trang đang đọc, dấu trang và ghi chú đi theo tài khoản: đọc dở trên điện thoại, mở máy tính sẽ tiếp đúng chỗ. Mỗi tài khoản dành cho một người.</p>',
  },
  {
    question: 'Có đọc được khi không có mạng không?',
    answer:
      '<p>Được. Trong trang đọc, bấm <strong>Lưu trên máy này</strong>: mỗi cuốn lưu được trên 5 thiết bị, đọc được 30 ngày kể từ lần có mạng gần nhất. Cuốn có nút <strong>Tải về</strong> còn cho tải tệp PDF hoặc EPUB đóng dấu người mua (email che bớt và mã đơn); lần đầu cần chờ ít phút để chuẩn bị. Ghi chú viết trong tệp tải về không tự đồng bộ với trang.</p>',
  },
  {
    question: 'Đọc thử được bao nhiêu?',
    answer: `<p>Thường là ${PREVIEW_PERCENT}% đầu của cuốn sách, không cần đăng nhập, cùng mục lục đầy đủ. Đọc hết phần thử, trang cuối có nút mua.</p>`,
  },
  {
    question: 'Số trang bản điện tử có khớp bản in để trích dẫn không?',
    answer:
      '<p>Có. Bản điện tử giữ số trang bản in dù bạn đổi cỡ chữ, nên trích dẫn được như sách giấy. Tìm chữ trong sách không cần gõ dấu.</p>',
  },
  {
    question: 'Tôi mua khi chưa đăng nhập, sách điện tử của tôi đâu?',
    answer:
      '<p>Đăng ký hoặc đăng nhập bằng đúng email đã ghi trong đơn. Xác nhận xong địa chỉ, sách tự vào Thư viện của tôi. Nếu đã ghi nhầm email, hãy viết cho chúng tôi kèm mã đơn.</p>',
  },
  {
    question: 'Sách điện tử có được hoàn tiền không?',
    answer: `<p>Có, trong ${RETURNS.days} ngày nếu chưa tải về và chưa đọc quá phần đọc thử. Tệp hỏng thì báo lúc nào cũng được: sửa trong ${RETURNS.repairDays} ngày làm việc, không sửa được thì hoàn tiền.</p>`,
  },
]

const COURSES: Omit<Question, 'group'>[] = [
  {
    question: 'Tôi học khoá học đã mua ở đâu, trong bao lâu?',
    answer:
      '<p>Ở <a href="/tai-khoan/thu-vien-cua-toi">Thư viện của tôi</a>, thẻ Khoá học. Bấm <strong>Học tiếp</strong> để vào đúng bài đang dở; video cũng tiếp từ chỗ đã xem. Không giới hạn thời gian.</p>',
  },
  {
    question: 'Khoá học tặng kèm sách mở thế nào?',
    answer:
      '<p>Mua cuốn sách khi đã đăng nhập thì khoá học vào thư viện của bạn ngay khi đơn được thanh toán; với đơn trả tiền khi nhận hàng, sau khi giao xong. Nếu mua sách khi chưa đăng nhập, đăng ký bằng đúng email trong đơn.</p>',
  },
  {
    question: 'Thế nào là học xong một bài?',
    answer:
      '<p>Với video và bài nghe, khi bạn đã thật sự xem hoặc nghe 90% thời lượng; với bài đọc, khi bạn đọc đến cuối. Máy chủ tính và giữ tiến độ, nên đổi thiết bị không mất gì.</p>',
  },
  {
    question: 'Đang làm bài kiểm tra thì mất mạng hoặc tắt máy, bài có mất không?',
    answer:
      '<p>Câu trả lời được lưu dần lên máy chủ, giờ lưu gần nhất hiện trên màn hình. Mở lại trang, bạn vào đúng bài ấy với những câu đã lưu. Đồng hồ vẫn chạy trong lúc bạn vắng mặt; hết giờ, hệ thống nộp những gì đã lưu.</p>',
  },
  {
    question: 'Tôi có thể mở bài kiểm tra trên hai máy không?',
    answer:
      '<p>Nên dùng một máy. Nếu mở ở máy thứ hai, câu nào sửa sau cùng được giữ; máy kia hiện thông báo bài đang mở ở thiết bị khác. Dù mở mấy nơi, bài chỉ nộp được một lần.</p>',
  },
  {
    question: 'Câu Đúng/Sai và câu trả lời ngắn chấm thế nào?',
    answer:
      '<p>Câu Đúng/Sai có bốn ý: đúng 1 ý được 0,1 điểm, 2 ý 0,25, 3 ý 0,5, đủ 4 ý được 1 điểm. Câu trả lời ngắn nhận cả dấu phẩy lẫn dấu chấm thập phân, 2,5 và 2.5 như nhau.</p>',
  },
  {
    question: 'Khi nào tôi xem được đáp án và lời giải?',
    answer:
      '<p>Tuỳ từng bài, ghi ở trang bắt đầu: có bài cho xem ngay khi nộp, có bài sau khi hết hạn làm hoặc khi bạn dùng hết số lần làm. Bài tự luận chờ giảng viên chấm. Trang xem lại liệt kê mọi câu, kể cả câu bỏ trống.</p>',
  },
  {
    question: 'Tôi cần thêm thời gian làm bài vì lý do sức khoẻ?',
    answer: `<p>Viết cho ${MAIL} trước khi bắt đầu bài. Khi được duyệt, số phút thêm hiện ngay ở trang bắt đầu bài. Chúng tôi không hỏi chi tiết bệnh tình.</p>`,
  },
  {
    question: 'Thư viện số khác khoá học mua ở chỗ nào?',
    answer:
      '<p><a href="/thu-vien">Thư viện số</a> gồm những khoá học mở và học liệu cho sách giáo khoa. Khoá học mua do tác giả sách giảng, có phần hỏi giảng viên và chứng nhận khi học xong. Khoá nào cũng có bài học thử mở sẵn cho mọi người.</p>',
  },
  {
    question: 'Khoá học có hoàn tiền không?',
    answer: `<p>Có, trong ${RETURNS.days} ngày nếu bạn đã học không quá ${RETURNS.coursePercent}% số bài và chưa nộp bài kiểm tra cuối khoá.</p>`,
  },
]

const ACCOUNTS: Omit<Question, 'group'>[] = [
  {
    question: 'Tôi không nhận được mã kích hoạt?',
    answer: `<p>Xem hộp thư rác, kiểm tra địa chỉ đã gõ đúng chưa, rồi bấm gửi lại mã. Mã gồm ${ACCOUNT.codeDigits} số, dùng một lần, có hiệu lực ${ACCOUNT.codeMinutes} phút, nhập sai tối đa ${ACCOUNT.codeTries} lần. Đã đóng cửa sổ thì chọn kích hoạt lại ở hộp đăng nhập.</p>`,
  },
  {
    question: 'Tôi quên mật khẩu?',
    answer: `<p>Ở hộp đăng nhập, bấm <strong>Quên mật khẩu</strong>, nhập email, điền mã ${ACCOUNT.codeDigits} số nhận được và đặt mật khẩu mới có ít nhất ${ACCOUNT.passwordLength} ký tự. Sau đó mọi thiết bị khác bị đăng xuất.</p>`,
  },
  {
    question: 'Vì sao tôi bị đăng xuất giữa chừng?',
    answer:
      '<p>Phiên đăng nhập có thời hạn, và kết thúc sớm khi bạn đổi mật khẩu hoặc đăng xuất ở nơi khác. Đăng nhập lại là tiếp tục được; giỏ hàng và tiến độ học vẫn còn. Nếu việc này lặp lại, hãy đổi mật khẩu và báo cho chúng tôi.</p>',
  },
  {
    question: 'Đổi tên, điện thoại, địa chỉ ở đâu?',
    answer:
      '<p>Tên, điện thoại, ngày sinh và email đăng nhập ở <a href="/tai-khoan/thong-tin-tai-khoan">Thông tin tài khoản</a>; nơi nhận hàng ở <a href="/tai-khoan/so-dia-chi">Sổ địa chỉ</a>. Đổi email thì cần nhập mã gửi tới địa chỉ mới.</p>',
  },
  {
    question: 'Giỏ hàng của tôi ra sao khi đăng nhập?',
    answer:
      '<p>Sách bạn chọn lúc chưa đăng nhập được gộp vào giỏ của tài khoản, trùng thì cộng số lượng trong giới hạn còn hàng. Trang báo những gì đã gộp để bạn xem lại.</p>',
  },
  {
    question: 'Làm sao tải dữ liệu của tôi hoặc xoá tài khoản?',
    answer: `<p>Ở <a href="/tai-khoan/thong-tin-tai-khoan">Thông tin tài khoản</a>. Yêu cầu xoá rồi, bạn còn ${DATA_RIGHTS.wayBackDays} ngày để đổi ý: đăng nhập và bấm <strong>Giữ lại tài khoản</strong>; sau đó dữ liệu mất hẳn, kể cả quyền mở sách điện tử và khoá học. Yêu cầu khác về dữ liệu được trả lời lần đầu trong ${DATA_RIGHTS.firstAnswerDays} ngày làm việc.</p>`,
  },
  {
    question: 'Con tôi chưa đủ tuổi, có dùng được không?',
    answer: `<p>Được. Người dưới ${DATA_RIGHTS.guardianAge} tuổi cần cha mẹ hoặc người giám hộ đồng ý; chúng tôi gửi thư xác nhận cho người lớn. Bạn xem, sửa và xoá dữ liệu thay con bất cứ lúc nào.</p>`,
  },
  {
    question: 'Có người lạ vào tài khoản của tôi?',
    answer: `<p>Đổi mật khẩu ngay ở <a href="/tai-khoan/doi-mat-khau">Mật khẩu và thiết bị</a>; các thiết bị khác bị đăng xuất tức thì. Rồi gọi ${PUBLISHER.phone} trong giờ làm việc hoặc viết cho ${MAIL} để chúng tôi kiểm tra đơn và lịch sử đăng nhập.</p>`,
  },
]

const grouped = (group: string, questions: Omit<Question, 'group'>[]) => questions.map((question) => ({ group, ...question }))

export const QUESTIONS: Question[] = [
  ...grouped('Mua hàng', BUYING),
  ...grouped('Thanh toán', PAYING),
  ...grouped('Giao hàng', DELIVERY),
  ...grouped('Sách điện tử', EBOOKS),
  ...grouped('Khoá học', COURSES),
  ...grouped('Tài khoản', ACCOUNTS),
]
