import { PUBLISHER } from '@tq/contract/publisher.ts'
import { dong, IN_FORCE, MAIL, PAYMENT, RETURNS, SHIPPING } from './facts.ts'
import { table } from './table.ts'
import type { PageText } from './types.ts'

const {
  zones,
  freeFrom,
  firstKg,
  stepGrams,
  attempts,
  keptDays,
  lateDays,
  cutOff,
  expressBy,
  expressFee,
  expressMaxKg,
  parcelMaxKg,
} = SHIPPING
const [, north] = zones

export const SHIPPING_PAGE: PageText = {
  key: 'phuong-thuc-van-chuyen',
  title: 'Phương thức vận chuyển',
  description: `Bảng phí và thời gian giao sách theo vùng, miễn phí cho sách giấy từ ${dong(freeFrom)}, giao nhanh trong ngày ở Hà Nội.`,
  content: [
    IN_FORCE,
    '<p>Trang này cho biết chúng tôi giao đến đâu, mất bao lâu, tốn bao nhiêu và xử lý thế nào khi kiện hàng gặp trục trặc. Phí bạn thấy ở bước giao hàng được tính đúng theo bảng dưới đây.</p>',
    '<h2>Phạm vi giao hàng</h2>',
    '<p>Sách giấy được giao tới mọi phường, xã, đặc khu trong 34 tỉnh, thành phố của Việt Nam. Chúng tôi chưa gửi sách giấy ra nước ngoài. Sách điện tử và khoá học không cần giao: chúng nằm trong <a href="/tai-khoan/thu-vien-cua-toi">Thư viện của tôi</a> ngay khi thanh toán xong và mở được ở bất cứ đâu có mạng.</p>',
    '<h2>Hai cách giao</h2>',
    `<ul><li><strong>Giao tiêu chuẩn</strong>: toàn quốc, phí theo vùng và khối lượng.</li><li><strong>Giao nhanh trong ngày</strong>: các phường trung tâm Hà Nội, đơn được xác nhận trước ${cutOff} ngày làm việc thì đến tay bạn trước ${expressBy} cùng ngày. Phí ${dong(expressFee)} mỗi đơn, kiện đến ${expressMaxKg} kg. Cách này chỉ hiện ra khi địa chỉ của bạn nằm trong vùng phục vụ.</li></ul>`,
    table(
      'Giao tiêu chuẩn: thời gian và phí, đã gồm thuế',
      ['Nơi nhận', 'Thời gian', `Đến ${firstKg} kg`, `Mỗi ${stepGrams} g tiếp theo`, `Sách giấy từ ${dong(freeFrom)}`],
      zones.map(({ name, days, fee, step }) => [name, days, dong(fee), dong(step), 'Miễn phí']),
    ),
    `<p>Thời gian tính bằng ngày làm việc, từ lúc đơn được xác nhận, không kể thứ Bảy, Chủ nhật và ngày lễ. Đơn xác nhận trước ${cutOff} được đóng gói trong ngày; sau giờ ấy, sang ngày làm việc kế tiếp. Với đơn trả trước, “xác nhận” là lúc tiền đã vào; với đơn trả tiền khi nhận hàng, là lúc bạn đặt xong. Ngày dự kiến cụ thể hiện ở bước giao hàng và trong thư xác nhận.</p>`,
    '<h2>Cách tính khối lượng</h2>',
    `<p>Khối lượng của đơn là tổng khối lượng các cuốn sách, ghi ở mục Chi tiết của từng cuốn. Hộp giấy và vật liệu chèn không tính. Phần lẻ dưới ${stepGrams} g được tính là một nấc. Ví dụ: ba cuốn nặng 580 g, 420 g và 350 g gửi về Nghệ An nặng tất cả 1.350 g, phí là ${dong(north.fee)} cộng ${dong(north.step)}, tức ${dong(north.fee + north.step)}.</p>`,
    `<p>Kiện nặng quá ${parcelMaxKg} kg được chia thành nhiều kiện; bạn không trả thêm phí vì việc chia kiện. Các kiện có thể đến lệch nhau một ngày.</p>`,
    '<h2>Khi nào được miễn phí</h2>',
    `<p>Giao tiêu chuẩn miễn phí trên toàn quốc khi <strong>phần sách giấy trong đơn từ ${dong(freeFrom)}</strong>. Con số này được so sau khi đã trừ mọi khoản giảm giá và chưa cộng phí. Sách điện tử và khoá học mua cùng đơn không tính vào, vì chúng không cần giao. Nếu sau khi huỷ bớt hoặc trả lại sách mà phần còn lại xuống dưới mức ấy, chúng tôi không đòi lại phí giao hàng đã miễn.</p>`,
    '<p>Mã giảm phí giao hàng, nếu có, được trừ vào phí tiêu chuẩn. Giao nhanh trong ngày không thuộc diện miễn phí. Gói sách thư viện của các trường có cách giao riêng, ghi trong báo giá.</p>',
    '<h2>Đóng gói và theo dõi</h2>',
    '<p>Sách được bọc chống ẩm, chèn bốn góc, đặt trong hộp giấy có tên Thư Quán. Khi kiện rời kho, bạn nhận thư báo kèm mã vận đơn; trạng thái đơn chuyển sang <strong>Đang giao</strong>. Người giao gọi trước khi đến theo số điện thoại bạn đã ghi.</p>',
    '<h2>Nhận hàng</h2>',
    `<ul><li>Bạn được mở kiện xem trước khi nhận và trước khi trả tiền: xem <a href="/chinh-sach-kiem-hang">Chính sách kiểm hàng</a>.</li><li>Người khác nhận thay được, miễn là có mặt ở địa chỉ ấy và biết mã đơn hoặc số điện thoại đặt hàng.</li><li>Trả tiền khi nhận hàng áp dụng cho đơn chỉ có sách giấy, tổng tiền đến ${dong(PAYMENT.cashMax)}, không thu phí thu hộ. Xin chuẩn bị đúng số tiền ghi trong thư báo; người giao không được thu thêm khoản nào khác.</li></ul>`,
    '<h2>Khi không gặp được bạn</h2>',
    `<p>Người giao đến tối đa ${attempts} lần vào những ngày khác nhau. Sau đó kiện được giữ ở bưu cục ${keptDays} ngày để bạn đến lấy hoặc hẹn lại. Quá hạn, kiện quay về kho và đơn được đóng. Tiền sách đã trả được hoàn lại; phí giao hàng đã trả không hoàn, vì chuyến đi đã diễn ra.</p>`,
    '<h2>Đổi địa chỉ</h2>',
    '<p>Khi kiện chưa rời kho, bạn huỷ đơn rồi đặt lại, hoặc gọi cho chúng tôi để sửa. Khi kiện đã đi, chúng tôi nhờ đơn vị vận chuyển đổi hướng giao nếu còn kịp; nếu nơi mới thuộc vùng có phí cao hơn, phần chênh lệch được báo trước để bạn quyết định.</p>',
    '<h2>Giao chậm, thất lạc, hư hỏng</h2>',
    `<p>Rủi ro trên đường đi thuộc về chúng tôi cho đến khi bạn ký nhận.</p><ul><li><strong>Chậm.</strong> Nếu biết trước sẽ chậm, chúng tôi báo ngay kèm ngày mới. Quá ngày dự kiến cuối cùng ${lateDays} ngày làm việc mà chưa nhận được, bạn có quyền chọn nhận lại toàn bộ tiền, kể cả phí giao hàng, hoặc chờ tiếp.</li><li><strong>Thất lạc.</strong> Chúng tôi gửi kiện khác ngay khi xác minh, muộn nhất sau ${lateDays} ngày làm việc kể từ khi bạn báo; hết sách thì hoàn tiền.</li><li><strong>Hư hỏng.</strong> Từ chối nhận, hoặc nhận rồi báo trong ${RETURNS.days} ngày theo <a href="/chinh-sach-doi-tra">Chính sách đổi trả</a>.</li></ul>`,
    '<p>Bão lũ, dịch bệnh hoặc đường bị cắt có thể làm việc giao hàng dừng lại ở một số nơi. Khi ấy trang đặt hàng hiện thông báo theo tỉnh, và đơn đang đi được bảo quản ở bưu cục gần nhất.</p>',
    '<h2>Hỏi về đơn đang giao</h2>',
    `<p>Gọi ${PUBLISHER.phone} (${PUBLISHER.hours}) hoặc viết cho ${MAIL}, ghi mã đơn ở tiêu đề.</p>`,
  ],
}
