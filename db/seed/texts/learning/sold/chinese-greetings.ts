import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const CHINESE_GREETINGS: CourseText = {
  title: 'Chào hỏi và mua bán bằng tiếng Trung',
  summary: 'Tám bài cho người bắt đầu từ con số không: phát âm, chào hỏi, con số, hỏi đường, gọi món và mặc cả.',
  description: marked`
    Khoá học dành cho người bắt đầu từ con số không. Tám bài, mỗi bài một tình huống: câu mẫu viết bằng chữ Hán giản thể kèm phiên âm, giải nghĩa từng từ, rồi một đoạn đối thoại để đọc thành tiếng.
    Bài nào cũng có phần tự luyện với đáp án gập lại; bài cuối ghép mọi mẫu câu thành một buổi đi chợ.`,
  level: 'basic',
  hasCertificate: true,
  teachers: [
    {
      name: 'Lưu Nghi Nhật Khuê',
      about: 'Dạy tiếng Trung giao tiếp cho người đi làm; tin rằng học ít câu mà nói được ngay thì tốt hơn học nhiều rồi quên.',
    },
  ],
  outcomes: [
    'Đọc đúng bốn thanh điệu và thanh nhẹ',
    'Chào hỏi, tự giới thiệu và hỏi tên người khác',
    'Đếm đến 9999, hỏi giá và mặc cả lịch sự',
    'Hỏi đường, gọi món và hẹn giờ gặp',
  ],
  requirements: ['Không cần biết tiếng Trung.', 'Mười lăm phút mỗi ngày để đọc thành tiếng.'],
  chapters: [
    {
      title: 'Những âm đầu tiên',
      lessons: [
        {
          title: 'Thanh mẫu, vận mẫu, thanh điệu',
          isPreview: true,
          body: marked`
            Một âm tiết tiếng Trung gồm ba phần: **thanh mẫu** (phụ âm đầu), **vận mẫu** (phần vần) và **thanh điệu**. Người Việt có lợi thế lớn: tiếng ta cũng có thanh.
            ## Bốn thanh và thanh nhẹ
            | Thanh | Viết | Cách đọc | Nghĩa |
            | 1 | mā | cao, ngang, kéo đều | mẹ |
            | 2 | má | đi lên, gần như dấu sắc | cây gai |
            | 3 | mǎ | xuống thấp rồi hơi lên | ngựa |
            | 4 | mà | rơi nhanh từ cao xuống | mắng |
            | nhẹ | ma | ngắn, nhẹ | à, không |
            Thanh 4 không phải dấu huyền: nó bắt đầu rất cao và rơi dứt khoát.
            ## Những âm dễ nhầm
            - **b, p**: b không bật hơi, gần âm “p” trong “pin”; p bật hơi mạnh. Đặt tờ giấy trước miệng, đọc *pa* thì giấy phải rung.
            - **zh, ch, sh**: cong đầu lưỡi, gần “tr” và “s” của miền Trung, miền Nam.
            - **z, c, s**: đầu lưỡi thẳng, sát răng.
            ## Hai thanh 3 đi liền
            Khi hai thanh 3 đứng cạnh nhau, âm trước đọc thành thanh 2: 你好 viết *nǐ hǎo* nhưng đọc *ní hǎo*.
            ?? Tự luyện: âm nào bật hơi, *dà* hay *tà*?
            *tà*. Cặp d/t cũng như b/p: âm thứ hai bật hơi.
            !!`,
        },
        {
          title: 'Chào hỏi và giới thiệu',
          isPreview: true,
          body: marked`
            ## Mẫu câu
            | Chữ Hán | Phiên âm | Nghĩa |
            | 你好！ | Nǐ hǎo! | Xin chào! |
            | 您好！ | Nín hǎo! | Xin chào! (kính trọng) |
            | 你叫什么名字？ | Nǐ jiào shénme míngzi? | Bạn tên là gì? |
            | 我叫兰。 | Wǒ jiào Lán. | Tôi tên là Lan. |
            | 我是越南人。 | Wǒ shì Yuènán rén. | Tôi là người Việt Nam. |
            | 很高兴认识你。 | Hěn gāoxìng rènshi nǐ. | Rất vui được làm quen. |
            ## Trật tự câu
            Tiếng Trung đặt chủ ngữ, động từ, tân ngữ như tiếng Việt: 我 (tôi) 叫 (gọi là) 兰 (Lan). Câu hỏi giữ nguyên trật tự, chỉ thay từ cần hỏi bằng 什么 *shénme* (gì).
            Nhưng từ bổ nghĩa đứng **trước** danh từ: “người Việt Nam” là 越南人, đúng nghĩa “Việt Nam người”.
            ## Đối thoại
            > A: 您好！您叫什么名字？
            > B: 您好！我叫明。你呢？ *(Nín hǎo! Wǒ jiào Míng. Nǐ ne?)*
            > A: 我叫兰，我是越南人。
            Chữ 呢 *ne* hỏi lại cho gọn: “còn bạn?”.
            ?? Tự luyện: nói “Tôi là người Hà Nội” (Hà Nội: 河内 *Hénèi*)
            我是河内人。*Wǒ shì Hénèi rén.*
            !!`,
        },
      ],
    },
    {
      title: 'Tiền bạc và đường đi',
      lessons: [
        {
          title: 'Con số và giá tiền',
          body: marked`
            ## Từ 0 đến 10
            零 *líng* 0, 一 *yī* 1, 二 *èr* 2, 三 *sān* 3, 四 *sì* 4, 五 *wǔ* 5, 六 *liù* 6, 七 *qī* 7, 八 *bā* 8, 九 *jiǔ* 9, 十 *shí* 10.
            ## Ghép số
            - 11 là 十一 (mười một), 20 là 二十 (hai mười), 35 là 三十五.
            - 100 là 一百 *yìbǎi*, 1000 là 一千 *yìqiān*. Phải nói cả chữ “một”.
            - 105 là 一百零五: hàng chục trống thì nói “linh”, giống hệt tiếng Việt.
            ## Hai chữ “hai”
            Đứng trước lượng từ, “hai” đọc là 两 *liǎng*: 两个 *liǎng ge* (hai cái). Trong phép đếm thì dùng 二 *èr*.
            ## Hỏi giá
            | Chữ Hán | Phiên âm | Nghĩa |
            | 多少钱？ | Duōshao qián? | Bao nhiêu tiền? |
            | 一共多少钱？ | Yígòng duōshao qián? | Tất cả bao nhiêu? |
            | 二十五块。 | Èrshíwǔ kuài. | Hai mươi lăm đồng. |
            块 *kuài* là cách nói hằng ngày của 元 *yuán*; 毛 *máo* là một phần mười đồng.
            ?? Tự luyện: đọc các số 48, 206, 1999
            四十八 *sìshíbā*; 二百零六 *èrbǎi líng liù*; 一千九百九十九 *yìqiān jiǔbǎi jiǔshíjiǔ*.
            !!`,
        },
        {
          title: 'Hỏi đường',
          body: marked`
            Câu hỏi đường nào cũng nên mở bằng 请问 *qǐngwèn*, “cho tôi hỏi”.
            ## Mẫu câu
            | Chữ Hán | Phiên âm | Nghĩa |
            | 请问，地铁站在哪儿？ | Qǐngwèn, dìtiězhàn zài nǎr? | Cho hỏi ga tàu điện ở đâu? |
            | 往前走。 | Wǎng qián zǒu. | Đi về phía trước. |
            | 往左拐。 | Wǎng zuǒ guǎi. | Rẽ trái. |
            | 往右拐。 | Wǎng yòu guǎi. | Rẽ phải. |
            | 远不远？ | Yuǎn bu yuǎn? | Có xa không? |
            ## 在: ở
            Công thức: *nơi cần tìm* + 在 *zài* + *chỗ*. Ví dụ 书店在银行旁边 *Shūdiàn zài yínháng pángbiān*: hiệu sách ở cạnh ngân hàng. Chú ý từ chỉ vị trí 旁边 (bên cạnh) đứng **sau** “ngân hàng”, ngược với tiếng Việt.
            ## Hỏi có hay không
            Lặp động từ hay tính từ với 不 ở giữa: 远不远 (xa không xa), 好不好 (tốt không tốt), 去不去 (đi không đi). Người nghe chọn một trong hai.
            ?? Tự luyện: “Ngân hàng ở bên trái hiệu sách” (bên trái: 左边 *zuǒbian*)
            银行在书店左边。*Yínháng zài shūdiàn zuǒbian.*
            !!`,
        },
      ],
    },
    {
      title: 'Quán ăn và chợ',
      lessons: [
        {
          title: 'Ở quán ăn',
          body: marked`
            ## Gọi món
            | Chữ Hán | Phiên âm | Nghĩa |
            | 服务员！ | Fúwùyuán! | Anh/chị phục vụ ơi! |
            | 我要一碗面。 | Wǒ yào yì wǎn miàn. | Cho tôi một bát mì. |
            | 不要辣的。 | Bú yào là de. | Không lấy cay. |
            | 好吃！ | Hǎochī! | Ngon! |
            | 买单。 | Mǎidān. | Tính tiền. |
            ## Lượng từ
            Giữa số và danh từ phải có lượng từ, như “bát”, “cốc” của ta:
            - 一碗饭 *yì wǎn fàn*: một bát cơm
            - 两杯茶 *liǎng bēi chá*: hai cốc trà
            - 三个包子 *sān ge bāozi*: ba cái bánh bao
            Quên lượng từ riêng thì dùng 个 *ge*, người nghe vẫn hiểu.
            ## Chữ 不 đổi thanh
            不 vốn là thanh 4, *bù*; đứng trước một thanh 4 khác nó đọc thành *bú*: 不要 *bú yào*.
            Tương tự, 一 *yī* đọc *yì* trước các thanh 1, 2, 3 và *yí* trước thanh 4: 一碗 *yì wǎn*, 一共 *yígòng*.
            ?? Tự luyện: gọi hai bát mì và một cốc trà, không cay
            我要两碗面和一杯茶，不要辣的。*Wǒ yào liǎng wǎn miàn hé yì bēi chá, bú yào là de.*
            !!`,
        },
        {
          title: 'Mặc cả',
          body: marked`
            Mặc cả là một điệu múa hai người: mỗi bên lùi một bước, không ai mất mặt.
            ## Bốn câu đủ dùng
            | Chữ Hán | Phiên âm | Nghĩa |
            | 太贵了！ | Tài guì le! | Đắt quá! |
            | 便宜一点儿吧。 | Piányi yìdiǎnr ba. | Rẻ một chút đi. |
            | 十五块行吗？ | Shíwǔ kuài xíng ma? | Mười lăm đồng được không? |
            | 好，我买了。 | Hǎo, wǒ mǎi le. | Được, tôi mua. |
            ## Ba chữ nhỏ làm câu mềm đi
            - 太…了 *tài … le*: quá. Tính từ đứng giữa: 太大了 (to quá).
            - 吧 *ba*: “đi”, “nhé”, biến mệnh lệnh thành lời đề nghị.
            - 吗 *ma*: biến câu kể thành câu hỏi.
            ## Đối thoại
            > A: 这个多少钱？ *(Zhège duōshao qián?)*
            > B: 三十块。
            > A: 太贵了！二十块行吗？
            > B: 二十五块吧。
            > A: 好，我买了。
            ?? Tự luyện: người bán nói 一百块, bạn muốn trả 80
            太贵了！便宜一点儿吧。八十块行吗？ *Tài guì le! Piányi yìdiǎnr ba. Bāshí kuài xíng ma?*
            !!`,
        },
        {
          title: 'Hẹn gặp',
          body: marked`
            ## Giờ
            Giờ là 点 *diǎn*, phút là 分 *fēn*, rưỡi là 半 *bàn*, một khắc (15 phút) là 一刻 *yí kè*.
            - 8:00 八点 *bā diǎn*
            - 8:30 八点半 *bā diǎn bàn*
            - 2:15 两点一刻 *liǎng diǎn yí kè* (hai giờ dùng 两)
            ## Ngày
            今天 *jīntiān* hôm nay, 明天 *míngtiān* ngày mai, 昨天 *zuótiān* hôm qua. Thứ trong tuần: 星期 *xīngqī* cộng số, 星期一 là thứ Hai, 星期六 là thứ Bảy, Chủ nhật là 星期天 *xīngqītiān*. Hãy để ý: số lệch một so với tiếng Việt.
            ## Trật tự thời gian
            Thời gian đi từ lớn đến nhỏ và đứng **trước** động từ: 我明天上午九点去 *Wǒ míngtiān shàngwǔ jiǔ diǎn qù*, “Tôi ngày mai buổi sáng chín giờ đi”.
            ## Đối thoại
            > A: 星期六你有时间吗？ *(Xīngqīliù nǐ yǒu shíjiān ma?)*
            > B: 有。几点见？ *(Yǒu. Jǐ diǎn jiàn?)*
            > A: 下午三点，在书店见。
            ?? Tự luyện: hẹn bốn giờ rưỡi chiều Chủ nhật
            星期天下午四点半见。*Xīngqītiān xiàwǔ sì diǎn bàn jiàn.*
            !!`,
        },
        {
          title: 'Ôn tập: một buổi đi chợ',
          body: marked`
            Đọc to cả đoạn, mỗi vai một lần. Sau đó che cột chữ Hán, nhìn nghĩa nói lại.
            | Chữ Hán | Nghĩa |
            | 请问，水果店在哪儿？ | Cho hỏi hàng hoa quả ở đâu? |
            | 往前走，在银行旁边。 | Đi thẳng, ở cạnh ngân hàng. |
            | 你好！苹果多少钱一斤？ | Chào anh! Táo bao nhiêu một cân? |
            | 八块一斤。 | Tám đồng một cân. |
            | 太贵了！六块行吗？ | Đắt quá! Sáu đồng được không? |
            | 七块吧。你要几斤？ | Bảy đồng nhé. Chị lấy mấy cân? |
            | 我要两斤。一共多少钱？ | Tôi lấy hai cân. Tất cả bao nhiêu? |
            | 十四块。 | Mười bốn đồng. |
            | 谢谢，再见！ | Cảm ơn, tạm biệt! |
            斤 *jīn* là cân của người Trung Quốc, bằng nửa ki-lô-gam. 几 *jǐ* hỏi số nhỏ, thường dưới mười; số lớn hơn hỏi 多少.
            ## Bốn việc tự chấm
            1. Có nói 请问 trước khi hỏi không?
            2. Có nhớ 两斤 chứ không phải 二斤?
            3. Thanh 4 của 太 và 块 có rơi dứt khoát không?
            4. Có cảm ơn trước khi đi không?
            ?? Đổi tình huống: mua ba cốc trà, mỗi cốc 12 đồng, xin bớt còn 10
            茶多少钱一杯？十二块。太贵了！十块行吗？好。我要三杯，一共三十块。
            !!`,
        },
      ],
    },
  ],
}
