import { PUBLISHER } from '@tq/contract/publisher.ts'
import { AFFILIATE, dong, IN_FORCE, MAIL, NOTICE_DAYS, REPLY, RETURNS } from './facts.ts'
import { table } from './table.ts'
import type { PageText } from './types.ts'

const { percent, rememberedDays, payoutDay, payoutFrom, reviewDays, objectionDays } = AFFILIATE

export const AFFILIATE_TERMS_PAGE: PageText = {
  key: 'dieu-khoan-cong-tac-vien',
  title: 'Điều khoản cộng tác viên',
  description: `Giới thiệu sách Thư Quán và nhận ${percent}% hoa hồng: đăng ký, cách ghi nhận đơn, ghi rõ quảng cáo, nơi không được quảng bá, kì trả tiền.`,
  content: [
    IN_FORCE,
    `<p>Cộng tác viên là người giới thiệu sách của Thư Quán tới người khác bằng đường dẫn hoặc mã riêng và nhận hoa hồng khi đơn hàng hoàn tất. Đây là quan hệ hợp tác với ${PUBLISHER.legalName}, không phải quan hệ lao động. Tham gia không mất phí và không phải mua gì.</p>`,
    '<h2>1. Ai tham gia được</h2>',
    '<ul><li>Cá nhân từ đủ 18 tuổi, hoặc tổ chức, có tài khoản trên trang này.</li><li>Có nơi giới thiệu sách của riêng mình: lớp học, câu lạc bộ, trang viết, kênh video, hiệu sách nhỏ.</li><li>Nhân viên Thư Quán không tham gia; tác giả tham gia được với sách của mình.</li></ul>',
    '<h2>2. Đăng ký và xác minh danh tính</h2>',
    `<p>Đăng ký ở mục <a href="/tai-khoan/affiliate">Cộng tác viên</a> trong tài khoản. Pháp luật về thương mại điện tử yêu cầu chúng tôi biết rõ người tiếp thị cho mình, nên trước khi mã hoạt động, bạn cung cấp:</p><ul><li>họ tên đầy đủ hoặc tên tổ chức;</li><li>số định danh cá nhân hoặc mã số thuế;</li><li>tài khoản ngân hàng đứng đúng tên ấy;</li><li>nơi bạn dự định giới thiệu sách;</li><li>sự đồng ý với điều khoản này và với việc xử lý những thông tin trên, mỗi mục một ô riêng, không đánh dấu sẵn.</li></ul>`,
    `<p>Chúng tôi xem hồ sơ trong ${reviewDays} ngày làm việc, trả lời là nhận, cần bổ sung hoặc từ chối kèm lý do. Thông tin thay đổi thì xin cập nhật trước kì trả tiền. Giấy tờ của bạn chỉ dùng để xác minh, trả tiền và khai thuế: xem <a href="/chinh-sach-bao-mat">Chính sách bảo mật</a>.</p>`,
    '<h2>3. Đơn được ghi nhận thế nào</h2>',
    `<ul><li>Người mua bấm đường dẫn của bạn, hoặc nhập mã của bạn trong giỏ hàng. Mã được trình duyệt của họ nhớ ${rememberedDays} ngày; mã dùng sau cùng được tính.</li><li>Người mua thấy mã đang gắn với đơn và bỏ ra được. Mã của bạn không làm họ phải trả thêm.</li><li>Không tính đơn bạn tự mua, đơn của người dùng chung tài khoản ngân hàng, số điện thoại hay địa chỉ với bạn nhằm lấy hoa hồng, và đơn của đơn vị đã có hợp đồng bán sỉ.</li></ul>`,
    '<h2>4. Mức hoa hồng</h2>',
    `<p>Hoa hồng là <strong>${percent}%</strong> tiền hàng người mua thực trả, sau khi trừ mọi khoản giảm giá, không tính phí giao hàng và thuế giá trị gia tăng, làm tròn xuống đến đồng. Ví dụ: tiền hàng sau giảm giá và chưa gồm thuế là ${dong(300_000)} thì hoa hồng là ${dong((300_000 * percent) / 100)}. Có những đợt mức khác được báo trước; đơn đặt lúc nào theo mức lúc ấy.</p>`,
    table(
      'Các trạng thái của một khoản hoa hồng',
      ['Trạng thái', 'Nghĩa là', 'Khi nào'],
      [
        ['Tạm ghi', 'Đơn đã được đặt, chưa chắc hoàn tất', 'Khi đơn được xác nhận'],
        [
          'Đã xác nhận',
          'Không còn đổi trả, sẽ được trả',
          `Sau khi hết thời hạn đổi trả ${RETURNS.days} ngày kể từ ngày giao; với hàng số, kể từ khi thanh toán`,
        ],
        ['Đã trả', 'Tiền đã chuyển vào tài khoản của bạn', `Ngày ${payoutDay} hằng tháng`],
        ['Bị huỷ', 'Đơn bị huỷ, bị trả lại, không nhận, hoặc vi phạm điều khoản', 'Kèm lý do ở bảng kê'],
      ],
    ),
    '<p>Người mua trả lại một phần đơn thì hoa hồng giảm theo phần ấy. Khoản đã trả mà sau đó đơn được hoàn tiền do người mua dùng quyền theo luật sẽ trừ vào kì sau; chúng tôi không đòi bạn nộp lại tiền mặt.</p>',
    '<h2>5. Trả tiền và thuế</h2>',
    `<ul><li>Mỗi tháng một lần, vào ngày ${payoutDay}, cho các khoản đã xác nhận mà bạn gửi yêu cầu trả trong tài khoản trước ngày ấy. Gặp ngày nghỉ thì chuyển sang ngày làm việc kế tiếp.</li><li>Mức trả tối thiểu ${dong(payoutFrom)}; chưa đủ thì cộng dồn, không mất. Khi ngừng hợp tác, chúng tôi trả hết phần đã xác nhận dù dưới mức này.</li><li>Chuyển khoản tới tài khoản đã xác minh, phí chuyển do Thư Quán chịu.</li><li>Thuế thu nhập của cá nhân được khấu trừ theo quy định và có chứng từ; tổ chức gửi hoá đơn.</li><li>Bảng kê có trong tài khoản. Thấy sai, xin báo trong ${objectionDays} ngày; chúng tôi trả lời trong ${REPLY.complaintDays} ngày làm việc.</li></ul>`,
    '<h2>6. Nói rõ rằng đây là quảng cáo</h2>',
    '<p>Người đọc có quyền biết bạn được hưởng hoa hồng. Mỗi bài, video hay tin nhắn có đường dẫn phải có một câu dễ thấy, đặt trước hoặc ngay cạnh đường dẫn, chẳng hạn:</p>',
    '<blockquote><p>Tôi nhận hoa hồng từ Thư Quán nếu bạn mua sách qua đường dẫn này. Giá bạn trả không đổi.</p></blockquote>',
    '<p>Lời giới thiệu phải thật: không khen cuốn bạn chưa đọc như thể đã đọc, không bịa giá, số lượng còn lại hay thời hạn khuyến mãi, không hứa đỗ đạt, chữa bệnh hay kiếm tiền.</p>',
    '<h2>7. Nơi và cách không được dùng</h2>',
    '<ul><li>Trang vi phạm pháp luật, cờ bạc, khiêu dâm, thù ghét, chia sẻ sách lậu.</li><li>Tin nhắn, thư rác gửi tới người chưa đồng ý nhận.</li><li>Mua quảng cáo tìm kiếm bằng tên “Thư Quán” hoặc tên gần giống; lập trang, tên miền, tài khoản khiến người ta tưởng là nhà xuất bản.</li><li>Cửa sổ bật ra, chuyển hướng ngầm, tiện ích trình duyệt tự chèn mã, ép bấm.</li><li>Nội dung nhắm vào trẻ em; phần bình luận của trang này và của trang người khác.</li><li>Dùng lại nội dung sách, đề kiểm tra, bài giảng trả tiền để quảng bá. Ảnh bìa, lời giới thiệu và phần đọc thử thì dùng được.</li></ul>',
    '<p>Biểu trưng dùng theo trang <a href="/logo-nha-xuat-ban-dhqghn">Logo nhà xuất bản</a>.</p>',
    '<h2>8. Dữ liệu người mua</h2>',
    '<p>Bảng kê cho bạn thấy ngày, giá trị và trạng thái của đơn, không cho thấy người mua là ai. Nếu bạn tự thu thập dữ liệu của người đọc, bạn tự chịu trách nhiệm xin phép và bảo vệ dữ liệu ấy.</p>',
    '<h2>9. Vi phạm và chấm dứt</h2>',
    '<p>Thấy nơi đặt đường dẫn không phù hợp, chúng tôi yêu cầu gỡ trong 2 ngày làm việc và tạm dừng mã. Vi phạm nặng, gian lận hoặc tái phạm thì chấm dứt ngay; hoa hồng của những đơn phát sinh từ vi phạm bị huỷ, các khoản hợp lệ khác vẫn được trả. Bạn được giải trình trước khi có quyết định cuối cùng.</p>',
    `<p>Hai bên đều có thể ngừng hợp tác bất cứ lúc nào bằng cách báo trước ${NOTICE_DAYS} ngày. Bạn tự tắt mã trong tài khoản; đơn đã ghi nhận trước đó vẫn được tính.</p>`,
    '<h2>10. Thay đổi điều khoản và liên hệ</h2>',
    `<p>Thay đổi mức hoa hồng hay điều khoản được gửi qua email trước ít nhất ${NOTICE_DAYS} ngày và không áp dụng ngược. Nếu không đồng ý, bạn ngừng tham gia và nhận đủ phần đã có. Câu hỏi xin gửi tới ${MAIL}, tiêu đề bắt đầu bằng [Cộng tác viên].</p>`,
  ],
}
