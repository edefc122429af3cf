import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const FINANCIAL_STATEMENTS: CourseText = {
  title: 'Đọc báo cáo tài chính như đọc truyện',
  summary: 'Theo chân một xưởng gốm tưởng tượng qua năm đầu làm ăn để tự lập và tự đọc ba báo cáo.',
  description: marked`
    Theo chân xưởng gốm tưởng tượng Men Lam qua năm đầu làm ăn, người học tự lập và tự đọc bảng cân đối, kết quả kinh doanh và dòng tiền. Tám bài, mỗi bài một khúc của câu chuyện.
    Khoá học hợp với người quản lý không học kế toán và sinh viên năm thứ hai.`,
  level: 'basic',
  hasCertificate: true,
  teachers: [
    { name: 'Đỗ Chí Thảo Nguyên', about: 'Từng làm kế toán trưởng, nay viết sách và dạy tài chính cho người không chuyên.' },
    { name: 'Dương Cát Gia Khiêm', about: 'Giảng viên Kế toán, người giữ cho mọi con số trong truyện cộng lại đúng.' },
  ],
  outcomes: [
    'Nhìn một việc mua bán và biết nó đụng vào những dòng nào',
    'Giải thích vì sao có lãi mà vẫn hết tiền',
    'Lập báo cáo dòng tiền từ lợi nhuận',
    'Tính năm tỉ số và đọc chúng thận trọng',
  ],
  requirements: ['Cộng, trừ, tính phần trăm.', 'Không cần biết kế toán.'],
  chapters: [
    {
      title: 'Xưởng gốm mở cửa',
      lessons: [
        {
          title: 'Ngày đầu: tài sản và nguồn vốn',
          isPreview: true,
          body: marked`
            Chị Lam góp 300 triệu đồng và vay ngân hàng 200 triệu để mở xưởng gốm Men Lam. Ngày đầu, xưởng có 500 triệu tiền mặt.
            ## Hai cách nhìn cùng một đống tiền
            - **Tài sản**: xưởng *có* gì? Tiền mặt 500.
            - **Nguồn vốn**: của *ai*? Ngân hàng 200 (nợ phải trả), chị Lam 300 (vốn chủ sở hữu).
            $$\text{Tài sản} = \text{Nợ phải trả} + \text{Vốn chủ sở hữu}$$
            Đẳng thức ấy luôn đúng, vì mỗi đồng tài sản đều do ai đó góp vào.
            ## Mua lò nung
            Xưởng mua lò 240 triệu và đất sét 60 triệu, trả tiền ngay:
            | Tài sản | Triệu | Nguồn vốn | Triệu |
            | Tiền | 200 | Vay ngân hàng | 200 |
            | Đất sét | 60 | Vốn chị Lam | 300 |
            | Lò nung | 240 | – | – |
            | Cộng | 500 | Cộng | 500 |
            Tiền đổi thành lò và đất; tổng không đổi. Chi tiền **không** có nghĩa là có chi phí.
            ?? Tự luyện: mua thêm đất sét 40 triệu, hẹn tháng sau trả
            Tài sản tăng 40 (đất sét 100), nợ phải trả người bán tăng 40. Hai bên cùng thành 540.
            !!`,
        },
        {
          title: 'Tháng đầu bán hàng: lãi và lỗ',
          isPreview: true,
          body: marked`
            Tháng đầu, xưởng làm và bán 1.000 chiếc bát, giá 90 nghìn một chiếc. Doanh thu $1.000 \times 90$ nghìn $= 90$ triệu.
            ## Chi phí của số bát đã bán
            | Khoản | Triệu |
            | Đất sét, men đã dùng | 24 |
            | Lương thợ | 28 |
            | Điện, củi | 8 |
            | Khấu hao lò | 4 |
            | Cộng giá vốn | 64 |
            Tiền thuê cửa hàng và quảng cáo 14 triệu, lãi vay 2 triệu.
            ## Báo cáo kết quả kinh doanh
            - Doanh thu 90
            - Giá vốn 64, **lợi nhuận gộp** $90 - 64 = 26$
            - Chi phí bán hàng và quản lý 14, **lợi nhuận từ kinh doanh** $26 - 14 = 12$
            - Lãi vay 2, **lợi nhuận trước thuế** $10$
            Đọc từ trên xuống như đọc truyện: bán được bao nhiêu, làm ra hết bao nhiêu, giữ cửa hàng hết bao nhiêu, tiền đi vay hết bao nhiêu.
            ## Biên lợi nhuận gộp
            $26 : 90 \approx 28{,}9\%$. Mỗi chiếc bát 90 nghìn để lại 26 nghìn để trả những thứ còn lại.
            ?? Tự luyện: bán được 800 chiếc nhưng chi phí bán hàng vẫn 14 thì lãi trước thuế bao nhiêu, nếu giá vốn mỗi chiếc vẫn 64 nghìn?
            Lợi nhuận gộp $800 \times 26$ nghìn $= 20{,}8$ triệu; trừ 14 và 2 còn $4{,}8$ triệu.
            !!`,
        },
      ],
    },
    {
      title: 'Những chuyện lạ của con số',
      lessons: [
        {
          title: 'Lãi mà vẫn thiếu tiền',
          body: marked`
            Tháng Hai, một nhà hàng đặt 1.500 chiếc bát, 135 triệu, hẹn 60 ngày trả. Xưởng ghi doanh thu 135 triệu ngay khi giao. Giá vốn 96, chi phí khác 16: lãi 23 triệu. Nhưng tiền đâu?
            ## Tiền thật của tháng Hai
            | Việc | Tiền vào, ra |
            | Thu từ nhà hàng | 0 |
            | Trả đất, lương, điện | $-90$ |
            | Thuê nhà, lãi vay | $-16$ |
            | Cộng | $-106$ |
            Lãi 23 triệu mà tiền giảm 106 triệu. Phần chênh nằm ở **phải thu khách hàng**: 135 triệu chưa về.
            ## Nguyên tắc dồn tích
            Kế toán ghi doanh thu khi **giao hàng**, ghi chi phí khi **dùng**, không phải khi tiền chạy. Nhờ vậy báo cáo phản ánh công việc của tháng, nhưng người đọc phải nhìn thêm dòng tiền.
            ## Ba cách chữa
            - Xin đặt cọc 30%.
            - Rút thời hạn còn 30 ngày, giảm giá 1% cho ai trả sớm.
            - Xin người bán đất sét cho trả chậm tương ứng.
            ?? Tự luyện: đặt cọc 30% của 135 triệu thì tháng Hai tiền giảm bao nhiêu?
            Cọc $0{,}3 \times 135 = 40{,}5$ triệu. Tiền giảm $106 - 40{,}5 = 65{,}5$ triệu.
            !!`,
        },
        {
          title: 'Khấu hao: chiếc lò già đi',
          body: marked`
            Lò 240 triệu dùng được 5 năm. Nếu ghi cả 240 triệu vào tháng mua, tháng ấy lỗ nặng còn các tháng sau đẹp giả. Khấu hao chia nó ra.
            ## Đường thẳng
            $$\text{Khấu hao mỗi tháng} = \frac{240}{5 \times 12} = 4\ \text{triệu}.$$
            Sau một năm, giá trị ghi sổ còn $240 - 48 = 192$ triệu. Con số ấy **không** phải giá bán lại; nó chỉ là phần chưa chia.
            ## Số dư giảm dần
            Cách khác: mỗi năm lấy 40% giá trị còn lại.
            | Năm | Đầu năm | Khấu hao | Còn lại |
            | 1 | 240 | 96 | 144 |
            | 2 | 144 | 57,6 | 86,4 |
            | 3 | 86,4 | 34,6 | 51,8 |
            Hợp với thiết bị mau lỗi thời. Đổi cách tính thì lợi nhuận đổi, dù ngoài xưởng chẳng có gì khác. Khi so hai công ty, hãy tìm thuyết minh xem họ khấu hao thế nào.
            ## Khấu hao không tốn tiền
            Tiền đã chi ngày mua lò. Vì thế khi lập dòng tiền, ta cộng khấu hao trở lại.
            ?? Tự luyện: lò dùng được 8 năm thì mỗi tháng khấu hao bao nhiêu, lãi tháng đầu thành mấy?
            $240 : 96 = 2{,}5$ triệu; chi phí giảm $1{,}5$, lãi trước thuế $10 + 1{,}5 = 11{,}5$ triệu.
            !!`,
        },
        {
          title: 'Hàng tồn kho và giá vốn',
          body: marked`
            Đất sét mua tháng Một giá 5 nghìn một ki-lô-gam, tháng Hai giá 6 nghìn. Dùng hết một phần; phần đã dùng tính giá nào?
            ## Hai cách
            Kho có 4.000 kg giá 5 và 4.000 kg giá 6. Tháng này dùng 5.000 kg.
            - **Nhập trước xuất trước**: $4.000 \times 5 + 1.000 \times 6 = 26$ triệu.
            - **Bình quân**: đơn giá $\dfrac{20 + 24}{8} = 5{,}5$; dùng $5.000 \times 5{,}5 = 27{,}5$ triệu.
            Tổng tiền đất trong kho là 44 triệu. Cách đầu để lại kho $44 - 26 = 18$; cách sau để lại $16{,}5$. Giá đang tăng thì nhập trước xuất trước cho lãi cao hơn và kho đắt hơn.
            ## Hàng tồn kho là tiền nằm yên
            Bát chưa bán là tiền đất, tiền lương, tiền điện đông cứng lại. Kho tăng nhanh hơn doanh thu là dấu hiệu hàng không chạy.
            ## Giảm giá trị
            Bát lỗi chỉ bán được 20 nghìn trong khi giá vốn 64 nghìn: phải ghi giảm ngay, không đợi đến khi bán.
            ?? Tự luyện: 300 chiếc bát lỗi như vậy làm lãi giảm bao nhiêu?
            $300 \times (64 - 20)$ nghìn $= 13{,}2$ triệu.
            !!`,
        },
      ],
    },
    {
      title: 'Đọc cả ba báo cáo',
      lessons: [
        {
          title: 'Dòng tiền: từ lãi về tiền',
          body: marked`
            Báo cáo dòng tiền chia tiền thành ba con sông: **kinh doanh**, **đầu tư**, **tài chính**.
            ## Đi từ lợi nhuận
            Cuối năm, Men Lam lãi sau thuế 120 triệu. Trong năm: khấu hao 48; phải thu tăng 70; tồn kho tăng 30; phải trả người bán tăng 25.
            | Dòng | Triệu |
            | Lợi nhuận sau thuế | 120 |
            | Cộng khấu hao | 48 |
            | Trừ phải thu tăng | $-70$ |
            | Trừ tồn kho tăng | $-30$ |
            | Cộng phải trả tăng | 25 |
            | Tiền từ kinh doanh | 93 |
            Quy tắc: tài sản tăng thì ăn tiền, nợ tăng thì giữ được tiền.
            Xưởng mua thêm bàn xoay 60 (đầu tư $-60$), trả gốc vay 40 (tài chính $-40$). Tổng: $93 - 60 - 40 = -7$. Tiền cuối năm giảm 7 triệu dù lãi 120.
            ## Đọc hướng của ba con sông
            - Kinh doanh dương, đầu tư âm, tài chính âm: trưởng thành, tự nuôi được mình.
            - Kinh doanh âm, tài chính dương kéo dài: sống bằng tiền vay.
            ?? Tự luyện: nếu phải thu chỉ tăng 20 thì tiền từ kinh doanh là bao nhiêu?
            $93 + 50 = 143$ triệu.
            !!`,
        },
        {
          title: 'Năm tỉ số cần nhớ',
          body: marked`
            Tỉ số đặt hai dòng cạnh nhau để so được xưởng nhỏ với xưởng lớn. Số liệu cuối năm: doanh thu 1.200, giá vốn 820, lãi sau thuế 120; tài sản ngắn hạn 260 (trong đó tồn kho 90), nợ ngắn hạn 130, tổng nợ 250, vốn chủ 400.
            | Tỉ số | Tính | Kết quả |
            | Biên gộp | $(1200 - 820) : 1200$ | 31,7% |
            | Biên ròng | $120 : 1200$ | 10% |
            | Sinh lời trên vốn chủ | $120 : 400$ | 30% |
            | Thanh toán hiện hành | $260 : 130$ | 2,0 lần |
            | Nợ trên vốn chủ | $250 : 400$ | 0,63 lần |
            ## Đọc thận trọng
            - So với **chính mình** năm trước và với **người cùng nghề**; tiệm phở và xưởng gốm có biên khác nhau.
            - Một tỉ số tốt có thể do mẫu số xấu: vốn chủ nhỏ làm sinh lời trên vốn chủ cao vọt.
            - Thanh toán hiện hành 2,0 mà phần lớn là hàng ế thì vẫn nguy. Hãy bỏ tồn kho: $(260 - 90) : 130 \approx 1{,}3$.
            ## Vòng quay
            Tồn kho quay $820 : 90 \approx 9$ vòng mỗi năm, tức hàng nằm kho chừng $365 : 9{,}1 \approx 40$ ngày.
            ?? Tự luyện: nếu vay thêm 150 triệu thì nợ trên vốn chủ thành mấy?
            $400 : 400 = 1{,}0$ lần.
            !!`,
        },
        {
          title: 'Dự báo năm sau',
          body: marked`
            Dự báo không phải bói. Đó là viết ra những điều ta tin, để năm sau biết mình tin sai chỗ nào.
            ## Ba bước
            1. **Doanh thu**: số chiếc nhân giá. Năm nay 13.300 chiếc giá trung bình 90 nghìn, chừng 1.200 triệu. Năm sau dự tính 15.000 chiếc, giá giữ nguyên: 1.350 triệu.
            2. **Chi phí biến đổi** đi theo số chiếc: đất, men, điện, một phần lương. Giả sử 52 nghìn mỗi chiếc: $15.000 \times 52$ nghìn $= 780$ triệu.
            3. **Chi phí cố định**: thuê nhà, khấu hao, quản lý, lãi vay: 400 triệu.
            Lãi trước thuế: $1350 - 780 - 400 = 170$ triệu.
            ## Điểm hoà vốn
            Mỗi chiếc để lại $90 - 52 = 38$ nghìn. Cần $400.000 : 38 \approx 10.526$ chiếc để vừa đủ. Bán 15.000 chiếc thì còn dư khoảng $30\%$ trước khi lỗ.
            ## Ba kịch bản
            | Kịch bản | Số chiếc | Lãi trước thuế (triệu) |
            | Xấu | 11.000 | 18 |
            | Vừa | 15.000 | 170 |
            | Tốt | 17.000 | 246 |
            Cố định càng lớn, kết quả càng dao động mạnh.
            ?? Tự luyện: giá bán giảm 5 nghìn, bán 17.000 chiếc. Lãi?
            Mỗi chiếc để lại 33 nghìn: $17.000 \times 33$ nghìn $= 561$ triệu, trừ 400 còn $161$ triệu. Bán nhiều hơn mà lãi ít hơn kịch bản vừa.
            !!`,
        },
      ],
    },
  ],
}
