import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const INTEREST_AND_LOANS: CourseText = {
  title: 'Lãi suất và món vay đầu đời',
  summary: 'Lãi đơn, lãi kép, trả góp “0%”, lạm phát: bốn bài với những phép tính làm được trên điện thoại.',
  description: marked`
Ít người dạy ta tính lãi trước khi ta ký món vay đầu tiên. Bốn bài học này làm việc đó, bằng số tròn và những tình huống quen: gửi tiết kiệm, mua máy tính trả góp, đi vay học phí.
Bạn chỉ cần máy tính bỏ túi. Mỗi công thức đều được tính đến con số cuối cùng.
`,
  level: 'basic',
  teachers: [{ name: 'Phạm Cát Kim Thoa', about: 'Giảng viên tài chính cá nhân.' }],
  outcomes: [
    'Phân biệt lãi đơn và lãi kép',
    'Đổi lãi phẳng ra lãi thật',
    'Tính tiền trả góp hằng tháng và tổng lãi',
    'Trừ lạm phát để biết tiền lớn hay nhỏ đi',
  ],
  requirements: ['Biết tính phần trăm và luỹ thừa'],
  chapters: [
    {
      title: 'Tiền và thời gian',
      lessons: [
        {
          title: 'Lãi đơn, lãi kép và quy tắc 72',
          body: marked`
Gửi 10 triệu, lãi 6% một năm, mười năm.
**Lãi đơn**: mỗi năm 0,6 triệu, lãi không sinh lãi.
$$10 \times (1 + 10 \times 0,06) = 16 \text{ triệu}$$
**Lãi kép**: cuối năm nhập lãi vào gốc.
$$10 \times (1 + 0,06)^{10} \approx 17,91 \text{ triệu}$$
Chênh gần 2 triệu, chỉ vì để yên.
## Công thức chung
$$FV = PV \times (1 + r)^n$$
$PV$ là số tiền hôm nay, $FV$ là số tiền sau $n$ kì, $r$ là lãi **mỗi kì**. Lãi 6% năm ghép theo tháng: $r = 0,5\%$, $n = 120$.
## Quy tắc 72
Tiền gấp đôi sau khoảng $72 : \text{lãi suất}$ năm. Lãi 6%: 12 năm. Lãi 9%: 8 năm. Kiểm: $1,06^{12} \approx 2,01$.
Quy tắc chạy cho cả **nợ**: vay lãi 36% một năm mà không trả, chừng hai năm nợ gấp đôi. (Với lãi cao như thế, quy tắc hơi lệch, nhưng cỡ thì đúng.)
|+ 10 triệu thành bao nhiêu
| Năm | Lãi đơn 6% | Lãi kép 6% |
| 5 | 13,0 | 13,4 |
| 10 | 16,0 | 17,9 |
| 20 | 22,0 | 32,1 |
| 30 | 28,0 | 57,4 |
Năm năm đầu gần như nhau. Sức của lãi kép nằm ở **thời gian**, không ở số tiền.
> Việc làm: tìm lãi suất tiết kiệm 12 tháng của một ngân hàng, tính xem bao lâu tiền gấp đôi.
`,
        },
        {
          title: 'Lãi phẳng và cái bẫy “chỉ 1,5%”',
          body: marked`
Cửa hàng mời: máy 24 triệu, trả góp 12 tháng, **“lãi chỉ 1,5% một tháng trên số tiền vay ban đầu”**. Nghe như 18% một năm.
## Tính số phải trả
Gốc mỗi tháng: $24 : 12 = 2$ triệu. Lãi mỗi tháng: $24 \times 1,5\% = 0,36$ triệu. Cộng **2,36 triệu**, mười hai tháng là 28,32 triệu. Lãi tổng 4,32 triệu.
## Chỗ không công bằng
Tháng cuối bạn chỉ còn nợ 2 triệu, nhưng vẫn trả lãi cho 24 triệu. Đó là **lãi phẳng**. Trung bình cả năm bạn chỉ nợ chừng một nửa, nên lãi thật gần gấp đôi:
$$\text{lãi thật mỗi tháng} \approx \frac{2n}{n + 1} \times 1,5\% = \frac{24}{13} \times 1,5\% \approx 2,8\%$$
Tính chính xác là khoảng 2,6% một tháng, tức **gần 32% một năm**, ghép lãi là gần 37%.
|+ Cùng 24 triệu, 12 tháng, “1,5% một tháng”
| Cách tính | Trả mỗi tháng | Tổng lãi |
| Lãi phẳng | 2,36 triệu | 4,32 triệu |
| Dư nợ giảm dần, trả đều | 2,20 triệu | 2,40 triệu |
## Trả góp 0%
Đọc ba dòng: phí hồ sơ, bảo hiểm bắt buộc, giá trả thẳng. Máy trả thẳng 22 triệu mà trả góp “0%” là 24 triệu, thì lãi nằm ngay trong giá.
## Câu hỏi duy nhất
*Tính cả phí, mỗi tháng tôi trả bao nhiêu, trong bao nhiêu tháng?* Nhân lại, so với giá trả thẳng.
> Việc làm: tìm một quảng cáo trả góp, tính tổng tiền phải trả và lãi thật theo công thức trên.
`,
        },
        {
          title: 'Trả góp đều và bảng trả nợ',
          body: marked`
Ngân hàng thường cho trả **đều** mỗi tháng, lãi tính trên số còn nợ. Số tiền mỗi tháng:
$$A = PV \times \frac{r}{1 - (1 + r)^{-n}}$$
Vay 15 triệu học phí, lãi 12% một năm ($r = 1\%$ một tháng), 12 tháng:
$$A = 15 \times \frac{0,01}{1 - 1,01^{-12}} \approx 1,333 \text{ triệu}$$
Tổng trả $12 \times 1,333 \approx 15,99$ triệu; lãi khoảng 0,99 triệu.
|+ Ba tháng đầu (triệu đồng)
| Tháng | Trả | Lãi | Gốc | Còn nợ |
| 1 | 1,333 | 0,150 | 1,183 | 13,817 |
| 2 | 1,333 | 0,138 | 1,195 | 12,623 |
| 3 | 1,333 | 0,126 | 1,207 | 11,416 |
Mỗi dòng: *lãi = nợ cũ × 1%; gốc = trả − lãi; còn nợ = nợ cũ − gốc.* Kéo bảng này trong bảng tính là thấy hết đời món vay.
## Trả thêm sớm
Tháng đầu trả thêm 2 triệu thì những tháng sau lãi ít đi ngay. Hỏi trước: **phí trả nợ trước hạn** bao nhiêu, trả thêm thì giảm số tháng hay giảm số tiền mỗi tháng?
## Trả chậm
Lãi quá hạn thường bằng 150% lãi trong hạn, tính trên phần gốc chậm trả, và hồ sơ tín dụng ghi lại nhiều năm. Khó khăn thì gọi ngân hàng **trước** ngày đến hạn để xin cơ cấu lại.
## Vay bao nhiêu là vừa
Tổng tiền trả nợ mỗi tháng nên dưới một phần ba thu nhập, sau khi đã có quỹ dự phòng ba tháng chi tiêu.
`,
        },
        {
          title: 'Lạm phát và giá trị thật',
          body: marked`
Gửi tiết kiệm lãi 6%, giá cả tăng 4%. Bạn giàu thêm bao nhiêu?
$$1 + r_{\text{thật}} = \frac{1 + 0,06}{1 + 0,04} \ \Rightarrow\ r_{\text{thật}} \approx 1,9\%$$
Trừ nhẩm $6 - 4 = 2\%$ là đủ dùng. Lãi thật **âm** khi lãi gửi thấp hơn lạm phát: số trong sổ tăng, số bát phở mua được lại giảm.
## Để tiền trong ngăn kéo
Giá tăng 4% một năm, 10 triệu sau mười năm chỉ mua được như $10 : 1,04^{10} \approx 6,76$ triệu hôm nay.
## Ngân sách ba ngăn
| Ngăn | Để làm gì | Cất ở đâu |
| Tiêu tháng này | Ăn, ở, đi lại | Tài khoản thường |
| Dự phòng | Ốm, hỏng xe, mất việc làm thêm | Tiết kiệm không kì hạn hoặc kì ngắn |
| Sau ba năm | Học tiếp, mua máy | Tiết kiệm kì dài |
Rút tiền bỏ vào ngăn 2 và 3 **ngay khi nhận lương**, tiêu phần còn lại; làm ngược lại thì không bao giờ còn.
## Gửi đều mỗi tháng
Gửi 0,5 triệu mỗi tháng, lãi 0,5% một tháng, 36 tháng:
$$FV = 0,5 \times \frac{1,005^{36} - 1}{0,005} \approx 19,7 \text{ triệu}$$
Trong đó 18 triệu là tiền gửi, 1,7 triệu là lãi.
## Lời hứa lãi cao
“Lãi 5% một tháng, cam kết” nghĩa là $1,05^{12} - 1 \approx 80\%$ một năm. Không nghề lương thiện nào trả đều mức ấy. Khi người sau trả lãi cho người trước, người cuối cùng mất sạch.
> Bài cuối khoá: lập bảng ba ngăn cho tháng tới của bạn, ghi số thật.
`,
        },
      ],
    },
  ],
}
