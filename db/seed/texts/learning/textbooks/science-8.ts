import { marked } from '../marked.ts'
import type { TextbookText } from './textbook-text.ts'

export const SCIENCE_8: TextbookText = {
  summary: 'Thí nghiệm an toàn làm được ở nhà về chất, lực, áp suất, âm thanh và sự sống, kèm cách ghi số liệu.',
  chapters: [
    {
      title: 'Chất và biến đổi chất',
      column: 1,
      pages: [6, 52],
      sections: [
        {
          title: 'Trong gian bếp',
          page: 8,
          items: [
            {
              kind: 'lesson',
              page: 8,
              title: 'Biến đổi vật lý hay hoá học?',
              body: marked`
                - **Biến đổi vật lý**: chất vẫn là chất cũ. Nước đá tan, đường hoà vào nước, giấy bị xé.
                - **Biến đổi hoá học**: có chất mới. Đường cháy đen, đinh sắt gỉ, bột nở sủi bọt với giấm.
                ## Dấu hiệu có chất mới
                Có khí thoát ra, đổi màu không do pha trộn, có kết tủa, toả hoặc thu nhiệt rõ rệt, có mùi mới. Một dấu hiệu chưa đủ chắc: nước sôi cũng có bọt mà vẫn là nước.
                ## Bảo toàn khối lượng
                Trong phản ứng, tổng khối lượng chất tham gia bằng tổng khối lượng sản phẩm. Cân thấy nhẹ đi thường vì khí đã bay mất.
                ?? Thử sức: nến cháy ngắn dần, khối lượng đi đâu?
                Biến thành hơi nước và khí các-bô-níc. Nếu hứng được hết các khí ấy, tổng khối lượng còn lớn hơn phần nến mất, vì có thêm ô-xi từ không khí.
                !!`,
            },
            {
              kind: 'lesson',
              page: 12,
              title: 'Thực hành: núi lửa trong cốc',
              body: marked`
                **Cần**: cốc, đĩa to, 1 thìa cà phê bột nở (baking soda), 3 thìa giấm. Làm trên bàn lau được, không cúi sát mặt.
                ## Các bước
                1. Đặt cốc lên đĩa, cho bột nở vào.
                2. Rót giấm. Quan sát, đếm số giây sủi bọt.
                3. Sờ thành cốc: ấm hay mát?
                4. Làm lại với 2 thìa bột nở, giữ nguyên giấm.
                ## Ghi số liệu
                | Lần | Bột nở (thìa) | Giấm (thìa) | Thời gian sủi (giây) |
                | 1 | 1 | 3 | … |
                | 2 | 2 | 3 | … |
                Khí thoát ra là các-bô-níc. Cốc mát đi vì phản ứng thu nhiệt.
                ?? Lần hai còn bột trắng dưới đáy, vì sao?
                Giấm đã dùng hết, bột còn dư. Muốn sủi tiếp phải thêm giấm.
                !!`,
            },
            {
              kind: 'exercise',
              page: 18,
              title: 'Phân loại biến đổi',
              body: marked`
                1. Xếp vào hai nhóm: nước đá tan, trứng chín, muối tan trong nước, lá khô cháy, cồn bay hơi, sữa chua lên men.
                2. Đốt cháy hết 12 g than thu được 44 g khí các-bô-níc. Có bao nhiêu gam ô-xi đã tham gia?
                ?? Đáp án
                **1.** Vật lý: đá tan, muối tan, cồn bay hơi. Hoá học: trứng chín, lá cháy, sữa lên men. **2.** $44 - 12 = 32$ g.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Lực và áp suất',
      column: 1,
      pages: [53, 96],
      sections: [
        {
          title: 'Áp suất',
          page: 54,
          items: [
            {
              kind: 'lesson',
              page: 54,
              title: 'Vì sao dao phải mài?',
              body: marked`
                Áp suất là lực ép chia cho diện tích bị ép:
                $$p = \frac{F}{S}.$$
                Cùng một lực, diện tích càng nhỏ thì áp suất càng lớn. Lưỡi dao mài mỏng để $S$ nhỏ; bàn chân vịt to để $S$ lớn, không lún bùn.
                ## Tính thử
                Một người nặng 500 N đứng hai chân, mỗi bàn chân 0,015 m²:
                $$p = \frac{500}{2 \times 0{,}015} \approx 16\,700\ \text{Pa}.$$
                Đứng một chân, áp suất gấp đôi.
                ?? Thử sức: hộp nặng 30 N, đáy 0,02 m². Áp suất lên bàn?
                $30 : 0{,}02 = 1500$ Pa.
                !!`,
            },
            {
              kind: 'lesson',
              page: 60,
              title: 'Thực hành: cốc nước úp ngược',
              body: marked`
                **Cần**: cốc nhựa, tờ bìa phẳng, chậu. Làm trên chậu.
                1. Đổ đầy nước, đặt bìa lên miệng cốc.
                2. Giữ bìa, úp ngược, từ từ bỏ tay ra.
                3. Nước không rơi: không khí bên ngoài đẩy lên tờ bìa.
                ## Vì sao?
                Áp suất khí quyển khoảng 100.000 Pa. Cột nước cao 10 cm chỉ ép xuống khoảng
                $$p = d \cdot h = 10\,000 \times 0{,}1 = 1000\ \text{Pa}.$$
                Không khí đẩy lên mạnh gấp trăm lần.
                ?? Bìa bị ướt mềm thì sao?
                Bìa võng, không khí lọt vào, nước đổ. Vì thế làm trên chậu.
                !!`,
            },
            {
              kind: 'exercise',
              page: 66,
              title: 'Bài tập áp suất',
              body: marked`
                1. Xe tải nặng 60.000 N, sáu bánh, mỗi bánh tiếp xúc 0,05 m². Tính áp suất lên mặt đường.
                2. Người thợ lặn ở độ sâu 20 m. Trọng lượng riêng của nước 10.000 N/m³. Áp suất do nước gây ra?
                3. Vì sao ba lô nên có quai rộng?
                ?? Lời giải
                **1.** $60.000 : (6 \times 0{,}05) = 200.000$ Pa. **2.** $10.000 \times 20 = 200.000$ Pa. **3.** Quai rộng thì diện tích lớn, áp suất lên vai nhỏ hơn.
                !!`,
            },
          ],
        },
        {
          title: 'Âm thanh quanh nhà',
          page: 78,
          items: [
            {
              kind: 'audio',
              page: 78,
              title: 'Nghe và so sánh: âm cao, âm thấp',
              audio: 'am-cao-am-thap',
              body: marked`
                Nghe bằng loa nhỏ, âm lượng vừa phải. Xếp ba âm theo thứ tự thấp dần. Sau đó gõ vào ba cốc nước đầy, vơi, cạn và xếp tương tự.
                Cốc nhiều nước cho âm **thấp** hơn khi gõ: thành cốc và nước nặng hơn nên dao động chậm hơn.`,
            },
          ],
        },
      ],
    },
    {
      title: 'Sự sống',
      column: 2,
      pages: [97, 144],
      sections: [
        {
          title: 'Hạt nảy mầm',
          page: 98,
          items: [
            {
              kind: 'video',
              page: 98,
              title: 'Hạt lúa nảy mầm',
              video: 'hat-lua-nay-mam',
              body: marked`
                Xem xong, làm thí nghiệm với mười hạt đậu ở trang 100. Ghi số hạt nảy mầm mỗi ngày, cùng một giờ.`,
            },
            {
              kind: 'lesson',
              page: 100,
              title: 'Thực hành: hạt cần gì để nảy mầm?',
              body: marked`
                Một thí nghiệm tốt chỉ đổi **một** thứ mỗi lần.
                | Cốc | Nước | Ánh sáng | Nơi đặt |
                | A (đối chứng) | đủ | có | trong phòng |
                | B | **không** | có | trong phòng |
                | C | đủ | **không** | hộp kín, trong phòng |
                | D | đủ | không | **tủ lạnh** |
                Mỗi cốc 10 hạt đậu trên bông. Đếm sau 2, 4, 6 ngày. So A với B biết về nước; A với C biết về ánh sáng; C với D biết về nhiệt độ, vì hai cốc này đều tối.
                ## Tỉ lệ nảy mầm
                $$\frac{\text{số hạt nảy}}{\text{số hạt gieo}} \times 100\%.$$
                ?? Vì sao phải so D với C chứ không với A?
                Trong tủ lạnh vừa lạnh vừa tối. So với A thì hai điều khác nhau, không biết do điều nào.
                !!`,
            },
            {
              kind: 'exercise',
              page: 108,
              title: 'Đọc kết quả thí nghiệm',
              body: marked`
                Kết quả sau 6 ngày: A 9 hạt, B 0 hạt, C 9 hạt, D 1 hạt.
                1. Tính tỉ lệ nảy mầm mỗi cốc.
                2. Hạt đậu có cần ánh sáng để nảy mầm không? Dựa vào đâu?
                3. Cây con ở C vàng và cao vống. Điều đó nói gì?
                ?? Đáp án
                **1.** 90%, 0%, 90%, 10%. **2.** Không: A và C bằng nhau. **3.** Nảy mầm không cần ánh sáng, nhưng **lớn khoẻ** thì cần; thiếu sáng cây vươn dài đi tìm.
                !!`,
            },
          ],
        },
        {
          title: 'Cơ thể em',
          page: 120,
          items: [
            {
              kind: 'lesson',
              page: 120,
              title: 'Thực hành: đo nhịp tim',
              body: marked`
                Đặt ngón trỏ và ngón giữa lên cổ tay, phía ngón cái. Đếm trong 15 giây rồi nhân 4.
                1. Đo lúc ngồi yên năm phút.
                2. Nhảy tại chỗ một phút, đo ngay.
                3. Đo lại sau mỗi phút đến khi về mức ban đầu.
                Ví dụ đếm được 19 nhịp trong 15 giây: $19 \times 4 = 76$ nhịp mỗi phút.
                Vẽ đồ thị: trục ngang là phút, trục dọc là nhịp tim. Đường càng dốc xuống, tim càng hồi phục nhanh. Ai có bệnh tim hoặc thấy mệt thì chỉ ghi giúp bạn, không nhảy.
                ?? Vì sao vận động thì tim đập nhanh?
                Cơ cần nhiều ô-xi và chất dinh dưỡng hơn, tim bơm nhanh để máu đến kịp.
                !!`,
            },
          ],
        },
      ],
    },
  ],
}
