import { marked } from '../marked.ts'
import type { TextbookText } from './textbook-text.ts'

export const INFORMATICS_7: TextbookText = {
  summary: 'Học qua dự án nhỏ: bảng tính theo dõi đọc sách, bài trình chiếu, trò chơi kéo thả và an toàn trên mạng.',
  chapters: [
    {
      title: 'Dự án bảng tính: nhật ký đọc sách',
      column: 1,
      pages: [6, 58],
      sections: [
        {
          title: 'Nhập dữ liệu gọn gàng',
          page: 8,
          items: [
            {
              kind: 'lesson',
              page: 8,
              title: 'Mỗi ô một giá trị',
              body: marked`
                Bảng tốt: dòng đầu là tên cột, mỗi dòng sau là một lần đọc, mỗi ô một giá trị.
                | Ngày | Sách | Số trang | Số phút |
                | 01/10 | Cây khế sau nhà | 12 | 20 |
                | 02/10 | Đo nước | 18 | 35 |
                Viết “12 trang” vào ô là sai: máy coi đó là chữ và không cộng được. Đơn vị để ở tên cột.
                ## Ba lỗi hay gặp
                - Gộp ô cho đẹp: công thức sẽ hỏng.
                - Ngày gõ lẫn lộn 1/10 và 10/1: chọn một định dạng cho cả cột.
                - Để trống rồi ghi “như trên”: máy không hiểu.
                ?? Thử sức: cột nào để tính tốc độ đọc?
                Thêm cột “Trang mỗi phút” với công thức ~=C2/D2~.
                !!`,
            },
            {
              kind: 'exercise',
              page: 14,
              title: 'Sửa một bảng lộn xộn',
              body: marked`
                Bảng của Bin: cột “Thông tin” ghi “Đo nước, 18tr, 35p, ngày 2 tháng 10”.
                1. Nên tách thành mấy cột?
                2. Viết lại dòng ấy.
                3. Kể một việc làm được sau khi tách mà trước đó không làm được.
                ?? Gợi ý
                **1.** Bốn cột: Ngày, Sách, Số trang, Số phút. **2.** 02/10 – Đo nước – 18 – 35. **3.** Cộng số trang cả tuần, sắp theo ngày, vẽ biểu đồ.
                !!`,
            },
          ],
        },
        {
          title: 'Công thức và biểu đồ',
          page: 24,
          items: [
            {
              kind: 'lesson',
              page: 24,
              title: 'SUM, AVERAGE, MAX, COUNTIF',
              body: marked`
                Công thức bắt đầu bằng dấu bằng.
                ~ =SUM(C2:C8)            cộng số trang
                ~ =AVERAGE(C2:C8)        trung bình mỗi ngày
                ~ =MAX(C2:C8)            ngày đọc nhiều nhất
                ~ =COUNTIF(C2:C8,">=15") số ngày đọc từ 15 trang
                ## Địa chỉ chạy theo
                Kéo công thức xuống, ~C2~ thành ~C3~, ~C4~. Muốn giữ nguyên một ô, thêm dấu đô la: ~=C2/$F$1~ luôn chia cho ô F1.
                ## Kiểm tra bằng ước lượng
                Bảy ngày, mỗi ngày khoảng 15 trang thì tổng chừng 100. Máy ra 1.050 là có ô gõ thừa số 0.
                ?? Thử sức: công thức đếm số ngày **không** đọc (0 trang)
                ~=COUNTIF(C2:C8,0)~
                !!`,
            },
            {
              kind: 'video',
              page: 30,
              title: 'Đọc một biểu đồ cột',
              video: 'doc-bieu-do',
              materials: ['so-lieu-hieu-sach'],
              body: marked`
                Tải tệp số liệu hiệu sách bên dưới, mở bằng bảng tính và vẽ biểu đồ cột cho cột “Thiếu nhi”. Tháng nào cao nhất? Vì sao có thể như vậy?`,
            },
            {
              kind: 'exercise',
              page: 34,
              title: 'Báo cáo một tuần đọc sách',
              body: marked`
                Ghi nhật ký đọc bảy ngày rồi làm báo cáo một trang gồm: bảng, tổng số trang, trung bình mỗi ngày, một biểu đồ và **một câu kết luận**.
                ?? Bảng chấm
                Bảng gọn, đúng kiểu dữ liệu (3 điểm). Công thức, không tính tay (3 điểm). Biểu đồ có tên và đơn vị (2 điểm). Câu kết luận dựa trên số (2 điểm).
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Dự án lập trình kéo thả: chú mèo đi chợ',
      column: 1,
      pages: [59, 110],
      sections: [
        {
          title: 'Tuần tự và lặp',
          page: 60,
          items: [
            {
              kind: 'lesson',
              page: 60,
              title: 'Ra lệnh cho chú mèo',
              body: marked`
                Chương trình kéo thả là những khối ghép từ trên xuống. Muốn mèo đi thành hình vuông:
                ~ đặt bút xuống
                ~ lặp lại 4 lần
                ~     đi tới 100 bước
                ~     quay phải 90 độ
                Không có khối lặp, em phải ghép tám khối. Hình có $n$ cạnh đều thì mỗi lần quay $360 : n$ độ: tam giác quay $120$ độ, lục giác quay $60$ độ.
                ## Gỡ lỗi
                Mèo đi sai thì cho chạy **từng khối** và nói to khối ấy làm gì. Chỗ lời nói khác việc mèo làm chính là lỗi.
                ?? Thử sức: hình năm cạnh đều quay bao nhiêu độ?
                $360 : 5 = 72$ độ.
                !!`,
            },
            {
              kind: 'video',
              page: 66,
              title: 'Vòng lặp trong một ngôn ngữ chữ: Python',
              video: 'vong-lap-for',
              materials: ['chuong-trinh-vong-lap'],
              body: marked`
                Khối “lặp lại” của em, viết bằng chữ, trông như thế này. So hai cách: khối nào ứng với dòng nào?`,
            },
            {
              kind: 'exercise',
              page: 70,
              title: 'Vẽ ngôi nhà bằng vòng lặp',
              body: marked`
                1. Ghép chương trình vẽ hình vuông cạnh 80.
                2. Vẽ mái nhà là tam giác đều nằm trên hình vuông.
                3. Vẽ dãy ba ngôi nhà giống nhau, cách nhau 20 bước.
                ?? Gợi ý
                Câu 2: trước khi vẽ mái, cho mèo về góc trên bên trái và hướng sang phải. Câu 3: đặt cả ngôi nhà vào một khối lặp 3 lần; sau mỗi nhà nhấc bút, đi 100 bước (80 của nhà, 20 khoảng cách), hạ bút.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Trình chiếu và an toàn',
      column: 2,
      pages: [111, 160],
      sections: [
        {
          title: 'Bài trình chiếu năm trang',
          page: 112,
          items: [
            {
              kind: 'lesson',
              page: 112,
              title: 'Một trang một ý',
              body: marked`
                Năm trang cho bài “Nhật ký đọc sách của tôi”: mở đầu; tôi đo thế nào; kết quả (biểu đồ); điều tôi nhận ra; việc tuần sau.
                ## Bốn quy tắc
                1. Tiêu đề là một câu kết luận.
                2. Không quá hai mươi chữ mỗi trang.
                3. Chữ đậm trên nền nhạt, cỡ 28 trở lên.
                4. Ảnh ghi nguồn; ảnh của bạn khác phải xin phép.
                Hiệu ứng bay nhảy không làm bài hay hơn; nó chỉ làm người xem chờ.
                ?? Thử sức: sửa tiêu đề “Kết quả”
                “Tôi đọc nhiều nhất vào cuối tuần”.
                !!`,
            },
          ],
        },
        {
          title: 'An toàn trên mạng',
          page: 132,
          items: [
            {
              kind: 'video',
              page: 132,
              title: 'Mật khẩu mạnh, dễ nhớ',
              video: 'an-toan-mang',
              body: marked`
                Xem xong, hãy tự đặt một cụm bốn từ **mới**, không dùng cụm trong video, và đừng nói cho ai, kể cả khi bài tập hỏi.`,
            },
            {
              kind: 'exercise',
              page: 136,
              title: 'Nên làm gì?',
              body: marked`
                1. Tin nhắn lạ: “Bạn trúng thưởng, gửi mật khẩu để nhận.” Em làm gì?
                2. Bạn mượn tài khoản để “chơi hộ cho lên cấp”. Em trả lời sao?
                3. Có người đăng ảnh em mà em không thích. Hai việc em có thể làm?
                ?? Gợi ý
                **1.** Không trả lời, không bấm đường dẫn, báo người lớn. Không nơi nghiêm túc nào hỏi mật khẩu. **2.** “Tớ không cho ai mượn tài khoản, nhưng mình chơi chung nhé.” **3.** Đề nghị người ấy gỡ; báo cáo với nền tảng và nói với người lớn em tin.
                !!`,
            },
          ],
        },
      ],
    },
  ],
}
