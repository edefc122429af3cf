import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const FIRST_AID: CourseText = {
  title: 'Cấp cứu ban đầu cho mọi nhà',
  summary:
    'Tám bài về những tình huống thường gặp: nhìn quanh, gọi 115, rồi việc gì làm trước, việc gì làm sau. Có chứng nhận khi học xong.',
  description: marked`
Trong lúc hoảng, ta không nhớ nổi một đoạn văn dài. Vì thế mỗi bài ở đây gói lại trong vài bước theo thứ tự, kèm lý do của từng bước và những việc tuyệt đối đừng làm.
Khoá học giúp bạn cầm cự đến khi nhân viên y tế tới. Nó không thay cho bác sĩ, không thay cho cuộc gọi 115 và không thay được một buổi tập có người hướng dẫn trên mô hình.
`,
  level: 'basic',
  teachers: [{ name: 'Mai Hà Nhật Khuê', about: 'Bác sĩ cấp cứu, tác giả cuốn Cấp cứu ban đầu tại cộng đồng.' }],
  outcomes: [
    'Kiểm tra hiện trường và gọi 115 với đủ thông tin cần thiết',
    'Ép tim đúng chỗ, đúng nhịp, đúng độ sâu',
    'Xử trí hóc dị vật, chảy máu, bỏng, đuối nước trong mười phút đầu',
    'Nhận ra dấu hiệu đột quỵ để đưa người bệnh đi kịp giờ',
  ],
  requirements: ['Không cần kiến thức y khoa', 'Một chiếc gối dày để tập ép tim'],
  hasCertificate: true,
  chapters: [
    {
      title: 'Khi người bệnh nằm trước mặt',
      lessons: [
        {
          title: 'Nhìn quanh, gọi hỏi, gọi 115',
          summary: 'Ba việc đầu tiên ở mọi hiện trường, theo đúng thứ tự.',
          body: marked`
Người cứu mà bị nạn thì có thêm một nạn nhân. Vì vậy việc đầu tiên không phải là lao tới, mà là **nhìn**.
## Thứ tự ở mọi hiện trường
1. **Nhìn quanh.** Có xe đang chạy, dây điện đứt, khói, nước sâu, đàn ong không? Chưa an toàn thì đứng ngoài và gọi người có phương tiện.
2. **Gọi hỏi.** Vỗ nhẹ hai vai, hỏi to: “Anh ơi, anh có nghe tôi nói không?”
3. **Nhìn ngực.** Ngửa nhẹ đầu, nâng cằm, nhìn lồng ngực không quá mười giây. Ngực phập phồng đều là còn thở; thở ngáp từng cái, thưa và ồn, phải coi như không thở.
4. **Gọi 115.** Có hai người thì một người gọi, một người làm. Chỉ có một mình thì bật loa ngoài, vừa nói vừa làm.
## Nói gì với tổng đài
| Câu hỏi | Ví dụ trả lời |
| Ở đâu? | Số nhà, ngõ, vật mốc dễ thấy |
| Chuyện gì? | Ngã từ mái nhà xuống, cao chừng ba mét |
| Mấy người, ra sao? | Một người, không tỉnh, còn thở |
| Gọi lại số nào? | Số điện thoại đang cầm |
Tổng đài bảo ngắt máy mới ngắt. Cử một người ra đầu ngõ đón xe.
## Nếu không tỉnh nhưng còn thở đều
Không nghi chấn thương cột sống thì đặt nạn nhân nằm nghiêng, đầu hơi ngửa, tay trên gập đỡ má. Tư thế này giữ cho lưỡi và chất nôn không bịt đường thở. Cứ một phút lại nhìn nhịp thở một lần.
> Tập ngay: nói to bốn câu trả lời trên cho chính địa chỉ nhà bạn.
`,
        },
        {
          title: 'Ép tim ngoài lồng ngực',
          summary: 'Không tỉnh, không thở: đặt tay ở đâu, ấn sâu bao nhiêu, nhanh bao nhiêu.',
          body: marked`
Không tỉnh và không thở bình thường nghĩa là tim có thể đã ngừng. Mỗi phút không ai ép tim, cơ hội sống giảm chừng một phần mười. Ép vụng vẫn hơn đứng nhìn.
## Cách làm ở người lớn
1. Đặt nạn nhân nằm ngửa trên nền cứng, quỳ sát bên ngực.
2. Gót một bàn tay đặt **giữa ngực**, nửa dưới xương ức; bàn tay kia chồng lên, các ngón đan và nhấc khỏi sườn.
3. Hai tay thẳng, vai ở ngay trên bàn tay. Dùng sức nặng của thân mình mà ấn.
4. Ấn sâu **5–6 cm**, rồi để ngực nảy lên hết.
5. Nhịp **100–120 lần mỗi phút**, tức gần hai lần một giây.
6. Ai đã học thì cứ 30 lần ép thổi 2 hơi. Chưa học thì ép liên tục, không cần thổi.
|+ Khác nhau theo tuổi
| | Người lớn | Trẻ 1 tuổi đến dậy thì | Dưới 1 tuổi |
| Dùng | Hai bàn tay | Một hoặc hai bàn tay | Hai ngón tay |
| Sâu | 5–6 cm | Khoảng 5 cm | Khoảng 4 cm |
| Trước khi ép | Không thổi | Thổi 5 hơi | Thổi 5 hơi |
## Khi nào dừng
Khi nạn nhân cử động, thở lại; khi nhân viên y tế nhận tay; hoặc khi bạn kiệt sức và không có ai thay. Có người bên cạnh thì cứ hai phút đổi một lần, đổi thật nhanh.
## Nếu có máy sốc điện tự động (AED)
Bật máy, dán hai miếng như hình vẽ trên miếng dán, làm theo lời máy. Máy chỉ sốc khi cần; lúc máy phân tích và lúc sốc, không ai chạm vào nạn nhân.
> Tập: đặt gối lên sàn, bật đồng hồ đếm 30 giây. Bạn cần ép được từ 50 đến 60 lần.
`,
        },
        {
          title: 'Hóc dị vật',
          summary: 'Còn ho được thì để ho; không ho, không nói được thì vỗ lưng và ép bụng.',
          body: marked`
Câu hỏi đầu tiên luôn là: “Anh có bị hóc không?” Câu trả lời chia việc làm thành hai.
## Còn ho, còn nói được
Động viên họ **ho mạnh**, đứng bên theo dõi. Đừng vỗ lưng, đừng cho uống nước, đừng thọc tay vào họng: dị vật có thể chui sâu hơn.
## Không ho, không nói, tay ôm cổ, mặt tím
1. Bảo người khác gọi 115.
2. Đứng chếch phía sau, cho người bệnh cúi về trước, **vỗ 5 cái** thật mạnh vào giữa hai bả vai bằng gót bàn tay. Sau mỗi cái nhìn xem dị vật đã ra chưa.
3. Chưa ra: đứng sau lưng, vòng tay, một nắm tay đặt giữa rốn và mũi ức, tay kia ôm lấy nắm tay, **giật 5 cái** vào trong và lên trên.
4. Lặp lại 5 vỗ, 5 ép cho đến khi thông hoặc người bệnh ngất.
5. Ngất: đặt nằm xuống và ép tim như bài trước. Chỉ lấy dị vật khi nhìn thấy rõ.
|+ Những người không ép bụng
| Ai | Làm thay bằng |
| Trẻ dưới 1 tuổi | 5 vỗ lưng, đầu thấp hơn ngực; rồi 5 lần ấn ngực bằng hai ngón tay |
| Phụ nữ có thai, người rất béo | 5 vỗ lưng; rồi 5 lần ấn giữa ngực từ phía sau |
Sau khi ép bụng, dù thấy khoẻ, người bệnh vẫn cần đi khám, vì lực ép có thể làm tổn thương bên trong.
> Phòng vẫn hơn: trẻ dưới 4 tuổi không ăn lạc, thạch, kẹo cứng, nho để nguyên quả; không vừa ăn vừa chạy.
`,
        },
      ],
    },
    {
      title: 'Tai nạn trong nhà và trên đường',
      lessons: [
        {
          title: 'Chảy máu và gãy xương',
          summary: 'Ép thẳng lên vết thương; chi gãy để nguyên tư thế mà cố định.',
          body: marked`
## Chảy máu
Máu chảy thành dòng hay phụt theo nhịp đều xử trí như nhau ở phút đầu: **ép trực tiếp**.
1. Đeo găng hoặc lót túi ni lông sạch giữa tay bạn và máu.
2. Đặt vải sạch lên vết thương, ấn chặt bằng cả bàn tay, giữ ít nhất mười phút. Đừng nhấc ra xem.
3. Máu thấm qua thì chồng thêm vải và ép tiếp.
4. Băng ép; đầu ngón tay tím, lạnh hoặc tê là băng quá chặt.
5. Vật cắm sâu như dao, kính: **để nguyên**, chèn vải hai bên rồi băng, gọi 115.
Máu ở tay hoặc chân vẫn phun dù đã ép mạnh thì mới dùng ga-rô: bản rộng chừng 5 cm, buộc phía trên vết thương 5–7 cm, không buộc lên khớp, **ghi giờ buộc** và không tự tháo.
## Gãy xương
Dấu hiệu: đau chói một điểm, sưng, biến dạng, không cử động được.
- Không kéo, không nắn cho thẳng. Gãy thế nào giữ thế ấy.
- Nẹp phải dài qua **hai khớp**: trên và dưới chỗ gãy. Bìa cứng, gậy, tờ báo cuộn chặt đều dùng được.
- Lót mềm ở chỗ xương lồi, buộc trên và dưới ổ gãy, chừa đầu ngón để xem màu da.
- Gãy hở: phủ gạc sạch, không đẩy xương vào trong.
- Nghi gãy cổ hay lưng (ngã cao, tai nạn xe): **không di chuyển**, giữ yên đầu, chờ 115.
### Ví dụ
Một người ngã xe, cẳng chân cong, quần thấm máu. Thứ tự đúng: tránh dòng xe, gọi 115, ép cầm máu quanh chỗ xương lồi, nẹp như tư thế đang nằm, đắp ấm.
`,
        },
        {
          title: 'Xem: sơ cứu khi bị bỏng',
          summary: 'Việc nên làm và việc đừng làm, trong chưa đầy một phút.',
          video: 'so-cuu-bong',
          materials: ['the-so-cuu'],
          body: marked`
Xem một lượt rồi gấp màn hình, kể lại bằng lời của mình: **việc đầu tiên, việc trong khi xả nước, việc không làm**.
## Nghe kỹ ba chỗ
1. Xả nước mát bao lâu?
2. Vì sao phải tháo nhẫn trước khi da sưng?
3. Khi nào thì gọi 115?
## Đáp án
- Khoảng hai mươi phút, liên tục.
- Da sưng lên, nhẫn thắt lại như ga-rô, máu không tới ngón tay.
- Bỏng rộng hơn bàn tay của người bệnh, hoặc bỏng ở mặt.
In tấm thẻ đi kèm, dán ở cửa tủ lạnh. Bài sau nói kỹ hơn về bỏng và về điện giật.
`,
        },
        {
          title: 'Bỏng và điện giật',
          summary: 'Nước mát hai mươi phút; ngắt điện trước khi chạm vào người.',
          body: marked`
## Bỏng: nước mát, hai mươi phút
1. Đưa ra khỏi nguồn nóng, dập lửa bằng cách lăn hoặc trùm chăn.
2. Xả **nước sạch mát, chảy nhẹ, khoảng 20 phút**. Làm càng sớm, da càng đỡ hỏng sâu; trong vòng ba giờ đầu vẫn còn ích.
3. Trong lúc xả, tháo nhẫn, đồng hồ, quần áo ướt nóng. Chỗ vải dính vào da thì để nguyên.
4. Phủ màng bọc thực phẩm sạch hoặc gạc không dính, đừng quấn chặt.
5. Giữ ấm phần còn lại của cơ thể, nhất là trẻ nhỏ.
| Đừng dùng | Vì sao |
| Đá lạnh | Làm mạch máu co, da tổn thương thêm |
| Nước mắm, kem đánh răng, mỡ trăn | Bẩn vết bỏng, che mất độ sâu khi khám |
| Chọc phỏng nước | Mở cửa cho vi khuẩn |
Đi viện ngay nếu bỏng rộng hơn bàn tay của chính người bệnh, bỏng ở mặt, bàn tay, khớp, bộ phận sinh dục, bỏng điện, bỏng hoá chất, hoặc nạn nhân là trẻ nhỏ.
## Điện giật: ngắt điện trước
- **Ngắt cầu dao** hoặc rút phích. Không ngắt được thì đứng trên vật khô cách điện, dùng gậy gỗ khô gạt dây ra. Chỉ làm thế với điện trong nhà.
- Điện cao thế: đứng xa ít nhất mười mét, gọi 115 và điện lực.
- Nạn nhân không thở: ép tim ngay.
- Tỉnh táo vẫn phải đi khám, vì dòng điện có thể gây loạn nhịp tim về sau.
> Tập: tìm cầu dao tổng trong nhà bạn và chỉ cho mọi người cùng biết.
`,
        },
        {
          title: 'Đuối nước',
          summary: 'Ném phao, đừng nhảy theo; lên bờ thì thổi ngạt trước, ép tim sau.',
          body: marked`
Mỗi năm nhiều trẻ em mất vì đuối nước, và không ít vụ có hai, ba em vì bạn nhảy xuống cứu bạn. Quy tắc đầu tiên: **không biết cứu đuối thì không xuống nước**.
## Từ trên bờ
1. **Gọi** to để có người đến và gọi 115.
2. **Với** bằng sào, cành cây, khăn dài; nằm sấp mà với để khỏi bị kéo theo.
3. **Ném** vật nổi: phao, can nhựa đậy kín, bình nước rỗng, thùng xốp.
## Khi đã lên bờ
Não thiếu ô-xi là mối nguy chính, nên thứ tự hơi khác người ngừng tim vì bệnh.
1. Kiểm tra tỉnh và thở như bài đầu.
2. Không thở: ngửa đầu, nâng cằm, **thổi 5 hơi**, mỗi hơi một giây, thấy ngực nhô lên.
3. Ép tim 30 lần, thổi 2 hơi, cứ thế lặp lại.
4. Thở lại: đặt nằm nghiêng, cởi đồ ướt, lau khô, đắp ấm, theo dõi sát.
## Những việc có hại
| Việc | Vì sao không làm |
| Vác nạn nhân lên vai, dốc ngược mà chạy | Mất những phút quý nhất; nước trong phổi không đổ ra được như thế |
| Ấn bụng cho nước ra | Chất nôn trào vào phổi |
| Hơ lửa, lăn lu | Bỏng, chậm cấp cứu |
Người đuối nước dù đã tỉnh vẫn phải tới bệnh viện: khó thở có thể xuất hiện nhiều giờ sau.
> Việc nhà: đậy giếng, rào ao, đổ nước trong xô chậu khi nhà có trẻ biết bò.
`,
        },
        {
          title: 'Đột quỵ và cơn co giật',
          summary: 'Bốn dấu hiệu phải nhớ; và những điều đừng làm khi thấy người lên cơn.',
          body: marked`
## Đột quỵ: nhìn mặt, thử tay, nghe nói, xem giờ
| Kiểm tra | Cách thử | Bất thường |
| Mặt | Bảo cười | Một bên miệng xệ |
| Tay | Giơ hai tay, nhắm mắt | Một tay rơi xuống |
| Lời nói | Nhắc lại một câu ngắn | Nói ngọng, nói không ra |
| Thời gian | Hỏi lần cuối còn bình thường | Ghi giờ, **gọi 115 ngay** |
Chỉ cần một dấu hiệu là gọi. Thuốc làm tan cục máu thường chỉ dùng được trong vài giờ đầu, nên giờ khởi phát là thông tin quý nhất bạn có thể trao cho bác sĩ.
Trong lúc chờ: đặt nằm, đầu hơi cao; nôn thì nằm nghiêng. Không cho ăn uống, không tự cho uống thuốc hạ áp hay an cung, không chích máu đầu ngón tay.
## Cơn co giật
1. Dời bàn ghế, vật cứng, kê áo mềm dưới đầu.
2. Nới cổ áo. **Không đè, không nhét bất cứ thứ gì vào miệng**, không vắt chanh.
3. Bấm giờ. Hết co thì đặt nằm nghiêng, ở lại cho đến khi tỉnh.
Gọi 115 khi cơn dài quá 5 phút, cơn nối cơn, co giật lần đầu, xảy ra dưới nước, ở phụ nữ có thai, hoặc người bệnh bị thương.
### Tự kiểm tra cả khoá
- Nhịp ép tim là bao nhiêu? *(100–120 lần mỗi phút)*
- Xả nước vào vết bỏng bao lâu? *(khoảng 20 phút)*
- Người hóc còn ho được thì làm gì? *(động viên ho)*
- Đuối nước không thở, việc đầu tiên? *(thổi 5 hơi)*
`,
        },
      ],
    },
  ],
}
