import type { ChapterText } from '../course-text.ts'
import { marked } from '../marked.ts'

/** From functions on to the program that is built of all. */
export const PYTHON_PROGRAMS: ChapterText[] = [
  {
    title: 'Hàm và cấu trúc dữ liệu',
    lessons: [
      {
        title: 'Viết hàm của riêng mình',
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
]
