import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const ENGLISH_SOUNDS: CourseText = {
  title: 'Luyện âm cho đôi tai người Việt',
  summary: 'Những âm tiếng Anh mà người Việt hay bỏ sót: âm cuối, cụm phụ âm, nguyên âm dài ngắn, trọng âm, nối âm, ngữ điệu.',
  description: marked`
    Bảy bài luyện những âm tiếng Anh mà người Việt hay bỏ sót, mỗi bài chừng mười phút: hiểu miệng làm gì, đọc các cặp từ, rồi tự kiểm tra.
    Mỗi bài có bảng cặp từ dễ nhầm và một đoạn để đọc to; bài cuối là một đoạn dài đánh dấu sẵn trọng âm và chỗ nối.`,
  level: 'basic',
  hasCertificate: true,
  teachers: [{ name: 'Hoàng Uyển Mỹ Hòa', about: 'Dạy ngữ âm tiếng Anh, sưu tầm những cặp từ mà học trò mình nói nhầm.' }],
  outcomes: [
    'Nói rõ âm cuối và cụm phụ âm mà không thêm “ờ”',
    'Phân biệt nguyên âm dài và ngắn',
    'Đặt đúng trọng âm từ và nghe ra trọng âm câu',
    'Nối âm và lên xuống giọng tự nhiên',
  ],
  requirements: [
    'Đọc được bảng chữ cái và vài trăm từ tiếng Anh thông thường.',
    'Một chiếc gương nhỏ và phần ghi âm của điện thoại.',
  ],
  chapters: [
    {
      title: 'Phụ âm',
      lessons: [
        {
          title: 'Âm cuối không được nuốt',
          isPreview: true,
          body: marked`
            Tiếng Việt có âm cuối, nhưng chúng khép lại mà không bật ra: *cát, các, cáp*. Tiếng Anh bật ra, và nghĩa nằm ở đó.
            ## Bốn từ, bốn nghĩa
            | Từ | Phiên âm | Nghĩa |
            | why | /waɪ/ | vì sao |
            | wine | /waɪn/ | rượu vang |
            | wife | /waɪf/ | vợ |
            | white | /waɪt/ | màu trắng |
            Bỏ âm cuối, cả bốn thành một.
            ## Hữu thanh và vô thanh
            Đặt tay lên cổ: *zzz* rung, *sss* không rung. Các cặp /b p/, /d t/, /g k/, /z s/, /v f/ chỉ khác nhau ở chỗ rung. Mẹo: trước âm **rung**, nguyên âm dài hơn. *bag* dài gần gấp rưỡi *back*.
            ## Đuôi -s và -ed
            - Sau âm vô thanh: *books* /s/, *worked* /t/.
            - Sau âm hữu thanh và nguyên âm: *bags* /z/, *lived* /d/.
            - Sau /s z ʃ ʒ tʃ dʒ/: *boxes* /ɪz/. Sau /t d/: *wanted* /ɪd/.
            ## Đọc to
            *My wife likes white wine. He walked and talked, then waited.*
            ?? Tự kiểm tra: *-ed* trong *stopped, played, needed* đọc thế nào?
            /t/, /d/, /ɪd/: *stopped* /stɒpt/, *played* /pleɪd/, *needed* /ˈniːdɪd/.
            !!`,
        },
        {
          title: 'Cụm phụ âm',
          body: marked`
            *Street* có ba phụ âm liền nhau trước nguyên âm. Tiếng Việt không có cụm như vậy, nên ta hay chèn “ờ”: *sờ-trít*. Người nghe đếm thêm một âm tiết và lạc mất từ.
            ## Cách tập: từ sau ra trước
            1. *reet*
            2. *treet*
            3. *street*
            Giữ /s/ kéo dài như tiếng xì hơi rồi chạm thẳng vào /t/, không mở miệng ở giữa.
            ## Bảng luyện
            | Cụm | Từ |
            | /sp/ | speak, spoon, spring |
            | /st/ | stop, story, strong |
            | /pl/, /pr/ | play, place, price |
            | /kl/, /kr/ | clean, cross |
            | /θr/ | three, through |
            ## Cụm ở cuối
            *asked* /ɑːskt/, *months* /mʌnθs/, *texts* /teksts/. Khó quá thì người bản ngữ cũng lược: *asked* thường nghe như /ɑːst/. Lược được phụ âm **giữa**, không lược phụ âm **cuối**.
            ## Sau s không bật hơi
            /p t k/ sau /s/ nghe gần như /b d g/: *speak* giống *sbeak*. Âm “p” nhẹ của tiếng Việt hợp đúng chỗ này.
            ?? Tự luyện: đọc *The strong spring storm stopped the train* ba lần không thêm “ờ”
            Đếm âm tiết: the-strong-spring-storm-stopped-the-train, tất cả **7**. Ghi âm, nghe lại và đếm; nhiều hơn 7 là còn chèn.
            !!`,
        },
      ],
    },
    {
      title: 'Nguyên âm và trọng âm',
      lessons: [
        {
          title: 'Nguyên âm dài và ngắn',
          isPreview: true,
          body: marked`
            *Ship* và *sheep* khác nhau không chỉ ở độ dài; miệng cũng khác.
            | Ngắn | Miệng | Dài | Miệng |
            | ship /ɪ/ | lỏng, hơi mở | sheep /iː/ | căng, như cười |
            | full /ʊ/ | môi hơi tròn | fool /uː/ | môi tròn, chu ra |
            | cot /ɒ/ | mở tròn | caught /ɔː/ | tròn, kéo dài |
            | cut /ʌ/ | giữa miệng | cart /ɑː/ | mở to, sâu |
            ## Gương
            Đứng trước gương, nói *sheep*: hai khoé miệng kéo ngang. Nói *ship*: khoé miệng thả lỏng. Nếu hai lần nhìn như nhau thì tai người nghe cũng nghe như nhau.
            ## Âm /æ/
            *bad, cat, man*: hạ hàm, kéo ngang, gần giữa “a” và “e”. Người Việt hay đọc thành “e”: *bed*, *bad* trùng nhau.
            ## Chữ và âm
            Đừng tin chữ viết: *heat* /hiːt/, *head* /hed/, *great* /ɡreɪt/ đều có “ea”. Gặp từ mới, nhìn phiên âm.
            ## Đọc to
            *He lives in a full house. She leaves the cool pool. That man had a bad map.*
            ?? Tự kiểm tra: từ nào có nguyên âm dài: *live (động từ), leave, pull, pool*?
            *leave* /liːv/ và *pool* /puːl/. *live* /lɪv/, *pull* /pʊl/ là ngắn.
            !!`,
        },
        {
          title: 'Trọng âm từ',
          body: marked`
            Tiếng Việt nói đều từng tiếng. Tiếng Anh nhấn một âm tiết và **làm yếu** những âm tiết còn lại. Đặt sai trọng âm khiến người nghe khó nhận ra từ hơn cả phát âm sai một âm.
            ## Nhấn nghĩa là gì?
            Dài hơn, to hơn, cao hơn. Âm tiết không nhấn thường thành /ə/: *banana* /bəˈnɑːnə/, *teacher* /ˈtiːtʃə/.
            ## Vài quy tắc đáng nhớ
            | Dạng | Trọng âm | Ví dụ |
            | Danh từ, tính từ hai âm tiết | thường âm đầu | TAble, HAPpy |
            | Động từ hai âm tiết | thường âm sau | reLAX, beGIN |
            | Đuôi -tion, -ic, -ity | ngay trước đuôi | inforMAtion, ecoNOMic, aBIlity |
            | Từ ghép danh từ | phần đầu | BOOKshop, CLASSroom |
            ## Một chữ, hai từ
            *REcord* (bản ghi) và *reCORD* (ghi lại); *PREsent* (món quà) và *preSENT* (trình bày).
            ## Tập bằng tay
            Vỗ bàn: mạnh ở âm nhấn, nhẹ ở âm khác. *pho-TO-gra-phy*: nhẹ MẠNH nhẹ nhẹ.
            ?? Tự luyện: trọng âm của *information, university, comfortable*
            inforMAtion, uniVERsity, COMfortable (thường chỉ ba âm tiết: /ˈkʌmftəbl/).
            !!`,
        },
      ],
    },
    {
      title: 'Cả câu',
      lessons: [
        {
          title: 'Nối âm và âm yếu',
          body: marked`
            Người bản ngữ không nói nhanh như ta tưởng; họ nói **liền**.
            ## Ba kiểu nối
            1. **Phụ âm + nguyên âm**: *an apple* nghe như *a-napple*, *pick it up* như *pi-ki-tup*.
            2. **Hai phụ âm giống nhau**: *black coffee* chỉ một /k/ kéo dài.
            3. **Nguyên âm + nguyên âm**: thêm /j/ hoặc /w/ nhẹ: *the end* /ðiˈjend/, *go on* /ɡəʊˈwɒn/.
            ## Từ chức năng bị yếu đi
            | Từ | Mạnh | Yếu |
            | and | /ænd/ | /ən/ |
            | to | /tuː/ | /tə/ |
            | of | /ɒv/ | /əv/ |
            | can | /kæn/ | /kən/ |
            *Fish and chips* nghe như *fish’n chips*. Chú ý *can* và *can’t*: *I can DO it* (can yếu), *I CAN’T do it* (can’t mạnh). Nghe trọng âm chắc hơn nghe âm /t/.
            ## Nhịp câu
            Từ nội dung (danh từ, động từ chính, tính từ) được nhấn và rơi đều như nhịp gõ; từ chức năng co lại ở giữa: *The CAT has EATen the FISH.*
            ?? Tự luyện: gạch chỗ nối trong *Take it off and put it on*
            Take‿it‿off‿and put‿it‿on: *tay-ki-tof-fən pu-ti-ton*.
            !!`,
        },
        {
          title: 'Ngữ điệu câu hỏi',
          body: marked`
            Cùng một câu, lên hay xuống giọng đổi cả ý.
            ## Hai loại câu hỏi
            - **Có/không**: lên giọng ở cuối. *Are you READy?* ↗
            - **Wh-**: thường xuống giọng. *Where do you LIVE?* ↘ Lên giọng ở đây nghe như hỏi lại: “bạn vừa nói ở đâu cơ?”.
            ## Câu hỏi đuôi
            *It’s cold, isn’t it?* Xuống giọng: mời đồng ý. Lên giọng: hỏi thật.
            ## Liệt kê
            Lên ở các mục đầu, xuống ở mục cuối: *tea ↗, coffee ↗, or juice ↘*. Nếu mục cuối cũng lên, người nghe chờ bạn kể tiếp.
            ## Chỗ người Việt hay vướng
            Ta quen để thanh điệu trên **từng tiếng**. Trong tiếng Anh, lên xuống trải trên **cả câu**, bắt đầu từ âm nhấn cuối cùng. Đừng lên giọng ở mỗi từ chỉ vì nó kết thúc bằng /t/ hay /k/ (nghe giống dấu sắc).
            ## Đọc to
            *Do you like this book? ↗ What’s it about? ↘ It’s about rice, rivers, and rain. ↘*
            ?? Tự luyện: đọc “You’re a teacher” theo hai ngữ điệu, một kể, một ngạc nhiên
            Kể: xuống ở *TEAcher*. Ngạc nhiên: lên mạnh ở *TEAcher*, nghe như “Anh mà là thầy giáo á?”.
            !!`,
        },
        {
          title: 'Đọc một đoạn dài',
          body: marked`
            Gom cả khoá vào một đoạn. Chữ in hoa là âm nhấn, dấu ‿ là chỗ nối, dấu | là chỗ ngừng.
            > Last WEEK‿I found‿an OLD BOOKshop | at the‿END‿of‿a NARrow STREET. | The‿OWNer‿asked me | what‿I WANted. ↘ | “Something‿about RIvers,” | I SAID. | He SMILED | and picked‿up‿a thin WHITE BOOK. | “Have you READ this one?” ↗ | I HADn’t, | so‿I BOUGHT‿it.
            ## Bốn lượt
            1. Đọc chậm, chỉ chú ý **âm cuối**: *found, old, asked, smiled, picked, bought*.
            2. Đọc theo **nhịp**: vỗ tay vào âm in hoa.
            3. Đọc **liền** giữa hai dấu |, ngừng đúng ở dấu |.
            4. Ghi âm, nghe lại và chấm.
            ## Bảng chấm
            | Mục | Hỏi |
            | Âm cuối | Nghe rõ /d/ trong *found*, /kt/ trong *picked*? |
            | Cụm | *street*, *smiled* có thừa “ờ” không? |
            | Trọng âm | *BOOKshop*, *OWNer*, *RIvers* đúng chưa? |
            | Ngữ điệu | Câu hỏi có/không có lên không? |
            Mỗi mục đạt được một điểm. Chưa được bốn điểm thì sửa mục thấp nhất rồi ghi lại.
            ## Giữ thói quen
            Mỗi ngày đọc to một trang sách bất kì trong ba phút. Sau một tháng, so bản ghi đầu và bản ghi cuối: đôi tai của chính bạn là người chấm công bằng nhất.`,
        },
      ],
    },
  ],
}
