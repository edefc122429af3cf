/** What a reader is likely to speak about. */
export type Readership = 'study' | 'kids' | 'language' | 'life' | 'course'

/** First sentences, by stars. */
export const OPENINGS: Record<1 | 2 | 3 | 4 | 5, string[]> = {
  5: [
    'Rất đáng đọc.',
    'Sách hay hơn mình mong đợi.',
    'Đọc một mạch hai buổi tối.',
    'Mình mua vì cô giáo giới thiệu và không thất vọng.',
    'Đúng cuốn mình đang tìm.',
    'Viết sáng sủa, dễ theo.',
    'Năm sao cho sự cẩn thận của tác giả.',
    'Đã mua cuốn thứ hai để tặng bạn.',
    'Lâu rồi mới gặp cuốn sách biên soạn kỹ như vậy.',
    'Nội dung chắc chắn, trình bày đẹp.',
    'Đọc xong thấy muốn tìm hiểu thêm.',
    'Mở ra là không muốn gấp lại.',
    'Rất hài lòng.',
    'Cảm ơn tác giả và nhà xuất bản.',
    'Xứng đáng có trong tủ sách gia đình.',
    'Mua đợt giảm giá, thấy hời quá.',
    'Sách có hồn, không khô khan.',
    'Mình đã gạch chân gần nửa cuốn.',
  ],
  4: [
    'Sách tốt, còn vài chỗ có thể hay hơn.',
    'Nội dung ổn, trình bày dễ nhìn.',
    'Khá hài lòng.',
    'Đáng mua, nhất là khi có giảm giá.',
    'Đọc được, nhiều ý hay.',
    'Phần đầu rất cuốn, phần sau hơi dày chữ.',
    'Đúng như mô tả.',
    'Tốt trong tầm giá.',
    'Mình cho bốn sao vì muốn thêm bài tập.',
    'Dùng kèm bài giảng trên lớp thì rất hợp.',
    'Sách chắc tay, viết cẩn thận.',
    'Có ích cho công việc của mình.',
  ],
  3: [
    'Tạm được.',
    'Sách ở mức trung bình.',
    'Nội dung đúng nhưng hơi sơ lược.',
    'Mình mong đợi nhiều hơn một chút.',
    'Phần hay phần chưa.',
    'Đọc để biết thì ổn, đi sâu thì thiếu.',
    'Bình thường, không chê không khen.',
    'Hợp với người mới, người đã học rồi sẽ thấy ít.',
  ],
  2: [
    'Hơi thất vọng.',
    'Không hợp với mình.',
    'Nhiều đoạn khó hiểu.',
    'Trình bày rối hơn mình tưởng.',
    'Giá này thì nên kỹ hơn.',
    'Mình không đọc hết.',
  ],
  1: [
    'Không hài lòng.',
    'Sách mình nhận bị lỗi.',
    'Chưa tương xứng với lời giới thiệu.',
    'Rất tiếc phải cho một sao.',
    'Mình mua nhầm trình độ.',
  ],
}

/** About the contents, by readership: what pleases. */
export const PRAISE: Record<Readership, string[]> = {
  study: [
    'Ví dụ sát thực tế, đọc xong làm được bài tập ngay.',
    'Mỗi chương có phần tóm tắt nên ôn thi rất nhanh.',
    'Cách đặt câu hỏi ở đầu chương khiến mình phải suy nghĩ.',
    'Thuật ngữ được giải thích ngay khi xuất hiện.',
    'Tài liệu tham khảo phong phú, có ghi rõ vì sao nên đọc.',
    'Lập luận từng bước, không nhảy cóc.',
    'Bảng tra cuối sách giúp mình tìm lại khái niệm chỉ trong vài giây.',
    'Hình vẽ rõ, chú thích đầy đủ.',
    'Nhờ cuốn này mà bài tiểu luận của mình có khung rõ ràng.',
    'Bài tập chia mức độ nên tự học cũng không nản.',
    'Thầy cô trong khoa mình đều dùng.',
    'Tôi dạy môn này đã lâu và vẫn học được nhiều điều.',
    'Cả nhóm mình dùng chung và ai cũng khen.',
    'So với lần in trước thì bổ sung khá nhiều.',
  ],
  kids: [
    'Con mình đòi đọc lại mỗi tối.',
    'Tranh đẹp, màu dịu mắt.',
    'Lời kể ngắn, đọc thành tiếng rất vui.',
    'Bé nhà mình bốn tuổi đã thuộc vài trang.',
    'Có nhiều chi tiết nhỏ để hai mẹ con cùng tìm.',
    'Bài học nhẹ nhàng, không giáo điều.',
    'Hai anh em tranh nhau đọc.',
    'Cô giáo mượn về đọc cho cả lớp nghe.',
    'Sau khi đọc, con hỏi rất nhiều câu thú vị.',
  ],
  language: [
    'Tệp nghe rõ, tốc độ vừa phải.',
    'Mẫu câu dùng được ngay khi đi làm.',
    'Giải thích ngữ pháp bằng tiếng Việt rất dễ hiểu.',
    'Học mỗi ngày hai mươi phút là theo kịp.',
    'Bài ôn sau mỗi năm bài rất hữu ích.',
    'Mình tự học ba tháng đã nói được vài câu ra hồn.',
    'Từ vựng chọn lọc, không ôm đồm.',
    'Đáp án đầy đủ nên tự kiểm tra được.',
  ],
  life: [
    'Mỗi chương ngắn, đọc xong thử được ngay.',
    'Giọng văn điềm đạm, không lên lớp.',
    'Nhiều câu mình chép lại dán lên bàn làm việc.',
    'Chỉ dẫn cụ thể, làm theo được.',
    'Đọc vào buổi tối thấy lòng nhẹ đi.',
    'Tư liệu quý, ảnh chụp đẹp.',
    'Gợi cho mình nhớ quê.',
    'Mình đã làm theo ba gợi ý và thấy khác hẳn.',
    'Viết từ kinh nghiệm thật nên đáng tin.',
  ],
  course: [
    'Bài ngắn gọn, học trên xe buýt cũng được.',
    'Giảng viên giải thích chậm, rõ, ví dụ làm theo được.',
    'Phần tự luyện cuối mỗi bài giúp mình biết hổng ở đâu.',
    'Hỏi giảng viên hôm trước, hôm sau có trả lời.',
    'Ghi chú ngay cạnh bài nên ôn lại rất tiện.',
    'Đi từ dễ đến khó rất hợp lý.',
  ],
}

