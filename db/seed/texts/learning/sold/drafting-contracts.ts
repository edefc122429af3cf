import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const DRAFTING_CONTRACTS: CourseText = {
  title: 'Soạn hợp đồng: từ điều khoản đến chữ ký',
  summary:
    'Soạn dần một hợp đồng dịch vụ hoàn chỉnh, mỗi bài một nhóm điều khoản, so cách viết chắc và cách viết dễ sinh tranh chấp.',
  description: marked`
    Người học soạn dần một hợp đồng dịch vụ giữa hai công ty giả định, mỗi bài một nhóm điều khoản, có so sánh cách viết tốt và cách viết dễ sinh tranh chấp. Tám bài, bài cuối là một vụ việc để thực hành thương lượng.
    Nội dung dựa trên Bộ luật Dân sự 2015 và Luật Thương mại 2005. Khoá học giúp hiểu và soạn; việc cụ thể của bạn vẫn nên có luật sư xem.`,
  level: 'intermediate',
  hasCertificate: true,
  teachers: [
    {
      name: 'Ngô Lạc Quỳnh Giao',
      about:
        'Luật sư nhiều năm soạn hợp đồng thương mại, tin rằng điều khoản hay là điều khoản người không học luật đọc cũng hiểu.',
    },
    { name: 'Tạ Tâm Lệ Quyên', about: 'Giảng viên Luật dân sự, phụ trách phần vụ việc giả định.' },
  ],
  outcomes: [
    'Kiểm tra người ký có đủ thẩm quyền không',
    'Viết đối tượng, giá và nghiệm thu không thể hiểu hai cách',
    'Đặt mức phạt và bồi thường đúng luật',
    'Soạn được điều khoản bất khả kháng, chấm dứt và giải quyết tranh chấp',
  ],
  requirements: ['Không cần học luật.', 'Nên có một hợp đồng thật (đã che tên) để đối chiếu.'],
  chapters: [
    {
      title: 'Ai ký, ký về việc gì',
      lessons: [
        {
          title: 'Chủ thể và thẩm quyền ký',
          isPreview: true,
          body: marked`
            Công ty An Phú thuê công ty Bút Xanh biên tập một bộ sách. Trước khi bàn giá, phải biết chắc ai đang ngồi trước mặt.
            ## Bốn thứ cần xem
            1. **Tên đầy đủ và mã số doanh nghiệp**: tra trên cổng đăng ký doanh nghiệp, so từng chữ.
            2. **Địa chỉ trụ sở**: nơi gửi thông báo có giá trị.
            3. **Người đại diện theo pháp luật**: có tên trên giấy đăng ký.
            4. **Giấy uỷ quyền** nếu người khác ký: phạm vi, thời hạn, còn hiệu lực không?
            ## Ký không có thẩm quyền
            Theo Điều 142 Bộ luật Dân sự 2015, giao dịch do người không có quyền đại diện xác lập không làm phát sinh quyền, nghĩa vụ với người được đại diện, trừ khi người ấy đã công nhận, biết mà không phản đối trong thời hạn hợp lý, hoặc có lỗi làm bên kia tưởng là có quyền. Đừng để mình phải chứng minh ngoại lệ.
            ## Viết phần đầu
            > Kém: *Bên A: Công ty An Phú, đại diện: ông Bình.*
            > Tốt: *Bên A: Công ty TNHH An Phú, mã số doanh nghiệp …, trụ sở …; người đại diện: ông …, Giám đốc, theo giấy uỷ quyền số … ngày …*
            ?? Tình huống: trưởng phòng kinh doanh ký, đóng dấu công ty, không có uỷ quyền
            Con dấu không thay cho uỷ quyền. Hãy yêu cầu văn bản uỷ quyền hoặc xác nhận của người đại diện theo pháp luật trước khi thực hiện.
            !!`,
        },
        {
          title: 'Đối tượng và giá',
          isPreview: true,
          body: marked`
            Phần lớn tranh chấp về dịch vụ bắt đầu từ câu “tôi tưởng việc ấy đã gồm trong giá”.
            ## Mô tả việc bằng kết quả
            > Kém: *Bên B biên tập bộ sách cho Bên A.*
            > Tốt: *Bên B biên tập ba bản thảo nêu tại Phụ lục 1, tổng cộng không quá 900 trang chuẩn (một trang chuẩn là 300 chữ), gồm sửa lỗi chính tả, ngữ pháp, thống nhất thuật ngữ và một lần đọc bông. Không gồm dàn trang và thiết kế bìa.*
            Câu cuối, “không gồm”, đáng giá bằng mười câu trước.
            ## Giá
            - **Trọn gói** hay **theo đơn vị**? Theo đơn vị thì ghi cách đếm và ai đếm.
            - Đã gồm thuế giá trị gia tăng chưa, thuế suất bao nhiêu?
            - Chi phí đi lại, in thử ai chịu?
            ## Tính thử
            Đơn giá 45.000 đồng một trang, 900 trang: $900 \times 45.000 = 40{,}5$ triệu. Thuế 8%: $3{,}24$ triệu. Tổng $43{,}74$ triệu. Ghi cả số lẫn chữ; nếu hai bên khác nhau, nói rõ bên nào thắng.
            ## Vượt khối lượng
            Thêm câu: *Phần vượt 900 trang tính theo đơn giá trên, sau khi Bên A đồng ý bằng thư điện tử.*
            ?? Tự luyện: viết “không gồm” cho hợp đồng sơn nhà
            Ví dụ: không gồm trát vá tường ẩm, di dời đồ đạc, giàn giáo trên tầng hai, sơn cửa gỗ.
            !!`,
        },
        {
          title: 'Thời hạn và nghiệm thu',
          body: marked`
            “Xong” là một từ nguy hiểm. Hợp đồng phải nói xong khi nào, ai nói, nói bằng gì.
            ## Chia mốc
            | Mốc | Bên B giao | Hạn | Thanh toán |
            | 1 | Bản biên tập cuốn 1 | 30 ngày | 30% |
            | 2 | Bản biên tập cuốn 2 và 3 | 75 ngày | 40% |
            | 3 | Bản đọc bông | 100 ngày | 30% |
            Ngày tính từ đâu? *Từ ngày Bên A giao đủ bản thảo và khoản tạm ứng*, không phải từ ngày ký.
            ## Nghiệm thu
            1. Bên B giao kèm thông báo bằng thư điện tử.
            2. Bên A có **10 ngày làm việc** để kiểm tra theo tiêu chí ở Phụ lục 2.
            3. Không đạt: nêu từng lỗi; Bên B sửa trong 7 ngày, không quá hai vòng.
            4. Quá 10 ngày không trả lời thì **coi như đã nghiệm thu**.
            Dòng 4 bảo vệ bên làm; dòng “không quá hai vòng” bảo vệ cả hai.
            ## Tiêu chí đo được
            > Kém: *chất lượng tốt.*
            > Tốt: *không quá 2 lỗi chính tả trên 10 trang, đếm trên 30 trang chọn ngẫu nhiên.*
            ?? Tự luyện: 30 trang có 7 lỗi. Đạt không?
            Mức cho phép là $2 \times 3 = 6$ lỗi. Bảy lỗi: không đạt, sửa một vòng.
            !!`,
        },
      ],
    },
    {
      title: 'Khi việc không như ý',
      lessons: [
        {
          title: 'Phạt và bồi thường',
          body: marked`
            Hai thứ khác nhau, hay bị viết lẫn.
            | Điểm | Phạt vi phạm | Bồi thường |
            | Cần thoả thuận trước? | có | không |
            | Cần chứng minh thiệt hại? | không | có |
            | Mức | theo hợp đồng, có trần | bằng thiệt hại thật |
            ## Trần phạt
            Trong quan hệ thương mại, Điều 301 Luật Thương mại 2005 giới hạn tổng mức phạt ở **8% giá trị phần nghĩa vụ bị vi phạm**. Viết 20% không làm bạn được 20%; phần vượt có nguy cơ không được chấp nhận. Hợp đồng dân sự thuần tuý theo Bộ luật Dân sự thì mức phạt do các bên thoả thuận.
            ## Phải có cả hai chữ
            Trong thương mại, có thoả thuận phạt thì vẫn được đòi bồi thường; trong dân sự, nếu hợp đồng chỉ ghi phạt mà không ghi vừa phạt vừa bồi thường thì bên vi phạm **chỉ chịu phạt** (Điều 418). Vì thế luôn viết: *phải chịu phạt và bồi thường thiệt hại.*
            ## Ví dụ
            Bên B chậm mốc 2, trị giá 16,2 triệu. Hợp đồng ghi phạt 0,5% mỗi ngày, tối đa 8%. Chậm 10 ngày: $5\%$, tức $0{,}81$ triệu. Chậm 20 ngày: $10\%$ nhưng chỉ được $8\%$, tức $1{,}296$ triệu.
            ?? Tự luyện: chậm 12 ngày?
            $12 \times 0{,}5\% = 6\%$; $16{,}2 \times 6\% = 0{,}972$ triệu.
            !!`,
        },
        {
          title: 'Bất khả kháng',
          body: marked`
            Bộ luật Dân sự (Điều 156) nêu ba dấu hiệu của sự kiện bất khả kháng: xảy ra **khách quan**, **không thể lường trước**, và **không thể khắc phục** dù đã làm mọi việc cần thiết trong khả năng cho phép. Thiếu một dấu hiệu là chưa đủ.
            ## Thử ba sự việc
            | Sự việc | Bất khả kháng? |
            | Bão làm mất điện cả vùng năm ngày | thường là có |
            | Nhân viên chính nghỉ việc | không: lường trước được |
            | Giá giấy tăng 40% | thường không; có thể là hoàn cảnh thay đổi cơ bản (Điều 420) |
            ## Điều khoản gồm bốn ý
            1. Định nghĩa theo luật, kèm vài ví dụ *không giới hạn*.
            2. **Báo trong bao lâu**: ví dụ 5 ngày làm việc, kèm chứng cứ.
            3. **Hậu quả**: lùi hạn đúng bằng thời gian bị cản trở; không phạt.
            4. **Kéo dài quá 60 ngày** thì mỗi bên có quyền chấm dứt, thanh toán phần đã làm.
            Thiếu ý 2, bên kia có thể im lặng ba tháng rồi mới viện cớ.
            ?? Tự luyện: công ty của bạn ở vùng lũ hằng năm. Lũ đúng mùa có phải bất khả kháng?
            Khó. Lũ hằng năm là điều lường trước được; nên thoả thuận riêng về mùa lũ trong tiến độ thay vì trông vào bất khả kháng.
            !!`,
        },
        {
          title: 'Chấm dứt hợp đồng',
          body: marked`
            Lúc ký ai cũng vui; hãy viết sẵn đường ra khi còn vui.
            ## Ba lối
            - **Thoả thuận** chấm dứt: luôn được, lập biên bản.
            - **Huỷ bỏ**: do vi phạm nghiêm trọng hoặc điều kiện đã thoả thuận; về nguyên tắc hợp đồng không có hiệu lực từ đầu, các bên trả lại cho nhau.
            - **Đơn phương chấm dứt**: chấm dứt từ khi bên kia nhận thông báo; phần đã làm được thanh toán.
            Hai lối sau khác nhau ở số phận của phần đã làm. Với dịch vụ đã làm nửa chừng, đơn phương chấm dứt thường hợp lý hơn.
            ## Viết điều kiện
            > Kém: *Bên A có quyền chấm dứt khi Bên B vi phạm.*
            > Tốt: *Bên A có quyền chấm dứt nếu Bên B chậm một mốc quá 15 ngày và không khắc phục trong 7 ngày kể từ ngày nhận thông báo.*
            ## Sau khi chấm dứt
            1. Nghiệm thu phần đã làm trong 10 ngày.
            2. Thanh toán phần được nghiệm thu.
            3. Trả tài liệu, xoá bản sao.
            4. Điều khoản bảo mật, quyền tác giả, tranh chấp **vẫn còn hiệu lực**.
            ?? Tình huống: mốc 1 xong và đã trả 30%, mốc 2 làm được một nửa rồi chấm dứt. Bên A trả thêm bao nhiêu, nếu mốc 2 là 40% của 40,5 triệu và hai bên nghiệm thu được một nửa?
            $40{,}5 \times 40\% \times \frac12 = 8{,}1$ triệu.
            !!`,
        },
      ],
    },
    {
      title: 'Kết thúc êm đẹp',
      lessons: [
        {
          title: 'Giải quyết tranh chấp',
          body: marked`
            Điều khoản này được đọc khi hai bên không còn nói chuyện với nhau, nên phải rõ hơn mọi điều khoản khác.
            ## Bậc thang
            1. **Thương lượng**: đại diện hai bên gặp nhau trong 15 ngày kể từ ngày có yêu cầu bằng văn bản.
            2. **Hoà giải** tại một trung tâm ghi tên cụ thể, nếu muốn.
            3. **Toà án hoặc trọng tài**, chọn một.
            | Tiêu chí | Toà án | Trọng tài |
            | Công khai | thường công khai | kín |
            | Số cấp | sơ thẩm, phúc thẩm | một lần, chung thẩm |
            | Chọn người xử | không | có |
            | Cần thoả thuận trước | không | **có** |
            ## Lỗi hay gặp
            > *Tranh chấp được giải quyết bởi trọng tài hoặc toà án.*
            Câu này không chọn gì cả. Cũng đừng ghi tên trung tâm trọng tài không tồn tại: điều khoản có thể không thực hiện được.
            ## Thông báo
            Ghi địa chỉ nhận thông báo, cả thư điện tử, và khi nào được coi là đã nhận: *thư điện tử, sau 24 giờ kể từ lúc gửi tới địa chỉ nêu trên.*
            ?? Tự luyện: thời hiệu khởi kiện về hợp đồng theo Bộ luật Dân sự là bao lâu?
            Ba năm, kể từ ngày người có quyền biết hoặc phải biết quyền lợi của mình bị xâm phạm (Điều 429). Hợp đồng thương mại theo Luật Thương mại là hai năm (Điều 319).
            !!`,
        },
        {
          title: 'Vụ việc: bộ sách giao muộn',
          body: marked`
            ## Sự việc
            Hợp đồng giữa An Phú (A) và Bút Xanh (B): 43,74 triệu đồng gồm thuế, ba mốc như bài 3, phạt 0,5% mỗi ngày tối đa 8% phần bị vi phạm, nghiệm thu 10 ngày làm việc.
            - A giao bản thảo cuốn 3 **muộn 12 ngày**.
            - B giao mốc 2 muộn 20 ngày so với hạn ghi trong hợp đồng.
            - A im lặng 14 ngày làm việc rồi mới gửi thư chê “chất lượng chưa đạt”.
            ## Câu hỏi
            1. B chậm mấy ngày do lỗi của mình?
            2. A có được phạt không, bao nhiêu?
            3. Mốc 2 đã nghiệm thu chưa?
            ?? Gợi ý câu 1
            Thời hạn tính từ khi A giao đủ bản thảo. A muộn 12 ngày nên hạn của B lùi 12 ngày: B chậm $20 - 12 = 8$ ngày.
            !!
            ?? Gợi ý câu 2
            $8 \times 0{,}5\% = 4\%$ của phần mốc 2. Mốc 2 là $40\% \times 40{,}5 = 16{,}2$ triệu (chưa thuế), phạt $0{,}648$ triệu.
            !!
            ?? Gợi ý câu 3
            Quá 10 ngày làm việc không trả lời thì coi như nghiệm thu. Thư ngày thứ 14 đến muộn; A vẫn có thể yêu cầu sửa lỗi theo thiện chí, nhưng không giữ lại thanh toán được.
            !!
            ## Bàn thương lượng
            Hãy viết một đề nghị mà **cả hai** nhận được: B sửa thêm một vòng không tính phí, A bỏ khoản phạt và thanh toán trong 5 ngày. Hợp đồng tốt không phải để thắng kiện; nó để cả hai bên thấy trước kết cục và chọn bắt tay.`,
        },
      ],
    },
  ],
}
