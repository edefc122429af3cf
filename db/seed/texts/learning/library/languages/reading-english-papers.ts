import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const READING_ENGLISH_PAPERS: CourseText = {
  title: 'Tiếng Anh học thuật: đọc một bài báo',
  summary: 'Đọc phần nào trước, tách câu dài ra sao, động từ nào cho biết tác giả tin đến đâu.',
  description: marked`
Bài báo khoa học khó không hẳn vì từ chuyên môn. Nó khó vì câu dài, danh từ chồng danh từ, và những chữ nhỏ như *may, suggest, however* mang nửa ý nghĩa.
Bốn bài học dùng một bài báo bịa về giấc ngủ của sinh viên để tập. Xong khoá, bạn đọc được phần tóm tắt và phần bàn luận của hầu hết bài báo trong ngành mình.
`,
  level: 'intermediate',
  teachers: [{ name: 'Khổng Tâm Quỳnh Giao', about: 'Giảng viên tiếng Anh chuyên ngành, phiên dịch hội thảo.' }],
  outcomes: [
    'Đọc bài báo theo ba lượt',
    'Tách chủ ngữ, động từ chính trong câu dài',
    'Phân biệt mức chắc chắn qua từ rào đón',
    'Lập sổ từ theo cụm thay vì theo từ',
  ],
  requirements: ['Tiếng Anh khoảng bậc 3 (B1)', 'Một bài báo tiếng Anh trong ngành của bạn'],
  chapters: [
    {
      title: 'Đọc từ ngoài vào trong',
      lessons: [
        {
          title: 'Ba lượt đọc',
          body: marked`
Không ai đọc bài báo từ đầu đến cuối, kể cả người viết ra nó. Hãy đọc **ba lượt**, lượt nào thấy đủ thì dừng.
| Lượt | Đọc gì | Mất | Để trả lời |
| 1 | Title, Abstract, hình và bảng, câu cuối Introduction | 10 phút | Bài này có liên quan đến mình không? |
| 2 | Introduction, Discussion, Conclusion | 30 phút | Họ tìm ra gì, tin đến đâu? |
| 3 | Methods, Results | 1–2 giờ | Có tin được không, làm lại được không? |
## Khuôn của Abstract
Phần lớn tóm tắt có năm nước đi, theo đúng thứ tự.
1. Bối cảnh: *Sleep loss is common among first-year students.*
2. Khoảng trống: *However, little is known about the role of evening reading.*
3. Việc làm: *We followed 120 students for eight weeks.*
4. Kết quả: *Students who read on paper fell asleep 14 minutes earlier.*
5. Ý nghĩa: *These findings suggest that reading habits may affect sleep.*
Chữ *however* báo khoảng trống, *we* báo việc làm, *these findings* báo ý nghĩa. Ba chữ ấy là cột mốc.
## Câu cuối của Introduction
Ở đó thường nằm câu hỏi nghiên cứu: *Here we ask whether…*, *The aim of this study was to…* Tìm nó trước, cả bài sẽ dễ hơn.
> Việc làm: lấy bài báo của bạn, tô năm nước đi trong Abstract bằng năm màu. Thiếu nước nào?
`,
        },
        {
          title: 'Gỡ một câu dài',
          body: marked`
> Students who, despite reporting high levels of daytime fatigue, continued to use their phones in bed during the eight weeks of the study fell asleep significantly later than those who did not.
Ba mươi hai từ, một ý. Cách gỡ:
1. **Tìm động từ chia thì.** Có *continued*, *fell*, *did*. Cái nào không đứng sau *who*? Chỉ có *fell*.
2. **Tìm chủ ngữ của nó.** *Students … fell asleep later.* Đó là bộ xương.
3. **Gạch các khúc chen.** Khúc giữa hai dấu phẩy: *despite reporting…*; mệnh đề *who … continued to use their phones*.
4. **So với ai?** *those who did not* = những sinh viên không dùng điện thoại trên giường.
Dịch: *Những sinh viên vẫn dùng điện thoại trên giường, dù nói rằng ban ngày rất mệt, ngủ muộn hơn hẳn những người không dùng.*
## Chuỗi danh từ: đọc ngược
*sleep quality self-report scale*: đọc từ phải sang: **thang đo** – tự khai – chất lượng giấc ngủ. Từ cuối là từ chính.
## Danh từ hoá
| Bài báo viết | Nghĩa trần |
| the reduction in screen time | họ dùng màn hình ít đi |
| an improvement was observed in… | … khá lên |
| failure to complete the survey | không làm hết phiếu |
Gặp danh từ đuôi *-tion, -ment, -ance, -ure*, hãy đổi lại thành động từ và hỏi: *ai làm?*
> Tập: gỡ câu sau. *The observed decrease in sleep onset latency among paper readers was no longer significant after adjustment for age.* Bộ xương: *The decrease was no longer significant.*
`,
        },
        {
          title: 'Họ tin đến đâu: từ rào đón',
          body: marked`
Nhà khoa học hiếm khi nói “chứng minh”. Họ chọn động từ theo mức chắc. Dịch sai mức là dịch sai bài.
| Mức | Tiếng Anh | Tiếng Việt |
| Chắc | show, demonstrate, confirm | cho thấy, chứng tỏ |
| Vừa | suggest, indicate, support | gợi ý, ủng hộ |
| Dè dặt | may, might, could, appear to | có thể, dường như |
| Suy đoán | speculate, hypothesise | phỏng đoán, giả định |
## So hai câu
- *Evening reading **improves** sleep.*
- *Evening reading **may be associated with** better sleep.*
Câu sau rào hai lần: *may* (có thể) và *associated* (đi cùng, chưa phải gây ra). Bản tin thường bỏ cả hai lớp rào.
## Significant
Trong thống kê, *significant* là **có ý nghĩa thống kê**, không phải “to lớn”. *A significant difference of 2 minutes*: hai phút thôi, nhưng khó do ngẫu nhiên. Muốn nói lớn, người viết dùng *substantial, large, marked*.
## Tìm chỗ tác giả tự nhận yếu
Trong Discussion, tìm *limitation, however, although, caution, generalise*. Ví dụ:
> Our sample was limited to one university; caution is needed in generalising these results.
Đó là câu thành thật nhất của bài. Trích bài mà bỏ câu ấy là trích thiếu.
> Việc làm: trong bài báo của bạn, gạch mọi từ rào đón ở Discussion. Viết lại câu kết luận chính bằng tiếng Việt, giữ đúng mức chắc.
`,
        },
        {
          title: 'Sổ từ theo cụm',
          body: marked`
Học *conduct* = “tiến hành” chưa dùng được. Học **conduct a survey**, **conduct interviews** thì dùng được ngay. Từ học thuật sống theo cụm.
## Mỗi từ một thẻ
| Ô | Ví dụ |
| Từ và cụm | *account for* 30% of the variance |
| Nghĩa trong ngành | giải thích được 30% độ biến thiên |
| Câu gốc | chép nguyên từ bài báo, ghi trang |
| Câu của tôi | *Noise accounted for most sleep problems in our dormitory.* |
| Đừng lẫn | *take into account*: xét đến |
## Hai mươi động từ đáng học trước
*examine, assess, measure, compare, estimate, observe, identify, report, obtain, conduct, increase, decrease, vary, differ, depend, affect, contribute, account for, result in, lead to.*
## Gốc Hy – La giúp đoán
| Mảnh | Nghĩa | Ví dụ |
| bio- | sự sống | biodegradable |
| -logy | ngành học | ecology |
| inter- / intra- | giữa các / bên trong | interpersonal / intracellular |
| hyper- / hypo- | quá nhiều / quá ít | hypertension / hypotension |
| -meter | đo | thermometer |
*Hyper-* và *hypo-* chỉ khác vài chữ mà nghĩa ngược nhau: đọc chậm.
## Lịch
Mỗi bài báo lấy **mười cụm**, không hơn. Ôn sau 1, 3, 7 ngày. Mười bài báo là một trăm cụm, đủ cho phần lớn những gì bạn gặp lại trong ngành.
### Bài cuối khoá
Viết tóm tắt bài báo của bạn bằng năm câu tiếng Anh, theo đúng năm nước đi ở bài 1, mỗi câu dùng ít nhất một cụm trong sổ.
`,
        },
      ],
    },
  ],
}
