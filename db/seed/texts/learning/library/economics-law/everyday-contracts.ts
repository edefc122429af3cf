import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const EVERYDAY_CONTRACTS: CourseText = {
  title: 'Hợp đồng trong đời thường',
  summary: 'Thuê nhà, vay tiền, mua bán qua mạng, thử việc: đọc gì trước khi ký tên.',
  description: marked`
Ta ký hợp đồng nhiều hơn ta tưởng: tờ giấy thuê trọ, tin nhắn vay tiền, nút “Đồng ý” khi mua hàng. Năm bài học giúp bạn biết lúc nào mình đã bị ràng buộc, cần đọc dòng nào, giữ giấy gì.
Nội dung là kiến thức pháp luật phổ thông tại Việt Nam, theo Bộ luật Dân sự 2015 và Bộ luật Lao động 2019. Luật có thể thay đổi; việc lớn xin hỏi luật sư hoặc trung tâm trợ giúp pháp lý của tỉnh.
`,
  level: 'basic',
  teachers: [{ name: 'Ninh Lạc Hữu Tuyển', about: 'Giảng viên luật dân sự, cộng tác viên trợ giúp pháp lý.' }],
  outcomes: [
    'Nhận ra khi nào một thoả thuận đã thành hợp đồng',
    'Đọc hợp đồng theo bảy câu hỏi',
    'Hiểu tiền cọc, lãi và phạt',
    'Biết giữ bằng chứng và nơi nhờ giúp',
  ],
  requirements: ['Một hợp đồng bạn từng ký, để đọc lại'],
  chapters: [
    {
      title: 'Hiểu cái khung',
      lessons: [
        {
          title: 'Khi nào lời nói thành hợp đồng',
          body: marked`
Hợp đồng là **thoả thuận** làm phát sinh quyền và nghĩa vụ. Không nhất thiết phải có giấy: mua bát phở là hợp đồng bằng lời; bấm “Đặt hàng” là hợp đồng qua phương tiện điện tử.
## Bốn điều làm nên hiệu lực
1. Người ký đủ khả năng: thường từ 18 tuổi; dưới tuổi ấy nhiều giao dịch cần cha mẹ đồng ý, trừ việc nhỏ hằng ngày hợp lứa tuổi.
2. **Tự nguyện**: không bị lừa, ép, nhầm lẫn nghiêm trọng.
3. Nội dung không trái luật và đạo đức xã hội.
4. Đúng hình thức, khi luật đòi hỏi: mua bán nhà đất phải lập văn bản có công chứng hoặc chứng thực.
## Đề nghị và chấp nhận
> A nhắn: “Bán xe đạp 1,2 triệu, ai lấy thì nhắn trước 20 giờ.”
> B nhắn lúc 19 giờ: “Mình lấy, mai qua.”
Hợp đồng đã có. Nếu B nhắn “1 triệu nhé?”, đó là **đề nghị mới**; A im lặng không có nghĩa là đồng ý.
| Tình huống | Đã có hợp đồng? |
| Hàng bày có ghi giá, khách cầm ra quầy trả tiền | Có |
| Tin nhắn “để mai tính” | Chưa |
| Ký giấy trắng | Rất nguy hiểm: đừng bao giờ |
| Ký vì bị doạ | Có thể yêu cầu toà tuyên vô hiệu |
## Giữ bằng chứng
Không có giấy vẫn chứng minh được: tin nhắn, ảnh chụp chuyển khoản, người chứng kiến. Nhưng khó hơn nhiều so với nửa trang giấy hai chữ ký.
> Việc làm: kể ba hợp đồng bạn đã “ký” trong tuần này.
`,
        },
        {
          title: 'Bảy câu hỏi trước khi ký',
          body: marked`
Hợp đồng ba mươi trang cũng chỉ trả lời bảy câu. Tìm không ra câu nào, hỏi lại đúng câu ấy.
1. **Ai?** Tên đầy đủ, số giấy tờ, địa chỉ. Người ký có quyền ký không (chủ nhà thật, đại diện công ty)?
2. **Cái gì?** Tả đủ để người thứ ba nhận ra: “phòng 302, 18 m², có máy lạnh hiệu…, tình trạng…”.
3. **Bao nhiêu tiền, trả khi nào, đã gồm thuế và phí chưa?**
4. **Từ ngày nào đến ngày nào?** Có tự gia hạn không?
5. **Ai chịu khi hỏng, mất, chậm?**
6. **Thôi thì sao?** Báo trước mấy ngày, mất gì, được lại gì?
7. **Cãi nhau thì đưa đi đâu?**
## Chữ cần dừng lại
| Gặp chữ | Hỏi |
| “theo quy định của bên A” | Quy định nào, xem ở đâu, đổi thì sao? |
| “và các chi phí khác” | Liệt kê ra |
| “bên B không được khiếu nại” | Luật vẫn cho khiếu nại; đề nghị bỏ |
| “phạt 100%” | Phạt trên số nào? |
| “mặc nhiên đồng ý” | Đổi thành phải có chữ ký |
## Bốn việc lúc ký
- Gạch chéo chỗ trống.
- Ký **từng trang** hoặc đóng dấu giáp lai.
- Sửa tay thì cả hai ký bên cạnh chỗ sửa.
- Mỗi bên giữ một bản **gốc**; chụp ảnh lại ngay.
Không ai ép bạn ký trong năm phút. Người bán tốt chờ được đến mai.
> Việc làm: lấy một hợp đồng cũ, trả lời bảy câu. Câu nào hợp đồng không trả lời?
`,
        },
      ],
    },
    {
      title: 'Bốn chuyện thường gặp',
      lessons: [
        {
          title: 'Thuê trọ và tiền cọc',
          body: marked`
## Đặt cọc là gì
Đặt cọc bảo đảm rằng hai bên sẽ ký hoặc sẽ làm đúng. Theo Điều 328 Bộ luật Dân sự, nếu không có thoả thuận khác:
| Ai thất hứa | Hậu quả |
| Người đặt cọc | Mất cọc |
| Người nhận cọc | Trả lại cọc **và** thêm một khoản bằng tiền cọc |
| Cả hai làm đúng | Cọc được trả lại hoặc trừ vào tiền phải trả |
Đưa tiền mà không ghi rõ là *cọc* thì khi tranh chấp có thể bị coi là tiền **trả trước**, không phạt được ai. Hãy viết chữ “đặt cọc”, số tiền, để bảo đảm việc gì, hạn nào.
## Giấy thuê trọ tối thiểu
- Hai bên và địa chỉ phòng.
- Giá thuê, ngày trả, giá điện, nước, mạng, gửi xe: **ghi số**, không ghi “theo giá chung”.
- Thời hạn; báo trước bao nhiêu ngày khi dọn đi.
- Danh sách đồ và tình trạng, kèm ảnh chụp ngày nhận phòng.
- Điều kiện trả cọc: sau mấy ngày, được trừ những gì.
- Chủ nhà đăng ký tạm trú giúp.
## Ví dụ
Phòng 2,4 triệu, cọc một tháng. Hợp đồng ghi báo trước 30 ngày. Bạn dọn đi, báo trước 35 ngày, phòng nguyên vẹn. Chủ nhà giữ cọc vì “chưa đủ một năm”. Nếu hợp đồng **không ghi** điều kiện một năm, họ không có căn cứ. Gửi tin nhắn nhắc đúng điều khoản, đính ảnh phòng lúc trả.
> Việc làm: chụp mười tấm ảnh phòng bạn đang ở, gửi cho chủ nhà kèm ngày tháng.
`,
        },
        {
          title: 'Cho vay và đi vay',
          body: marked`
## Giấy vay sáu dòng
1. Bên cho vay, bên vay, số giấy tờ.
2. Số tiền **bằng số và bằng chữ**.
3. Ngày giao, giao bằng cách nào. Nên chuyển khoản, ghi nội dung “cho vay”.
4. Hạn trả.
5. Lãi, hoặc ghi rõ “không lãi”.
6. Chữ ký hai bên.
## Trần lãi
Giữa người với người, lãi thoả thuận **không quá 20% một năm** (Điều 468). Phần vượt không có hiệu lực. Cho vay với lãi từ năm lần mức ấy, tức 100% một năm, và thu lợi lớn có thể bị xử lý hình sự.
Đổi lãi “dân dã” ra năm:
| Nói | Một năm |
| 1.000 đồng / triệu / ngày | 36,5% |
| 3.000 đồng / triệu / ngày | 109,5% |
| 5% một tháng | 60% |
Cách tính dòng đầu: $1000 : 1000000 \times 365 = 36,5\%$. Ba dòng đều vượt trần.
## Vay qua ứng dụng
Trước khi bấm: bên cho vay là công ty nào, có được cấp phép không; lãi **và phí** cộng lại mỗi năm bao nhiêu; ứng dụng có đòi danh bạ và ảnh không? Đòi danh bạ là để sau này gọi quấy rối người thân. Bị đe doạ đòi nợ: lưu lại, trình báo công an, không vay chỗ này trả chỗ kia.
## Đứng tên hộ
Ký vay giúp bạn thì **bạn** là người nợ. Ký bảo lãnh thì bạn trả khi họ không trả. Chỉ ký nếu chấp nhận mất đúng số tiền ấy.
`,
        },
        {
          title: 'Mua qua mạng và thử việc',
          body: marked`
## Mua qua mạng
Người bán phải cho biết tên, địa chỉ, giá đã gồm thuế, phí giao, cách đổi trả. Thiếu những thứ ấy thì đừng trả trước.
1. Chụp màn hình trang hàng lúc mua: mô tả, giá, lời hứa đổi trả.
2. Quay lúc **mở gói**, từ khi còn nguyên băng dính.
3. Sai, thiếu, hỏng: báo ngay bằng chữ, trong hạn đổi trả.
4. Không giải quyết: khiếu nại với sàn, rồi tổng đài bảo vệ người tiêu dùng **1800 6838**.
## Thử việc
Bộ luật Lao động 2019 (Điều 24 đến 27) quy định:
|+ Thời gian thử việc tối đa, một lần cho một việc
| Công việc | Tối đa |
| Người quản lý doanh nghiệp | 180 ngày |
| Cần trình độ cao đẳng trở lên | 60 ngày |
| Cần trình độ trung cấp, công nhân kỹ thuật | 30 ngày |
| Việc khác | 6 ngày làm việc |
- Lương thử việc ít nhất **85%** mức lương của việc đó.
- Trong thời gian thử, hai bên được thôi mà **không cần báo trước**, không phải bồi thường.
- Hợp đồng dưới một tháng thì không có thử việc.
- Không nộp **bản gốc** bằng cấp, không nộp tiền “giữ chỗ”: nơi tuyển dụng không được phép giữ.
### Tính
Lương 8 triệu, thử việc ít nhất $8 \times 85\% = 6,8$ triệu một tháng. “Học việc không lương hai tháng” cho việc phát tờ rơi là trái luật: việc ấy chỉ được thử 6 ngày.
> Bài cuối khoá: viết một giấy thoả thuận nửa trang cho một việc thật (thuê máy ảnh, dạy kèm), trả lời đủ bảy câu hỏi.
`,
        },
      ],
    },
  ],
}
