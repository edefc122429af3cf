/**
 * What people say around the thing they look for. A book need not say it, but one that does comes first. One phrase a line
 * or between bars; accents matter when they are typed.
 */
export const OPTIONAL_PHRASES = `
sách | quyển | cuốn | cuốn sách | quyển sách | đầu sách | tập sách | tài liệu | tài liệu học | tài liệu tham khảo | giáo trình | giáo trình môn | giáo án
bài giảng | đề cương | tóm tắt | hướng dẫn | cẩm nang | sổ tay | sách hay | sách dạy | sách học | sách về | sách tham khảo về | sách chuyên ngành
bộ đề | đề | đề thi | tuyển tập đề | trắc nghiệm | chuyên đề | lý thuyết | giải | lời giải | giải bài tập | đáp án | có đáp án | có lời giải
có lời giải chi tiết | có giải chi tiết | giải chi tiết | kèm lời giải | kèm đáp án | có hướng dẫn giải | có hình ảnh | có hình | có màu | có video | kèm file nghe
mua | bán | tìm | cần tìm | cần mua | tìm mua | đặt mua | muốn mua | muốn tìm | mình cần | em cần | tôi cần | cho hỏi | xin | ở đâu | mua ở đâu | ở đâu bán
tải | tải về | download | free | miễn phí | pdf | file | file pdf | bản pdf | word | docx | online | trực tuyến | full | bản đẹp | trọn vẹn | đọc online
giá | giá rẻ | rẻ | giá tốt | giá bao nhiêu | bao nhiêu tiền | giảm giá | khuyến mãi | sale | freeship | chính hãng | bản quyền | cũ | thanh lý | bìa cứng | bìa mềm
mới | mới nhất | bản mới | bản mới nhất | tái bản | tái bản mới nhất | xuất bản mới | năm nay | 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026 | 2027
hiện đại | truyền thống | nâng cao | chuyên sâu | tổng hợp | toàn tập | chuyên nghiệp | thông dụng | hằng ngày | sach
hay | hay nhất | tốt | tốt nhất | nên đọc | đáng đọc | bán chạy | nổi tiếng | dễ hiểu | dễ học | dễ đọc | chi tiết | đầy đủ | nhanh | hiệu quả | chuẩn | ngắn gọn
cho | dành cho | về | của | và | với | các | những | cách | để | là | ở | trong | tại | từ | đến | một | có | không | nào | gì | nhất | theo | bằng | qua | trên | dưới
môn | môn học | ngành | chuyên ngành | học phần | khối ngành | khoa | lĩnh vực | chủ đề | loại | thể loại
học | tự học | học tập | luyện | rèn luyện | ôn | ôn luyện | ôn tập | dạy | tìm hiểu | nghiên cứu về | đọc | làm | biết | nói về | viết về | giới thiệu | khám phá
cho người mới | cho người mới bắt đầu | cho người mới học | người mới | người mới bắt đầu | người mới học | mới bắt đầu | mới học | newbie | beginner | cho beginner | từ đầu | từ con số 0 | từ số 0
từ a đến z | từ a tới z | mất gốc | cho người mất gốc | người mất gốc | lấy lại gốc | vỡ lòng | nhập môn | cơ bản | căn bản | từ cơ bản | cơ bản đến nâng cao | từ cơ bản đến nâng cao | sơ cấp
cho sinh viên | sinh viên | dành cho sinh viên | cho học sinh | học sinh | cho giáo viên | giáo viên | cho giảng viên | giảng viên | cho phụ huynh | phụ huynh | cho người lớn | cho người đi làm
người đi làm | cho bé | cho con | cho trẻ | dành cho trẻ | cho mọi người | cho gia đình | tại nhà | ở nhà | thực tế | thực hành | đại học | trường đại học | bậc đại học | hệ đại học | cao đẳng
cho sinh viên kỹ thuật | sinh viên kỹ thuật | cho dân kỹ thuật | dân kỹ thuật | cho sinh viên kinh tế | sinh viên kinh tế | cho dân văn phòng | dân văn phòng | khi
ôn thi môn | thi môn | ôn thi hết môn | thi hết môn | ôn thi cuối kỳ | thi cuối kỳ | ôn cuối kỳ | qua môn | bảng chữ cái | quà tặng | quà | làm quà | tặng | bố mẹ | ba mẹ
2 tuổi | 3 tuổi | 4 tuổi | 5 tuổi | 6 tuổi | 7 tuổi | 8 tuổi | 9 tuổi | 10 tuổi | 11 tuổi | 12 tuổi
năm nhất | năm 1 | năm 2 | năm 3 | năm cuối | học kỳ 1 | học kỳ 2 | kỳ 1 | kỳ 2 | tập 1 | tập 2 | how to | book | books | for | the | of | in | and | a | an | introduction to | basic | textbook
việt nam | ở việt nam | nước ta | ạ | ơi | nhé | với ạ | shop | shop ơi | ad | admin | em | mình | tôi | giúp | gấp | ib | inbox | review | nhà xuất bản | nxb | thư quán | đại học quốc gia | dhqg | đhqg
cho người chưa biết gì | người chưa biết gì | chưa biết gì | không biết gì | chưa biết | f0 | cho f0 | gà mờ | dummies
báo cáo | làm báo cáo | viết báo cáo | cách tính | cách làm | cách viết | làm sao | làm sao để | ra sao | thế nào | như thế nào | tại sao | được không
vào | chuẩn bị vào | sắp vào | lên | chống | phòng chống | phòng tránh | lắp | lắp đặt | có con | tập 3 | tập 4 | tập 5 | tập i | tập ii | tập iii | sách tham khảo môn
`
