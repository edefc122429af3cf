import type { PageText } from './types.ts'

export const MISSION_PAGE: PageText = {
  key: 'su-menh-tam-nhin',
  title: 'Sứ mệnh và tầm nhìn',
  description:
    'Vì sao Thư Quán làm sách, chúng tôi muốn thành nhà xuất bản thế nào vào năm 2035, và những điều chúng tôi không làm.',
  content: [
    '<blockquote><p>Đưa tri thức của trường đại học đến tay người cần học, bằng tiếng Việt sáng rõ, với giá người học trả được.</p></blockquote>',
    '<h2>Sứ mệnh</h2>',
    '<p>Mỗi năm, các trường đại học làm ra rất nhiều hiểu biết. Phần lớn nằm lại trong luận án, bài tạp chí và bài giảng sao chụp. Việc của một nhà xuất bản đại học là mang những hiểu biết ấy ra ngoài: chọn lấy điều đáng tin, sắp lại cho dễ hiểu, in cho đẹp, bán cho phải chăng.</p>',
    '<p>Chúng tôi phục vụ ba nhóm người. <strong>Người học</strong> cần sách đúng, dễ theo và không quá đắt. <strong>Người dạy</strong> cần học liệu dùng được ngay trên lớp và một nơi để công bố công sức của mình. <strong>Bạn đọc ngoài nhà trường</strong> cần những cuốn sách nghiêm túc mà không khô khan.</p>',
    '<h2>Tầm nhìn đến năm 2035</h2>',
    '<ul><li><strong>Mọi giáo trình đều có hai bản.</strong> Sách nào in giấy cũng có bản điện tử cùng số trang, đọc được trên một chiếc điện thoại bình dân.</li><li><strong>Sách cho cả người khuyết tật.</strong> Bản điện tử có cấu trúc rõ ràng để trình đọc màn hình đọc được; hình vẽ có lời mô tả; bài giảng có phụ đề.</li><li><strong>Học liệu sống lâu hơn tờ giấy.</strong> Mã in trong sách hôm nay vẫn mở đúng bài sau mười năm, kể cả khi nội dung phía sau đã được cập nhật.</li><li><strong>Tiếng Việt học thuật phong phú hơn.</strong> Mỗi ngành có sách nền viết bằng tiếng Việt và bảng thuật ngữ thống nhất.</li><li><strong>Tủ sách địa phương.</strong> Làng, phố, nghề, sông nước của từng vùng do chính người hiểu vùng đất ấy ghi lại.</li></ul>',
    '<h2>Năm điều chúng tôi giữ</h2>',
    '<h3>Đúng trước, nhanh sau</h3>',
    '<p>Không cuốn sách khoa học nào ra đời mà chưa qua hai người phản biện. Khi phát hiện sai sót, chúng tôi đăng đính chính ở trang của cuốn sách và sửa ở lần in kế tiếp, không im lặng.</p>',
    '<h3>Rõ ràng với bạn đọc</h3>',
    '<p>Giá ghi là giá phải trả, đã gồm thuế. Giá cũ là giá bìa hoặc giá đã thật sự bán. Hết hàng thì nói hết hàng. Đánh giá thấp vẫn được giữ nguyên, trừ khi vi phạm quy định đăng bài.</p>',
    '<h3>Công bằng với tác giả</h3>',
    '<p>Tác giả luôn biết bản thảo đang ở bước nào, ai cần làm gì tiếp theo và khi nào có câu trả lời. Lời từ chối bao giờ cũng kèm lý do. Nhuận bút được tính và báo theo kì.</p>',
    '<h3>Tôn trọng sự riêng tư</h3>',
    '<p>Đọc sách là việc riêng. Trang đang đọc, câu đã gạch chân, bài kiểm tra chưa đạt của bạn không được đem bán, không dùng để quảng cáo. Cách chúng tôi giữ gìn dữ liệu được viết ở <a href="/chinh-sach-bao-mat">Chính sách bảo mật</a>.</p>',
    '<h3>Nhẹ tay với giấy</h3>',
    '<p>In vừa đủ, tái bản nhiều lần thay vì in một lần rồi cất kho. Sách cũ được gom, sửa gáy và gửi tới thư viện các trường vùng cao trong ngày hội đổi sách lấy cây xanh hằng năm.</p>',
    '<h2>Điều chúng tôi không làm</h2>',
    '<p>Chúng tôi không nhận tiền để bỏ qua phản biện, không ép mua kèm, không đăng lời khen trả tiền mà giấu người trả. Nếu bạn thấy chúng tôi làm khác những điều viết ở đây, xin hãy viết cho chúng tôi qua trang <a href="/lien-he-hop-tac">Liên hệ hợp tác</a>; đó là cách giúp chúng tôi giữ lời.</p>',
  ],
}
