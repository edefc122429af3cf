import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const READING_RISK: CourseText = {
  title: 'Đọc con số trong tin sức khoẻ',
  summary: 'Nguy cơ, xét nghiệm dương tính, “giảm một nửa”: năm bài giúp hiểu đúng những con số hay gặp trong báo và tờ kết quả.',
  description: marked`
“Ăn món này tăng 18% nguy cơ.” “Xét nghiệm chính xác 99%.” Hai câu ấy có thể đúng mà vẫn dẫn người đọc tới kết luận sai.
Khoá học dạy đổi những con số như thế thành số người, vì óc ta đếm người giỏi hơn tính phần trăm. Không cần máy tính, chỉ cần giấy bút.
`,
  level: 'intermediate',
  teachers: [{ name: 'Lương Hà Yên Thuỷ', about: 'Giảng viên dịch tễ học, viết về y học cho người ngoài ngành.' }],
  outcomes: [
    'Phân biệt nguy cơ tuyệt đối và nguy cơ tương đối',
    'Tính số người cần điều trị từ một bản tin',
    'Hiểu vì sao xét nghiệm tốt vẫn cho nhiều dương tính giả',
    'Nêu được những câu cần hỏi trước khi tin một nghiên cứu',
  ],
  requirements: ['Biết tính phần trăm và đọc bảng hai chiều'],
  hasCertificate: true,
  chapters: [
    {
      title: 'Nguy cơ',
      lessons: [
        {
          title: 'Nguy cơ tuyệt đối và nguy cơ tương đối',
          body: marked`
Nguy cơ là tỉ lệ người gặp một chuyện trong một khoảng thời gian. Muốn nói cho đúng phải nêu đủ ba thứ: **ai, chuyện gì, trong bao lâu**.
## Một thử nghiệm tưởng tượng
Hai nghìn người, chia đôi ngẫu nhiên, theo dõi năm năm.
| Nhóm | Số người | Bị nhồi máu | Nguy cơ |
| Giả dược | 1.000 | 20 | 2% |
| Thuốc mới | 1.000 | 10 | 1% |
Tỉ số nguy cơ:
$$RR = \frac{1\%}{2\%} = 0,5$$
Báo viết: “Thuốc giảm **một nửa** nguy cơ.” Đúng. Nhưng hiệu số nguy cơ là:
$$ARR = 2\% - 1\% = 1\%$$
Cũng có thể viết: “Thuốc giảm nguy cơ từ 2% xuống 1%.” Câu sau mới cho biết điều người bệnh cần: trong 100 người uống thuốc năm năm, thêm **một** người tránh được nhồi máu.
## Vì sao hai con số lệch nhau
Nguy cơ tương đối bỏ quên nguy cơ ban đầu. Giảm một nửa của 40% là rất nhiều; giảm một nửa của 0,004% thì gần như không ai nhận ra.
## Tập đổi
Tin: “Ăn 50 g thịt chế biến mỗi ngày tăng 18% nguy cơ ung thư đại trực tràng.” Giả sử nguy cơ cả đời vốn là 5%. Nguy cơ mới: $5\% \times 1,18 = 5,9\%$. Tức là thêm khoảng 9 người trong 1.000 người.
> Mỗi khi gặp chữ “tăng” hay “giảm” đi kèm phần trăm, hãy hỏi: *từ bao nhiêu?*
`,
        },
        {
          title: 'Số người cần điều trị',
          body: marked`
Từ hiệu số nguy cơ, ta có một con số dễ hình dung hơn: phải điều trị **bao nhiêu người** để một người được lợi.
$$NNT = \frac{1}{ARR}$$
Ở bài trước, $ARR = 0,01$ nên $NNT = 100$: một trăm người uống thuốc năm năm thì một người tránh được nhồi máu. Chín mươi chín người kia uống mà kết cục không đổi; ta không biết trước ai là ai.
## Cân với cái hại
Cùng cách tính, nếu thuốc gây chảy máu nặng ở 0,5% người uống so với 0,25% ở nhóm giả dược:
$$NNH = \frac{1}{0,005 - 0,0025} = 400$$
Vậy 400 người uống thì bốn người tránh được nhồi máu và một người bị chảy máu nặng. Đó là câu mà bác sĩ và người bệnh có thể bàn với nhau.
|+ Đọc NNT cho đúng
| Nhìn gì | Vì sao |
| Thời gian | NNT 100 trong 5 năm khác NNT 100 trong 1 tháng |
| Kết cục | Tránh tử vong khác với tránh một lần đau |
| Nhóm người | Người nguy cơ cao thì NNT nhỏ hơn |
## Làm thử
Một vắc-xin giảm nguy cơ nhập viện từ 8 phần nghìn xuống 2 phần nghìn trong một mùa.
1. $ARR = 0,008 - 0,002 = 0,006$.
2. $NNT = 1 : 0,006 \approx 167$.
3. Hiệu lực tương đối: $1 - 0,002 : 0,008 = 75\%$.
Cả ba con số nói về cùng một sự thật.
`,
        },
      ],
    },
    {
      title: 'Xét nghiệm và nghiên cứu',
      lessons: [
        {
          title: 'Dương tính giả: bài toán mười nghìn người',
          body: marked`
Một xét nghiệm có **độ nhạy** 90% (90% người bệnh cho kết quả dương) và **độ đặc hiệu** 95% (95% người khoẻ cho kết quả âm). Bệnh hiếm: 1% dân số mắc. Bạn dương tính. Khả năng bạn có bệnh là bao nhiêu?
## Đừng nhân phần trăm, hãy đếm người
Lấy 10.000 người:
| | Có bệnh | Không bệnh | Cộng |
| Dương tính | 90 | 495 | 585 |
| Âm tính | 10 | 9.405 | 9.415 |
| Cộng | 100 | 9.900 | 10.000 |
Trong 585 người dương tính chỉ có 90 người bệnh thật:
$$PPV = \frac{90}{585} \approx 15\%$$
Không phải 90%, càng không phải 95%. Lý do: người khoẻ đông gấp 99 lần, nên 5% của họ vẫn nhiều hơn 90% của người bệnh.
## Khi bệnh phổ biến hơn
Làm lại với 20% mắc (ví dụ ở phòng khám, người đến đã có triệu chứng): dương tính thật 1.800, dương tính giả 400, $PPV = 1800 : 2200 \approx 82\%$. **Cùng một xét nghiệm, hai ý nghĩa.**
## Hai điều rút ra
- Kết quả dương ở người không triệu chứng thường cần một xét nghiệm thứ hai.
- Kết quả âm ở đây rất đáng tin: $9405 : 9415 \approx 99,9\%$ không có bệnh.
> Tập: dựng lại bảng với tỉ lệ mắc 0,1%. Đáp số: $PPV$ khoảng 1,8%.
`,
        },
        {
          title: 'Tương quan, nhân quả và kẻ thứ ba',
          body: marked`
Người mang bật lửa trong túi mắc ung thư phổi nhiều hơn. Bật lửa không gây ung thư; **hút thuốc** vừa khiến người ta mang bật lửa, vừa gây bệnh. Kẻ thứ ba ấy gọi là *yếu tố gây nhiễu*.
## Bốn cách giải thích một tương quan
1. A gây ra B.
2. B gây ra A: người ốm bớt vận động, chứ không phải bớt vận động nên ốm.
3. C gây ra cả A và B.
4. Ngẫu nhiên: so một nghìn cặp số liệu thì chừng năm mươi cặp “có ý nghĩa ở mức 5%” dù chẳng liên quan.
## Nghiên cứu nào nói được nhân quả
| Loại | Làm gì | Nói được |
| Ca bệnh | Kể lại một người | Gợi ý câu hỏi |
| Quan sát | So người có và không, không can thiệp | Tương quan; mạnh hơn nếu lặp lại ở nhiều nơi |
| Thử nghiệm ngẫu nhiên | Bốc thăm ai được dùng | Nhân quả, vì bốc thăm chia đều cả những thứ ta không biết |
| Tổng quan hệ thống | Gom mọi nghiên cứu cùng câu hỏi | Chắc nhất, nếu các nghiên cứu đủ tốt |
## Ví dụ
“Người uống cà phê sống lâu hơn.” Người uống cà phê có thể khoẻ hơn từ đầu, vì người bệnh tim thường được dặn kiêng. Nhà nghiên cứu phải so những người có sức khoẻ ban đầu giống nhau, và vẫn không loại hết được kẻ thứ ba.
`,
        },
        {
          title: 'Bảy câu hỏi trước khi chia sẻ một bản tin',
          body: marked`
Một bản tin sức khoẻ thường dài chừng sáu trăm chữ và bỏ mất phần quan trọng nhất. Bảy câu hỏi dưới đây tìm lại phần ấy.
1. **Trên ai?** Người, chuột hay tế bào trong đĩa? Kết quả trên chuột ít khi lặp lại nguyên vẹn ở người.
2. **Bao nhiêu người?** Mười hai tình nguyện viên chưa nói được gì nhiều.
3. **So với ai?** Không có nhóm đối chứng thì “80% khỏi bệnh” có thể chỉ vì bệnh tự khỏi.
4. **Đo điều gì?** Chỉ số trong máu đẹp hơn chưa chắc người sống khoẻ hơn.
5. **Từ bao nhiêu xuống bao nhiêu?** Nguy cơ tuyệt đối.
6. **Ai trả tiền?** Không phải để bác bỏ, mà để đọc kỹ hơn.
7. **Đã ai lặp lại chưa?**
## Thử trên một bản tin bịa
> Uống nước lá X mỗi sáng giúp đường huyết giảm 30%, theo một nghiên cứu trên 15 người trong hai tuần.
| Câu hỏi | Trả lời tìm được |
| Trên ai, bao nhiêu? | 15 người, không rõ có bệnh tiểu đường không |
| So với ai? | Không có đối chứng |
| Đo gì? | Đường huyết, không phải biến chứng |
| Bao lâu? | Hai tuần |
Kết luận hợp lý: *chưa đủ để làm theo, tuyệt đối không bỏ thuốc đang uống.*
## Bài cuối khoá
Chọn một bản tin bạn đọc tuần này, trả lời bảy câu. Câu nào không tìm được trong bài, hãy tìm trong tóm tắt của nghiên cứu gốc.
`,
        },
      ],
    },
  ],
}
