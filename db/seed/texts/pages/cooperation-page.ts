import { PUBLISHER } from '@tq/contract/publisher.ts'
import { MAIL, REPLY } from './facts.ts'
import { table } from './table.ts'
import type { PageText } from './types.ts'

export const COOPERATION_PAGE: PageText = {
  key: 'lien-he-hop-tac',
  title: 'Liên hệ hợp tác',
  description:
    'Cách làm việc với Thư Quán dành cho hiệu sách, trường học, thư viện, tác giả, dịch giả, báo chí; địa chỉ và giờ làm việc.',
  content: [
    `<p>Bạn mở hiệu sách, dạy học, viết, dịch, làm thư viện hay làm báo? Dưới đây là việc chúng tôi có thể làm cùng nhau và điều nên viết trong lá thư đầu tiên. Mọi thư được trả lời trong ${REPLY.mailDays} ngày làm việc.</p>`,
    '<h2>Địa chỉ và giờ làm việc</h2>',
    `<ul><li>${PUBLISHER.legalName}</li><li>Địa chỉ: ${PUBLISHER.address}</li><li>Điện thoại: ${PUBLISHER.phone}</li><li>Email: ${MAIL}</li><li>Giờ làm việc: ${PUBLISHER.hours}, trừ ngày lễ</li></ul>`,
    '<p>Hiệu sách ở tầng một, phòng đọc ở tầng hai. Nếu muốn gặp một người cụ thể, xin hẹn trước một ngày.</p>',
    table(
      'Viết cho đúng chỗ: ghi mấy chữ này ở đầu tiêu đề thư',
      ['Bạn là', 'Tiêu đề thư bắt đầu bằng', 'Nơi trả lời'],
      [
        ['Hiệu sách, nhà phát hành', '[Phát hành]', 'Phòng Đối tác'],
        ['Trường học, thư viện', '[Nhà trường]', 'Phòng Đối tác'],
        ['Tác giả', '[Bản thảo]', 'Phòng Tiếp nhận bản thảo'],
        ['Dịch giả, đơn vị mua bán bản quyền', '[Bản quyền]', 'Phòng Bản quyền'],
        ['Báo chí, người viết điểm sách', '[Truyền thông]', 'Phòng Truyền thông'],
        ['Bạn đọc có việc về đơn hàng', '[Đơn hàng] và mã đơn', 'Phòng Chăm sóc bạn đọc'],
      ],
    ),
    '<h2>Hiệu sách và nhà phát hành</h2>',
    '<p>Chúng tôi bán sỉ với mức chiết khấu theo hợp đồng, tính theo số lượng và cách thanh toán. Hiệu sách nhỏ có thể lấy ít cuốn mỗi đầu sách, nhập thêm theo tuần và trả lại phần chưa bán trong thời hạn ghi ở hợp đồng. Xin gửi kèm tên cơ sở, mã số thuế, địa chỉ nhận hàng và những tủ sách bạn quan tâm.</p>',
    '<h2>Trường học và thư viện</h2>',
    '<ul><li><strong>Giáo trình theo học kì.</strong> Gửi danh mục trước khai giảng bốn tuần để chúng tôi giữ đủ sách, kể cả in thêm.</li><li><strong>Gói sách thư viện.</strong> Danh mục chọn sẵn theo cấp học và ngân sách, miễn phí vận chuyển, có nhãn phân loại in sẵn và tệp biểu ghi để nhập vào phần mềm thư viện.</li><li><strong>Sách đọc thử cho giảng viên.</strong> Thầy cô đang cân nhắc chọn giáo trình có thể xin đọc bản điện tử trong thời gian xét chọn.</li><li><strong>Khoá học cho lớp.</strong> Nhà trường mua nhiều suất học, nhận bảng theo dõi tiến độ chung; kết quả của từng người chỉ được chia sẻ khi người học đồng ý.</li></ul>',
    '<p>Đơn vị dùng ngân sách nhà nước xin gửi kèm mã đơn vị quan hệ ngân sách để hoá đơn được lập đúng ngay từ đầu.</p>',
    '<h2>Tác giả</h2>',
    '<p>Xin đừng gửi bản thảo qua email. Hãy nộp ở trang <a href="/tiep-nhan-ban-thao">Tiếp nhận bản thảo</a>: bạn nhận được thư biên nhận ngay, có mã hồ sơ và theo dõi được từng bước. Lá thư chỉ cần khi bạn muốn hỏi trước xem đề tài có hợp với tủ sách của chúng tôi không; một trang tóm tắt là đủ.</p>',
    '<h2>Dịch giả và bản quyền</h2>',
    '<p>Dịch giả gửi giới thiệu ngắn, cặp ngôn ngữ, lĩnh vực và hai trang dịch thử tự chọn kèm nguyên bản. Khi có sách phù hợp, chúng tôi mời dịch thử một đoạn có trả thù lao. Nhà xuất bản nước ngoài muốn mua quyền dịch sách của Thư Quán xin nêu tên sách, ngôn ngữ, lãnh thổ và số bản dự kiến.</p>',
    '<h2>Báo chí và người viết điểm sách</h2>',
    '<p>Chúng tôi gửi sách hoặc bản điện tử để điểm sách, giúp hẹn phỏng vấn tác giả và cung cấp ảnh bìa cỡ lớn. Sách tặng không đi kèm yêu cầu phải khen; nếu bạn nhận thù lao hay quà cho bài viết, xin nói rõ với người đọc. Biểu trưng và cách dùng nằm ở trang <a href="/logo-nha-xuat-ban-dhqghn">Logo nhà xuất bản</a>.</p>',
    '<h2>Cộng tác viên bán hàng</h2>',
    '<p>Giảng viên, người viết trang đọc sách, câu lạc bộ sinh viên có thể giới thiệu sách và nhận hoa hồng. Xin đọc <a href="/dieu-khoan-cong-tac-vien">Điều khoản cộng tác viên</a> rồi đăng ký trong tài khoản, mục <a href="/tai-khoan/affiliate">Cộng tác viên</a>.</p>',
    '<h2>Góp ý và khiếu nại</h2>',
    `<p>Nếu việc của bạn chưa được giải quyết thoả đáng, hãy viết tới ${MAIL} với tiêu đề bắt đầu bằng [Khiếu nại]. Cách chúng tôi tiếp nhận và thời hạn trả lời được ghi ở <a href="/dieu-khoan-giao-dich-chung">Điều khoản giao dịch chung</a>.</p>`,
  ],
}
