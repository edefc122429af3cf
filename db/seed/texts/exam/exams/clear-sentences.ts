import { marked } from '../../learning/marked.ts'
import { ALL_FIELDS, FOUR_STATEMENTS, type PaperText } from '../paper-text.ts'
import { questions } from '../question-text.ts'

const asked = questions('Tiếng Việt thực hành')

export const CLEAR_SENTENCES: PaperText = {
  courseId: 6,
  title: 'Kiểm tra cuối khoá: viết ngắn, viết rõ',
  summary: 'Tám câu ngắn và một đoạn văn do người chấm. Không giới hạn thời gian, chỉ làm một lần.',
  instructions: marked`
    Đoạn văn ở phần II được biên tập viên đọc và chấm, nên điểm cuối cùng có sau vài ngày.`,
  rules: { attempts: 1, passMark: 5, reviewNow: ['score', 'answers', 'correctness'], reviewLater: ALL_FIELDS },
  parts: [
    {
      title: 'Phần I. Câu',
      instructions: `Mỗi câu 0,75 điểm. ${FOUR_STATEMENTS}`,
      points: 0.75,
      questions: asked`
## Chủ ngữ và vị ngữ

[recall] Câu nào đủ chủ ngữ và vị ngữ?
A) Qua khảo sát cho thấy sinh viên đọc ít.
B) Trong truyện ngắn này khắc hoạ một người mẹ.
*C) Khảo sát cho thấy sinh viên đọc ít.
D) Những cuốn sách mà ông mang theo suốt ba mươi năm đi dạy.
! “Qua khảo sát” và “Trong truyện ngắn này” là trạng ngữ: hai câu ấy quên mất ai làm. “Những cuốn sách mà ông mang theo…” mới chỉ là một cụm danh từ. Bỏ chữ “Qua”, “khảo sát” thành chủ ngữ.

[apply] Những cách sửa nào cho câu “Qua khảo sát cho thấy sinh viên đọc ít” là đúng?
*A) Khảo sát cho thấy sinh viên đọc ít.
*B) Qua khảo sát, chúng tôi thấy sinh viên đọc ít.
C) Qua khảo sát đã cho thấy sinh viên đọc ít.
D) Qua việc khảo sát cho thấy rằng sinh viên đọc ít.
! Hoặc bỏ chữ “Qua” để danh từ làm chủ ngữ, hoặc thêm người làm. Thêm “đã” hay “việc” thì câu vẫn thiếu chủ ngữ.

## Chữ thừa

[understand] Nối mỗi cụm với loại chữ thừa.
<> tái tạo lại => Lặp nghĩa
<> tiến hành thực hiện việc khảo sát => Động từ rỗng
<> có sự gia tăng => Danh từ hoá
<> một điều không thể phủ nhận là => Rào đón
! “Tái” đã là “lại”; “tiến hành thực hiện việc” không thêm nghĩa; “có sự gia tăng” chính là “tăng”; rào đón bỏ đi mà ý không đổi.

[understand] Sắp xếp ba lượt gọt câu theo thứ tự khoá học hướng dẫn.
1) Bỏ rào đón.
2) Đổi danh từ “sự, việc” về động từ.
3) Thay hai chữ cùng nghĩa bằng một.
! Bỏ rào đón trước vì dễ thấy nhất, rồi đổi danh từ về động từ, sau cùng mới soát những chữ cùng nghĩa.

## Trật tự từ

[understand] Câu nào có nghĩa “người khác không đọc”?
*A) Chỉ Nam đọc hai chương.
B) Nam chỉ đọc hai chương.
C) Nam đọc chỉ hai chương.
D) Nam đọc hai chương rồi.
! “Chỉ” đứng ngay trước phần nó giới hạn: trong “Chỉ Nam đọc…”, nó giới hạn “Nam”.

[apply] Câu “Chạy vội ra ga, chuyến tàu đã đi mất” hỏng vì
A) thiếu vị ngữ.
B) thừa dấu phẩy.
*C) đọc đúng ngữ pháp thì chuyến tàu chạy vội ra ga.
D) dùng sai thì của động từ.
! Phần phụ phải đứng cạnh chủ của nó: “Chạy vội ra ga, tôi thấy chuyến tàu đã đi mất.”

## Dấu câu

[recall] Dấu phẩy trong mỗi câu sau đặt đúng hay sai?
Đ) Sau trạng ngữ đứng đầu câu: *Mùa mưa năm ấy, cầu gãy.*
S) Giữa chủ ngữ dài và vị ngữ: *Những người đã nộp bản thảo, sẽ nhận thư trong tuần.*
Đ) Hai bên phần chen: *Ông Tư, người lái đò, đã nghỉ.*
Đ) Giữa hai vế của câu ghép: *Trời tạnh, chúng tôi đi.*
! Không đặt dấu phẩy giữa chủ ngữ và vị ngữ, dù chủ ngữ dài. Ba chỗ còn lại nên có.

[recall, no-accents] Điền tên dấu câu.
_ Dấu [[hai chấm]] báo trước lời giải thích hoặc danh sách.
_ Dấu [[chấm phẩy]] tách những vế dài, ngang hàng, khi trong vế đã có dấu phẩy.
! Trước dấu hai chấm phải là một ý đã trọn: “Có ba việc phải làm: đọc, ghi, hỏi.”
`,
    },
    {
      title: 'Phần II. Đoạn',
      instructions: 'Câu này 4 điểm, do người chấm.',
      points: 4,
      questions: asked`
## Đoạn văn

[master, words 150] Viết lại đoạn sau cho ngắn và rõ, giữ đủ ý, rồi viết thêm hai câu phát triển ý cuối: “Bên cạnh đó việc sử dụng điện thoại có sự ảnh hưởng đến giấc ngủ. Với ánh sáng xanh làm khó ngủ. Tuy nhiên ngủ ít thì học kém.”
& Câu nào cũng có chủ ngữ, vị ngữ (1 điểm); bỏ chữ thừa “việc”, “có sự” (1 điểm); từ nối đúng nghĩa, điều đã biết đi trước (1 điểm); hai câu thêm trả lời “vì sao” hoặc “thì sao” của ý cuối, ngủ ít thì học kém (1 điểm).
! Một cách viết: “Điện thoại làm ta ngủ muộn, vì ánh sáng xanh của màn hình khiến não tưởng trời còn sáng. Ngủ ít, hôm sau ta khó tập trung nên học kém, bài phải đọc lại từ đầu. Đọc lại thì mất thêm buổi tối. Buổi tối ấy, ta lại thức khuya với chiếc điện thoại.”
`,
    },
  ],
}
