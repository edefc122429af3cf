import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const TEACHING_BY_PLAY: CourseText = {
  title: 'Dạy trẻ qua trò chơi',
  summary: 'Những trò chơi đã thử ở lớp mẫu giáo: mục đích, cách chơi, cách đổi cho hợp lứa tuổi và cách quan sát.',
  description: marked`
    Sáu bài, mười hai trò chơi đã thử ở lớp mẫu giáo. Mỗi trò có mục đích, cách chơi, cách đổi cho hợp lứa tuổi và dấu hiệu để biết trẻ đã học được.
    Hai bài cuối dành cho việc quan sát, ghi chép và trò chuyện với phụ huynh. Mọi lời hát, câu vần trong khoá do các cô tự đặt.`,
  level: 'basic',
  hasCertificate: true,
  teachers: [
    { name: 'Đinh Vân Thuỳ Dương', about: 'Giảng viên Giáo dục mầm non, đồng tác giả sách về hoạt động tạo hình.' },
    { name: 'Dương Cát Hồng Huệ', about: 'Cô giáo mẫu giáo và nhạc công nghiệp dư, viết sách Âm nhạc cho bé.' },
  ],
  outcomes: [
    'Chọn trò chơi theo mục đích chứ không theo thói quen',
    'Đổi một trò cho trẻ ba, bốn và năm tuổi',
    'Ghi một quan sát không phán xét trong hai dòng',
    'Nói với phụ huynh bằng điều con làm được',
  ],
  requirements: ['Đang dạy hoặc chăm trẻ từ ba đến sáu tuổi.', 'Giấy màu, kéo, một cái trống hoặc chiếc hộp gõ được.'],
  chapters: [
    {
      title: 'Trong lớp',
      lessons: [
        {
          title: 'Trò chơi với vần',
          isPreview: true,
          body: marked`
            Trẻ nghe ra vần trước khi biết chữ. Tai nghe vần tốt thì sau này ghép vần dễ.
            ## Trò 1. Tàu chở vần
            - **Mục đích**: nghe ra phần vần giống nhau.
            - **Cách chơi**: cô là đầu tàu, nói “Tàu chở vần *an*!”. Ai nói được một từ có vần ấy (*bàn, lan, đàn*) thì bám vai làm một toa. Tàu đủ năm toa thì chạy một vòng.
            - **Ba tuổi**: cô nói hai từ, trẻ giơ tay nếu nghe giống. **Năm tuổi**: tàu không nhận từ đã dùng.
            ## Trò 2. Con vật nói nhịu
            Cô kể, cố ý sai một chữ cho lệch vần; trẻ kêu “nhịu!” và sửa:
            > Con mèo nằm ngủ trên bàn,
            > Mơ thấy con chuột đánh **trống** vang vang. *(nhịu! đánh **đàn**)*
            Không có đáp án duy nhất: *đánh đàn*, *hát tràn*, câu nào nghe vần là được.
            ## Dấu hiệu trẻ đã học
            Trẻ tự chế ra từ vô nghĩa mà đúng vần: *ban, zan, can*. Đừng sửa; đó là bằng chứng tai đã tách được vần khỏi nghĩa.
            ?? Trẻ im lặng suốt trò chơi thì sao?
            Cho trẻ làm người soát vé: nghe bạn nói rồi gật hay lắc. Nghe đúng cũng là học; nói sẽ đến sau.
            !!`,
        },
        {
          title: 'Trò chơi với nhịp',
          isPreview: true,
          body: marked`
            Nhịp dạy trẻ chờ đến lượt mà không cần lời nhắc.
            ## Trò 3. Tiếng vọng
            Cô gõ một mẫu ngắn, trẻ gõ lại. Bắt đầu ở hai tiếng, lên dần:
            1. *tùng – tùng*
            2. *tùng – cắc – tùng*
            3. *tùng – cắc cắc – tùng*
            Gõ vào đùi trước, trống sau: đùi không ồn và ai cũng có.
            ## Trò 4. Đi theo trống
            Trống chậm: đi như voi. Trống nhanh: chạy nhỏ như chuột. Trống **im**: đứng như tượng. Chỗ khó và chỗ quý nhất là lúc im: trẻ tập dừng lại, cái nền của mọi sự tự chủ.
            ## Đổi theo tuổi
            | Tuổi | Đổi thế nào |
            | 3 | chỉ có chậm và im |
            | 4 | thêm nhanh; trẻ lần lượt đánh trống |
            | 5 | “ngược”: trống nhanh thì đi chậm |
            Bản ngược rất khó với trẻ năm tuổi và với cả người lớn; chơi ba phút là đủ mệt.
            ## Lời hát cô tự đặt
            > *Tùng tùng, bước nhẹ, bước êm,*
            > *Tùng tùng, dừng lại, đứng yên như cây.*
            ?? Một trẻ luôn gõ nhanh hơn bạn?
            Cho trẻ đứng cạnh trống lớn, đặt tay lên thân trống để **cảm** rung. Nhiều trẻ theo nhịp bằng da tốt hơn bằng tai.
            !!`,
        },
        {
          title: 'Trò chơi với giấy',
          body: marked`
            Xé, vo, gấp, dán: ngón tay mạnh trước, cầm bút sau.
            ## Trò 5. Mưa giấy
            Trẻ xé giấy báo thành dải thật dài (đua xem dải ai dài nhất mà không đứt), rồi tung lên làm mưa. Cuối cùng vo thành “đá” và ném vào rổ: dọn dẹp cũng là một phần của trò.
            **Mục đích**: hai tay phối hợp, tay giữ, tay kéo.
            ## Trò 6. Bức tranh không kéo
            Chỉ xé và dán, không cắt, không vẽ. Cô gợi: “Hôm nay mặt trời màu gì?” và **chờ**. Không làm mẫu; mẫu của cô biến hai mươi bức tranh thành một.
            ## Trò 7. Gấp một lần
            Mỗi trẻ gấp tờ giấy **một** nếp tuỳ ý rồi nói nó giống gì: mái nhà, quyển sách, miệng cá. Lượt sau gấp thêm một nếp nữa trên cùng tờ giấy.
            ## Đổi theo tuổi
            Ba tuổi dùng giấy mỏng, xé tự do. Bốn tuổi xé theo đường gấp. Năm tuổi xé quanh hình tròn vẽ sẵn, rồi xé hình không vẽ sẵn.
            ## Câu nên nói
            > Thay cho “Đẹp quá!”: *“Con xé được dải dài thế này mà không đứt. Con làm cách nào?”*
            ?? Trẻ chỉ thích xé vụn?
            Cho xé vụn vào hộp “tuyết” của lớp và nhờ trẻ phụ trách hộp ấy. Một ngày nào đó trẻ sẽ cần một miếng to để dán ông người tuyết.
            !!`,
        },
        {
          title: 'Trò chơi ngoài sân',
          body: marked`
            Ngoài sân, trẻ học bằng cả người.
            ## Trò 8. Sông và bờ
            Hai sợi dây làm bờ. Nhảy qua sông hẹp, rồi kéo dây rộng dần. Trẻ **tự chọn** chỗ hẹp hay rộng để nhảy: tự lượng sức là bài học chính.
            ## Trò 9. Bóng của em
            Buổi sáng, vẽ phấn quanh bóng một bạn; cuối buổi ra đứng đúng chỗ cũ. “Bóng đi đâu rồi?” Đừng giải thích vội. Ghi lại các câu trả lời: *nó mệt, nó co lại, ông mặt trời đổi chỗ.*
            ## Trò 10. Tìm thứ giống
            Cô đưa một chiếc lá. Trẻ đi tìm thứ **giống ở một điểm**: cùng màu, cùng dài, cùng nhám. Khi mang về phải nói giống ở đâu. Đó là phép phân loại đầu tiên.
            ## An toàn
            - Đếm trẻ lúc ra, lúc giữa, lúc vào. Ba con số phải bằng nhau.
            - Mỗi cô phụ trách một vùng nhìn thấy, không phụ trách “tất cả”.
            - Nắng gắt thì chơi trong bóng cây, uống nước sau mỗi 20 phút.
            ?? Hai trẻ giành một chiếc lá?
            Hỏi: “Cô có một chiếc lá và hai bạn. Mình làm thế nào?” rồi im. Trẻ năm tuổi thường tìm ra cách trong một phút; nếu không, đề nghị một bạn giữ, một bạn kể nó giống gì.
            !!`,
        },
      ],
    },
    {
      title: 'Sau giờ chơi',
      lessons: [
        {
          title: 'Quan sát và ghi chép',
          body: marked`
            Cô nhìn trẻ chơi biết nhiều hơn cô hỏi trẻ. Nhưng nhìn xong phải ghi, vì đến chiều là quên.
            ## Hai dòng
            Dòng một: **điều nhìn thấy**. Dòng hai: **điều cô nghĩ**. Không trộn.
            > Kém: *Bi nhút nhát, không chịu chơi.*
            > Tốt: *9:10, Bi đứng ngoài vòng, gõ nhịp theo vào đùi suốt ba lượt. / Có thể Bi muốn tham gia mà chưa muốn vào vòng.*
            Dòng “tốt” mở ra việc để làm: mai mời Bi gõ trống.
            ## Trò 11. Thám tử nhỏ
            Cô cũng chơi: mỗi ngày chọn **hai** trẻ, quan sát mỗi trẻ ba phút. Lớp 24 cháu thì sau $24 : 2 = 12$ ngày là hết một vòng. Nhờ vậy những cháu lặng lẽ cũng được nhìn.
            ## Xem lại sau một tháng
            | Hỏi | Tìm trong sổ |
            | Trẻ nào ít được ghi? | những cháu ta không nhìn thấy |
            | Có gì lặp lại? | sở thích thật |
            | Có gì mới? | bước phát triển |
            ## Khi nào cần hỏi chuyên gia?
            Trẻ mất kỹ năng đã có, không đáp khi gọi tên nhiều lần, hoặc không chơi với ai trong nhiều tuần: trao đổi với gia đình và đề nghị khám, đừng tự đặt tên bệnh.
            ?? Viết lại: “Na bướng, không nghe lời”
            “10:05, cô mời Na cất đồ, Na lắc đầu và ôm khối gỗ. / Có thể Na chưa xong ngôi nhà; mai báo trước năm phút.”
            !!`,
        },
        {
          title: 'Nói chuyện với phụ huynh',
          body: marked`
            Phụ huynh hỏi: “Hôm nay con có ngoan không?” Câu trả lời “Ngoan ạ” khép lại câu chuyện. Hãy mở nó ra.
            ## Khuôn ba câu
            1. **Con đã làm gì**: “Hôm nay Bi xé được một dải giấy dài bằng cái bàn.”
            2. **Điều đó nghĩa là gì**: “Hai tay con phối hợp khéo hơn tháng trước.”
            3. **Ở nhà có thể**: “Anh chị đưa con tờ báo cũ, con sẽ chỉ cho xem.”
            ## Khi có chuyện khó
            Nói riêng, không nói ở cổng. Bắt đầu bằng điều nhìn thấy, kèm ngày giờ; hỏi ở nhà thế nào; cùng chọn **một** việc thử trong hai tuần. Tránh “luôn luôn”, “không bao giờ”, tránh so với bạn.
            > Kém: *Cháu hay đánh bạn.*
            > Tốt: *Tuần này ba lần, đều lúc chờ đến lượt, con đẩy bạn. Ở nhà lúc phải chờ con thế nào ạ?*
            ## Trò 12. Đổi vai
            Họp phụ huynh đầu năm, mời cha mẹ chơi *Tiếng vọng* và *Sông và bờ*. Mười phút chơi thuyết phục hơn một giờ nói về “học qua chơi”.
            ## Nhắn tin
            Một tin, một điều tốt, một ảnh con đang **làm**, không phải con đang cười với máy. Chỉ gửi ảnh có con của người nhận, hoặc đã được các gia đình đồng ý.
            ?? Phụ huynh đòi dạy chữ sớm. Trả lời sao?
            “Con đang tập nghe vần và làm khoẻ ngón tay, hai thứ giúp con học chữ nhẹ hơn.” Rồi cho xem sổ quan sát.
            !!`,
        },
      ],
    },
  ],
}
