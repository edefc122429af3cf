import type { Genre } from '../demo/books/genre.ts'

/** Close the second paragraph. `{a}` and `{b}` are topics of the book as its catalogue entry lists them. */
export const INSIDE: Record<Genre, string[]> = {
  course: [
    'Giáo trình đi chậm ở phần {a}, rồi mới chuyển sang {b}, để người học kịp nối kiến thức cũ với kiến thức mới.',
    'Hai mạch nội dung {a} và {b} được đặt cạnh nhau, mỗi mạch có ví dụ riêng và một bài tập lớn làm theo nhóm.',
    'Phần {a} được viết lại nhiều lần sau các khoá giảng thử; phần {b} bổ sung câu hỏi thảo luận do chính sinh viên đề xuất.',
    'Mỗi khi gặp một khái niệm khó, chẳng hạn khi bàn về {a}, tác giả dừng lại giải thích bằng hình vẽ và một tình huống quen thuộc.',
    'Từ {a} đến {b}, mỗi chương mở đầu bằng một câu hỏi và khép lại bằng bảng tóm tắt một trang.',
  ],
  exercise: [
    'Các bài về {a} có hai mức lời giải: gợi ý ngắn ở cuối trang và bài giải đầy đủ ở cuối sách.',
    'Người học nên tự làm phần {a} trước, ghi lại chỗ vướng rồi mới đối chiếu với lời giải.',
    'Sau mỗi nhóm bài là một trang “nhìn lại”, giúp người học tự xếp loại lỗi của mình.',
  ],
  research: [
    'Công trình mở đầu bằng việc rà soát những nghiên cứu đã có, rồi đi vào {a} với nguồn tư liệu lần đầu được xử lý đầy đủ.',
    'Từ {a}, tác giả lần sang {b} và cho thấy hai vấn đề vốn được xem là tách biệt thật ra soi sáng cho nhau.',
    'Lập luận được dựng từ những trường hợp cụ thể; phần {a} đặc biệt đáng chú ý vì đi từ chi tiết nhỏ đến nhận định chung.',
  ],
  guide: [
    'Bạn đọc có thể mở sách ở bất kì phần nào: {a} hay {b} đều được trình bày trọn vẹn, kèm hình và bảng tra.',
    'Phần {a} có nhiều hình minh hoạ; những chỗ hay nhầm được in trên nền màu để dễ nhớ.',
    'Sách không giả định bạn đọc đã biết gì từ trước, nên phần {a} bắt đầu từ những điều căn bản nhất.',
  ],
  skill: [
    'Tác giả kể chuyện thật, có cả những lần làm hỏng, rồi mới rút ra gợi ý về {a}.',
    'Chương về {a} có thể đọc trong một buổi tối và thử ngay vào sáng hôm sau.',
    'Không hứa hẹn điều gì to tát, sách chỉ mời bạn đi từng bước nhỏ; phần {a} là bước đầu tiên.',
  ],
  language: [
    'Bài học xoay quanh {a}, mỗi bài vừa đủ cho hai buổi trên lớp hoặc một tuần tự học.',
    'Phần {a} đi chậm và nhiều ví dụ; phần luyện tập đi từ nhận biết đến tự diễn đạt.',
    'Cuối mỗi năm bài có một bài ôn, giúp người học nhìn lại {a} trong những tình huống mới.',
  ],
  school: [
    'Mỗi chủ đề, từ {a} đến {b}, đều có phần ghi nhớ ngắn, bài mẫu và bài tự luyện với ba mức độ.',
    'Các bài về {a} được thiết kế để học sinh tự làm trong khoảng hai mươi phút, có chỗ trống để viết ngay vào sách.',
    'Lời dặn bên lề giúp các em tránh lỗi thường gặp khi làm bài về {a}.',
  ],
  story: [
    'Tranh vẽ tràn trang, chữ in to và ngắt nhịp theo hơi đọc, hợp cho những tối cả nhà ngồi bên nhau.',
    'Câu chuyện không kết thúc bằng lời dạy; bài học nằm trong việc các nhân vật làm cho nhau.',
    'Mỗi trang có một chi tiết nhỏ giấu trong tranh để bé đi tìm, nên cuốn sách có thể mở ra nhiều lần.',
  ],
  kidScience: [
    'Về {a}, các em sẽ bắt đầu từ một câu hỏi, đoán thử, rồi làm thí nghiệm nhỏ để kiểm tra.',
    'Những con số khó được đổi thành hình ảnh quen thuộc, nên chuyện về {a} trở nên dễ hình dung.',
    'Cuối sách có bảng “em đã biết gì” để bạn nhỏ tự đánh dấu sau mỗi lần đọc.',
  ],
  dictionary: [
    'Mỗi mục từ được hai biên tập viên đọc độc lập; chỗ còn ý kiến khác nhau đều có chú thích.',
    'Bảng tra ngược ở cuối sách giúp tìm mục từ khi chỉ nhớ nghĩa mà quên tên gọi.',
    'Phần mở đầu hướng dẫn cách dùng từ điển, các ký hiệu viết tắt và nguyên tắc chọn mục từ.',
  ],
}

