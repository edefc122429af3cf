import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'
import { PYTHON_PROGRAMS } from './python-programs.ts'

export const PYTHON_STEP_BY_STEP: CourseText = {
  title: 'Python từng bước cho người chưa biết gì',
  summary: 'Từ dòng lệnh đầu tiên đến một chương trình quản lý tủ sách nhỏ, dành cho người chưa từng lập trình.',
  description: marked`
    Chín bài, mỗi bài chừng mười phút đọc và gõ thử, đi từ dòng lệnh đầu tiên đến một chương trình quản lý tủ sách nhỏ.
    Bài nào cũng có đoạn mã chạy được và việc tự làm ở cuối; bài về vòng lặp có video kèm phụ đề và phiếu bài tập tải về. Vướng chỗ nào, người học hỏi giảng viên ngay dưới bài.`,
  level: 'basic',
  hasCertificate: true,
  teachers: [
    {
      name: 'Nghiêm Lập Kim Thoa',
      about: 'Giảng viên bộ môn Khoa học máy tính, mười hai năm dạy lập trình cho người mới.',
    },
    { name: 'Đàm Diệp Xuân Quý', about: 'Trợ giảng, trả lời câu hỏi của người học vào ngày làm việc.' },
  ],
  outcomes: [
    'Viết được chương trình có rẽ nhánh, vòng lặp và hàm',
    'Đọc thông báo lỗi và tự tìm ra dòng sai',
    'Dùng danh sách, từ điển để giải bài toán thật',
    'Đọc, ghi tệp văn bản và lưu dữ liệu giữa hai lần chạy',
    'Hoàn thành một dự án nhỏ: tủ sách của em',
  ],
  requirements: [
    'Một máy tính cài được Python 3, hoặc một trang chạy Python trong trình duyệt.',
    'Biết gõ bàn phím và tạo thư mục. Không cần biết lập trình.',
  ],
  chapters: [
    {
      title: 'Làm quen',
      lessons: [
        {
          title: 'Dòng lệnh đầu tiên',
          isPreview: true,
          body: marked`
            Chương trình là một danh sách việc, viết cho máy tính làm lần lượt từ trên xuống. Việc đầu tiên ta nhờ máy: chào.
            ~ print("Xin chào tủ sách!")
            ~ print("Hôm nay ta học Python.")
            Lưu hai dòng trên vào tệp ~chao.py~, mở cửa sổ lệnh ở thư mục ấy và gõ ~python chao.py~. Máy in ra hai dòng chữ.
            ## Đọc kỹ một dòng
            - ~print~ là tên một **hàm**: việc đã có người viết sẵn.
            - Cặp ngoặc tròn chứa thứ ta đưa cho hàm.
            - Cặp nháy kép cho biết bên trong là **chữ**, không phải lệnh.
            ## Làm sai để biết
            Bỏ một dấu nháy rồi chạy lại. Python dừng và in ~SyntaxError~ kèm số dòng. Thông báo lỗi không phải lời mắng; nó là tấm biển chỉ chỗ cần nhìn. Thói quen tốt: đọc dòng cuối của thông báo trước, rồi nhìn số dòng.
            ?? Bài tập: in ra một khung tên ba dòng bằng dấu sao
            ~ print("*************")
            ~ print("*  Bé Na    *")
            ~ print("*************")
            !!`,
        },
        {
          title: 'Biến và kiểu dữ liệu',
          isPreview: true,
          body: marked`
            Biến là cái tên dán lên một giá trị để dùng lại.
            ~ ten_sach = "Làng xã châu thổ"
            ~ so_trang = 320
            ~ gia = 145000.0
            ~ con_hang = True
            ~ print(ten_sach, so_trang, gia, con_hang)
            ## Bốn kiểu hay gặp
            | Kiểu | Ví dụ | Dùng cho |
            | ~str~ | ~"Na"~ | chữ |
            | ~int~ | ~320~ | số nguyên |
            | ~float~ | ~4.5~ | số có phần thập phân |
            | ~bool~ | ~True~ | đúng hoặc sai |
            ## Chữ và số không cộng được với nhau
            Hàm ~input~ luôn trả về chữ. Muốn tính, phải đổi kiểu:
            ~ tuoi = input("Em mấy tuổi? ")   # "9" là chữ
            ~ sang_nam = int(tuoi) + 1
            ~ print("Sang năm em", sang_nam, "tuổi")
            Quên ~int(...)~, máy báo ~TypeError~: không cộng chữ với số.
            ## Đặt tên
            Tên biến viết thường, các từ nối bằng gạch dưới, nói rõ nghĩa: ~so_trang~ tốt hơn ~x~.
            ?? Bài tập: hỏi giá và số cuốn, in thành tiền
            ~ gia = int(input("Giá một cuốn: "))
            ~ so_cuon = int(input("Số cuốn: "))
            ~ print("Thành tiền:", gia * so_cuon, "đồng")
            !!`,
        },
      ],
    },
    {
      title: 'Điều khiển',
      lessons: [
        {
          title: 'Rẽ nhánh với if, elif, else',
          body: marked`
            Chương trình biết chọn đường là nhờ câu điều kiện.
            ~ diem = float(input("Điểm: "))
            ~ if diem >= 8:
            ~     print("Giỏi")
            ~ elif diem >= 6.5:
            ~     print("Khá")
            ~ elif diem >= 5:
            ~     print("Đạt")
            ~ else:
            ~     print("Cần cố gắng")
            ## Ba điều phải nhớ
            - Cuối dòng điều kiện có dấu hai chấm.
            - Khối lệnh bên trong lùi vào bốn dấu cách. Python hiểu cấu trúc nhờ khoảng lùi này.
            - Các điều kiện được xét từ trên xuống; gặp điều kiện đúng đầu tiên thì dừng. Nếu đặt ~diem >= 5~ lên đầu, học sinh giỏi cũng chỉ “Đạt”.
            ## So sánh và nối điều kiện
            Bằng nhau viết hai dấu ~==~; khác nhau viết ~!=~. Nối bằng ~and~, ~or~, phủ định bằng ~not~:
            ~ if tuoi >= 6 and tuoi <= 10:
            ~     print("Học sinh tiểu học")
            Python còn cho viết gọn như toán học: ~6 <= tuoi <= 10~.
            ?? Bài tập: năm nhuận
            Năm nhuận chia hết cho 4 nhưng không chia hết cho 100, hoặc chia hết cho 400.
            ~ nam = int(input("Năm: "))
            ~ if (nam % 4 == 0 and nam % 100 != 0) or nam % 400 == 0:
            ~     print("Năm nhuận")
            ~ else:
            ~     print("Năm thường")
            !!`,
        },
        {
          title: 'Vòng lặp for và hàm range',
          isPreview: true,
          video: 'vong-lap-for',
          materials: ['phieu-vong-lap', 'chuong-trinh-vong-lap'],
          body: marked`
            Việc lặp lại nhiều lần thì giao cho vòng lặp. Muốn in bảng nhân 7:
            ~ for i in range(1, 11):
            ~     print(7, "x", i, "=", 7 * i)
            ## range đếm thế nào?
            | Viết | Được dãy |
            | ~range(5)~ | 0, 1, 2, 3, 4 |
            | ~range(1, 6)~ | 1, 2, 3, 4, 5 |
            | ~range(0, 10, 2)~ | 0, 2, 4, 6, 8 |
            | ~range(5, 0, -1)~ | 5, 4, 3, 2, 1 |
            Số cuối không được lấy. Nhờ vậy ~range(n)~ luôn cho đúng ~n~ số.
            ## Cộng dồn
            Mẫu hay dùng nhất: một biến đứng ngoài vòng lặp, mỗi lượt thêm một ít.
            ~ tong = 0
            ~ for i in range(1, 101):
            ~     tong = tong + i
            ~ print(tong)   # 5050
            Kết quả khớp với công thức $\frac{n(n+1)}{2}$ khi $n = 100$.
            ?? Bài tập: tính tích $1 \cdot 2 \cdot 3 \cdots 10$
            Biến đứng ngoài phải bắt đầu từ 1, vì nhân với 0 luôn ra 0.
            ~ tich = 1
            ~ for i in range(1, 11):
            ~     tich = tich * i
            ~ print(tich)   # 3628800
            !!`,
        },
        {
          title: 'Vòng lặp while và điều kiện dừng',
          body: marked`
            Khi chưa biết trước phải lặp mấy lần, dùng ~while~: còn đúng thì còn làm.
            ~ so_du = 1000000
            ~ thang = 0
            ~ while so_du < 2000000:
            ~     so_du = so_du * 1.01
            ~     thang = thang + 1
            ~ print("Sau", thang, "tháng tiền gấp đôi")
            Chương trình in ra 70: với lãi 1% mỗi tháng, bảy mươi tháng thì gấp đôi.
            ## Vòng lặp không dừng
            Nếu trong vòng lặp không có gì làm thay đổi điều kiện, máy chạy mãi. Bấm Ctrl+C để ngắt. Trước khi chạy, hãy tự hỏi: dòng nào đưa ta đến gần lúc dừng?
            ## Hỏi đến khi đúng
            ~ while True:
            ~     tra_loi = input("Thủ đô Việt Nam? ").strip().lower()
            ~     if tra_loi == "hà nội":
            ~         print("Đúng rồi!")
            ~         break
            ~     print("Thử lại nhé.")
            ~break~ thoát khỏi vòng lặp ngay. ~strip~ bỏ dấu cách thừa hai đầu, ~lower~ đổi thành chữ thường, để người gõ “ Hà Nội” vẫn được tính là đúng.
            ?? Bài tập: trò đoán số
            Cho ~bi_mat = 37~. Mỗi lượt in “lớn hơn” hoặc “nhỏ hơn”, đếm số lượt, đoán trúng thì dừng. Gợi ý: giữ khung ~while True~ ở trên, thêm một biến đếm đứng ngoài.
            !!`,
        },
      ],
    },
    ...PYTHON_PROGRAMS,
  ],
}
