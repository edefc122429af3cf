import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const FIRST_PAPER: CourseText = {
  title: 'Công bố nghiên cứu đầu tay',
  summary: 'Từ câu hỏi nghiên cứu đến lá thư trả lời phản biện, theo đúng thứ tự công việc.',
  description: marked`
    Bảy bài theo đúng thứ tự công việc: chọn câu hỏi, đọc tài liệu, dựng dàn ý, viết bản thảo, trích dẫn, trả lời phản biện.
    Mỗi bài kèm mẫu câu hoặc bảng để điền, và một việc nhỏ làm ngay trên đề tài của chính bạn; bài về trích dẫn có video và mẫu ghi nguồn để in.`,
  level: 'intermediate',
  hasCertificate: true,
  teachers: [
    {
      name: 'Doãn Hà Tường Loan',
      about: 'Chủ biên một tạp chí khoa học trẻ, đã đọc hơn nghìn bản thảo đầu tay và nhớ mình từng bị từ chối bốn lần.',
    },
  ],
  outcomes: [
    'Viết một câu hỏi nghiên cứu trả lời được trong sáu tháng',
    'Ghi chú tài liệu để sau này viết lại được bằng lời mình',
    'Dựng dàn ý một trang và viết đủ bốn phần của bài báo',
    'Trả lời phản biện từng điểm, lịch sự và rõ ràng',
  ],
  requirements: ['Đang có một đề tài, dù còn mơ hồ.', 'Ba giờ mỗi tuần trong bảy tuần.'],
  chapters: [
    {
      title: 'Trước khi viết',
      lessons: [
        {
          title: 'Câu hỏi nghiên cứu',
          isPreview: true,
          body: marked`
            Đề tài là một vùng đất; câu hỏi là một con đường qua vùng đất ấy. “Văn hoá đọc của sinh viên” là đề tài. Chưa ai trả lời được một đề tài.
            ## Từ đề tài đến câu hỏi
            1. **Thu hẹp**: ai, ở đâu, khi nào? *Sinh viên năm nhất một trường sư phạm, 2024–2026.*
            2. **Hỏi về quan hệ**: cái gì thay đổi theo cái gì? *Nơi ở có liên quan đến số giờ đọc không?*
            3. **Nói rõ đo bằng gì**: *số giờ tự ghi trong nhật ký bảy ngày.*
            Câu hỏi: *Trong năm học đầu, sinh viên ở ký túc xá và sinh viên ở trọ có số giờ đọc mỗi tuần khác nhau không?*
            ## Bốn phép thử
            | Phép thử | Hỏi |
            | Làm được | Có đủ thời gian, tiền, quyền tiếp cận không? |
            | Mới | Ai đã trả lời? Câu của ta khác ở đâu? |
            | Có thể sai | Kết quả nào sẽ khiến ta nói “không”? |
            | Đáng làm | Ai sẽ làm gì khác đi khi biết câu trả lời? |
            Phép thử thứ ba hay bị quên. Nếu kết quả nào cũng hợp ý, đó là niềm tin chứ không phải câu hỏi.
            ?? Việc làm ngay
            Viết ba câu hỏi từ đề tài của bạn, cho mỗi câu qua bốn phép thử, giữ lại một. Câu giữ lại viết được trong một dòng thì đạt.
            !!`,
        },
        {
          title: 'Đọc và ghi chú',
          isPreview: true,
          body: marked`
            Đọc để viết khác với đọc để biết. Mỗi tài liệu phải để lại thứ dùng được.
            ## Ba lượt đọc
            1. **Năm phút**: tựa đề, tóm tắt, bảng và hình, câu cuối. Quyết định đọc tiếp hay bỏ.
            2. **Ba mươi phút**: mở đầu và kết luận, bỏ qua chứng minh. Trả lời: họ hỏi gì, làm thế nào, thấy gì?
            3. **Vài giờ**: chỉ dành cho năm đến mười tài liệu gần nhất với câu hỏi của bạn.
            ## Phiếu ghi
            | Ô | Viết gì |
            | Nguồn | đủ để trích dẫn, kể cả số trang |
            | Họ nói | hai câu, **bằng lời bạn** |
            | Nguyên văn | trong ngoặc kép, kèm trang |
            | Tôi nghĩ | đồng ý, nghi ngờ, liên hệ |
            Để riêng ô “nguyên văn” là cách chắc chắn nhất để ba tháng sau không nhầm câu của người khác thành câu của mình.
            ## Dừng khi nào?
            Khi các bài mới chỉ nhắc lại những nguồn bạn đã có. Đó là dấu hiệu bạn đã thấy hết bản đồ; hãy bắt đầu viết.
            ?? Việc làm ngay
            Chọn một bài báo, đặt đồng hồ ba mươi phút, điền một phiếu. Gấp bài lại, đọc phiếu cho bạn bên cạnh nghe: họ hiểu thì phiếu tốt.
            !!`,
        },
        {
          title: 'Dàn ý một trang',
          body: marked`
            Bản thảo hỏng thường hỏng từ dàn ý. Sửa dàn ý tốn một giờ, sửa bản thảo tốn một tháng.
            ## Bảy dòng
            1. Vấn đề ngoài đời: vì sao người đọc nên quan tâm?
            2. Điều đã biết: ba nguồn chính.
            3. Chỗ trống: điều chưa ai trả lời.
            4. Câu hỏi của bài.
            5. Cách làm: dữ liệu nào, phân tích ra sao.
            6. Kết quả chính, một câu. Chưa có thì viết kết quả **mong đợi**.
            7. Ý nghĩa: ai làm gì khác đi?
            Cả bảy dòng nằm vừa một trang giấy. Nếu dòng 3 và dòng 4 không khớp nhau, dừng lại sửa; đó là lỗi mà phản biện bắt đầu tiên.
            ## Từ dòng đến đoạn
            Mỗi dòng nở ra thành hai, ba đoạn. Mỗi đoạn viết trước **câu chủ đề**. Đọc riêng các câu chủ đề từ đầu đến cuối phải thành một câu chuyện liền mạch.
            ## Hình trước, chữ sau
            Phác các bảng và hình sẽ có, dù còn trống số. Bài báo thực nghiệm thường đứng trên ba hoặc bốn hình; chữ chỉ dẫn người đọc đi qua chúng.
            ?? Việc làm ngay
            Viết bảy dòng trong hai mươi phút, đưa cho một người ngoài ngành. Hỏi họ: bài này trả lời câu hỏi gì? Họ nói đúng câu của bạn thì dàn ý đứng được.
            !!`,
        },
      ],
    },
    {
      title: 'Viết bản thảo',
      lessons: [
        {
          title: 'Phương pháp và kết quả',
          body: marked`
            Hãy viết hai phần này trước, khi việc còn nóng. Mở đầu và tóm tắt để sau cùng.
            ## Phương pháp: đủ để người khác làm lại
            Trả lời lần lượt: *ai* (cỡ mẫu, cách chọn, ai bị loại và vì sao), *cái gì* (công cụ đo, câu hỏi nguyên văn), *thế nào* (thứ tự các bước), *phân tích ra sao* (phép thử, mức ý nghĩa, phần mềm), *đạo đức* (đồng ý tham gia, ẩn danh).
            Kể việc đã làm bằng câu chủ động: “Chúng tôi phát 210 phiếu, thu về 184 phiếu hợp lệ (87,6%).” Người đọc kiểm tra được: $184 : 210 \approx 0{,}876$.
            ## Kết quả: chỉ điều đã thấy
            - Đi theo thứ tự câu hỏi, không theo thứ tự tính.
            - Mỗi đoạn mở bằng phát hiện, rồi mới đến số.
            - Chữ không lặp lại bảng: bảng cho số, chữ chỉ ra điều đáng nhìn.
            - Kết quả không như ý vẫn báo cáo.
            ## So hai cách viết
            > Kém: *Bảng 2 trình bày kết quả kiểm định.*
            > Tốt: *Sinh viên ở ký túc xá đọc nhiều hơn 1,8 giờ mỗi tuần (Bảng 2).*
            ?? Việc làm ngay
            Gạch chân mọi câu bắt đầu bằng “Bảng… trình bày” trong bản thảo và viết lại thành một phát hiện.
            !!`,
        },
        {
          title: 'Thảo luận và mở đầu',
          body: marked`
            Thảo luận trả lời: thế thì sao? Nó đi ngược với mở đầu: mở đầu từ rộng đến hẹp, thảo luận từ hẹp ra rộng.
            ## Năm bước của thảo luận
            1. Trả lời câu hỏi nghiên cứu trong một câu.
            2. So với các nghiên cứu trước: giống ai, khác ai, vì sao?
            3. Lời giải thích khác có thể có. Tự nêu trước khi phản biện nêu.
            4. Hạn chế: mỗi hạn chế nói rõ nó làm kết quả lệch **về phía nào**.
            5. Bước tiếp theo, cụ thể.
            ## Viết hạn chế
            > Kém: *Cỡ mẫu còn nhỏ.*
            > Tốt: *Mẫu chỉ gồm sinh viên sư phạm, nơi nữ chiếm 78%; nếu nữ đọc nhiều hơn, con số chung cao hơn thực tế toàn trường.*
            ## Mở đầu trong bốn đoạn
            Vấn đề; điều đã biết; chỗ trống; bài này làm gì. Đoạn cuối chứa câu hỏi nghiên cứu nguyên văn. Đừng mở bằng “Từ xưa đến nay…”; hãy mở bằng điều khiến bạn bắt đầu.
            ## Tóm tắt
            Viết cuối cùng, mỗi phần một hoặc hai câu, có ít nhất một con số.
            ?? Việc làm ngay
            Viết hai hạn chế của nghiên cứu bạn theo mẫu “tốt” ở trên, mỗi câu chỉ rõ chiều lệch.
            !!`,
        },
        {
          title: 'Trích dẫn cho đúng',
          video: 'trich-dan',
          materials: ['mau-ghi-nguon'],
          body: marked`
            Trích dẫn trả lời ba câu: ý này của ai, tìm ở đâu, vì sao nên tin.
            ## Khi nào phải trích?
            - Lời của người khác: ngoặc kép, kèm số trang.
            - Ý của người khác, dù đã viết lại bằng lời mình.
            - Số liệu, hình, bảng, phương pháp không phải của bạn.
            Điều ai trong ngành cũng biết thì không cần.
            ## Viết lại không phải thay từ
            > Nguyên văn: *Sinh viên đọc ít hơn khi thời gian di chuyển tăng.*
            > Thay từ (vẫn là đạo văn): *Người học đọc ít đi nếu thời gian đi lại nhiều lên.*
            > Viết lại: *Theo Trần và Lê (2023), đường đến trường càng xa thì giờ đọc càng ngắn.*
            Cách chắc: gấp nguồn lại, viết theo trí nhớ, mở ra so, rồi ghi nguồn.
            ## Danh mục tài liệu
            Chọn một kiểu mà tạp chí yêu cầu và theo đến cùng. Mỗi lần trích trong bài ứng với đúng một mục ở cuối, và ngược lại. Trước khi gửi, đếm hai chiều.
            ## Nguồn thứ cấp
            Đọc A dẫn lại B thì trích A: “B, dẫn theo A”. Chỉ trích B khi đã mở B.
            ?? Việc làm ngay
            Lấy một đoạn trong bản thảo, đánh dấu mỗi câu: của tôi, của người khác, ai cũng biết. Câu thứ hai nào chưa có nguồn thì bổ sung.
            !!`,
        },
      ],
    },
    {
      title: 'Gửi bài',
      lessons: [
        {
          title: 'Trả lời phản biện',
          body: marked`
            Thư từ chối hay “sửa nhiều” đến vào buổi sáng. Đọc một lần, gấp lại, hai ngày sau mới mở ra.
            ## Xếp loại từng góp ý
            | Loại | Cách làm |
            | Lỗi thật | sửa, cảm ơn |
            | Hiểu nhầm | sửa **bài** cho rõ hơn, đừng chỉ giải thích trong thư |
            | Đòi thêm việc | làm nếu được; nếu không, nói vì sao và ghi vào hạn chế |
            | Bất đồng | giữ ý, đưa bằng chứng, lịch sự |
            ## Khuôn thư trả lời
            Với mỗi điểm viết ba dòng: trích nguyên văn góp ý; trả lời; chỗ đã sửa.
            > **Góp ý 3.** “Cỡ mẫu chưa được biện minh.”
            > **Trả lời.** Cảm ơn phản biện. Chúng tôi đã bổ sung phép tính: để phát hiện chênh lệch 1,5 giờ (độ lệch chuẩn 3 giờ) với lực kiểm định 80%, cần 63 người mỗi nhóm; mẫu có 92 người mỗi nhóm.
            > **Sửa.** Trang 6, đoạn 2.
            Không bỏ qua điểm nào, kể cả lỗi dấu phẩy.
            ## Khi bị từ chối
            Sửa những điểm đúng rồi gửi nơi khác trong vòng một tháng. Bài nằm lâu trong ngăn kéo thường nằm luôn.
            ?? Việc làm ngay
            Viết thư trả lời ba điểm cho một nhận xét cũ của thầy cô. Đọc lại: có câu nào mang giọng tự ái không? Bỏ câu ấy.
            !!`,
        },
      ],
    },
  ],
}