/** `{t}` is a chapter or topic of the book. */
export const ABOUT_A_PART = [
  'Phần “{t}” viết rất sáng.',
  'Mình thích nhất phần “{t}”.',
  'Đoạn nói về “{t}” giúp mình hiểu ra điều thắc mắc đã lâu.',
  'Phần “{t}” nên đọc hai lần.',
  'Chỉ riêng phần “{t}” đã đáng tiền.',
  'Phần “{t}” có nhiều ví dụ lạ.',
]

export const WISHES = [
  'Giá mà hình được in to hơn một chút.',
  'Mong lần in sau có thêm bài tập.',
  'Chữ chú thích hơi nhỏ.',
  'Thiếu bảng tra tên riêng.',
  'Một vài lỗi chính tả nhỏ, không ảnh hưởng.',
  'Phần “{t}” hơi ngắn.',
  'Cuối sách nên có thêm gợi ý trả lời.',
  'Nếu có bản màu thì tuyệt.',
  'Phần “{t}” đi hơi nhanh với người mới.',
]

export const COMPLAINTS = [
  'Phần “{t}” viết vội, đọc lại ba lần vẫn chưa hiểu.',
  'Ví dụ ít và cũ.',
  'Nhiều chỗ chỉ liệt kê mà không giải thích.',
  'Bài tập không có lời giải.',
  'Mình phải tìm thêm tài liệu khác mới theo được.',
  'Câu văn dài, nhiều thuật ngữ chưa định nghĩa.',
]

/** About the thing itself; for printed books only. */
export const THINGS_GOOD = [
  'Giấy đẹp, không loá.',
  'Bìa chắc, gáy khâu chỉ.',
  'Giao nhanh, gói kỹ.',
  'Đóng gói cẩn thận, sách không móp góc.',
  'Chữ in rõ.',
  'Sách mở phẳng được trên bàn, rất tiện.',
  'Đặt hôm thứ Hai, thứ Tư đã nhận.',
  'Khổ sách vừa tay.',
  'Có tem chống giả đầy đủ.',
  'Hoá đơn gửi qua thư điện tử ngay.',
]
export const THINGS_BAD = [
  'Góc bìa hơi móp khi nhận.',
  'Giao chậm ba ngày so với hẹn.',
  'Có hai trang in mờ.',
  'Giấy hơi mỏng.',
  'Hộp giấy bị ẩm, may mà sách không sao.',
  'Trang 17 bị lệch lề.',
]
export const THINGS_DIGITAL = [
  'Đọc trên điện thoại rõ nét.',
  'Tìm chữ rất nhanh.',
  'Mua xong mở được ngay.',
  'Ghi chú đồng bộ giữa hai máy.',
  'Chế độ nền tối đọc đêm dễ chịu.',
  'Mục lục bấm được, chuyển trang nhanh.',
]

export const CLOSINGS_GOOD = [
  'Sẽ giới thiệu cho bạn bè.',
  'Sẽ mua tiếp các cuốn cùng tủ sách.',
  'Chúc nhà xuất bản ra thêm nhiều sách như vậy.',
  'Nên có trong thư viện trường.',
  'Cảm ơn rất nhiều!',
  'Ai đang phân vân thì cứ mua nhé.',
  'Mong tác giả viết tiếp.',
  'Sẽ đọc lại lần nữa vào dịp hè.',
  'Hợp cho người tự học.',
  'Đáng đồng tiền.',
]
export const CLOSINGS_BAD = [
  'Mong nhà xuất bản xem lại.',
  'Bộ phận chăm sóc bạn đọc đã đổi cho mình cuốn khác, xin ghi nhận.',
  'Mình sẽ cho người khác mượn thử.',
  'Hi vọng lần in sau tốt hơn.',
  'Nên đọc thử trước khi mua.',
]
