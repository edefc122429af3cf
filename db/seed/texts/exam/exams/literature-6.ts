import { marked } from '../../learning/marked.ts'
import { ALL_FIELDS, FOUR_STATEMENTS_OF_ONE, type PaperText } from '../paper-text.ts'
import { questions } from '../question-text.ts'

const asked = questions('Ngữ văn 6')

export const LITERATURE_6: PaperText = {
  courseId: 206,
  title: 'Bài kiểm tra nghe và đọc, Ngữ văn 6',
  summary: 'Nghe hai đoạn ghi âm, trả lời câu hỏi rồi viết một đoạn ngắn. Mỗi câu được nghe hai lần.',
  instructions: marked`
    Chuẩn bị tai nghe hoặc loa. Đọc câu hỏi trước khi bấm nghe.
    Đoạn văn ở phần III do thầy cô chấm.`,
  rules: {
    minutes: 45,
    attempts: 2,
    passMark: 5,
    reviewNow: ['score', 'answers'],
    reviewLater: ALL_FIELDS,
    reviewInDays: 14,
  },
  parts: [
    {
      title: 'Phần I. Nghe',
      instructions: `Mỗi câu 1 điểm. ${FOUR_STATEMENTS_OF_ONE}`,
      points: 1,
      questions: asked`
## Ca dao

[recall, audio ca-dao-gia-dinh 2] Nghe đoạn ghi âm rồi điền vào chỗ trống.
_ Công cha như núi [[Thái Sơn]],
_ Nghĩa mẹ như nước trong [[nguồn]] chảy ra.
_ …
_ Anh em như thể [[tay chân|chân tay]],
_ Rách lành [[đùm bọc]], dở hay đỡ đần.
! Hai bài ca dao so sánh công cha với núi Thái Sơn, nghĩa mẹ với nước trong nguồn, tình anh em với tay chân.

[understand, audio ca-dao-gia-dinh 2] Trong bài thứ hai, “anh em” được so sánh với “tay chân” vì
A) tay chân khoẻ mạnh.
*B) tay chân cùng một thân, gắn bó và giúp đỡ nhau.
C) tay làm việc, chân đi lại.
D) ai cũng có hai tay, hai chân.
! Cùng một thân nên đau chỗ này chỗ kia cũng biết: anh em gắn bó, “rách lành đùm bọc, dở hay đỡ đần”.

## Văn bản thông tin

[understand, audio mua-nuoc-noi 2] Nghe “Mùa nước nổi” và xét các ý sau.
S) Nước về vào tháng giêng âm lịch.
Đ) Nước từ thượng nguồn đổ về, mang theo phù sa.
S) Nước dâng ào ạt như lũ.
Đ) Khi nước rút, đất màu mỡ hơn cho vụ sau.
! Nước về tháng bảy âm lịch, dâng từ từ, mỗi ngày một gang tay, hiền lành chứ không ào ạt; phù sa ở lại làm đất màu mỡ.

[recall, audio mua-nuoc-noi 2] Nối cho đúng với đoạn ghi âm.
<> Nước => Dâng mỗi ngày một gang tay
<> Cá linh => Theo nước vào đồng
<> Bông điên điển => Nở vàng hai bờ kênh
<> Phù sa => Ở lại khi nước rút
! Bốn chi tiết ấy làm nên bức tranh mùa nước nổi.
`,
    },
    {
      title: 'Phần II. Đọc',
      instructions: 'Mỗi câu 1 điểm.',
      points: 1,
      questions: asked`
## Thơ lục bát

[recall] Hai dòng thơ sau được viết theo thể nào?
> Đêm nay trăng xuống bến xưa,
> Con đò nằm đợi người đưa sang bờ.
A) Thơ năm chữ
*B) Lục bát
C) Song thất lục bát
D) Thơ tự do
! Một dòng sáu tiếng, một dòng tám tiếng.

[understand, all] Tìm các cặp vần trong ba dòng thơ.
> Đêm nay trăng xuống bến xưa,
> Con đò nằm đợi người đưa sang bờ.
> Sóng ru cỏ lác ngẩn ngơ,
_ Vần lưng: “xưa” vần với tiếng “[[đưa]]”.
_ Vần chân: “bờ” vần với tiếng “[[ngơ]]”.
! Tiếng thứ sáu của dòng lục vần với tiếng thứ sáu của dòng bát: xưa – đưa. Tiếng thứ tám của dòng bát vần với tiếng thứ sáu của dòng lục kế tiếp: bờ – ngơ.

[apply] Trong các tiếng sau của hai dòng thơ, những tiếng nào mang thanh bằng (không dấu hoặc dấu huyền)?
> Đêm nay trăng xuống bến xưa,
> Con đò nằm đợi người đưa sang bờ.
*A) nay
B) xuống
*C) xưa
*D) đò
E) đợi
! “nay”, “xưa” không dấu, “đò” có dấu huyền: thanh bằng. “xuống” (dấu sắc) và “đợi” (dấu nặng) là thanh trắc.
`,
    },
    {
      title: 'Phần III. Viết',
      instructions: 'Câu này 3 điểm, do thầy cô chấm.',
      points: 3,
      questions: asked`
## Viết đoạn

[apply, words 120] Viết đoạn văn năm đến bảy câu kể một việc tốt mà hàng xóm đã làm cho nhà em. Dùng một phép so sánh.
& Kể một việc cụ thể, có người, có lúc, có chỗ (1 điểm); câu đủ chủ ngữ, vị ngữ, đúng chính tả (1 điểm); có một phép so sánh hợp lý, không sáo (0,5 điểm); câu cuối nói được điều em cảm thấy (0,5 điểm).
! Gợi ý: mở bằng chuyện đã xảy ra (“Đêm ấy nhà em mất điện…”), kể ai đến và làm gì theo thứ tự, so sánh với thứ quen thuộc trong nhà, kết bằng một hành động thay cho lời khen.
`,
    },
  ],
}
