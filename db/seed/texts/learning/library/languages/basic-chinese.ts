import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const BASIC_CHINESE: CourseText = {
  title: 'Tiếng Trung giao tiếp cơ bản',
  summary: 'Bốn thanh điệu, con số, mua bán, hỏi đường: sáu bài cho những lần mở lời đầu tiên.',
  description: marked`
Khoá học dành cho người chưa biết chữ Hán nào. Mỗi bài có chừng mười lăm từ, một đoạn đối thoại ngắn và một điểm ngữ pháp, đủ để dùng ngay trong ngày.
Người Việt có lợi thế: tiếng ta cũng có thanh điệu, và hàng nghìn từ Hán Việt giúp đoán nghĩa. Khoá học chỉ ra chỗ lợi thế ấy giúp và chỗ nó lừa ta.
`,
  level: 'basic',
  teachers: [{ name: 'Lưu Nghi Nhật Khuê', about: 'Giảng viên tiếng Trung, tác giả loạt sách tự học cho người mới bắt đầu.' }],
  outcomes: [
    'Đọc đúng bính âm và bốn thanh',
    'Chào hỏi, giới thiệu bản thân',
    'Nói số, giá tiền, ngày giờ',
    'Hỏi đường và mua hàng bằng câu ngắn',
  ],
  requirements: ['Không cần biết trước tiếng Trung', 'Mỗi bài dành thêm 20 phút đọc to'],
  hasCertificate: true,
  chapters: [
    {
      title: 'Mở miệng',
      lessons: [
        {
          title: 'Bính âm và bốn thanh điệu',
          body: marked`
Tiếng Trung ghi âm bằng chữ La-tinh gọi là **bính âm** (pinyin). Một âm tiết gồm phụ âm đầu, vần và thanh: *m* + *a* + thanh.
## Bốn thanh và một thanh nhẹ
| Thanh | Ví dụ | Nghĩa | Nghe giống |
| 1: cao, ngang | 妈 mā | mẹ | thanh ngang, nhưng cao và giữ đều |
| 2: đi lên | 麻 má | cây gai | thanh sắc, lên chậm hơn |
| 3: xuống thấp | 马 mǎ | ngựa | gần thanh hỏi, thường chỉ xuống thấp |
| 4: rơi mạnh | 骂 mà | mắng | như quát gọn một tiếng, không phải thanh huyền |
| nhẹ | 吗 ma | (từ để hỏi) | ngắn, nhẹ |
## Hai thanh 3 đứng liền
Thanh 3 thứ nhất đọc thành thanh 2: 你好 viết *nǐ hǎo*, đọc *ní hǎo*.
## Những âm người Việt hay lẫn
- **z, c, s** và **zh, ch, sh**: nhóm sau uốn lưỡi. *c* đọc như “ts” bật hơi, không phải “c” tiếng Việt.
- **b – p, d – t, g – k**: khác nhau ở chỗ bật hơi. *b* gần “p” không hơi, *p* là “p” có hơi. Đưa tờ giấy trước miệng: nói *pà* giấy rung, nói *bà* giấy đứng yên.
- **ü** (viết u sau j, q, x, y): tròn môi mà nói “i”.
> Tập: đọc mười lần *mā, má, mǎ, mà*, thu âm lại rồi nghe. Sau đó đọc ngẫu nhiên và đoán lại thanh của chính mình.
`,
        },
        {
          title: 'Chào hỏi và giới thiệu',
          body: marked`
## Từ mới
| Chữ | Bính âm | Nghĩa |
| 你好 | nǐ hǎo | chào bạn |
| 我 / 你 / 他 / 她 | wǒ / nǐ / tā / tā | tôi / bạn / anh ấy / cô ấy |
| 叫 | jiào | tên là |
| 什么 | shénme | cái gì |
| 名字 | míngzi | tên |
| 是 / 不是 | shì / bú shì | là / không phải |
| 越南人 | Yuènán rén | người Việt Nam |
| 学生 | xuésheng | học sinh, sinh viên |
| 谢谢 | xièxie | cảm ơn |
| 再见 | zàijiàn | tạm biệt |
## Đối thoại
> A: 你好！你叫什么名字？ *(Nǐ hǎo! Nǐ jiào shénme míngzi?)*
> B: 我叫阿兰。你呢？ *(Wǒ jiào Ālán. Nǐ ne?)*
> A: 我叫王明。你是学生吗？ *(Wǒ jiào Wáng Míng. Nǐ shì xuésheng ma?)*
> B: 是，我是越南人。 *(Shì, wǒ shì Yuènán rén.)*
## Ngữ pháp: hỏi bằng 吗
Giữ nguyên câu kể, thêm 吗 ở cuối: 你是学生。→ 你是学生**吗**？ Không đảo gì cả.
Hỏi ngược lại cho gọn: 你**呢**？ (*còn bạn?*)
## Phủ định
不 đọc *bù*, nhưng trước thanh 4 đọc *bú*: 不是 *bú shì*.
> Tập: viết ba câu về bạn: tên, nước, nghề. Nói cho một người nghe rồi hỏi lại bằng 你呢？
`,
        },
        {
          title: 'Con số, tuổi, giờ',
          body: marked`
## Từ 1 đến 10
一 yī, 二 èr, 三 sān, 四 sì, 五 wǔ, 六 liù, 七 qī, 八 bā, 九 jiǔ, 十 shí.
Từ đó ghép như tiếng Việt: 十一 *(11)*, 二十 *(20)*, 三十五 *(35)*. Trăm là 百 bǎi, nghìn là 千 qiān, **vạn** là 万 wàn.
## Cẩn thận với vạn
Tiếng Trung đếm theo bốn số không. 30.000 là 三万 (ba vạn), không phải “ba mươi nghìn”. 250.000 là 二十五万.
## 二 hay 两
Đếm số dùng 二; đi với lượng từ dùng **两** liǎng: 两个人 *(hai người)*, 两点 *(hai giờ)*.
## Hỏi tuổi và giờ
| Câu | Bính âm | Nghĩa |
| 你多大？ | Nǐ duō dà? | Bạn bao nhiêu tuổi? |
| 我二十岁。 | Wǒ èrshí suì. | Tôi 20 tuổi. |
| 现在几点？ | Xiànzài jǐ diǎn? | Bây giờ mấy giờ? |
| 三点半 | sān diǎn bàn | 3 giờ rưỡi |
| 七点一刻 | qī diǎn yí kè | 7 giờ 15 |
| 差五分八点 | chà wǔ fēn bā diǎn | 8 giờ kém 5 |
Ngày tháng viết từ lớn đến nhỏ: 2026年3月5日, đọc năm từng số một: *èr líng èr liù nián*.
> Tập: nói to số điện thoại của bạn. Khi đọc số điện thoại, 一 thường đọc *yāo* để khỏi lẫn với 七.
`,
        },
      ],
    },
    {
      title: 'Ra phố',
      lessons: [
        {
          title: 'Mua bán và mặc cả',
          body: marked`
## Mẫu câu
| Chữ | Bính âm | Nghĩa |
| 这个多少钱？ | Zhège duōshao qián? | Cái này bao nhiêu tiền? |
| 太贵了！ | Tài guì le! | Đắt quá! |
| 便宜一点儿 | Piányi yìdiǎnr | Rẻ một chút đi |
| 我要两个 | Wǒ yào liǎng ge | Tôi lấy hai cái |
| 不要，谢谢 | Bú yào, xièxie | Không lấy, cảm ơn |
| 可以刷卡吗？ | Kěyǐ shuā kǎ ma? | Trả bằng thẻ được không? |
## Lượng từ
Giữa số và danh từ luôn có lượng từ, như “con, cái, quyển” của ta.
- 个 ge: dùng chung. 三个苹果 *(ba quả táo)*
- 本 běn: sách vở. 一本书
- 杯 bēi: cốc. 两杯茶
- 斤 jīn: nửa ki-lô-gam. 一斤苹果. **Lưu ý**: 斤 ở Trung Quốc là 500 g, không phải một cân của ta.
## Đối thoại
> A: 苹果多少钱一斤？
> B: 八块。
> A: 太贵了，六块吧！
> B: 七块，行吗？
> A: 好，我要两斤。
*块 kuài* là cách nói thường ngày của đồng nhân dân tệ (viết 元 yuán). Đoạn trên, người mua trả $7 \times 2 = 14$ tệ.
## Ngữ pháp: 吧
Thêm 吧 cuối câu để đề nghị, nghe mềm hơn mệnh lệnh: 走吧 *(đi thôi)*, 六块吧 *(sáu tệ nhé)*.
> Tập: đóng vai mua ba món, mỗi món dùng một lượng từ khác nhau.
`,
        },
        {
          title: 'Hỏi đường và đi xe',
          body: marked`
## Từ chỉ hướng
| Chữ | Bính âm | Nghĩa |
| 哪儿 / 哪里 | nǎr / nǎli | ở đâu |
| 左 / 右 | zuǒ / yòu | trái / phải |
| 前 / 后 | qián / hòu | trước / sau |
| 一直走 | yìzhí zǒu | đi thẳng |
| 往…拐 | wǎng … guǎi | rẽ về phía… |
| 远 / 近 | yuǎn / jìn | xa / gần |
| 地铁站 | dìtiě zhàn | ga tàu điện ngầm |
| 厕所 / 洗手间 | cèsuǒ / xǐshǒujiān | nhà vệ sinh |
## Hỏi cho lịch sự
Mở đầu bằng **请问** qǐngwèn *(xin hỏi)*: 请问，地铁站在哪儿？
Trả lời hay gặp: 一直走，到路口往左拐，不远。 *(Đi thẳng, tới ngã tư rẽ trái, không xa.)*
## 在 và 有
- Nói **vật đã biết** ở đâu: 地铁站**在**前面。
- Nói **ở đó có** vật gì: 前面**有**一个地铁站。
Tiếng Việt phân biệt giống hệt: *ga ở phía trước* và *phía trước có một ga*.
## Không nghe kịp
1. 请再说一遍 *(Qǐng zài shuō yí biàn)*: xin nói lại một lần.
2. 慢一点儿 *(Màn yìdiǎnr)*: chậm một chút.
3. 我听不懂 *(Wǒ tīng bu dǒng)*: tôi nghe không hiểu.
Ba câu này đáng học thuộc trước mọi câu khác.
> Tập: vẽ bản đồ từ nhà bạn ra chợ, viết bốn câu chỉ đường.
`,
        },
        {
          title: 'Từ Hán Việt: bạn và bẫy',
          body: marked`
Biết âm Hán Việt, bạn đoán được vô số từ: 学生 *học sinh*, 大学 *đại học*, 注意 *chú ý*, 准备 *chuẩn bị*, 国家 *quốc gia*. Rất nhiều từ hai âm tiết trong sách vở có họ hàng như thế trong tiếng Việt.
## Quy luật âm
| Hán Việt | Bính âm | Ví dụ |
| vần -inh, -anh | -ing | 明 *minh* míng, 平 *bình* píng |
| vần -ương | -iang, -ang | 想 *tưởng* xiǎng, 商 *thương* shāng |
| đuôi -c, -ch, -t, -p | mất đuôi | 学 *học* xué, 国 *quốc* guó, 十 *thập* shí |
Quy luật chỉ để đoán, không để nói: thanh điệu vẫn phải học từng từ.
## Bạn giả
| Chữ | Âm Hán Việt | Người Việt tưởng | Thật ra |
| 困难 | khốn nạn | lời mắng | khó khăn |
| 东西 (dōngxi) | đông tây | hai hướng | đồ vật |
| 小心 | tiểu tâm | nhỏ nhen | cẩn thận |
| 书记 | thư ký | người làm giấy tờ | bí thư |
| 博士 | bác sĩ | thầy thuốc | tiến sĩ |
Nói 他是博士 là “anh ấy là tiến sĩ”; thầy thuốc là 医生 yīshēng.
## Trật tự từ
Tiếng Trung đặt phần phụ **trước**: 越南人 (*Việt Nam – người*), 红苹果 (*đỏ – táo*). Dịch thầm từ phải sang trái là ra tiếng Việt.
### Bài cuối khoá
Tự giới thiệu một phút: tên, nước, tuổi, nghề, bây giờ mấy giờ, bạn muốn mua gì. Thu âm lại và nghe: thanh 4 có đủ “rơi” không?
`,
        },
      ],
    },
  ],
}
