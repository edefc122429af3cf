import { PUBLISHER } from '@tq/contract/publisher.ts'
import { ACCOUNT, MAIL, PLACE, REPLY } from './facts.ts'
import type { PageText } from './types.ts'

export const SUPPORT_PAGE: PageText = {
  key: 'ho-tro',
  title: 'Hỗ trợ',
  description:
    'Câu hỏi thường gặp về mua hàng, thanh toán, giao hàng, sách điện tử, khoá học, tài khoản và cách liên hệ Thư Quán.',
  content: [
    '<p>Phần lớn câu hỏi của bạn đọc đã có lời đáp dưới đây, chia theo sáu nhóm. Hãy tìm theo từ khoá, hoặc mở nhóm bạn cần. Câu trả lời nêu cách làm trước, quy định đầy đủ nằm ở trang được dẫn tới.</p>',
    '<h2>Liên hệ trực tiếp</h2>',
    `<ul><li><strong>Email:</strong> ${MAIL}, trả lời trong ${REPLY.mailDays} ngày làm việc.</li><li><strong>Điện thoại:</strong> ${PUBLISHER.phone}, ${PUBLISHER.hours}.</li><li><strong>Gặp trực tiếp:</strong> hiệu sách tầng một, ${PLACE}.</li></ul>`,
    '<h2>Để được giúp nhanh hơn</h2>',
    '<ul><li>Việc về đơn hàng: ghi mã đơn, ví dụ TQ261115K7M2QX, ở tiêu đề thư.</li><li>Sách lỗi: kèm ảnh trang lỗi và ảnh trang ghi thông tin in ở cuối sách.</li><li>Sách điện tử hoặc bài giảng không mở được: ghi tên sách hay bài học, loại máy, trình duyệt và dòng báo lỗi hiện ra.</li><li>Thanh toán: ghi giờ trả tiền, cách trả và số tiền. <strong>Không gửi</strong> ảnh thẻ, số thẻ, mật khẩu hay mã xác thực.</li></ul>',
    '<h2>Nhận ra người của Thư Quán</h2>',
    `<p>Chúng tôi viết thư từ địa chỉ đuôi thuquan.example và gọi từ số ${PUBLISHER.phone}. Nhân viên không hỏi mật khẩu, mã ${ACCOUNT.codeDigits} số, số thẻ, và không yêu cầu chuyển tiền vào tài khoản cá nhân. Gặp tin nhắn khả nghi, xin đừng bấm đường dẫn, hãy hỏi lại chúng tôi.</p>`,
    '<h2>Khi chưa hài lòng</h2>',
    `<p>Gửi khiếu nại với tiêu đề bắt đầu bằng [Khiếu nại]. Bạn nhận mã khiếu nại trong ${REPLY.mailDays} ngày làm việc và cách giải quyết trong ${REPLY.complaintDays} ngày làm việc; việc phức tạp tối đa ${REPLY.hardComplaintDays} ngày làm việc. Quy trình đầy đủ ở <a href="/dieu-khoan-giao-dich-chung">Điều khoản giao dịch chung</a>.</p>`,
    '<h2>Cần hỗ trợ tiếp cận</h2>',
    '<p>Trang có ba màu nền và cỡ chữ từ 70% đến 130%, dùng được bằng bàn phím và trình đọc màn hình. Nếu bạn cần thêm thời gian làm bài kiểm tra, cần bản chữ của bài giảng hay gặp chỗ nào khó dùng, hãy viết cho chúng tôi; những yêu cầu này được ưu tiên.</p>',
  ],
}
