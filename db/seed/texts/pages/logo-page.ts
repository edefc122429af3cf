import { MAIL } from './facts.ts'
import { table } from './table.ts'
import type { PageText } from './types.ts'

export const LOGO_PAGE: PageText = {
  key: 'logo-nha-xuat-ban-dhqghn',
  title: 'Logo nhà xuất bản',
  description:
    'Ý nghĩa con dấu Thư Quán, khoảng trống, cỡ nhỏ nhất, mã màu và những cách dùng đúng, dùng sai khi in lên sách, bài viết, áp phích.',
  content: [
    '<p>Biểu trưng của Thư Quán là một <strong>con dấu son</strong>: hình vuông bo góc, bên trong khắc một quyển sách mở. Trang này dành cho trường học, hiệu sách, báo chí và đơn vị in cần đặt biểu trưng lên ấn phẩm của mình.</p>',
    '<h2>Ý nghĩa</h2>',
    '<p>Ngày xưa, người làm sách đóng dấu son ở trang đầu để nói rằng: chúng tôi đã đọc và chịu trách nhiệm về cuốn này. Con dấu nhắc chúng tôi nhớ lời hứa ấy. Quyển sách mở ra hai phía, một phía cho người viết, một phía cho người đọc; gáy sách ở giữa là chỗ nhà xuất bản đứng. Hai hàng chữ mỗi bên được vẽ giản lược để con dấu vẫn rõ khi in nhỏ trên gáy sách.</p>',
    '<h2>Các phiên bản</h2>',
    '<ul><li><strong>Bản đầy đủ</strong>: con dấu bên trái, chữ “Thư Quán” và dòng “Nhà xuất bản Đại học” bên phải. Dùng khi có đủ chỗ.</li><li><strong>Bản cho nền tối</strong>: con dấu giữ nguyên màu son, phần chữ đổi sang màu sáng.</li><li><strong>Con dấu đứng riêng</strong>: cho gáy sách, ảnh đại diện, góc màn hình, nơi tên nhà xuất bản đã có sẵn bên cạnh.</li><li><strong>Bản một màu</strong>: toàn bộ bằng màu mực, chỉ khi không thể in màu; chúng tôi gửi tệp khi bạn yêu cầu.</li></ul>',
    '<h2>Khoảng trống</h2>',
    '<p>Chừa quanh biểu trưng một khoảng bằng <strong>nửa cạnh con dấu</strong>. Không đặt chữ, đường kẻ, mép giấy hay biểu trưng khác vào khoảng ấy. Khi đứng cạnh biểu trưng của đơn vị khác, khoảng cách ít nhất bằng một cạnh con dấu và hai biểu trưng cao bằng nhau.</p>',
    table(
      'Cỡ nhỏ nhất',
      ['Phiên bản', 'Trên giấy', 'Trên màn hình'],
      [
        ['Bản đầy đủ', 'rộng 28 mm', 'rộng 110 px'],
        ['Con dấu đứng riêng', 'cạnh 6 mm', 'cạnh 16 px'],
      ],
    ),
    '<p>Nhỏ hơn cỡ này, dòng “Nhà xuất bản Đại học” không còn đọc được; hãy chuyển sang con dấu đứng riêng.</p>',
    '<h2>Màu</h2>',
    table(
      'Màu của biểu trưng',
      ['Tên màu', 'Mã hex', 'RGB', 'Dùng cho'],
      [
        ['Son', '#B42318', '180, 35, 24', 'nền con dấu, trên mọi nền'],
        ['Giấy', '#FBF7F0', '251, 247, 240', 'nét sách trong con dấu; nền trang'],
        ['Mực', '#1C2430', '28, 36, 48', 'chữ “Thư Quán”; bản một màu'],
        ['Mực nhạt', '#4A5565', '74, 85, 101', 'dòng “Nhà xuất bản Đại học”'],
        ['Chữ trên nền tối', '#ECE7DD', '236, 231, 221', 'chữ “Thư Quán” trên nền tối'],
        ['Chữ nhỏ trên nền tối', '#B9C0CB', '185, 192, 203', 'dòng “Nhà xuất bản Đại học” trên nền tối'],
      ],
    ),
    '<p>Khi in bốn màu, xin gửi bản in thử; màu son phải ấm, không ngả hồng hay nâu. Phần chữ trong biểu trưng đã được vẽ thành nét, không cần cài phông. Chữ đi kèm nên dùng Literata cho tiêu đề và Be Vietnam Pro cho nội dung.</p>',
    '<h2>Nên</h2>',
    '<ul><li>Đặt trên nền trơn: trắng, màu giấy hoặc một màu tối.</li><li>Phóng to, thu nhỏ theo đúng tỉ lệ.</li><li>Dùng tệp vẽ nét khi in, tệp ảnh khi đăng mạng.</li><li>Viết tên nhà xuất bản là “Thư Quán” hoặc “Nhà xuất bản Đại học Thư Quán”.</li><li>Thêm mô tả “Thư Quán, Nhà xuất bản Đại học” cho ảnh trên trang web để trình đọc màn hình đọc được.</li></ul>',
    '<h2>Không nên</h2>',
    '<ul><li>Đổi màu con dấu, tô chuyển sắc, thêm bóng hay viền.</li><li>Xoay, kéo méo, cắt bớt góc, bỏ quyển sách bên trong.</li><li>Đặt lên ảnh nhiều chi tiết hoặc nền đỏ khiến con dấu chìm mất.</li><li>Gõ lại tên bằng phông khác bên cạnh con dấu.</li><li>Dùng biểu trưng như một dấu xác nhận cho nội dung mà chúng tôi chưa thẩm định.</li></ul>',
    '<h2>Khi nào cần xin phép</h2>',
    `<p>Bạn được dùng biểu trưng mà không cần hỏi khi giới thiệu sách của Thư Quán, đưa tin về nhà xuất bản hoặc ghi tên đơn vị phối hợp trong một sự kiện đã có thoả thuận. Hàng hoá, bao bì, quảng cáo, tên miền hay ứng dụng mang biểu trưng cần có văn bản đồng ý. Xin gửi bản thiết kế tới ${MAIL}, tiêu đề bắt đầu bằng [Truyền thông].</p>`,
  ],
}
