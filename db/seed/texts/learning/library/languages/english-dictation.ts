import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const ENGLISH_DICTATION: CourseText = {
  title: 'Nghe chép tiếng Anh mỗi ngày mười phút',
  summary: 'Một thói quen nhỏ, bốn bài hướng dẫn: nghe ra âm nối, âm mất, trọng âm, rồi tự sửa như thầy giáo.',
  description: marked`
Bạn đọc hiểu một đoạn văn nhưng nghe người ta nói đúng đoạn ấy thì không kịp? Lý do là tai đang chờ từng từ tách rời, còn người nói thì nối chúng lại.
Nghe chép buộc tai nghe cả những chữ nhỏ. Khoá học cho bạn cách làm, những hiện tượng âm cần biết và một lịch bốn tuần.
`,
  level: 'basic',
  teachers: [{ name: 'Giáp Khải Lệ Quyên', about: 'Giảng viên ngữ âm tiếng Anh.' }],
  outcomes: [
    'Chép được một đoạn nghe 30 giây qua năm lượt',
    'Nhận ra âm nối, âm mất và dạng yếu',
    'Nghe trọng âm để đoán nghĩa',
    'Tự phân loại lỗi và luyện đúng chỗ',
  ],
  requirements: ['Biết chừng 1.000 từ tiếng Anh', 'Tai nghe và một nguồn nghe có lời kèm theo'],
  chapters: [
    {
      title: 'Bốn tuần',
      lessons: [
        {
          title: 'Năm lượt nghe một đoạn ngắn',
          body: marked`
Chọn đoạn **20–30 giây**, có lời kèm theo, tốc độ bình thường, chủ đề bạn thích. Dài hơn sẽ nản, chậm hơn sẽ không gặp đúng thứ cần luyện.
## Năm lượt
1. **Nghe không viết.** Chỉ trả lời: ai nói, nói về gì?
2. **Nghe và chép** những từ chắc chắn, để trống chỗ khác bằng gạch dài.
3. **Nghe từng cụm**, dừng, điền. Mỗi cụm tối đa ba lần.
4. **Đoán bằng ngữ pháp.** Sau *have* còn trống một chữ? Có lẽ là phân từ. Trước danh từ số nhiều trống một chữ rất ngắn? Có lẽ là *the* hoặc *some*.
5. **Mở lời, sửa bằng bút đỏ**, rồi nghe lại lần cuối, mắt nhìn lời.
## Ví dụ
Chép được: *I ___ a cup ___ coffee ___ I left.*
Lời thật: *I **had** a cup **of** coffee **before** I left.*
Những chữ trống đều là chữ đọc nhẹ trong câu. Đó là chuyện bình thường: tai ta bắt chữ mạnh trước.
## Dừng đúng lúc
Mười phút là đủ. Làm mỗi ngày mười phút trong một tháng hơn hẳn ba giờ ngày Chủ nhật. Chưa xong thì ngày mai làm tiếp chính đoạn ấy.
|+ Sổ theo dõi
| Ngày | Đoạn | Số từ | Chép đúng ở lượt 3 | Tỉ lệ |
| 1 | A | 60 | 33 | 55% |
| 2 | A | 60 | 48 | 80% |
Khi tỉ lệ ở lượt 3 vượt 85% với ba đoạn liền, hãy đổi sang nguồn khó hơn.
`,
        },
        {
          title: 'Âm nối, âm mất, dạng yếu',
          body: marked`
Người bản ngữ không nói nhanh; họ nói **liền**. Ba hiện tượng dưới đây giải thích phần lớn chỗ bạn nghe không ra.
## 1. Nối
Phụ âm cuối nhảy sang nguyên âm đầu của từ sau.
- *pick it up* nghe như *pi-ki-tup*
- *an apple* nghe như *a-napple*
- *not at all* nghe như *no-ta-tall*
## 2. Mất
*t* và *d* kẹp giữa hai phụ âm thường biến mất.
- *next week* nghe như *neks week*
- *just now* nghe như *jus now*
- *and then* nghe như *an then*
## 3. Dạng yếu
Những chữ ngữ pháp có hai cách đọc. Trong câu, chúng dùng dạng **yếu**, gần như chỉ còn âm /ə/.
| Chữ | Mạnh | Yếu | Trong câu |
| to | /tuː/ | /tə/ | *want to go* |
| of | /ɒv/ | /əv/, /ə/ | *a cup of tea* |
| and | /ænd/ | /ən/ | *black and white* |
| can | /kæn/ | /kən/ | *I can swim* |
| have | /hæv/ | /əv/ | *should have gone* |
Nghe *should of* là nghe đúng âm mà sai chữ: đó là *should have* dạng yếu.
## Can hay can't?
Khẳng định: *can* yếu, động từ mạnh: *I kən SWIM.* Phủ định: *can't* mạnh: *I CAN'T swim.* Đừng rình chữ *t*, hãy nghe **độ mạnh**.
> Tập: đọc to *He must have been at a party last night*, nối hết chỗ nối được. Thu âm, so với người bản ngữ nói câu tương tự.
`,
        },
        {
          title: 'Trọng âm dẫn đường',
          body: marked`
Tiếng Việt mỗi tiếng dài gần như nhau. Tiếng Anh thì không: thời gian chia theo **trọng âm**, chữ giữa hai trọng âm bị ép lại.
## Ba câu dài gần bằng nhau
> **CATS** chase **MICE**.
> The **CATS** chase the **MICE**.
> The **CATS** have been **CHASing** the **MICE**.
Câu ba nhiều chữ hơn hẳn, nhưng người nói không kéo dài tương ứng; họ nén *have been* lại.
## Chữ nào mạnh
| Thường mạnh | Thường yếu |
| Danh từ, động từ chính | Mạo từ, giới từ |
| Tính từ, trạng từ | Đại từ, trợ động từ |
| *not*, từ để hỏi | *and, but, that* |
Nghe được chuỗi chữ mạnh là nắm khung câu: *…MET… TEACHer… LAST… MARket…* Đoán: ai đó gặp thầy ở chợ lần trước. Rồi mới nghe lại tìm chữ nhỏ.
## Trọng âm đổi nghĩa
- *I didn't say **HE** took it.* (người khác lấy)
- *I didn't say he **TOOK** it.* (chỉ mượn thôi)
- *I didn't **SAY** he took it.* (chỉ nghĩ thầm)
## Trọng âm trong từ
*REcord* là danh từ, *reCORD* là động từ. *PHOtograph*, *phoTOGraphy*, *photoGRAPHic*: trọng âm dời, nguyên âm đổi theo. Học từ mới mà không học trọng âm là học nửa từ.
> Tập: nghe một đoạn 20 giây, chỉ chép chữ mạnh. Đưa cho bạn đoán nội dung.
`,
        },
        {
          title: 'Chấm bài cho chính mình',
          body: marked`
Sửa lỗi xong mà không phân loại thì tuần sau lỗi cũ quay lại. Sau mỗi đoạn, đếm lỗi vào bốn ô.
| Loại | Ví dụ chép | Lời thật | Cách luyện |
| Không biết từ | *___* | *thaw* | Tra, làm thẻ, nghe trong ba câu khác |
| Biết mà không nghe ra | *wanna* | *want to* | Đọc to, nối âm, nghe lại |
| Nghe lẫn âm | *leave* | *live* | Luyện cặp âm tối thiểu |
| Sai ngữ pháp nhỏ | *he go* | *he goes* | Soát đuôi *-s, -ed* |
## Đọc bảng của mình
Nếu quá nửa lỗi ở dòng đầu, nguồn nghe quá khó: đổi. Nếu dồn ở dòng hai, bạn đang luyện đúng thứ cần. Dòng ba nhiều thì lập danh sách cặp âm: *ship/sheep, full/fool, bed/bad, thin/sin*.
## Nói đuổi
Khi đã chép xong và hiểu hết, bật lại và **nói theo** chậm hơn người nói nửa giây, không nhìn lời. Miệng làm được âm nối thì tai mới tin rằng âm nối có thật.
## Lịch bốn tuần
1. Tuần 1: mỗi đoạn hai ngày, chỉ năm lượt nghe.
2. Tuần 2: thêm bảng lỗi.
3. Tuần 3: thêm nói đuổi ba phút.
4. Tuần 4: mỗi ngày một đoạn mới, so tỉ lệ với tuần 1.
### Bài cuối khoá
Nghe lại đoạn đầu tiên bạn đã chép ở tuần 1, chép từ đầu, không mở lời. Đặt hai tờ cạnh nhau. Khoảng cách giữa chúng là điều bạn đã học được.
`,
        },
      ],
    },
  ],
}
