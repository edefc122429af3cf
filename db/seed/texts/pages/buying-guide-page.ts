import { PUBLISHER } from '@tq/contract/publisher.ts'
import { dong, INVOICE_DAYS, MAIL, PAYMENT, PREVIEW_PERCENT, RETURNS, SHIPPING } from './facts.ts'
import type { PageText } from './types.ts'

export const BUYING_GUIDE_PAGE: PageText = {
  key: 'huong-dan-mua-hang',
  title: 'Hướng dẫn mua hàng',
  description:
    'Từng bước mua sách giấy, sách điện tử và khoá học ở Thư Quán, có hoặc không có tài khoản; cách dùng mã và lấy hoá đơn.',
  content: [
    '<p>Mua sách ở đây gồm bốn bước: giỏ hàng, giao hàng, thanh toán, hoàn tất. Bạn không cần có tài khoản, nhưng có thì tiện hơn khi theo dõi đơn và bắt buộc phải có khi đọc sách điện tử hay học khoá học.</p>',
    '<h2>Bước 1. Chọn sách và cho vào giỏ</h2>',
    `<p>Tìm theo tên sách, tác giả hoặc mã ISBN; gõ không dấu cũng được. Ở trang sách, chọn <strong>sách giấy</strong> hay <strong>sách điện tử</strong>, đọc thử nếu muốn (sách điện tử thường mở sẵn ${PREVIEW_PERCENT}% đầu mỗi cuốn), rồi bấm <strong>Thêm vào giỏ</strong>. Nút <strong>Mua ngay</strong> đưa riêng cuốn ấy tới bước thanh toán.</p>`,
    '<p>Trong <a href="/gio-hang">giỏ hàng</a>, bạn sửa số lượng, xoá dòng, nhập mã. Sách trong giỏ chưa được giữ cho bạn; hàng được giữ từ lúc đặt đơn.</p>',
    '<h3>Dùng mã</h3>',
    '<ul><li><strong>Phiếu khuyến mãi</strong> giảm giá cho một số sách nhất định; mỗi cuốn hưởng phiếu có lợi nhất.</li><li><strong>Mã giảm giá</strong> giảm cho cả đơn; mỗi đơn dùng một mã, thêm được một mã giảm phí giao hàng.</li><li><strong>Mã cộng tác viên</strong> ghi nhận người giới thiệu sách cho bạn; mã này không làm giá tăng lên.</li></ul>',
    '<p>Mã không dùng được thì trang nói rõ vì sao: hết hạn, chưa đủ giá trị hay sách không thuộc chương trình. Sách trong đợt giờ vàng thường không dùng chung với mã giảm giá.</p>',
    '<h2>Bước 2. Điền nơi nhận</h2>',
    '<p>Ghi họ tên, số điện thoại, email, tỉnh hoặc thành phố, phường hoặc xã, số nhà và tên đường. Địa chỉ theo đơn vị hành chính từ ngày 01/07/2025, không còn cấp quận, huyện. Thành viên chọn nhanh từ <a href="/tai-khoan/so-dia-chi">Sổ địa chỉ</a>.</p>',
    `<p>Chọn cách giao và xem phí ngay tại đây. Phần sách giấy từ ${dong(SHIPPING.freeFrom)} sau khi trừ giảm giá được miễn phí giao tiêu chuẩn. Bảng phí ở trang <a href="/phuong-thuc-van-chuyen">Phương thức vận chuyển</a>. Đơn chỉ có sách điện tử hoặc khoá học bỏ qua bước này.</p>`,
    '<h2>Bước 3. Xem lại và thanh toán</h2>',
    '<p>Trang xem lại liệt kê từng món, số lượng, từng khoản giảm, phí giao hàng, tổng tiền đã gồm thuế, nơi nhận và cách trả tiền. Bạn quay lại sửa bất kì chỗ nào. Sau đó tự đánh dấu ô đồng ý với <a href="/dieu-khoan-giao-dich-chung">Điều khoản giao dịch chung</a> và chọn một trong bốn cách:</p>',
    `<ul><li><strong>Thẻ ngân hàng</strong> nội địa hoặc quốc tế, qua cổng VNPAY.</li><li><strong>Ví điện tử hoặc mã QR</strong>, qua cổng Epay (MegaPay).</li><li><strong>Chuyển khoản với mã VietQR</strong>: quét mã trên màn hình, số tiền và nội dung đã điền sẵn; hàng được giữ ${PAYMENT.transferHours} giờ.</li><li><strong>Trả tiền khi nhận hàng</strong>: cho đơn chỉ có sách giấy, tổng tiền đến ${dong(PAYMENT.cashMax)}, không thu thêm phí.</li></ul>`,
    '<h3>Lấy hoá đơn cho cơ quan</h3>',
    `<p>Đơn nào cũng có hoá đơn điện tử gửi tới email của bạn trong ${INVOICE_DAYS} ngày làm việc kể từ khi gửi hàng, hoặc từ khi thanh toán nếu là hàng số. Muốn ghi tên cơ quan, đánh dấu ô <strong>Xuất hoá đơn theo thông tin của tôi</strong> trước khi đặt và điền tên đơn vị, mã số thuế, địa chỉ, email nhận hoá đơn; đơn vị dùng ngân sách điền thêm mã quan hệ ngân sách.</p>`,
    '<h2>Bước 4. Hoàn tất và theo dõi</h2>',
    '<p>Bạn nhận mã đơn trên màn hình và thư xác nhận ghi đủ nội dung đơn. Thành viên theo dõi ở mục <a href="/tai-khoan/don-hang">Đơn hàng</a>. Khách không có tài khoản dùng đường dẫn riêng trong thư xác nhận; xin giữ thư ấy, vì ai có đường dẫn thì xem được đơn.</p>',
    `<p>Đổi ý, bấm <strong>Huỷ đơn</strong> khi kiện chưa rời kho. Khi nhận hàng, bạn được mở kiện xem trước: xem <a href="/chinh-sach-kiem-hang">Chính sách kiểm hàng</a>. Sách lỗi được đổi trong ${RETURNS.days} ngày: xem <a href="/chinh-sach-doi-tra">Chính sách đổi trả</a>.</p>`,
    '<h2>Mua sách điện tử và khoá học</h2>',
    '<ol><li>Đăng nhập hoặc đăng ký trước khi thanh toán là cách gọn nhất.</li><li>Thanh toán trực tuyến hoặc chuyển khoản; không dùng được cách trả tiền khi nhận hàng.</li><li>Khi tiền đã vào, sách và khoá học có ngay trong <a href="/tai-khoan/thu-vien-cua-toi">Thư viện của tôi</a>.</li></ol>',
    '<p>Nếu đã lỡ mua mà chưa đăng nhập, hãy đăng ký tài khoản bằng đúng địa chỉ email đã ghi trong đơn. Xác nhận xong địa chỉ, sản phẩm tự vào thư viện của bạn.</p>',
    '<h2>Đã có hàng trong giỏ rồi mới đăng nhập</h2>',
    '<p>Giỏ lúc chưa đăng nhập được gộp vào giỏ của tài khoản: sách trùng thì cộng số lượng, trong giới hạn còn hàng, và trang báo cho bạn biết đã gộp những gì.</p>',
    '<h2>Đặt qua điện thoại</h2>',
    `<p>Nếu không quen mua hàng trên mạng, bạn gọi ${PUBLISHER.phone} (${PUBLISHER.hours}) hoặc viết cho ${MAIL}. Nhân viên lập đơn giúp, đọc lại toàn bộ và gửi thư để bạn xác nhận trước khi giao. Chúng tôi không bao giờ hỏi mật khẩu, mã xác thực hay số thẻ qua điện thoại.</p>`,
  ],
}
