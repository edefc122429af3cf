import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const SCHOOL_BIRDS: CourseText = {
  title: 'Nhận biết hai mươi loài chim quanh sân trường',
  summary: 'Nghe tiếng hót, nhìn dáng bay và ghi nhật ký quan sát cùng học sinh.',
  description: marked`
Không cần đi rừng: sân trường nào có vài gốc cây cũng có dăm loài chim. Khoá học chọn hai mươi loài hay gặp ở làng quê và thành phố Việt Nam, chia theo chỗ ta thường trông thấy chúng.
Hai bài đầu dạy cách nhìn và cách ghi. Bốn bài sau, mỗi bài năm loài, tả bằng những nét nhìn được bằng mắt thường. Thầy cô có thể dùng mỗi bài cho một buổi ngoại khoá.
`,
  level: 'basic',
  teachers: [
    {
      name: 'Đỗ Chí Thảo Nguyên',
      about: 'Giảng viên sinh thái học, người giữ nhật ký chim của một sân trường suốt mười hai năm.',
    },
  ],
  outcomes: [
    'Quan sát theo bốn câu hỏi: cỡ, dáng, màu, việc đang làm',
    'Nhận ra hai mươi loài chim thường gặp',
    'Ghi nhật ký quan sát dùng được cho bài tập thống kê',
    'Quan sát mà không làm phiền tổ chim',
  ],
  requirements: ['Sổ nhỏ và bút chì', 'Ống nhòm nếu có, không bắt buộc'],
  chapters: [
    {
      title: 'Tập nhìn',
      lessons: [
        {
          title: 'Bốn câu hỏi và một cuốn sổ',
          materials: ['phieu-quan-sat-chim'],
          body: marked`
Con chim chỉ đậu vài giây. Người mới thường vội tìm tên; người quen thì **nhìn cho hết** rồi mới tra.
## Bốn câu hỏi theo thứ tự
1. **To cỡ nào?** So với ba con ai cũng biết: chim sẻ, chim bồ câu, con gà.
2. **Dáng ra sao?** Mỏ ngắn dày hay dài mảnh, đuôi dài hay cụt, có mào không.
3. **Màu ở đâu?** Đừng nói “màu nâu”; hãy nói “má trắng, gáy nâu, ngực có vệt đen”.
4. **Đang làm gì?** Nhảy trên đất, treo ngược ở hoa, bay vọt lên rồi đậu lại chỗ cũ?
Dáng và việc làm đáng tin hơn màu, vì ánh sáng ngược biến mọi con chim thành màu đen.
## Tai đi trước mắt
Nhắm mắt một phút, đếm số giọng khác nhau. Ghi bằng chữ của mình: *chíp chíp khô*, *huýt ba tiếng đi lên*. Chữ của mình dễ nhớ hơn chữ trong sách.
## Một trang sổ
| Ngày, giờ | Nơi | Trời | Loài | Số con | Đang làm gì |
| 12/3, 6:40 | Cây bàng cổng | Nhiều mây | Chào mào | 2 | Ăn quả, kêu luôn |
| 12/3, 6:45 | Sân cờ | Nhiều mây | Sẻ | 9 | Nhặt vụn bánh |
Chưa biết tên thì vẽ, ghi “loài A”. Sau vài tuần, sổ đủ cho lớp vẽ biểu đồ số con theo giờ.
## Luật của người xem
Đứng yên, nói nhỏ, không bật tiếng chim để dụ, **không chạm vào tổ**. Chim non rơi mà đã có lông: đặt lên cành gần đó rồi đi, bố mẹ nó ở quanh đấy.
`,
        },
        {
          title: 'Xem: ba loài chim quanh sân trường',
          summary: 'Sẻ, chào mào, chích bông, mỗi loài hai nét.',
          video: 'chim-quanh-san-truong',
          body: marked`
Xem lần đầu để nghe, lần hai **tạm dừng** sau mỗi loài và ghi lại theo bốn câu hỏi của bài trước: cỡ, dáng, màu, việc đang làm.
| Loài | Nét nghe được trong phim | Câu hỏi còn trống |
| Sẻ | Lưng nâu có sọc, nhảy hai chân | Má có gì? |
| Chào mào | Mào đen, túm lông đỏ dưới đuôi | To hơn hay nhỏ hơn sẻ? |
| Chích bông | Lưng xanh, đuôi vểnh, khâu lá | Tiếng kêu thế nào? |
Ba ô cuối được trả lời ở bài sau. Trước khi mở bài sau, hãy ra sân mười phút và thử tự trả lời.
`,
        },
        {
          title: 'Năm người hàng xóm',
          summary: 'Sẻ, chào mào, chích choè, chích bông, cu gáy.',
          body: marked`
Năm loài này sống ngay bên người, gặp gần như cả năm.
|+ Nhìn nét nào trước
| Loài | Cỡ | Nét không lẫn | Tiếng |
| Sẻ | Nhỏ | Đầu nâu hạt dẻ, má trắng có **đốm đen** | Chíp chíp khô, đều |
| Chào mào | Hơn sẻ | **Mào đen dựng**, má có vệt đỏ và trắng, dưới đuôi đỏ | Huýt vui, ba bốn tiếng |
| Chích choè | Gần bằng sáo | Trống **đen trắng** rõ, hay vểnh đuôi | Hót dài, đổi giọng, lúc tinh mơ |
| Chích bông | Rất nhỏ | Lưng xanh lá, đỉnh đầu hung, **đuôi vểnh** | *Tích tích tích* to hơn thân mình |
| Cu gáy | Gần bồ câu | Vòng **cườm** đen đốm trắng sau cổ | *Cúc cù cu*, trầm |
## Nhìn thêm
- Chích choè mái xám ở chỗ con trống đen. Đừng ghi thành hai loài.
- Chích bông khâu lá làm tổ: nó dùi lỗ mép lá, luồn tơ nhện qua, nên tiếng Anh gọi là chim thợ may.
- Cu gáy non chưa có cườm; nhìn đuôi dài, mép trắng khi bay.
## Câu hỏi cho lớp
1. Chào mào ăn gì vào tháng không có quả? *(sâu bọ, nhện, mật hoa)*
2. Vì sao chích choè hót lúc trời chưa sáng? *(lặng gió, tiếng đi xa; đó là lúc nó giữ đất)*
> Việc làm: đứng mười phút dưới một gốc cây, ghi được mấy trong năm loài?
`,
        },
      ],
    },
    {
      title: 'Mười lăm loài nữa',
      lessons: [
        {
          title: 'Trong tán lá và trên luống hoa',
          summary: 'Bạc má, vành khuyên, hút mật, chim sâu, sáo nâu.',
          body: marked`
Những con này nhỏ và không yên. Hãy chọn một cành, nhìn cành ấy và chờ chúng đi qua, thay vì đuổi theo bằng mắt.
| Loài | Cỡ | Nét không lẫn | Hay ở đâu |
| Bạc má | Bằng sẻ | Đầu đen, **má trắng to**, sọc đen dọc bụng | Cành ngang, treo ngược tìm sâu |
| Vành khuyên | Nhỏ hơn sẻ | Lưng xanh vàng, **vòng trắng quanh mắt** | Đi đàn, qua tán như mưa rào |
| Hút mật | Rất nhỏ | **Mỏ dài cong**; con trống ánh xanh tím | Hoa dâm bụt, hoa chuối |
| Chim sâu | Nhỏ nhất | Mập, đuôi cụt; có loài lưng trống **đỏ tươi** | Tầm gửi, quả nhỏ |
| Sáo nâu | Hơn chào mào | Thân nâu, đầu đen, **mỏ và da quanh mắt vàng**, cánh loé trắng khi bay | Bãi cỏ, đi bộ từng bước |
## Đừng lẫn
- **Bạc má** và **sẻ**: cả hai có má trắng. Bạc má không có đốm đen ở má, có sọc đen giữa bụng.
- **Hút mật** và **chim sâu**: nhìn mỏ. Cong và dài là hút mật; ngắn và thẳng là chim sâu.
- **Sáo nâu** *đi*, chào mào *nhảy*.
## Vì sao có đàn hỗn hợp
Mùa lạnh, bạc má, vành khuyên và vài loài khác kéo nhau thành đàn. Nhiều mắt thì thấy cắt, thấy mèo sớm hơn; con này làm sâu bay ra, con kia được bữa. Thấy một con, hãy đợi: cả đàn sắp tới.
> Việc làm: vẽ năm chiếc mỏ cạnh nhau. Từ hình mỏ, đoán thức ăn.
`,
        },
        {
          title: 'Trên trời và trên dây điện',
          summary: 'Nhạn, yến, chèo bẻo, bách thanh, đầu rìu.',
          body: marked`
Ở đây ta nhìn **dáng bay**. Con chim ngược sáng chỉ còn là cái bóng, nhưng bóng cũng đủ.
| Loài | Nét không lẫn | Cách bay, cách đậu |
| Nhạn | Lưng xanh thẫm, họng hung, **đuôi chẻ sâu** | Lượn thấp, đậu thành hàng trên dây |
| Yến | Cánh hình **lưỡi liềm**, mình như điếu xì gà | Bay cao suốt ngày, không đậu dây điện |
| Chèo bẻo | **Đen bóng**, đuôi dài chẻ, hai đầu cong ra | Đậu ngọn cọc, đuổi cả quạ |
| Bách thanh | **Mặt nạ đen** qua mắt, mỏ móc, đuôi dài | Đậu chỗ trống, lao xuống bắt mồi |
| Đầu rìu | **Mào xoè như quạt**, mình hung nhạt, cánh vằn đen trắng | Bay chập chờn như bướm, mổ đất |
## Nhạn hay yến?
Đậu trên dây điện: nhạn. Yến có chân quá yếu để đậu ngang, chỉ bám vào vách đứng. Nhạn vỗ cánh rồi lượn mềm; yến vỗ cứng và nhanh, cánh cong như cái liềm.
## Bách thanh cất mồi
Nó găm châu chấu, thằn lằn nhỏ lên gai hay dây thép gai để dành. Nếu thấy một con cào cào bị găm trên gai bưởi, hãy ghi vào sổ: bạn vừa thấy kho thức ăn của nó.
## Di cư
Nhiều đàn nhạn chỉ ghé từ khoảng tháng Chín đến tháng Tư. Ghi **ngày đầu tiên** và **ngày cuối cùng** thấy nhạn mỗi năm: sau năm năm, lớp bạn có một chuỗi số liệu thật về thời tiết và chim.
> Việc làm: đếm số nhạn trên một đoạn dây lúc 17 giờ, ba ngày liền.
`,
        },
        {
          title: 'Bên mương nước và lúc chạng vạng',
          summary: 'Cò trắng, cò bợ, bói cá, chìa vôi, cú mèo.',
          body: marked`
| Loài | Cỡ | Nét không lẫn | Gặp khi nào |
| Cò trắng | Gần con gà, cao chân | Trắng toàn thân, mỏ đen, chân đen **bàn chân vàng** | Ruộng nước, cả ngày |
| Cò bợ | Nhỏ hơn cò trắng | Đứng thì nâu xỉn, **bay lên bỗng trắng** | Bờ mương, đứng rụt cổ |
| Bói cá | Hơn sẻ | Lưng **xanh biếc**, bụng cam, mỏ dài như dao | Cành sà mặt nước, lao xuống |
| Chìa vôi | Bằng sẻ, mảnh | Đen trắng xám, **đuôi nhún liên tục** | Sân xi măng, mùa lạnh |
| Cú mèo | Gần bồ câu | Có **túm lông tai**, mắt to | Từ chạng vạng, nghe tiếng *hu* ngắn |
## Cò bợ biến hình
Đứng im, nó lẫn với bờ cỏ. Bay lên, cánh và đuôi trắng loá. Đó là cách trốn: kẻ săn tìm một con trắng, nó đáp xuống và thành màu bùn.
## Nghe cú
Cú mèo không báo điềm gì. Nó ăn chuột và côn trùng lớn, mỗi đêm vài con. Dưới gốc cây nó đậu thường có **viên ợ**: cục lông và xương nhỏ nó nhả ra. Đeo găng, gỡ viên ấy trên giấy trắng, bạn sẽ biết đêm qua nó ăn gì.
### Kiểm lại hai mươi loài
Sẻ, chào mào, chích choè, chích bông, cu gáy; bạc má, vành khuyên, hút mật, chim sâu, sáo nâu; nhạn, yến, chèo bẻo, bách thanh, đầu rìu; cò trắng, cò bợ, bói cá, chìa vôi, cú mèo.
Sân trường bạn không cần đủ hai mươi. Một sân có tám loài đã là một sân tốt; nếu chỉ có sẻ và bồ câu nhà, thử trồng thêm một cây có quả và chờ một năm.
> Bài cuối khoá: bảy ngày ghi sổ, mỗi ngày mười phút cùng giờ. Vẽ biểu đồ số loài theo ngày và viết ba câu nhận xét.
`,
        },
      ],
    },
  ],
}
