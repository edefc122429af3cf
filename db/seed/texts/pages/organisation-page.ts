import type { PageText } from './types.ts'

export const ORGANISATION_PAGE: PageText = {
  key: 'co-cau-to-chuc',
  title: 'Cơ cấu tổ chức',
  description:
    'Các ban và phòng của Thư Quán, mỗi nơi lo việc gì, và một cuốn sách đi qua những bàn nào trước khi đến tay bạn đọc.',
  content: [
    '<p>Thư Quán là một nhà xuất bản nhỏ. Chúng tôi chia việc theo đường đi của cuốn sách: từ bản thảo đến trang in, từ trang in đến màn hình, từ kho đến tay bạn đọc. Sơ đồ trên trang này cho biết mỗi nơi lo việc gì, để bạn tìm đúng người khi cần.</p>',
    '<h2>Các đơn vị làm việc cùng nhau thế nào</h2>',
    '<p>Mỗi đầu sách có một <strong>biên tập viên chủ trì</strong>. Người ấy thuộc Ban Biên tập nhưng làm việc xuyên qua mọi phòng: đọc bản thảo, trao đổi với tác giả, bàn bìa với hoạ sĩ, đọc bản in thử, viết lời giới thiệu trên trang bán sách. Tác giả chỉ cần nhớ một đầu mối.</p>',
    '<p><strong>Hội đồng Khoa học và Xuất bản</strong> đứng ngoài các ban. Hội đồng đọc nhận xét phản biện và quyết định nhận, đề nghị sửa hoặc từ chối. Người có quyền lợi trong một bản thảo không được bỏ phiếu cho bản thảo ấy. Việc kinh doanh không được dùng làm lý do để bỏ qua nhận xét khoa học.</p>',
    '<p><strong>Ban Học liệu số</strong> tham gia ngay từ lúc dàn trang, không đợi sách in xong. Nhờ vậy bản điện tử giữ đúng số trang, hình vẽ có lời mô tả và mã in trong sách được thử trước khi vào xưởng.</p>',
    '<p><strong>Ban Phát hành và Bạn đọc</strong> là nơi nghe nhiều nhất. Mỗi tuần, phòng Chăm sóc bạn đọc gửi cho các ban danh sách lỗi in, câu hỏi lặp lại và lời phàn nàn về giao hàng. Lỗi nội dung về Ban Biên tập, lỗi in về Ban Sản xuất, lỗi trang web về Ban Học liệu số; nơi nhận phải trả lời trước buổi họp tuần sau.</p>',
    '<h2>Ai trả lời câu hỏi của bạn</h2>',
    '<ul><li>Đơn hàng, đổi trả, hoá đơn: phòng Chăm sóc bạn đọc, xem trang <a href="/ho-tro">Hỗ trợ</a>.</li><li>Bản thảo, dịch thuật, hợp đồng tác giả: Ban Biên tập, bắt đầu ở trang <a href="/tiep-nhan-ban-thao">Tiếp nhận bản thảo</a>.</li><li>Hiệu sách, thư viện, trường học, báo chí: xem trang <a href="/lien-he-hop-tac">Liên hệ hợp tác</a>.</li><li>Dữ liệu cá nhân: bộ phận Pháp chế và bảo vệ dữ liệu, xem <a href="/chinh-sach-bao-mat">Chính sách bảo mật</a>.</li></ul>',
    '<p>Trang này không nêu tên từng người, vì người có thể đổi phòng còn việc thì vẫn ở đó. Người chịu trách nhiệm nội dung của nhà xuất bản được ghi ở cuối mỗi trang.</p>',
  ],
}