/** The third paragraph: for whom, and what else is in the book. */
export const READERS: Record<Genre, string[]> = {
  course: [
    'Sách được hội đồng chuyên môn thẩm định trước khi in và đã dùng thử qua hai học kì. Giảng viên có thể yêu cầu bộ trang chiếu, đề kiểm tra mẫu và đáp án bằng thư điện tử của trường.',
    'Bảng thuật ngữ đối chiếu Việt – Anh ở cuối sách giúp người học đọc tiếp tài liệu nước ngoài. Danh mục tham khảo ưu tiên những nguồn dễ tìm trong thư viện.',
    'Người tự học nên đọc mỗi tuần một chương và làm ít nhất một nửa số bài tập. Lời giải vắn tắt của các bài đánh số lẻ nằm ở phần phụ lục.',
    'Lần in này sửa những lỗi mà bạn đọc đã báo về nhà xuất bản, vẽ lại toàn bộ hình và thêm mục “Đọc thêm” sau mỗi chương.',
  ],
  exercise: [
    'Sách dùng kèm giáo trình cùng tên hoặc độc lập đều được. Ký hiệu một, hai, ba sao bên cạnh đề bài cho biết mức độ khó.',
    'Phần cuối có ba đề tự kiểm tra kèm thang điểm, giúp người học ước lượng trước kết quả của mình.',
    'Lời giải được nhóm tác giả đối chiếu chéo; bạn đọc phát hiện sai sót có thể báo qua trang góp ý của nhà xuất bản.',
  ],
  research: [
    'Sách có bảng tra tên riêng, bảng tra thuật ngữ và thư mục tài liệu, tiện cho người muốn đi tiếp. Bản đồ và ảnh tư liệu được in lại từ bản gốc với độ phân giải cao.',
    'Công trình đã được hai nhà phản biện độc lập đọc và góp ý. Toàn bộ phụ lục số liệu có thể tải từ trang của cuốn sách.',
    'Viết cho giới nghiên cứu nhưng không xa lạ với bạn đọc phổ thông, cuốn sách có thể bắt đầu từ chương nào cũng được.',
  ],
  guide: [
    'Khổ sách vừa tay, giấy không loá, gáy khâu chỉ nên mở phẳng được trên bàn làm việc.',
    'Bảng tra cuối sách xếp theo tình huống, nên khi cần có thể tìm thấy câu trả lời trong chưa đầy một phút.',
    'Các chỉ dẫn đều đã được người trong nghề thử lại trước khi in. Những chỗ cần cẩn thận có biểu tượng riêng.',
  ],
  skill: [
    'Cuối mỗi chương có vài dòng trống để bạn ghi lại điều muốn thử trong tuần. Nhiều bạn đọc cho biết họ đã quay lại phần này sau một năm.',
    'Sách mỏng, chữ thoáng, hợp để mang theo trong túi và đọc trên đường đi làm.',
    'Phần phụ lục gợi ý mười cuốn sách đọc tiếp, có ghi rõ vì sao nên đọc.',
  ],
  language: [
    'Tệp âm thanh nghe trực tiếp trên trang sách hoặc tải về máy. Bảng từ cuối sách có phiên âm, nghĩa và số bài xuất hiện.',
    'Sách bài tập và đáp án in liền trong cùng một tập, thuận tiện cho người tự học.',
    'Giáo viên có thể tải bộ thẻ từ, đề kiểm tra giữa kì và gợi ý hoạt động trên lớp.',
  ],
  school: [
    'Sách do các giáo viên đang đứng lớp biên soạn, bám sát chương trình hiện hành và dùng được với mọi bộ sách giáo khoa.',
    'Phần đáp án tách riêng ở cuối, phụ huynh có thể cắt ra giữ khi các em tự làm bài.',
    'Hình vẽ hai màu, giấy ngà dịu mắt, chỗ viết rộng rãi cho nét chữ học sinh.',
  ],
  story: [
    'Sách in giấy dày, góc bo tròn, an toàn cho tay nhỏ. Dành cho bé từ ba đến tám tuổi.',
    'Trang cuối có lời gợi ý để người lớn trò chuyện cùng bé sau khi gấp sách lại.',
    'Tranh trong sách được vẽ tay bằng màu nước rồi mới đưa lên bản in.',
  ],
  kidScience: [
    'Các thí nghiệm đã được giáo viên tiểu học làm thử trên lớp; những việc cần người lớn đứng cạnh đều có dấu nhắc.',
    'Sách do một nhóm giảng viên và hoạ sĩ cùng thực hiện, kiến thức được kiểm tra trước khi vẽ.',
  ],
  dictionary: [
    'Từ điển được đóng bìa cứng, có dải đánh dấu và khoét bậc chữ cái ở cạnh sách để tra nhanh.',
    'Nhóm biên soạn duy trì một trang đính chính và bổ sung; bạn đọc có thể gửi đề nghị thêm mục từ.',
  ],
}
