import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

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
    { name: 'Đàm Diệp Xuân Quý', about: 'Trợ giảng, trả lời câu hỏi của người học trong vòng một ngày làm việc.' },
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
          minutes: 8,
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
          minutes: 9,
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
          minutes: 8,
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
          minutes: 10,
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
          minutes: 7,
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
    {
      title: 'Hàm và cấu trúc dữ liệu',
      lessons: [
        {
          title: 'Viết hàm của riêng mình',
          minutes: 8,
          body: marked`
            Đoạn mã nào viết đến lần thứ hai thì nên đặt tên cho nó. Tên ấy là hàm.
            ~ def gia_sau_giam(gia, phan_tram):
            ~     """Giá phải trả sau khi giảm, làm tròn đến đồng."""
            ~     return round(gia * (100 - phan_tram) / 100)
            ~ 
            ~ print(gia_sau_giam(145000, 20))   # 116000
            ## Tham số và giá trị trả về
            ~gia~ và ~phan_tram~ là tham số: chỗ trống chờ giá trị. ~return~ đưa kết quả ra ngoài. Hàm không có ~return~ trả về ~None~, nghĩa là “không có gì”.
            ## print khác return
            ~print~ cho *người* xem, ~return~ cho *chương trình* dùng tiếp. Hàm tính toán nên trả về; in ra để người gọi lo.
            ## Biến trong hàm
            Biến tạo trong hàm chỉ sống trong hàm. Hai hàm cùng dùng tên ~tong~ không đụng nhau. Nhờ vậy bạn đọc từng hàm riêng rẽ mà vẫn hiểu.
            ## Giá trị mặc định
            ~ def gia_sau_giam(gia, phan_tram=10):
            ~     return round(gia * (100 - phan_tram) / 100)
            ?? Bài tập: hàm ~la_so_nguyen_to(n)~
            ~ def la_so_nguyen_to(n):
            ~     if n < 2:
            ~         return False
            ~     for i in range(2, int(n ** 0.5) + 1):
            ~         if n % i == 0:
            ~             return False
            ~     return True
            !!`,
        },
        {
          title: 'Danh sách và từ điển',
          minutes: 10,
          body: marked`
            **Danh sách** giữ nhiều giá trị theo thứ tự. **Từ điển** giữ từng cặp khoá và giá trị.
            ~ ke = ["Toán", "Văn", "Sử"]
            ~ ke.append("Địa")
            ~ print(ke[0], ke[-1], len(ke))   # Toán Địa 4
            ~ 
            ~ gia = {"Toán": 36000, "Văn": 43000}
            ~ gia["Sử"] = 40000
            ~ print(gia["Văn"])               # 43000
            Vị trí đầu tiên là 0; số âm đếm từ cuối.
            ## Đi qua từng phần tử
            ~ for ten in ke:
            ~     print(ten)
            ~ 
            ~ for ten, tien in gia.items():
            ~     print(ten, tien)
            ## Khoá không có
            ~gia["Hoá"]~ báo ~KeyError~. Dùng ~gia.get("Hoá", 0)~ để nhận 0 khi không tìm thấy.
            ## Đếm bằng từ điển
            ~ dem = {}
            ~ for chu in "mississippi":
            ~     dem[chu] = dem.get(chu, 0) + 1
            ~ print(dem)   # {'m': 1, 'i': 4, 's': 4, 'p': 2}
            Mẫu này đáng thuộc lòng: đếm từ trong bài, đếm sách theo môn, đếm điểm theo mức đều viết như vậy.
            ?? Bài tập: tìm môn có giá cao nhất
            ~ dat_nhat = max(gia, key=gia.get)
            ~ print(dat_nhat, gia[dat_nhat])   # Văn 43000
            !!`,
        },
      ],
    },
    {
      title: 'Dự án: tủ sách của em',
      lessons: [
        {
          title: 'Đọc, ghi tệp và xử lý lỗi',
          minutes: 9,
          body: marked`
            Chương trình tắt thì biến mất hết. Muốn giữ dữ liệu, phải ghi ra tệp.
            ~ sach = ["Làng xã châu thổ", "Cây lúa"]
            ~ with open("tu_sach.txt", "w", encoding="utf-8") as tep:
            ~     for ten in sach:
            ~         tep.write(ten + "\n")
            ~with~ tự đóng tệp khi xong. Luôn ghi ~encoding="utf-8"~, nếu không chữ có dấu dễ hỏng trên vài máy.
            ## Đọc lại
            ~ with open("tu_sach.txt", encoding="utf-8") as tep:
            ~     sach = [dong.strip() for dong in tep]
            ## Khi tệp chưa có
            Lần chạy đầu tiên, tệp chưa tồn tại và Python báo ~FileNotFoundError~. Ta đón lỗi ấy:
            ~ def doc_tu_sach():
            ~     try:
            ~         with open("tu_sach.txt", encoding="utf-8") as tep:
            ~             return [dong.strip() for dong in tep]
            ~     except FileNotFoundError:
            ~         return []
            Chỉ đón đúng lỗi bạn chờ. Viết ~except:~ trống không sẽ nuốt cả lỗi gõ nhầm, và bạn sẽ mất cả buổi tìm nó.
            ?? Bài tập: hỏi số đến khi người dùng gõ đúng một số
            ~ def hoi_so(cau_hoi):
            ~     while True:
            ~         try:
            ~             return int(input(cau_hoi))
            ~         except ValueError:
            ~             print("Xin gõ một số nguyên.")
            !!`,
        },
        {
          title: 'Ghép thành chương trình hoàn chỉnh',
          minutes: 12,
          body: marked`
            Ta ghép các mảnh thành chương trình ba lệnh: *thêm*, *tìm*, *thoát*.
            ~ TEP = "tu_sach.txt"
            ~ 
            ~ def doc():
            ~     try:
            ~         with open(TEP, encoding="utf-8") as tep:
            ~             return [dong.strip() for dong in tep]
            ~     except FileNotFoundError:
            ~         return []
            ~ 
            ~ def ghi(sach):
            ~     with open(TEP, "w", encoding="utf-8") as tep:
            ~         for ten in sach:
            ~             tep.write(ten + "\n")
            ~ 
            ~ def tim(sach, tu):
            ~     return [ten for ten in sach if tu.lower() in ten.lower()]
            ~ 
            ~ sach = doc()
            ~ while True:
            ~     lenh = input("Lệnh (thêm/tìm/thoát): ").strip()
            ~     if lenh == "thêm":
            ~         sach.append(input("Tên sách: ").strip())
            ~         ghi(sach)
            ~     elif lenh == "tìm":
            ~         thay = tim(sach, input("Từ cần tìm: "))
            ~         print(thay if thay else "Không thấy.")
            ~     elif lenh == "thoát":
            ~         break
            ~     else:
            ~         print("Chưa có lệnh này.")
            ## Nhìn lại
            Mỗi hàm làm một việc và đặt tên theo việc ấy. Phần chính chỉ còn vòng lặp và rẽ nhánh, đọc như đọc thực đơn.
            ## Làm tiếp
            1. Thêm lệnh *xoá*, hỏi lại trước khi xoá.
            2. Lưu cả tác giả: mỗi dòng viết ~tên|tác giả~, dùng ~split("|")~ khi đọc.
            3. In danh sách theo thứ tự chữ cái bằng ~sorted(sach)~.
            Làm xong ba việc ấy, bạn đã là người viết được chương trình mình cần.`,
        },
      ],
    },
  ],
}
