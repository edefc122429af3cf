import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const STANDING_BEFORE_CLASS: CourseText = {
  title: 'Đứng trước lớp mà không run',
  summary: 'Thở, đứng, nhìn, dừng và kể một câu chuyện trong ba phút: bảy bài tập nói trước đám đông.',
  description: marked`
    Bảy bài luyện nói trước đám đông: hơi thở và giọng, mở đầu, dàn ý ba ý, trang chiếu ít chữ, ánh mắt, trả lời câu hỏi và một buổi nói thử ba phút.
    Bài nào cũng có việc để làm ngay với chiếc điện thoại của bạn làm máy quay; bài đầu có lời hướng dẫn thở để nghe và làm theo, bài cuối có bảng tự chấm.`,
  level: 'basic',
  hasCertificate: true,
  teachers: [
    {
      name: 'Nguyễn Thiện Hải Đăng',
      about: 'Dạy kỹ năng trình bày cho giáo viên trẻ; từng quên sạch bài trong tiết giảng đầu tiên.',
    },
    { name: 'Đinh Diệp Trúc Đào', about: 'Chuyên gia giáo dục đặc biệt, phụ trách phần hơi thở và sự bình tĩnh.' },
  ],
  outcomes: [
    'Dùng hơi thở để hạ nhịp tim trong một phút trước khi nói',
    'Mở đầu mà không cần “Em xin tự giới thiệu”',
    'Dựng bài ba ý, nhớ được không cần giấy',
    'Trả lời câu hỏi khó, kể cả khi không biết',
  ],
  requirements: ['Một chiếc điện thoại quay được hình.', 'Một căn phòng yên tĩnh mười lăm phút mỗi ngày.'],
  chapters: [
    {
      title: 'Người nói',
      lessons: [
        {
          title: 'Hơi thở và giọng',
          isPreview: true,
          audio: 'tho-truoc-khi-noi',
          body: marked`
            Run không phải là bệnh. Đó là cơ thể dồn sức cho việc quan trọng. Ta không xoá cơn run, ta cho nó việc để làm.
            ## Thở 4–6
            Ngồi thẳng, một tay đặt lên bụng.
            1. Hít bằng mũi, đếm đến 4, bụng đẩy tay ra.
            2. Thở ra bằng miệng, chậm, đếm đến 6.
            3. Lặp lại sáu lần. Mỗi vòng 10 giây, tất cả là $6 \times 10 = 60$ giây. Bản ghi âm thêm một nhịp giữ hơi và lặp năm lần; cách nào cũng vừa một phút.
            Thở ra dài hơn hít vào báo cho tim rằng có thể chậm lại. Tập mỗi sáng một lần, để đến ngày nói nó đã thành thói quen.
            ## Tìm giọng của mình
            Ngâm “ừm” như khi đồng ý với ai. Đó là độ cao tự nhiên. Khi sợ, giọng bị đẩy lên; hãy bắt đầu câu đầu tiên từ độ cao của tiếng “ừm”.
            ## Chậm hơn mình tưởng
            Đọc to một đoạn 150 tiếng và bấm giờ. Dưới 45 giây là quá nhanh. Mục tiêu là khoảng một phút, có chỗ ngừng sau mỗi ý.
            ?? Bài tập với điện thoại
            Ghi âm một phút kể bữa sáng nay. Nghe lại, đếm số lần “ờ”, “thì”, “là”. Kể lại lần nữa, mỗi khi muốn “ờ” thì **im lặng**. So hai con số.
            !!`,
        },
        {
          title: 'Đứng, nhìn và dùng tay',
          body: marked`
            Người nghe quyết định có tin bạn hay không trước khi bạn nói hết câu đầu.
            ## Chân
            Hai bàn chân rộng bằng vai, trọng lượng chia đều. Lắc người là dấu hiệu chân đang đứng chụm. Muốn đi thì đi hẳn ba bước, dừng, rồi nói tiếp; đừng vừa đi vừa nói ý chính.
            ## Mắt
            Chia phòng thành ba vùng: trái, giữa, phải. Mỗi **câu** nói với một người ở một vùng, nhìn đến hết câu rồi mới chuyển. Nếu nhìn vào mắt quá khó, nhìn vào giữa hai lông mày; từ xa không ai phân biệt được.
            ## Tay
            Để tay ngang thắt lưng, lòng bàn tay hé mở. Dùng tay để **chỉ ra** thứ bạn đang nói: lớn thì mở rộng, ba ý thì giơ ba ngón. Tránh ba chỗ: túi quần, sau lưng, khoanh trước ngực.
            ## Dừng
            Trước câu quan trọng, dừng hai giây. Với bạn nó dài như hai phút; với người nghe nó là dấu gạch chân.
            ?? Bài tập với điện thoại
            Quay một phút không tiếng. Xem lại: người không nghe thấy gì có đoán được bạn đang vui, giận hay giảng giải không? Nếu không, tay và mặt đang ngủ.
            !!`,
        },
      ],
    },
    {
      title: 'Bài nói',
      lessons: [
        {
          title: 'Mở đầu trong ba mươi giây',
          isPreview: true,
          body: marked`
            Ba mươi giây đầu người nghe chú ý nhất, vậy mà ta thường dùng để xin lỗi vì chuẩn bị chưa kỹ.
            ## Bốn cửa vào
            1. **Một chi tiết**: “Sáng nay, trong thùng thư của hiệu sách có một mẩu giấy gấp tư.”
            2. **Một con số**: “Cứ mười cuốn sách bạn mượn, bảy cuốn được trả mà chưa đọc đến trang 20.” Chỉ dùng con số bạn có nguồn.
            3. **Một câu hỏi** mà người nghe trả lời được trong đầu.
            4. **Một vật** giơ lên cho mọi người thấy.
            ## Câu cầu
            Sau cửa vào là một câu nối sang đề tài: “Mẩu giấy ấy là lý do hôm nay tôi nói về lời chú bên lề.”
            ## Lời hứa
            Rồi nói người nghe sẽ mang gì về: “Mười phút nữa, bạn sẽ có ba cách ghi lề không làm hỏng sách.”
            ## Không mở bằng
            - “Dạ em xin phép…” kéo dài.
            - Mục lục bài nói.
            - Lời xin lỗi.
            Viết mở đầu thành chữ và học thuộc. Đó là đoạn duy nhất nên thuộc lòng.
            ?? Bài tập
            Viết hai cách mở khác nhau cho cùng một bài, đọc cho một người nghe, hỏi họ muốn nghe tiếp bài nào.
            !!`,
        },
        {
          title: 'Dàn ý ba ý',
          body: marked`
            Người nghe nhớ được khoảng ba ý. Nếu bạn có bảy ý, họ sẽ tự chọn ba, và có thể chọn nhầm.
            ## Khuôn
            - **Mở**: cửa vào, câu cầu, lời hứa.
            - **Ý 1, ý 2, ý 3**: mỗi ý gồm *điều tôi nói*, *một ví dụ*, *vì thế*.
            - **Kết**: nhắc lại ba ý trong một hơi, rồi một việc người nghe làm được ngay.
            ## Chia thời gian
            Bài 10 phút: mở 1, mỗi ý 2 phút 30 giây, kết 1 phút 30 giây. Kiểm tra: $1 + 3 \times 2{,}5 + 1{,}5 = 10$.
            ## Nhớ không cần giấy
            Gắn mỗi ý với một chỗ trong căn phòng quen: cửa, bàn, giường. Khi nói, đi trong đầu từ cửa đến giường. Cách này cổ hơn giấy và vẫn dùng tốt.
            ## Nối các ý
            Câu nối cho biết đang ở đâu: “Đó là cách chọn sách. Chọn rồi thì đọc thế nào?” Câu hỏi ở cuối ý trước là cánh cửa của ý sau.
            ?? Bài tập: rút gọn
            Lấy một bài bạn từng trình bày, viết ba ý lên ba mảnh giấy, mỗi mảnh không quá bảy chữ. Phần nào không thuộc mảnh nào thì bỏ. Bài nói lại có ngắn và rõ hơn không?
            !!`,
        },
        {
          title: 'Trang chiếu ít chữ',
          body: marked`
            Người ta không thể vừa đọc vừa nghe. Trang chiếu đầy chữ là bạn tự giành người nghe với chính mình.
            ## Một trang, một ý
            - Tiêu đề là một **câu**, nói kết luận: “Lượt mượn tăng gấp rưỡi”, không phải “Kết quả khảo sát”.
            - Dưới câu ấy là một hình, một biểu đồ hoặc một con số lớn.
            - Chữ nhỏ nhất 28 điểm. Nếu phải nhỏ hơn thì chữ ấy thuộc về tài liệu phát tay.
            ## Phép thử ba giây
            Cho ai đó xem trang trong ba giây rồi tắt. Họ nói được ý chính thì giữ; không thì cắt bớt.
            ## Biểu đồ để nói
            Biểu đồ cho bài báo có mười đường; biểu đồ để nói chỉ tô màu **một** đường, còn lại xám. Nói trục trước (“ngang là năm, dọc là lượt mượn”), rồi mới nói xu hướng.
            ## Màn hình đen
            Khi kể chuyện, tắt màn hình (phím B trong nhiều phần mềm). Mọi con mắt quay về phía bạn.
            ?? Bài tập
            Chọn trang nhiều chữ nhất của bạn. Đếm số chữ, viết lại còn một phần ba, chuyển phần cắt vào lời nói.
            !!`,
        },
      ],
    },
    {
      title: 'Trước người nghe',
      lessons: [
        {
          title: 'Trả lời câu hỏi',
          body: marked`
            Câu hỏi là phần thưởng: có người đã nghe. Bốn bước cho mọi câu hỏi:
            1. **Nghe hết**, không cắt lời, không gật đầu liên hồi.
            2. **Nhắc lại ngắn** cho cả phòng nghe: “Bạn hỏi vì sao chọn trường này.” Bước này cũng cho bạn năm giây để nghĩ.
            3. **Trả lời trong ba câu**: câu trả lời, lý do, ví dụ.
            4. **Hỏi lại**: “Như vậy đã rõ chưa ạ?”
            ## Khi không biết
            Nói thẳng: “Tôi chưa biết. Tôi sẽ tìm và gửi bạn trước thứ Sáu.” Rồi gửi thật. Đoán bừa mất nhiều hơn được.
            ## Khi bị hỏi vặn
            - Tách phần đúng ra trước: “Đúng là mẫu của chúng tôi nhỏ.”
            - Trả lời **câu hỏi**, không trả lời **giọng điệu**.
            - Câu hỏi thành bài diễn thuyết: “Cảm ơn anh. Câu hỏi của anh là…?”
            ## Khi không ai hỏi
            Chuẩn bị sẵn một câu: “Người ta hay hỏi tôi rằng…”. Sau câu ấy thường có cánh tay thứ hai giơ lên.
            ?? Bài tập
            Viết năm câu bạn sợ bị hỏi nhất và câu trả lời ba câu cho mỗi câu. Nhờ một người hỏi theo thứ tự bất kì.
            !!`,
        },
        {
          title: 'Ba phút của bạn',
          body: marked`
            Buổi cuối: một bài nói ba phút, quay lại, tự chấm, quay lần hai.
            ## Đề bài
            Kể về một thứ nhỏ đã đổi cách bạn làm việc. Mở bằng một chi tiết, ba ý hoặc một câu chuyện, kết bằng một việc người nghe làm được ngay.
            ## Trình tự
            1. Viết mở đầu và câu kết thành chữ; phần giữa chỉ ghi ba từ khoá.
            2. Thở 4–6 trong một phút.
            3. Quay trọn một lượt, **không dừng** dù vấp.
            4. Chờ một giờ rồi xem lại và chấm.
            ## Bảng tự chấm
            | Mục | 0 | 1 | 2 |
            | Mở đầu | xin lỗi, dài | rõ | khiến muốn nghe tiếp |
            | Dừng | không | một lần | đúng chỗ quan trọng |
            | Ánh mắt | nhìn xuống | nhìn máy | như nói với một người |
            | Ví dụ | không có | chung chung | nhìn thấy được |
            | Kết | “hết rồi ạ” | nhắc lại | có việc để làm |
            Tối đa 10 điểm. Lần đầu 4 hay 5 là bình thường. Chọn **một** mục thấp nhất, chỉ sửa mục ấy, quay lại.
            ## Sau khoá học
            Mỗi tuần tìm một dịp nói hai phút: họp tổ, đọc cho em nghe, góp ý ở lớp. Run sẽ không mất; nó chỉ đến muộn hơn và ở lại ngắn hơn.`,
        },
      ],
    },
  ],
}
