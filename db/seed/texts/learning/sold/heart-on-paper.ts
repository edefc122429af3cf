import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const HEART_ON_PAPER: CourseText = {
  title: 'Trái tim trên giấy ghi',
  summary: 'Đọc điện tâm đồ theo một trình tự năm bước không đổi, cho sinh viên y và điều dưỡng.',
  description: marked`
    Khoá học dành cho sinh viên y và điều dưỡng: bảy bài đọc điện tâm đồ theo một trình tự năm bước không đổi, từ ô giấy đến những bất thường không được bỏ sót.
    Bài cuối có sáu bản ghi mô phỏng, cho bằng số đo, với phần đáp án gập lại để bạn tự đọc rồi mới mở ra so. Khoá học rèn cách đọc; chẩn đoán và điều trị thuộc về bác sĩ ở giường bệnh.`,
  level: 'advanced',
  hasCertificate: true,
  teachers: [
    {
      name: 'Phạm Nghi Đông Hải',
      about: 'Bác sĩ tim mạch, dạy điện tâm đồ cho sinh viên năm thứ tư bằng một cây thước và rất nhiều kiên nhẫn.',
    },
  ],
  outcomes: [
    'Đổi ô giấy ra giây và mi-li-vôn, tính tần số tim bằng ba cách',
    'Xác định nhịp xoang và trục điện tim',
    'Đo PR, QRS, QT và hiệu chỉnh QT',
    'Nhận ra các rối loạn nhịp thường gặp và dấu hiệu ST chênh lên',
  ],
  requirements: ['Đã học giải phẫu và sinh lý tim.', 'Thước nhỏ hoặc com-pa, vài bản ghi cũ đã che tên để luyện thêm.'],
  chapters: [
    {
      title: 'Tờ giấy và cây thước',
      lessons: [
        {
          title: 'Giấy ghi và đơn vị đo',
          isPreview: true,
          body: marked`
            Điện tâm đồ là đồ thị: trục ngang là thời gian, trục dọc là điện thế. Trước khi đọc sóng, phải đọc tờ giấy.
            ## Ô nhỏ, ô lớn
            Tốc độ chuẩn $25$ mm/giây, biên độ chuẩn $10$ mm/mV:
            | Đơn vị | Ngang | Dọc |
            | Ô nhỏ (1 mm) | 0,04 giây | 0,1 mV |
            | Ô lớn (5 mm) | 0,2 giây | 0,5 mV |
            | 5 ô lớn | 1 giây | 2,5 mV |
            ## Ba việc trước tiên
            1. Tên, tuổi, ngày giờ ghi: đúng bệnh nhân chưa?
            2. Tốc độ và biên độ: có ghi 25 mm/s và 10 mm/mV không? Giấy chạy $50$ mm/s làm mọi khoảng dài gấp đôi.
            3. Chất lượng: đường nền có run, có trôi không? Mắc nhầm điện cực tay trái, tay phải làm đạo trình I lộn ngược.
            ## Năm bước của khoá học
            **Nhịp, tần số, trục, sóng và khoảng, ST–T.** Bản ghi nào cũng đi đủ năm bước theo thứ tự, kể cả khi bất thường đập ngay vào mắt; bất thường thứ hai thường trốn sau bất thường thứ nhất.
            ?? Tự luyện: một khoảng dài 4,5 ô nhỏ kéo dài bao lâu?
            $4{,}5 \times 0{,}04 = 0{,}18$ giây, tức 180 mi-li-giây.
            !!`,
        },
        {
          title: 'Nhịp và tần số',
          isPreview: true,
          body: marked`
            ## Có phải nhịp xoang không?
            Ba điều kiện: trước mỗi QRS có một sóng P; P dương ở II, âm ở aVR; khoảng PR không đổi. Đủ cả ba mới gọi là nhịp xoang.
            ## Ba cách tính tần số
            1. **Quy tắc 300**: $\dfrac{300}{\text{số ô lớn giữa hai R}}$. Cách 4 ô lớn: $75$ lần/phút.
            2. **Quy tắc 1500**: $\dfrac{1500}{\text{số ô nhỏ}}$, chính xác hơn khi nhịp đều. 18 ô nhỏ: $83$ lần/phút.
            3. **Đếm 10 giây** khi nhịp không đều: số QRS trên 50 ô lớn, nhân 6.
            Vì sao là 300? Một phút có $60 : 0{,}2 = 300$ ô lớn.
            ## Thuộc dãy số
            Một ô lớn 300, hai ô 150, ba ô 100, bốn ô 75, năm ô 60, sáu ô 50. Nhìn là ước lượng được ngay.
            ## Gọi tên
            Ở người lớn lúc nghỉ, 60–100 lần/phút là bình thường; dưới 60 là chậm, trên 100 là nhanh. Vận động viên 50 lần/phút có thể hoàn toàn khoẻ mạnh.
            ?? Tự luyện: nhịp không đều, đếm được 13 QRS trên dải 10 giây. Tần số?
            $13 \times 6 = 78$ lần/phút.
            !!`,
        },
        {
          title: 'Trục điện tim',
          body: marked`
            Trục là hướng chung của dòng khử cực thất, nhìn trên mặt phẳng trước. Bình thường từ $-30^\circ$ đến $+90^\circ$.
            ## Cách hai đạo trình
            Nhìn QRS ở **I** và **aVF**:
            | I | aVF | Trục |
            | dương | dương | bình thường |
            | dương | âm | có thể lệch trái: xem II |
            | âm | dương | lệch phải |
            | âm | âm | vô định |
            Khi I dương, aVF âm: nếu **II còn dương** thì trục từ $0^\circ$ đến $-30^\circ$, vẫn bình thường; II âm mới là lệch trái.
            ## Tính góc
            Lấy biên độ thực (cao trừ sâu) ở I và aVF. Ví dụ I: $+6$ mm, aVF: $+6$ mm. Hai đạo trình vuông góc nhau nên
            $$\tan\alpha = \frac{6}{6} = 1 \Rightarrow \alpha \approx 45^\circ.$$
            Cách chính xác hơn có hệ số hiệu chỉnh cho aVF, nhưng ở giường bệnh ước lượng này đủ dùng.
            ## Nghĩ đến gì?
            Lệch trái: bloc nhánh trái trước, nhồi máu thành dưới cũ. Lệch phải: dày thất phải, bloc nhánh trái sau, người trẻ gầy cao.
            ?? Tự luyện: I âm, aVF dương, II dương
            Trục lệch phải. Trước hết kiểm tra xem có mắc nhầm điện cực tay không.
            !!`,
        },
      ],
    },
    {
      title: 'Sóng và khoảng',
      lessons: [
        {
          title: 'PR, QRS, QT',
          body: marked`
            | Khoảng | Từ đâu đến đâu | Bình thường |
            | PR | đầu P đến đầu QRS | 0,12–0,20 giây |
            | QRS | đầu Q đến cuối S | dưới 0,12 giây |
            | QT | đầu Q đến cuối T | tuỳ tần số |
            ## PR
            Dài trên 0,20 giây (quá một ô lớn) và không đổi: bloc nhĩ thất độ I. Ngắn dưới 0,12: nghĩ đến đường dẫn truyền phụ, tìm sóng delta.
            ## QRS
            Rộng từ 0,12 giây trở lên: bloc nhánh hoặc nhịp từ thất. Nhìn V1: dạng rSR′ gợi bloc nhánh phải; rS hoặc QS sâu kèm R rộng ở V6 gợi bloc nhánh trái.
            ## QT hiệu chỉnh
            Tim nhanh thì QT ngắn lại, nên phải hiệu chỉnh. Công thức Bazett, với RR tính bằng giây:
            $$QT_c = \frac{QT}{\sqrt{RR}}.$$
            QT $= 0{,}36$ giây, tần số 75 (RR $= 0{,}8$): $QT_c = 0{,}36 : \sqrt{0{,}8} \approx 0{,}402$ giây. Thường coi là dài khi trên $0{,}45$ ở nam, $0{,}46$ ở nữ; trên $0{,}50$ thì nguy cơ loạn nhịp tăng rõ.
            Bazett kém chính xác khi tim quá nhanh hoặc quá chậm.
            ?? Tự luyện: QT 0,40 giây, RR 1,0 giây?
            $QT_c = 0{,}40$ giây, bình thường.
            !!`,
        },
        {
          title: 'Rối loạn nhịp thường gặp',
          body: marked`
            Bốn câu hỏi: nhanh hay chậm? đều hay không? QRS hẹp hay rộng? P ở đâu?
            ## Nhanh, QRS hẹp
            | Dấu hiệu | Tên |
            | không đều hoàn toàn, không có P | rung nhĩ |
            | sóng răng cưa, tần số thất khoảng 150 | cuồng nhĩ dẫn truyền 2:1 |
            | đều, 150–220, P khó thấy | nhịp nhanh trên thất |
            | P trước mỗi QRS, tăng giảm từ từ | nhịp nhanh xoang: tìm nguyên nhân |
            ## Nhanh, QRS rộng
            Đều và rộng: coi là **nhịp nhanh thất** cho đến khi chứng minh được điều khác. Nhầm theo hướng này an toàn hơn.
            ## Chậm
            - PR dài cố định: bloc độ I.
            - PR dài dần rồi rớt một QRS: độ II kiểu Mobitz 1.
            - PR cố định, thỉnh thoảng rớt QRS: Mobitz 2, dễ thành bloc hoàn toàn.
            - P và QRS mỗi bên một nhịp: độ III.
            ## Nhìn bệnh nhân
            Tụt huyết áp, đau ngực, lơ mơ, khó thở: đó là tình trạng không ổn định, gọi bác sĩ ngay, không ngồi đo tiếp.
            ?? Tự luyện: tần số 150, đều, QRS hẹp. Nghĩ đến gì đầu tiên?
            Cuồng nhĩ 2:1. Hãy lật ngược tờ giấy tìm răng cưa ở II, III, aVF.
            !!`,
        },
        {
          title: 'ST–T và thiếu máu cơ tim',
          body: marked`
            ## ST chênh lên
            Nghi nhồi máu cấp có ST chênh lên khi điểm J chênh ở **hai đạo trình liền kề** từ 1 mm trở lên; riêng V2–V3 cần cao hơn (nam từ 40 tuổi: 2 mm; nam dưới 40: 2,5 mm; nữ: 1,5 mm).
            | Vùng | Đạo trình | Soi gương |
            | Thành dưới | II, III, aVF | I, aVL |
            | Trước vách | V1–V4 | – |
            | Thành bên | I, aVL, V5, V6 | II, III, aVF |
            | Thành sau | V7–V9 | ST chênh **xuống** ở V1–V3 |
            ST chênh xuống ở vùng đối diện (soi gương) làm chẩn đoán chắc hơn.
            ## Không phải ST chênh lên nào cũng là nhồi máu
            Viêm màng ngoài tim (lan toả, PR chênh xuống), tái cực sớm (người trẻ, móc ở điểm J), bloc nhánh trái, phình thất.
            ## Thứ tự thời gian
            T cao nhọn, ST chênh lên, sóng Q xuất hiện, T âm. Bản ghi bình thường **không loại trừ** nhồi máu: đau ngực còn thì ghi lại sau 15–30 phút.
            ?? Tự luyện: ST chênh lên ở II, III, aVF; nên ghi thêm đạo trình nào?
            Các đạo trình bên phải (V4R) để tìm nhồi máu thất phải, và V7–V9.
            !!`,
        },
      ],
    },
    {
      title: 'Tự luyện',
      lessons: [
        {
          title: 'Sáu bản ghi tự đọc',
          body: marked`
            Mỗi bản ghi cho bằng số đo. Viết đủ năm bước ra giấy rồi mới mở đáp án.
            | Bản | Nhịp, P | RR (ô lớn) | PR | QRS | ST–T |
            | 1 | P trước mỗi QRS | 4, đều | 0,16 | 0,08 | bình thường |
            | 2 | không có P | không đều, 11 QRS/10 giây | – | 0,09 | bình thường |
            | 3 | P trước mỗi QRS | 5, đều | 0,28 | 0,10 | bình thường |
            | 4 | P và QRS rời nhau | R–R 8, đều | thay đổi | 0,14 | – |
            | 5 | P trước mỗi QRS | 3,5 đều | 0,14 | 0,09 | ST chênh lên 3 mm ở V1–V4 |
            | 6 | không rõ P | 1,5 đều | – | 0,16 | – |
            ?? Bản 1
            Nhịp xoang, $300 : 4 = 75$ lần/phút. Bình thường.
            !!
            ?? Bản 2
            Không đều hoàn toàn, không có P: rung nhĩ, khoảng $11 \times 6 = 66$ lần/phút.
            !!
            ?? Bản 3
            Xoang 60 lần/phút, PR 0,28 giây cố định: bloc nhĩ thất độ I.
            !!
            ?? Bản 4
            Nhĩ và thất phân ly, thất khoảng $300 : 8 \approx 38$ lần/phút, QRS rộng: bloc nhĩ thất độ III. Báo bác sĩ ngay.
            !!
            ?? Bản 5
            Xoang khoảng 86 lần/phút, ST chênh lên V1–V4: nhồi máu cấp thành trước vách. Cấp cứu.
            !!
            ?? Bản 6
            $300 : 1{,}5 = 200$ lần/phút, đều, QRS rộng: coi là nhịp nhanh thất. Xem bệnh nhân ngay.
            !!
            Đúng cả sáu bản, bạn đã đọc được những tờ giấy mà một đêm trực có thể đưa đến tay mình.`,
        },
      ],
    },
  ],
}
