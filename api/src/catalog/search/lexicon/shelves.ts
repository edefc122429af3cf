/**
 * Other names of shelves, by the shelf's slug: what people call them, and what they look for that stands on them. The shelf's own
 * name and the parts of it are known without being listed.
 */
export const SHELF_NAMES: Record<string, string> = {
  'giao-trinh-dai-cuong': 'môn đại cương | giáo trình đại cương | sách đại cương | khối đại cương | môn cơ sở năm nhất',
  'toan-va-thong-ke':
    'toán | toán cao cấp | toán đại học | thống kê | xác suất thống kê | xstk | toán đại cương | giải tích đại cương',
  'vat-li-hoa-hoc-dai-cuong': 'vật lý đại cương | lý đại cương | hoá đại cương | hoá học đại cương | vldc | vlđc',
  'li-luan-chinh-tri':
    'chính trị | mác lênin | mác lê nin | mác | triết mác | triết học mác lênin | kinh tế chính trị | tư tưởng hồ chí minh | chủ nghĩa xã hội | cnxh | cnxhkh | lịch sử đảng | lý luận chính trị | ktct',
  'ki-nang-dai-hoc':
    'kỹ năng sinh viên | kỹ năng học đại học | kỹ năng học tập | tân sinh viên | kỹ năng mềm | nghiên cứu khoa học | nckh | viết luận văn | khoá luận',
  'khoa-hoc-tu-nhien': 'khtn | tự nhiên | khoa học cơ bản',
  'toan-hoc':
    'toán | toán lý thuyết | toán chuyên ngành | đại số | hình học | số học | toán rời rạc | math | maths | mathematics | toán tổ hợp',
  'vat-li': 'lý | vật lý | vật lý học | vật lý lý thuyết | thiên văn | thiên văn học | physics | vũ trụ | quang học | lượng tử',
  'hoa-hoc': 'hoá | hoá chất | hoá hữu cơ | hoá vô cơ | hoá phân tích | hoá lý | chemistry | chuyên hoá',
  'sinh-hoc':
    'sinh | sinh vật | sinh vật học | động vật | thực vật | động thực vật | sinh học phân tử | biology | công nghệ sinh học | cnsh | vi sinh | di truyền',
  'khoa-hoc-trai-dat-va-moi-truong':
    'môi trường | địa chất | khí hậu | biến đổi khí hậu | bđkh | trái đất | địa lý tự nhiên | tài nguyên | tài nguyên môi trường | khoa học trái đất | khí tượng | thuỷ văn | gis | bảo vệ môi trường',
  'khoa-hoc-xa-hoi-va-nhan-van': 'khxh | khxhnv | xã hội nhân văn | khoa học xã hội | nhân văn',
  'lich-su': 'sử | sử học | lịch sử việt nam | lịch sử thế giới | lịch sử nước ta | khảo cổ | history | việt sử',
  'van-hoc-va-ngon-ngu':
    'văn | văn chương | ngôn ngữ | ngôn ngữ học | văn học việt nam | ngữ văn | ca dao | truyện ngắn | thơ ca | phê bình | phê bình văn học | literature | hán nôm | chữ nôm | ngữ pháp tiếng việt',
  'triet-hoc': 'triết | tư tưởng | đạo đức | đạo đức học | logic | mỹ học | philosophy | triết lý',
  'xa-hoi-hoc-nhan-hoc': 'xã hội | công tác xã hội | dân tộc học | nhân chủng | ctxh | sociology | văn hoá xã hội',
  'tam-li-hoc':
    'tâm lý | tâm lý trị liệu | tham vấn | tâm lý học đường | psychology | tâm lý trẻ em | tâm lý tuổi teen | trị liệu tâm lý | cảm xúc',
  'bao-chi-truyen-thong':
    'báo | báo chí | truyền thông | làm báo | phóng viên | nhà báo | viết báo | pr | quan hệ công chúng | media | biên tập | xuất bản',
  'kinh-te-quan-tri': 'kinh tế | kinh doanh | business | khối kinh tế | economics | quản trị',
  'kinh-te-hoc': 'kinh tế | kinh tế vi mô | kinh tế vĩ mô | kinh tế lượng | vi mô | vĩ mô | vi mô vĩ mô',
  'tai-chinh-ngan-hang':
    'tài chính | ngân hàng | tcnh | chứng khoán | đầu tư | đầu tư chứng khoán | tiền tệ | thuế | finance | cổ phiếu | chơi chứng khoán | tín dụng | tiền bạc',
  'ke-toan-kiem-toan': 'kế toán | kiểm toán | ktkt | sổ sách | accounting | làm kế toán | kế toán trưởng | báo cáo tài chính',
  'quan-tri-kinh-doanh':
    'quản trị | qtkd | khởi nghiệp | startup | nhân sự | quản trị nhân sự | quản lý nhân sự | hr | lãnh đạo | chuỗi cung ứng | logistics | doanh nghiệp | quản lý doanh nghiệp | làm giàu | kinh doanh | management',
  marketing:
    'tiếp thị | marketing online | digital marketing | marketing số | thương hiệu | branding | quảng cáo | mkt | bán hàng | nghiên cứu thị trường | người tiêu dùng',
  luat: 'luật học | pháp luật | ngành luật | luật pháp | law | sách luật | bộ luật',
  'li-luan-nha-nuoc-va-phap-luat':
    'nhà nước và pháp luật | nhà nước | hiến pháp | luật hiến pháp | pháp luật đại cương | lý luận nhà nước',
  'luat-dan-su': 'dân sự | hôn nhân gia đình | thừa kế | tố tụng dân sự | ly hôn | hợp đồng dân sự | di chúc',
  'luat-hinh-su': 'hình sự | tội phạm | tố tụng hình sự | điều tra | luật hình | bộ luật hình sự',
  'luat-kinh-te':
    'luật thương mại | luật doanh nghiệp | luật lao động | luật đất đai | sở hữu trí tuệ | luật kinh doanh | luật cạnh tranh | bản quyền tác giả',
  'luat-quoc-te': 'công pháp | tư pháp quốc tế | luật biển | trọng tài | trọng tài quốc tế | công pháp quốc tế',
  'ngoai-ngu': 'tiếng nước ngoài | học ngoại ngữ | ngoại ngữ 2 | các thứ tiếng | foreign language',
  'tieng-anh':
    'anh văn | anh ngữ | english | ngữ pháp tiếng anh | từ vựng tiếng anh | tiếng anh giao tiếp | ielts | toeic | toefl | phát âm tiếng anh | học tiếng anh',
  'tieng-trung':
    'tiếng hoa | tiếng hán | tiếng tàu | tiếng trung quốc | chinese | hoa ngữ | hán ngữ | hsk | trung văn | chữ hán | tiếng trung giao tiếp',
  'tieng-nhat': 'nhật ngữ | japanese | tiếng nhật bản | jlpt | kanji | hiragana | katakana | n5 | n4 | n3 | minna',
  'tieng-han': 'hàn ngữ | korean | tiếng hàn quốc | topik | hangul',
  'tieng-phap-tieng-duc': 'tiếng pháp | tiếng đức | pháp ngữ | pháp văn | đức ngữ | french | german | delf',
  'tieng-viet-cho-nguoi-nuoc-ngoai':
    'tiếng việt cho người nước ngoài | vietnamese | vietnamese for foreigners | learn vietnamese | dạy tiếng việt cho tây | tiếng việt cho người ngoại quốc',
  'y-duoc': 'y | y khoa | y học | y tế | ngành y | medicine | medical | sách y | bác sĩ | sức khoẻ | trường y',
  'y-hoc-co-so': 'y cơ sở | giải phẫu | sinh lý | sinh lý người | mô phôi | hoá sinh | vi sinh y học | giải phẫu người | anatomy',
  'y-hoc-lam-sang':
    'lâm sàng | nội khoa | ngoại khoa | nhi khoa | sản khoa | sản phụ khoa | bệnh học | cấp cứu | sơ cứu | chẩn đoán | triệu chứng',
  'duoc-hoc': 'dược | dược sĩ | thuốc | dược lý | dược liệu | bào chế | pharmacy | ngành dược | nhà thuốc',
  'dieu-duong': 'y tá | chăm sóc người bệnh | chăm sóc bệnh nhân | nursing | điều dưỡng viên | hộ lý',
  'y-hoc-co-truyen':
    'đông y | yhct | châm cứu | bấm huyệt | thuốc nam | thuốc bắc | cây thuốc | xoa bóp | cây thuốc nam | bốc thuốc | y học dân tộc | dưỡng sinh',
  'y-te-cong-cong':
    'dịch tễ | dinh dưỡng | sức khoẻ cộng đồng | public health | ytcc | phòng bệnh | vệ sinh an toàn thực phẩm | sức khoẻ môi trường',
  'cong-nghe-thong-tin':
    'cntt | tin học | it | máy tính | công nghệ | information technology | computer | computer science | khoa học máy tính | khmt | tin',
  'lap-trinh':
    'coding | code | lập trình viên | programming | viết code | python | java | javascript | thuật toán | giải thuật | c++ | ngôn ngữ lập trình | lập trình web | học code | dev | web | lập trình c',
  'co-so-du-lieu':
    'csdl | database | sql | dữ liệu | data | mysql | postgresql | khai phá dữ liệu | data mining | big data | dữ liệu lớn | kho dữ liệu | cơ sở dữ liệu',
  'mang-va-an-toan-thong-tin':
    'mạng máy tính | an ninh mạng | bảo mật | an toàn thông tin | attt | network | security | hacker | hacking | mật mã | linux | quản trị mạng | cyber security | mmt | an toàn mạng | bảo mật thông tin',
  'tri-tue-nhan-tao':
    'ai | machine learning | học máy | deep learning | học sâu | thị giác máy tính | computer vision | nlp | xử lý ngôn ngữ tự nhiên | ml | artificial intelligence | chatgpt | trí tuệ nhân tạo ai',
  'ki-thuat-phan-mem':
    'phần mềm | công nghệ phần mềm | cnpm | ktpm | software | kiểm thử | tester | kiểm thử phần mềm | phân tích thiết kế hệ thống | git | ui ux | ux | thiết kế giao diện | software engineering',
  'ki-thuat-cong-nghe': 'kỹ thuật | engineering | kỹ sư | khối kỹ thuật',
  'co-khi':
    'cơ khí chế tạo | chế tạo máy | máy móc | ô tô | xe máy | sửa xe | sức bền vật liệu | vẽ kỹ thuật | mechanical | cơ khí chế tạo máy | sửa chữa xe máy',
  'dien-dien-tu':
    'điện | điện tử | kỹ thuật điện | mạch điện | tự động hoá | điện tử số | đo lường | điều khiển tự động | năng lượng mặt trời | điện mặt trời | thợ điện | điện dân dụng | pin mặt trời',
  'xay-dung-kien-truc':
    'xây dựng | kiến trúc | xây nhà | quy hoạch | bê tông | dự toán | kiến trúc sư | kết cấu | civil engineering | quy hoạch đô thị | nền móng | làm nhà',
  'cong-nghe-thuc-pham': 'thực phẩm | cntp | chế biến thực phẩm | nấu ăn | lên men | chế biến | đồ ăn | nấu nướng',
  'nong-lam-nghiep':
    'nông nghiệp | lâm nghiệp | trồng trọt | chăn nuôi | trồng cây | trồng rau | trồng rau sạch | làm vườn | nông dân | nuôi ong | trồng lúa | rau sạch | cây trồng | nhà nông | bệnh cây | làm nông | nông lâm',
  'khoa-hoc-giao-duc': 'giáo dục | sư phạm | giáo dục học | nghề giáo | ngành sư phạm | education',
  'phuong-phap-day-hoc':
    'ppdh | phương pháp giảng dạy | dạy học | giảng dạy | soạn giáo án | kiểm tra đánh giá | lý luận dạy học | đổi mới phương pháp dạy học',
  'quan-li-giao-duc': 'qlgd | quản lý trường học | hiệu trưởng | quản lý nhà trường | quản trị trường học | ban giám hiệu',
  'giao-duc-mam-non': 'mầm non | mẫu giáo | nhà trẻ | gdmn | giáo viên mầm non | cô giáo mầm non | trẻ mầm non | trẻ mẫu giáo',
  'giao-duc-dac-biet':
    'gddb | trẻ đặc biệt | tự kỷ | trẻ tự kỷ | chậm nói | khuyết tật | ngôn ngữ ký hiệu | trẻ khuyết tật | can thiệp sớm | tăng động | giáo dục hoà nhập',
  'sach-giao-khoa-va-bo-tro':
    'sgk | sách giáo khoa | sách bổ trợ | bổ trợ | sách bài tập | sbt | sách phổ thông | sách học sinh | sách tham khảo học sinh | sách đi học',
  'tieu-hoc':
    'cấp 1 | cấp i | bậc tiểu học | học sinh tiểu học | lớp 1 2 3 | bé vào lớp 1 | hành trang vào lớp 1 | tiền tiểu học',
  'trung-hoc-co-so': 'thcs | cấp 2 | cấp ii | trung học | học sinh cấp 2 | học sinh thcs',
  'trung-hoc-pho-thong': 'thpt | cấp 3 | cấp iii | phổ thông | học sinh cấp 3 | học sinh thpt',
  'on-thi':
    'luyện thi | ôn thi thpt | thi tốt nghiệp | ôn thi tốt nghiệp | thi đại học | ôn thi đại học | luyện thi đại học | thpt quốc gia | thptqg | tnthpt | đgnl | đánh giá năng lực | thi vào 10 | vào 10 | ôn thi vào 10 | luyện đề | ôn thi cao học | thi thử | thi chuyển cấp | tuyển sinh lớp 10 | tuyển sinh 10 | dgnl | ôn thi thpt quốc gia | ôn thi thptqg',
  'sach-thieu-nhi':
    'thiếu nhi | trẻ em | cho trẻ em | truyện thiếu nhi | truyện tranh | truyện tranh cho trẻ em | sách trẻ em | nhi đồng | sách cho bé | sách cho con | truyện cho bé | em bé | thiếu niên | kid | kids | children | sách tranh | sách cho trẻ | truyện tranh thiếu nhi | truyện',
  'truyen-ke':
    'truyện kể | kể chuyện | truyện đọc cho bé | truyện kể cho bé | truyện cổ tích | cổ tích | kể chuyện cho bé | kể chuyện đêm khuya | truyện đồng thoại | truyện kể trước giờ ngủ | đọc truyện cho bé | truyện đọc cho con | truyện cho con | đọc truyện cho con | trước khi đi ngủ | trước khi ngủ | trước giờ ngủ | truyện đọc trước khi ngủ | ru ngủ | kể chuyện cho con | truyện đêm khuya',
  'khoa-hoc-vui':
    'khoa học cho bé | khoa học cho trẻ em | thí nghiệm vui | thí nghiệm cho bé | bách khoa cho trẻ | stem | mười vạn câu hỏi vì sao | khám phá khoa học | khoa học thiếu nhi | khoa học cho trẻ',
  'ki-nang-cho-tre':
    'kỹ năng cho bé | kỹ năng sống cho trẻ | kỹ năng sống cho bé | dạy con | dạy trẻ | nuôi dạy con | giáo dục con | dạy bé | kỹ năng sống cho trẻ em | kỹ năng cho trẻ em | nuôi con | nuôi con nhỏ | nuôi dạy trẻ | chăm con | làm cha mẹ | làm mẹ | làm bố | con nhỏ | dạy con ngoan | dạy con học | parenting | giáo dục con cái | con cái',
  'tu-dien': 'từ điển | tra từ | tự điển | dictionary | thuật ngữ',
  'van-hoa-dia-phuong':
    'văn hoá | địa phương | ẩm thực | nấu ăn | lễ hội | phong tục | phong tục tập quán | du lịch | làng nghề | dân gian | văn hoá dân gian | văn hoá việt nam | món ăn | dân tộc | món ngon | dạy nấu ăn | vùng miền | làng quê',
  'ki-nang-song':
    'kỹ năng sống | self help | phát triển bản thân | kỹ năng | tự lực | sống đẹp | sống khoẻ | kỹ năng giao tiếp | giao tiếp | quản lý tài chính cá nhân | quản lý tiền bạc | chữa lành | sống tích cực | tài chính cá nhân',
  'nghe-thuat':
    'mỹ thuật | hội hoạ | âm nhạc | vẽ | học vẽ | nhạc | nhiếp ảnh | chụp ảnh | thư pháp | nhạc lý | đàn | học đàn | art | music | tập vẽ | nhạc cụ | guitar | piano | học nhạc',
}
