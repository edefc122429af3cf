import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const STATISTICS_WITH_R: CourseText = {
  title: 'Thống kê ứng dụng với R',
  summary: 'Từ bảng số liệu thô đến một kết luận có thể bảo vệ trước hội đồng.',
  description: marked`
Tám bài đi theo đường đi của một bài nghiên cứu nhỏ: nhập số liệu, nhìn, ước lượng, kiểm định, hồi quy, rồi viết lại thành câu. Số liệu là bảng điểm và thói quen đọc của mười hai sinh viên, đủ nhỏ để tính lại bằng tay.
Mỗi bài có vài dòng lệnh chạy được ngay trong R không cần gói thêm. Gõ tay từng dòng; chép và dán thì mắt hiểu mà tay không nhớ.
`,
  level: 'intermediate',
  teachers: [{ name: 'Lê Nghi Duy Luận', about: 'Tác giả giáo trình Kinh tế lượng với phần mềm R.' }],
  outcomes: [
    'Nhập, kiểm tra và mô tả một bảng số liệu trong R',
    'Hiểu sai số chuẩn và khoảng tin cậy',
    'Chọn và chạy kiểm định t, kiểm định chi bình phương',
    'Ước lượng, chẩn đoán và diễn giải hồi quy tuyến tính',
    'Viết kết quả đúng, không nói quá điều số liệu cho phép',
  ],
  requirements: ['Toán phổ thông', 'Cài R bản bất kì từ 4.1 trở lên'],
  hasCertificate: true,
  chapters: [
    {
      title: 'Nhìn số liệu',
      lessons: [
        {
          title: 'Bảng số liệu đầu tiên trong R',
          body: marked`
Ta có mười hai sinh viên: số giờ đọc mỗi tuần, điểm cuối kì, và có dự lớp đọc hay không.
~ doc  <- c(2, 3, 3, 4, 5, 5, 6, 7, 8, 8, 9, 12)
~ diem <- c(5.0, 5.5, 6.0, 5.5, 6.5, 7.0, 6.5, 7.5, 7.0, 8.0, 8.5, 8.0)
~ lop  <- c("khong","khong","khong","khong","co","khong",
~           "co","khong","co","co","co","co")
~ d <- data.frame(doc, diem, lop)
Dấu ~<-~ gán giá trị. ~c()~ gom các số thành một vectơ. R dùng **dấu chấm** thập phân, dù bài viết của ta dùng dấu phẩy.
## Ba lệnh hỏi thăm
~ str(d)        # kiểu của từng cột
~ summary(d)    # nhỏ nhất, tứ phân vị, trung bình, lớn nhất
~ head(d, 3)    # ba dòng đầu
Luôn chạy chúng trước mọi việc. Cột số mà ~str~ báo ~chr~ nghĩa là trong cột có chữ lạc vào.
## Lấy một phần
| Viết | Nghĩa |
| ~d$diem~ | cột diem |
| ~d[3, ]~ | dòng 3 |
| ~d[d$lop == "co", ]~ | những dòng có dự lớp |
| ~nrow(d)~ | số dòng |
Chú ý **hai dấu bằng** khi so sánh.
## Giá trị thiếu
R ghi ~NA~. ~mean(c(5, NA, 7))~ ra ~NA~; ~mean(c(5, NA, 7), na.rm = TRUE)~ ra 6. R bắt bạn nói rõ muốn bỏ qua, đó là điều tốt.
> Việc làm: gõ bảng trên. Tính trung bình điểm của nhóm có dự lớp. *(7,416667)*
`,
        },
        {
          title: 'Mô tả: giữa, tản, hình dạng',
          body: marked`
Một con số không kể hết một cột số. Cần ít nhất hai: *ở đâu* và *tản ra sao*.
## Ở giữa
$$\bar{x} = \frac{1}{n}\sum_{i=1}^n x_i$$
Trung bình giờ đọc: $72 : 12 = 6$. Trung vị: hai số giữa là 5 và 6, nên 5,5. Trung bình cao hơn trung vị vì người đọc 12 giờ kéo lên. Phân bố lệch thì báo cáo trung vị.
## Độ tản
$$s = \sqrt{\frac{1}{n - 1}\sum_{i=1}^n (x_i - \bar{x})^2}$$
~ mean(d$doc); median(d$doc); sd(d$doc)
~ quantile(d$doc, c(0.25, 0.75))
Kết quả: 6; 5,5; $s \approx 2,92$. Chia cho $n - 1$ chứ không phải $n$, vì trung bình đã dùng mất một phần thông tin.
## Nhìn bằng mắt
~ hist(d$doc)
~ boxplot(diem ~ lop, data = d)
~ plot(d$doc, d$diem)
| Hình | Thấy gì |
| Tần suất (hist) | Lệch, hai đỉnh, khoảng trống |
| Hộp (boxplot) | So nhóm, điểm xa |
| Điểm (plot) | Hai biến đi cùng nhau ra sao, cong hay thẳng |
## Vì sao phải vẽ
Bốn bộ số liệu nổi tiếng có cùng trung bình, phương sai và hệ số tương quan, nhưng vẽ ra thì một bộ thẳng, một bộ cong, hai bộ bị một điểm kéo lệch. Con số tóm tắt không thấy được điều đó.
> Việc làm: vẽ ba hình trên. Viết mỗi hình một câu nhận xét, chỉ nói điều *nhìn thấy*.
`,
        },
      ],
    },
    {
      title: 'Suy từ mẫu',
      lessons: [
        {
          title: 'Sai số chuẩn và khoảng tin cậy',
          body: marked`
Mười hai sinh viên này là một **mẫu**. Chọn mười hai người khác, trung bình sẽ khác. Khác cỡ nào?
## Sai số chuẩn
$$SE = \frac{s}{\sqrt{n}}$$
Điểm có $\bar{x} = 6,75$, $s \approx 1,12$, nên $SE \approx 1,12 : \sqrt{12} \approx 0,32$. Độ lệch chuẩn nói *sinh viên khác nhau* cỡ nào; sai số chuẩn nói *trung bình của mẫu* dao động cỡ nào. Mẫu lớn gấp bốn, sai số chuẩn chỉ giảm một nửa.
## Khoảng tin cậy 95%
$$\bar{x} \pm t_{0,975;\,n-1} \times SE$$
Với 11 bậc tự do, $t \approx 2,201$: $6,75 \pm 0,71$, tức khoảng từ 6,04 đến 7,46.
~ t.test(d$diem)$conf.int
## Nói cho đúng
- Đúng: *Nếu lấy mẫu rất nhiều lần bằng cách này, chừng 95% số khoảng tính được sẽ chứa trung bình thật.*
- Sai: *95% sinh viên có điểm trong khoảng này.*
- Sai: *Khoảng này chứa trung bình thật với xác suất 95%.* Khoảng đã tính xong thì chứa hoặc không chứa.
## Mô phỏng cho tin
~ trung <- replicate(10000, mean(sample(d$diem, 12, replace = TRUE)))
~ quantile(trung, c(0.025, 0.975))
Lấy lại mẫu từ chính mẫu (*bootstrap*) cho một khoảng gần với khoảng trên, hẹp hơn một chút vì mẫu nhỏ. Hai con đường, một nơi đến.
> Việc làm: tính khoảng tin cậy cho giờ đọc. *(từ khoảng 4,1 đến 7,9)*
`,
        },
        {
          title: 'So hai nhóm: kiểm định t',
          body: marked`
Nhóm dự lớp có điểm trung bình 7,42; nhóm kia 6,08. Chênh 1,33. Do lớp, hay do tình cờ chọn người?
## Ý tưởng
Giả sử lớp **không có tác dụng** (giả thuyết không $H_0$). Khi ấy chênh lệch cỡ 1,33 hiếm đến đâu?
$$t = \frac{\bar{x}_1 - \bar{x}_2}{\sqrt{\dfrac{s_1^2}{n_1} + \dfrac{s_2^2}{n_2}}}$$
~ t.test(diem ~ lop, data = d)
R dùng cách của Welch, không cần hai nhóm có cùng phương sai. Kết quả: $t \approx 2,5$, giá trị $p \approx 0,031$, khoảng tin cậy (KTC) 95% của chênh lệch từ chừng 0,2 đến 2,5 điểm.
## Giá trị p là gì
Xác suất gặp chênh lệch **cỡ này hoặc hơn**, *nếu* $H_0$ đúng. Nó không phải xác suất $H_0$ đúng, cũng không đo tác dụng lớn hay nhỏ.
| Viết | Nên hay không |
| “Lớp đọc làm tăng điểm (p = 0,031)” | Không: chưa biết nhân quả |
| “Nhóm dự lớp cao hơn 1,33 điểm (KTC 95%: 0,2 đến 2,5)” | Nên |
| “p = 0,06 nên không có khác biệt” | Không: thiếu bằng chứng khác với bằng chứng là không |
## Kẻ thứ ba
Sinh viên dự lớp cũng đọc nhiều giờ hơn. Chênh lệch có thể do giờ đọc. Bài hồi quy sẽ tách hai điều này, trong chừng mực có thể.
## Tự làm
So giờ đọc của hai nhóm. Kết quả có làm bạn ngờ kết luận trên không?
~ t.test(doc ~ lop, data = d)
`,
        },
        {
          title: 'Bảng đếm: kiểm định chi bình phương',
          body: marked`
Không phải biến nào cũng là số. Hỏi 200 bạn đọc: thích sách giấy hay sách điện tử, theo tuổi.
| | Giấy | Điện tử | Cộng |
| Dưới 25 | 48 | 52 | 100 |
| Từ 25 | 66 | 34 | 100 |
| Cộng | 114 | 86 | 200 |
## Số mong đợi
Nếu tuổi không liên quan, mỗi ô phải là *tổng dòng nhân tổng cột chia tổng chung*: $100 \times 114 : 200 = 57$ và $100 \times 86 : 200 = 43$.
$$\chi^2 = \sum \frac{(O - E)^2}{E} = \frac{81}{57} + \frac{81}{43} + \frac{81}{57} + \frac{81}{43} \approx 6,61$$
~ m <- matrix(c(48, 66, 52, 34), nrow = 2)
~ chisq.test(m, correct = FALSE)
R cho $p \approx 0,010$. Với bảng $2 \times 2$, mặc định R hiệu chỉnh liên tục và cho $p$ lớn hơn một chút; hãy ghi rõ bạn dùng cách nào.
## Điều kiện
- Mỗi người chỉ ở **một** ô.
- Số mong đợi mỗi ô từ 5 trở lên; nhỏ hơn thì dùng ~fisher.test(m)~.
- Đưa vào **số đếm**, không đưa phần trăm.
## Lớn đến đâu
48% so với 66%: chênh **18 điểm phần trăm**. Đó mới là câu người đọc cần. $\chi^2$ chỉ nói chênh ấy khó do tình cờ.
> Việc làm: làm lại với mẫu 20 người cùng tỉ lệ (5, 5; 7, 3). Giá trị $p$ đổi ra sao? Tỉ lệ gần như cũ, bằng chứng yếu đi.
`,
        },
      ],
    },
    {
      title: 'Nối các biến',
      lessons: [
        {
          title: 'Hồi quy một biến',
          body: marked`
Đọc thêm một giờ mỗi tuần, điểm khác đi bao nhiêu? Ta kẻ đường thẳng gần các điểm nhất:
$$\hat{y} = a + bx, \qquad b = \frac{\sum (x_i - \bar{x})(y_i - \bar{y})}{\sum (x_i - \bar{x})^2}, \qquad a = \bar{y} - b\bar{x}$$
“Gần nhất” nghĩa là tổng bình phương các khoảng cách theo chiều đứng nhỏ nhất.
~ m1 <- lm(diem ~ doc, data = d)
~ summary(m1)
|+ Đọc bảng kết quả
| Dòng | Ước lượng | Nghĩa |
| Intercept | 4,71 | Điểm dự đoán khi đọc 0 giờ |
| doc | 0,34 | Thêm 1 giờ, điểm dự đoán thêm 0,34 |
| R-squared | 0,79 | 79% độ biến thiên của điểm đi cùng giờ đọc |
## Dự đoán
Đọc 10 giờ: $4,71 + 0,34 \times 10 \approx 8,1$ điểm.
~ predict(m1, data.frame(doc = 10), interval = "prediction")
Đừng dự đoán cho 30 giờ: ta chưa từng thấy ai đọc quá 12 giờ, và điểm không vượt được 10.
## Nhìn phần dư
Phần dư là điểm thật trừ điểm dự đoán. Vẽ nó:
~ plot(fitted(m1), resid(m1)); abline(h = 0)
Đám mây không hình thù là tốt. Cong thì đường thẳng không hợp; xoè như loa thì sai số không đều. Ở đây điểm cuối (12 giờ) nằm dưới đường: có lẽ lợi ích giảm dần.
> Việc làm: bỏ sinh viên đọc 12 giờ rồi chạy lại. Hệ số đổi từ 0,34 thành bao nhiêu? *(khoảng 0,44)*
`,
        },
        {
          title: 'Hồi quy nhiều biến và kẻ thứ ba',
          body: marked`
Dự lớp và giờ đọc đi cùng nhau. Đưa cả hai vào, mô hình ước lượng tác động của biến này **khi giữ nguyên** biến kia.
~ m2 <- lm(diem ~ doc + lop, data = d)
~ summary(m2)
R tự đổi ~lop~ thành biến 0 – 1, lấy mức đứng đầu theo vần làm gốc: “co” là 0, “khong” là 1. Muốn đổi gốc: ~d$lop <- relevel(factor(d$lop), ref = "khong")~.
## So hai mô hình
| | Không có giờ đọc | Có giờ đọc |
| Chênh giữa hai nhóm | 1,33 | −0,06, gần như không |
Khác biệt giữa hai nhóm gần như biến mất khi so những người đọc **cùng số giờ**. Câu chuyện đổi từ “lớp nâng điểm” thành “người đọc nhiều vừa dự lớp, vừa điểm cao”.
## Hay lớp làm người ta đọc nhiều?
Nếu lớp khiến sinh viên đọc thêm, giờ đọc là *con đường* chứ không phải kẻ gây nhiễu, và giữ nguyên nó là tự xoá mất tác dụng cần đo. Số liệu không tự nói được; **bạn** phải vẽ sơ đồ nhân quả trước khi chạy máy.
~ lop -> doc -> diem      (đường đi: đừng giữ nguyên doc)
~ cham -> lop, cham -> doc, cham -> diem   (gây nhiễu: cần giữ nguyên)
## Đừng nhồi biến
Mười hai người, năm biến thì mô hình thuộc lòng số liệu. Quy tắc thô: từ 10 đến 20 quan sát cho mỗi biến.
> Việc làm: vẽ sơ đồ nhân quả cho đề tài của bạn, ít nhất bốn biến.
`,
        },
        {
          title: 'Viết kết quả để bảo vệ được',
          body: marked`
Hội đồng hỏi ba câu: *Số ở đâu ra? Chắc đến đâu? Nói được gì?* Phần kết quả tốt trả lời sẵn cả ba.
## Khuôn một câu kết quả
> Sinh viên đọc nhiều hơn một giờ mỗi tuần có điểm cao hơn trung bình 0,34 điểm (KTC 95%: 0,22 đến 0,46; n = 12).
Đủ: so ai với ai, chênh bao nhiêu, đơn vị, khoảng tin cậy, cỡ mẫu. Dùng *có*, không dùng *làm cho*.
## Bảng
- Hai chữ số có nghĩa là đủ: 0,34, không phải 0,340426.
- Ghi khoảng tin cậy thay cho những dấu sao.
- Ghi rõ đơn vị và cỡ mẫu ở mỗi cột.
## Thành thật
| Điều | Viết |
| Mẫu thuận tiện | Mười hai người tự nguyện, cùng một lớp |
| Đã thử nhiều mô hình | Nêu số mô hình đã thử |
| Kết quả không như mong đợi | Vẫn báo cáo |
Thử hai mươi phép kiểm ở mức 5%, trung bình một phép “có ý nghĩa” do tình cờ: xác suất có ít nhất một là $1 - 0,95^{20} \approx 64\%$.
## Làm lại được
Nộp kèm tệp số liệu, tệp lệnh ~.R~ chạy từ đầu đến cuối không cần sửa tay, và dòng ~sessionInfo()~. Sáu tháng sau, người cần nó nhất là chính bạn.
### Bài cuối khoá
Từ số liệu của khoá hoặc của bạn, viết một trang: một hình, một bảng, ba câu kết quả, hai câu hạn chế. Đưa cho người ngoài ngành đọc; họ phải nói lại đúng con số chính.
`,
        },
      ],
    },
  ],
}
