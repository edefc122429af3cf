import { PUBLISHER } from '@tq/contract/publisher.ts'
import { LIBRARY_COURSES } from '../learning/library/index.ts'
import { MAIL, PLACE, PREVIEW_PERCENT } from './facts.ts'
import { table } from './table.ts'
import type { PageText } from './types.ts'

export const ABOUT_PAGE: PageText = {
  key: 'gioi-thieu',
  title: 'Giới thiệu nhà xuất bản',
  description:
    'Thư Quán là nhà xuất bản đại học ở Hà Nội, làm giáo trình, chuyên khảo, sách giáo khoa, sách điện tử và khoá học trực tuyến.',
  content: [
    '<p><strong>Thư Quán</strong> nghĩa là nhà sách. Chúng tôi là một nhà xuất bản đại học: sách do giảng viên và nhà nghiên cứu viết, được đồng nghiệp của họ phản biện, rồi được biên tập để sinh viên năm thứ nhất cũng đọc được.</p>',
    '<h2>Từ một phòng in giáo trình</h2>',
    '<p>Năm 2018, một nhóm giảng viên và biên tập viên lập ra phòng học liệu để tự biên soạn những giáo trình mà thị trường không có: ít bản in, nhiều hình vẽ, phải sửa lại sau mỗi học kì. Cuốn đầu tiên được đóng gáy ngay trong trường. Ba năm sau, phòng học liệu đã có hơn bảy mươi đầu sách và cần một mái nhà riêng.</p>',
    '<p>Ngày 02/03/2021, Thư Quán được cấp phép thành lập nhà xuất bản. Tháng Tám cùng năm, công ty hoàn tất đăng ký doanh nghiệp và dọn về số 16 phố Hàng Giấy, một con phố xưa bán giấy. Những đầu sách cũ được rà soát từng cuốn trước khi vào tủ sách mới; cuốn nào lỗi thời thì viết lại hoặc thôi in.</p>',
    '<p>Ngày 15/06/2022, chúng tôi được xác nhận đăng ký hoạt động xuất bản điện tử. Từ đó, phần lớn sách mới ra cùng lúc hai bản: một bản giấy, một bản đọc trên màn hình giữ đúng số trang bản in để trích dẫn được.</p>',
    '<h2>Chúng tôi xuất bản gì</h2>',
    '<ul><li><strong>Giáo trình</strong> đại cương và chuyên ngành: toán, khoa học tự nhiên, kinh tế, luật, y – dược, công nghệ thông tin, kỹ thuật, ngoại ngữ.</li><li><strong>Chuyên khảo</strong> khoa học xã hội và nhân văn, nhất là lịch sử làng xã và văn hoá địa phương.</li><li><strong>Sách giáo khoa và sách bổ trợ</strong> cho phổ thông, có trang học liệu mở bằng mã in trong sách.</li><li><strong>Sách thiếu nhi và sách tham khảo</strong> để người lớn và trẻ nhỏ cùng đọc.</li><li><strong>Khoá học trực tuyến</strong> do chính tác giả giảng, có bài tập và bài kiểm tra.</li></ul>',
    table(
      'Thư Quán qua vài con số, tính đến tháng 11/2026',
      ['Hạng mục', 'Số lượng'],
      [
        ['Đầu sách giấy đang phát hành', 'hơn 300'],
        ['Trong đó có bản điện tử', 'khoảng 170'],
        ['Tủ sách theo lĩnh vực', '13'],
        ['Tác giả, dịch giả và giảng viên cộng tác', 'hơn 100'],
        ['Khoá học theo sách', '16'],
        ['Khoá học mở trong thư viện số', String(LIBRARY_COURSES.length)],
      ],
    ),
    '<h2>Một cuốn sách ra đời thế nào</h2>',
    '<ol><li><strong>Tiếp nhận.</strong> Tác giả gửi bản thảo, hoặc đề cương kèm ít nhất hai chương, ở trang <a href="/tiep-nhan-ban-thao">Tiếp nhận bản thảo</a>. Biên tập viên đọc sơ bộ trong hai đến ba tuần.</li><li><strong>Phản biện kín.</strong> Hai người đọc độc lập, không biết tên nhau, nhận xét bằng văn bản. Hội đồng thường trả lời tác giả vào tuần thứ chín.</li><li><strong>Biên tập.</strong> Một biên tập viên đi cùng bản thảo từ đầu đến cuối. Mọi chỗ sửa đều được hỏi lại tác giả.</li><li><strong>Đăng ký và quyết định xuất bản.</strong> Sách có mã ISBN, hoàn tất thủ tục theo Luật Xuất bản rồi mới vào xưởng in.</li><li><strong>In, số hoá, phát hành.</strong> Bản in thử được đọc lại hai lượt. Bản điện tử được kiểm tra trên điện thoại, máy tính bảng và máy tính.</li><li><strong>Sửa cho lần in sau.</strong> Bạn đọc báo lỗi, biên tập viên ghi sổ, lần in sau sửa.</li></ol>',
    '<h2>Cách chúng tôi bán sách</h2>',
    `<p>Trang này bán sách của chính nhà xuất bản, giá đã gồm thuế, sách nào cũng có hoá đơn. Sách điện tử thường mở sẵn ${PREVIEW_PERCENT}% đầu mỗi cuốn để đọc thử mà không cần đăng nhập. Số bản còn trong kho, giá cũ và số lượng đã bán hiển thị đúng như sổ sách; đánh giá do bạn đọc viết, và dòng “Đã mua sách” chỉ hiện ở người đã mua thật.</p>`,
    '<p>Một phần tiền bán sách nuôi <a href="/thu-vien">thư viện số</a>: những khoá học ngắn về cấp cứu ban đầu, trích dẫn, viết câu tiếng Việt, an toàn khi dùng mạng, mở cho mọi người.</p>',
    '<h2>Ghé thăm</h2>',
    `<p>Hiệu sách ở tầng một và phòng đọc ở tầng hai, ${PLACE}, mở cửa ${PUBLISHER.hours}. Bạn có thể ngồi đọc tại chỗ mà không phải mua gì. Cần hỏi trước khi đến, hãy gọi ${PUBLISHER.phone} hoặc viết cho ${MAIL}.</p>`,
    '<p>Đọc tiếp: <a href="/su-menh-tam-nhin">Sứ mệnh và tầm nhìn</a>, <a href="/co-cau-to-chuc">Cơ cấu tổ chức</a>, <a href="/lien-he-hop-tac">Liên hệ hợp tác</a>.</p>',
  ],
}
