import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const FRIENDS_WITH_DATA: CourseText = {
  title: 'Làm bạn với số liệu',
  summary: 'Từ cách đọc một biểu đồ đến cách kiểm định một giả thuyết, chỉ cần bảng tính và sự kiên nhẫn.',
  description: marked`
    Tám bài đi từ cách đọc một biểu đồ đến cách kiểm định một giả thuyết, dùng số liệu mô phỏng của một phòng đọc để tính tay được từng bước.
    Không cần nền toán mạnh; người học chỉ cần một bảng tính và sự kiên nhẫn. Bài về biểu đồ có video và tệp số liệu để thực hành.`,
  level: 'basic',
  hasCertificate: true,
  teachers: [
    { name: 'Đàm Vân Bích Thủy', about: 'Dạy thống kê cho sinh viên khoa học xã hội; thích những ví dụ tính được bằng tay.' },
    { name: 'Thái Vân Hải Đăng', about: 'Nhà sử học dùng số liệu hằng ngày, phụ trách phần đọc nguồn và viết kết quả.' },
  ],
  outcomes: [
    'Hỏi đúng ba câu trước khi tin một con số',
    'Tính trung bình, trung vị, độ lệch chuẩn và biết khi nào dùng cái nào',
    'Vẽ biểu đồ không đánh lừa người xem',
    'Lập khoảng tin cậy, làm kiểm định và viết kết quả cho người khác hiểu',
  ],
  requirements: ['Biết cộng, trừ, nhân, chia, khai căn bằng máy tính.', 'Một phần mềm bảng tính bất kì.'],
  chapters: [
    {
      title: 'Nhìn số liệu',
      lessons: [
        {
          title: 'Số liệu đến từ đâu',
          isPreview: true,
          body: marked`
            Con số nào cũng do ai đó làm ra. Trước khi tính, hãy hỏi ba câu.
            1. **Ai đếm, và đếm để làm gì?** Số người đến thư viện do thủ thư ghi khác với số do cửa tự động ghi.
            2. **Đếm cái gì?** “Lượt” hay “người”? Một người đến ba lần là ba lượt.
            3. **Ai không được đếm?** Khảo sát phát ở phòng đọc bỏ sót những người không bao giờ tới.
            ## Bốn kiểu biến
            | Kiểu | Ví dụ | Được phép |
            | Danh nghĩa | khoa, quê | đếm, tìm nhóm đông nhất |
            | Thứ bậc | hài lòng ít, vừa, nhiều | xếp thứ tự, trung vị |
            | Khoảng | nhiệt độ °C | cộng trừ, trung bình |
            | Tỉ lệ | số trang, số tiền | mọi phép, kể cả “gấp đôi” |
            Mã hoá khoa Toán là 1, khoa Văn là 2 rồi tính trung bình 1,5 là vô nghĩa: máy tính không cản, chỉ có bạn cản được.
            ## Bảng gọn gàng
            Mỗi dòng một đối tượng, mỗi cột một biến, mỗi ô một giá trị. Không gộp ô, không viết ghi chú lẫn vào số.
            ?? Tự luyện: “số sách đã mượn” là biến kiểu gì?
            Kiểu tỉ lệ: có số 0 thật (chưa mượn cuốn nào), và 6 cuốn đúng là gấp đôi 3 cuốn.
            !!`,
        },
        {
          title: 'Trung bình và độ phân tán',
          isPreview: true,
          body: marked`
            Số sách tám bạn mượn trong tháng: 2, 3, 3, 4, 4, 5, 5, 22.
            ## Ba kiểu “giữa”
            - **Trung bình**: $\bar{x} = \dfrac{48}{8} = 6$.
            - **Trung vị**: hai số giữa đều là $4$, nên trung vị $4$.
            - **Mốt**: số hay gặp nhất, ở đây có ba: $3$, $4$ và $5$.
            Bảy trong tám bạn mượn ít hơn trung bình! Một bạn mượn 22 cuốn kéo trung bình lên. Khi có số quá lớn hoặc quá nhỏ, trung vị mô tả “người bình thường” tốt hơn.
            ## Độ lệch chuẩn
            Nó đo các số cách trung bình bao xa:
            $$s = \sqrt{\frac{\sum (x_i - \bar{x})^2}{n - 1}}.$$
            Bình phương các độ lệch: $16, 9, 9, 4, 4, 1, 1, 256$; tổng $300$. Vậy $s = \sqrt{300/7} \approx 6{,}5$.
            Bỏ bạn mượn 22 cuốn, bảy số còn lại có trung bình $\approx 3{,}7$ và $s \approx 1{,}1$. Một quan sát làm độ lệch chuẩn tăng gấp sáu.
            ## Khoảng tứ phân vị
            Nửa dưới có trung vị $3$, nửa trên có trung vị $5$: một nửa số bạn nằm giữa $3$ và $5$. Con số này gần như không bị bạn mượn nhiều kéo đi.
            ?? Có nên xoá số 22 không?
            Không, trừ khi ghi nhầm. Hãy kiểm tra, giữ lại, và báo cáo cả trung bình lẫn trung vị.
            !!`,
        },
        {
          title: 'Biểu đồ trung thực',
          video: 'doc-bieu-do',
          materials: ['so-lieu-hieu-sach'],
          body: marked`
            Biểu đồ tốt giúp người xem so sánh đúng mà không cần đọc số.
            ## Chọn loại
            | Câu hỏi | Biểu đồ |
            | So sánh các nhóm | cột |
            | Thay đổi theo thời gian | đường |
            | Phân bố của một biến | cột tần số, hộp |
            | Hai biến liên quan thế nào | chấm |
            Biểu đồ tròn chỉ nên dùng với hai, ba phần; mắt người so góc rất kém.
            ## Bốn cách đánh lừa
            1. **Cắt trục.** Cột 50 và 52 trên trục bắt đầu từ 49 trông như gấp ba. Biểu đồ cột phải bắt đầu từ 0.
            2. **Hai trục tung.** Chỉnh thang bên phải, hai đường bất kì cũng “đi cùng nhau”.
            3. **Diện tích thay chiều cao.** Vẽ hình cuốn sách cao gấp đôi thì diện tích gấp bốn.
            4. **Chọn khoảng thời gian.** Bắt đầu từ năm thấp nhất, cái gì cũng tăng.
            ## Ba thứ phải có
            Tên biểu đồ nói kết luận (“Lượt mượn tăng gấp rưỡi trong ba năm”), đơn vị trên trục, nguồn số liệu.
            ?? Tự luyện: biểu đồ chiều cao 150 và 153 cm trên trục từ 149. Cột sau trông cao gấp mấy?
            $(153 - 149) : (150 - 149) = 4$ lần, dù thật ra chỉ hơn $2\%$.
            !!`,
        },
      ],
    },
    {
      title: 'Suy từ mẫu ra tổng thể',
      lessons: [
        {
          title: 'Mẫu và tổng thể',
          body: marked`
            **Tổng thể** là tất cả những ai ta muốn nói tới; **mẫu** là những người ta hỏi được. Nếm một thìa canh là đủ, miễn đã khuấy đều.
            ## Khuấy đều nghĩa là gì?
            Chọn ngẫu nhiên: ai cũng có cơ hội được chọn biết trước. Hỏi bạn bè, đăng phiếu lên mạng là mẫu thuận tiện: nhanh, nhưng không biết lệch về đâu.
            ## Cỡ mẫu
            Sai số của một tỉ lệ vào khoảng $\dfrac{1}{\sqrt{n}}$:
            | Cỡ mẫu | Sai số chừng |
            | 100 | 10% |
            | 400 | 5% |
            | 1.600 | 2,5% |
            Muốn sai số giảm một nửa, phải hỏi nhiều gấp bốn. Và cỡ mẫu không chữa được chọn lệch: một triệu người chọn sai vẫn thua một nghìn người chọn đúng.
            ## Chọn theo tầng
            Trường có 60% sinh viên nữ. Chọn riêng trong từng nhóm theo đúng tỉ lệ ấy thì mẫu 100 người có đúng 60 nữ, sai số nhỏ hơn chọn bừa.
            ?? Tự luyện: khảo sát 900 người, sai số chừng bao nhiêu?
            $\dfrac{1}{\sqrt{900}} = \dfrac{1}{30} \approx 3{,}3\%$.
            !!`,
        },
        {
          title: 'Ước lượng và khoảng tin cậy',
          body: marked`
            Trong 400 sinh viên được hỏi, 240 người đọc sách giấy mỗi tuần. Ước lượng điểm: $\hat{p} = 0{,}6$. Nhưng hỏi mẫu khác sẽ ra số khác, nên ta báo cáo một khoảng.
            ## Công thức
            Sai số chuẩn của tỉ lệ:
            $$SE = \sqrt{\frac{\hat{p}(1 - \hat{p})}{n}} = \sqrt{\frac{0{,}6 \cdot 0{,}4}{400}} \approx 0{,}0245.$$
            Khoảng tin cậy $95\%$: $\hat{p} \pm 1{,}96 \cdot SE = 0{,}6 \pm 0{,}048$, tức từ $55{,}2\%$ đến $64{,}8\%$.
            ## Hiểu cho đúng
            “Tin cậy 95%” nói về **cách làm**: nếu lặp lại khảo sát rất nhiều lần và lần nào cũng lập khoảng như thế, khoảng $95\%$ số khoảng ấy chứa tỉ lệ thật. Với khoảng cụ thể trên tay, tỉ lệ thật hoặc nằm trong, hoặc không.
            ## Trung bình thì sao?
            Thay bằng $SE = \dfrac{s}{\sqrt{n}}$. Với $n = 100$, $\bar{x} = 6$, $s = 3$: $SE = 0{,}3$ và khoảng $6 \pm 0{,}59$.
            ?? Tự luyện: $n = 100$, $\hat{p} = 0{,}5$. Khoảng tin cậy 95%?
            $SE = \sqrt{0{,}25/100} = 0{,}05$; khoảng $0{,}5 \pm 0{,}098$, từ $40{,}2\%$ đến $59{,}8\%$.
            !!`,
        },
        {
          title: 'Kiểm định giả thuyết',
          body: marked`
            Kiểm định là một phiên toà: giả thuyết “không có gì đặc biệt” ($H_0$) được coi là đúng cho đến khi bằng chứng đủ mạnh.
            ## Ví dụ
            Thư viện nói một nửa bạn đọc thích giờ mở cửa buổi tối. Ta hỏi 100 người, 62 người thích. Có đủ để bác bỏ $H_0: p = 0{,}5$?
            $$z = \frac{\hat{p} - p_0}{\sqrt{p_0(1-p_0)/n}} = \frac{0{,}62 - 0{,}5}{0{,}05} = 2{,}4.$$
            Ngưỡng hai phía ở mức $5\%$ là $1{,}96$. Vì $2{,}4 > 1{,}96$, ta bác bỏ $H_0$.
            ## Giá trị p
            Với $z = 2{,}4$, giá trị p hai phía khoảng $0{,}016$: nếu $H_0$ đúng, kết quả lệch như vậy hoặc hơn chỉ gặp trong $1{,}6\%$ số lần. Nó **không** phải xác suất để $H_0$ đúng.
            ## Ba cái bẫy
            - Không bác bỏ không có nghĩa là $H_0$ đúng; có khi mẫu quá nhỏ.
            - Có ý nghĩa thống kê chưa chắc đáng kể: mẫu một triệu phát hiện được chênh lệch $0{,}1\%$.
            - Thử 20 giả thuyết ở mức $5\%$, trung bình có một cái “đáng kể” do may rủi.
            ?? Tự luyện: 100 người, 56 người thích. Kết luận?
            $z = 0{,}06/0{,}05 = 1{,}2 < 1{,}96$: chưa đủ bằng chứng để bác bỏ.
            !!`,
        },
      ],
    },
    {
      title: 'Liên hệ và trình bày',
      lessons: [
        {
          title: 'Tương quan không phải nguyên nhân',
          body: marked`
            Hệ số tương quan $r$ đo hai biến cùng thẳng hàng đến đâu, từ $-1$ đến $1$.
            $$r = \frac{\sum (x_i - \bar{x})(y_i - \bar{y})}{\sqrt{\sum (x_i - \bar{x})^2 \sum (y_i - \bar{y})^2}}.$$
            ## Tính thử
            Giờ đọc mỗi ngày: 1, 2, 3, 4. Số từ mới nhớ: 2, 3, 5, 6. Trung bình $2{,}5$ và $4$. Tích các độ lệch: $3 + 0{,}5 + 0{,}5 + 3 = 7$. Tổng bình phương: $5$ và $10$. Vậy $r = \dfrac{7}{\sqrt{50}} \approx 0{,}99$.
            ## Ba lời giải thích khác
            Khi $X$ và $Y$ đi cùng nhau, có thể:
            1. $Y$ gây ra $X$ (người giỏi thích đọc, chứ không phải đọc làm nên giỏi);
            2. một biến thứ ba gây ra cả hai (trời nóng làm tăng cả lượng kem bán ra lẫn số người bơi);
            3. ngẫu nhiên, nhất là khi ta đã dò hàng trăm cặp.
            ## $r = 0$ chưa chắc độc lập
            Với $y = x^2$ trên các điểm $-2, -1, 0, 1, 2$, $r = 0$ dù $y$ hoàn toàn do $x$ quyết định. Luôn vẽ biểu đồ chấm trước khi tính.
            ?? Xã có nhiều thư viện hơn thì có nhiều trộm hơn. Giải thích?
            Xã đông dân có nhiều cả hai. Hãy so tỉ lệ trên đầu người.
            !!`,
        },
        {
          title: 'Viết phần kết quả',
          body: marked`
            Người đọc không theo bạn qua từng phép tính. Họ cần ba điều: lớn bao nhiêu, chắc đến đâu, có nghĩa gì.
            ## Khuôn một câu
            > *Trong 400 sinh viên được hỏi, 60% đọc sách giấy hằng tuần (khoảng tin cậy 95%: 55% đến 65%).*
            Câu ấy có cỡ mẫu, ước lượng, độ chắc chắn, và chỉ làm tròn đến hàng đơn vị vì sai số tới năm điểm phần trăm.
            ## Làm tròn
            Viết $60{,}0275\%$ là khoe chữ số mà số liệu không có. Giữ nhiều nhất một chữ số hơn mức sai số cho phép.
            ## Điểm phần trăm
            Từ $40\%$ lên $50\%$ là tăng **10 điểm phần trăm**, hay tăng **25 phần trăm** so với mức cũ. Hai cách nói, hai con số: luôn ghi rõ.
            ## Danh sách kiểm tra
            - Mỗi bảng đọc được mà không cần bài viết.
            - Mỗi con số trong bài có trong bảng, và khớp.
            - Kết quả trái với dự đoán cũng được viết ra.
            - Hạn chế nằm ngay sau kết quả, không giấu ở cuối.
            ?? Sửa câu: “Kết quả chứng minh đọc sách làm tăng điểm (p < 0,05)”
            “Sinh viên đọc hằng tuần có điểm cao hơn trung bình 0,4 điểm (khoảng tin cậy 95%: 0,1 đến 0,7). Đây là quan sát, chưa cho phép kết luận về nguyên nhân.”
            !!`,
        },
      ],
    },
  ],
}
