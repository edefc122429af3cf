import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const NOM_SCRIPT: CourseText = {
  title: 'Chữ Nôm: mười buổi đầu tiên',
  summary: 'Cách ghép chữ, cách tra và cách đọc một câu thơ khắc gỗ: năm bài, mỗi bài cho hai buổi ngồi học.',
  description: marked`
Chữ Nôm ghi tiếng Việt bằng những nét mượn và ghép từ chữ Hán. Mười buổi không đủ để đọc thông, nhưng đủ để bạn nhìn một chữ và đoán được nó đọc thế nào, vì sao.
Mỗi bài chia làm hai buổi, mỗi buổi chừng bốn mươi lăm phút gồm đọc và tập viết. Chữ dùng trong bài đều thường gặp. Vì nhiều máy chưa có phông chữ Nôm, chữ ghép được tả bằng các phần của nó trong ngoặc vuông: [南年] là một chữ, gồm 南 và 年.
`,
  level: 'intermediate',
  teachers: [{ name: 'Hồ Lạc Quang Duy', about: 'Giảng viên Hán Nôm, sưu tầm ván khắc.' }],
  outcomes: [
    'Viết đúng thứ tự nét và nhận ra bộ thủ thường gặp',
    'Phân biệt chữ vay mượn và chữ tự tạo',
    'Đoán âm đọc từ phần ghi âm, đoán nghĩa từ phần ghi ý',
    'Tra một chữ lạ và đọc một câu lục bát',
  ],
  requirements: ['Vở ô vuông và bút chì', 'Không cần biết trước chữ Hán'],
  hasCertificate: true,
  chapters: [
    {
      title: 'Nét, bộ, chữ',
      lessons: [
        {
          title: 'Buổi 1 và 2: nét bút và bộ thủ',
          body: marked`
## Buổi 1: tám nét
Chữ nào cũng gồm vài nét cơ bản: chấm, ngang, sổ, phẩy (xiên trái), mác (xiên phải), hất, móc, gập. Viết theo thứ tự:
1. Trên trước, dưới sau: 三 (*tam*).
2. Trái trước, phải sau: 明 (*minh*).
3. Ngang trước, sổ sau: 十 (*thập*).
4. Ngoài trước, trong sau, đóng cửa cuối cùng: 国 / 國 (*quốc*).
5. Giữa trước, hai bên sau: 小 (*tiểu*).
Đúng thứ tự thì chữ cân, tra theo số nét mới không sai.
## Buổi 2: bộ thủ
Bộ là phần báo nghĩa. Có 214 bộ; mười bộ sau xuất hiện nhiều nhất trong chữ Nôm.
| Bộ | Âm | Nghĩa | Trong chữ |
| 亻 (人) | nhân | người | 伴 *bạn* |
| 口 | khẩu | miệng; trong chữ Nôm thường báo “đọc chệch” | 吶 *nói* |
| 氵(水) | thuỷ | nước | 海 *hải* |
| 木 | mộc | cây | 林 *lâm* |
| 扌(手) | thủ | tay | 打 *đả* |
| 忄(心) | tâm | lòng | 情 *tình* |
| 月 (肉) | nhục | thịt, thân thể | 腸 *trường* |
| 艹 | thảo | cỏ | 花 *hoa* |
| 女 | nữ | phụ nữ | 好 *hảo* |
| 土 | thổ | đất | 地 *địa* |
> Tập: viết mỗi bộ năm lần trong ô vuông. Sau đó che cột âm và nghĩa, đọc lại.
`,
        },
        {
          title: 'Buổi 3 và 4: chữ mượn',
          body: marked`
Người xưa trước hết **mượn** chữ Hán có sẵn để ghi tiếng Việt. Mượn theo bốn lối.
|+ Bốn lối mượn
| Lối | Mượn gì | Ví dụ |
| 1 | Cả âm Hán Việt lẫn nghĩa | 才 *tài*, 命 *mệnh* |
| 2 | Nghĩa, kèm âm cổ hơn | 帆 *buồm* (âm Hán Việt *phàm*) |
| 3 | Âm, bỏ nghĩa | 没 *một* (nghĩa gốc: chìm mất) |
| 4 | Âm đọc chệch | 别 *biết* (âm Hán Việt *biệt*) |
## Buổi 3: lối 1 và 2
Lối 1 dễ nhất: từ Hán Việt viết bằng chữ Hán của nó. Câu tám đầu tiên của Truyện Kiều, “chữ tài chữ mệnh”, có 才 và 命 viết y như trong sách Hán. Lối 2 dùng âm đã vào tiếng Việt từ rất sớm, nên khác âm Hán Việt đọc sau này: *buồm – phàm*, *mùa – vụ* (務), *chè – trà* (茶).
## Buổi 4: lối 3 và 4
没 trong văn Nôm hầu như luôn đọc là **một**. Đừng cố hiểu nghĩa “mất”. Lối 4 khó hơn: âm chỉ *gần* giống, phải dựa vào câu.
- 埃 *ai* (âm Hán Việt *ai*, nghĩa bụi): mượn đúng âm, lối 3.
- 買 *mới* (âm Hán Việt *mãi*): đọc chệch, lối 4.
Người chép đôi khi thêm bộ khẩu 口 hoặc dấu nháy bên cạnh để nhắc: *chữ này đọc chệch đấy*.
> Tập: xếp bốn chữ sau vào bốn lối: 茶 *chè*, 心 *tâm*, 固 *có* (âm Hán Việt *cố*), 些 *ta* (âm Hán Việt *ta*, nghĩa gốc: một ít). Đáp án: 2, 1, 4, 3.
`,
        },
      ],
    },
    {
      title: 'Chữ của người Việt',
      lessons: [
        {
          title: 'Buổi 5 và 6: chữ tự tạo',
          body: marked`
Mượn không đủ, người Việt **ghép** chữ mới. Phần lớn theo một khuôn: *một phần gợi nghĩa, một phần gợi âm*.
## Buổi 5: hình thanh
| Chữ | Đọc | Phần nghĩa | Phần âm |
| [巴三] | ba | 三 *tam*, ba | 巴 *ba* |
| [四本] | bốn | 四 *tứ*, bốn | 本 *bản* |
| [南五] | năm | 五 *ngũ*, năm | 南 *nam* |
| [南年] | năm (tháng) | 年 *niên*, năm | 南 *nam* |
| [天上] | trời | 天 + 上 (hội ý) | không có |
| [字宁] | chữ | 字 *tự*, chữ | 宁 *trữ* |
| 喃 | nôm | 口 *khẩu* | 南 *nam* |
Hai chữ *năm* đồng âm được viết khác nhau nhờ phần nghĩa: năm là số thì có 五, năm tháng thì có 年. Đó là điều chữ quốc ngữ không làm được.
## Buổi 6: hội ý
Một số ít chữ ghép nghĩa với nghĩa, không có phần âm. Chữ *trời* [天上]: trên là 天 (trời), dưới là 上 (ở trên).
## Đoán âm
Phần âm chỉ gần đúng: 本 *bản* ghi **bốn**, 南 *nam* ghi **năm**. Phụ âm đầu và phụ âm cuối thường được giữ, nguyên âm và thanh điệu có thể lệch. Hãy đoán vài âm rồi để câu chọn.
> Tập: chữ gồm 口 và 内 (*nội*): đoán đọc gì? *(吶, nói)*. Chữ gồm 氵 và 各 (*các*)? Đây là chữ Hán 洛 *lạc*; trong văn Nôm phải xem câu.
`,
        },
        {
          title: 'Buổi 7 và 8: tra một chữ lạ',
          body: marked`
## Buổi 7: ba đường tra
1. **Theo bộ và số nét.** Tìm bộ, đếm nét phần còn lại. Ví dụ 情: bộ 忄, phần 青 có 8 nét.
2. **Theo âm.** Đoán âm rồi mở từ điển theo vần quốc ngữ, xem trong các chữ cùng âm có chữ mình gặp không.
3. **Theo mã.** Chữ Nôm đã có trong Unicode, phần lớn ở khối mở rộng B; gõ âm bằng bộ gõ Nôm hoặc dán chữ vào trang tra cứu.
|+ Một phiếu tra
| Ô | Ghi |
| Chữ | vẽ lại, kể cả nét mờ |
| Nơi gặp | tên sách, tờ, mặt a hay b, dòng |
| Bộ + nét | 忄+ 8 |
| Âm đoán | tình, tành, tạnh |
| Nghĩa trong câu | tình |
| Mức chắc | cao / vừa / ngờ |
## Buổi 8: đọc bản khắc
Sách khắc gỗ đọc **từ trên xuống, từ phải sang trái**. Mỗi tờ gấp đôi có hai mặt a và b. Thơ lục bát thường khắc câu sáu ở tầng trên, câu tám ở tầng dưới; đọc hết cặp mới sang cột.
- Chữ **viết tắt**: thợ khắc bỏ bớt nét ở những chữ gặp nhiều.
- Dấu nháy nhỏ bên phải: *đọc lặp* hoặc *đọc chệch*, tuỳ sách.
- Chữ **kiêng huý**: thêm bớt nét vì trùng tên vua; nhờ vậy đôi khi đoán được năm khắc.
> Tập: chọn một trang ảnh ván khắc trong thư viện số bất kì, đếm số cột, số chữ mỗi cột, đánh số thứ tự đọc lên ảnh bằng bút chì.
`,
        },
        {
          title: 'Buổi 9 và 10: đọc một câu lục bát',
          body: marked`
## Buổi 9: từng chữ một
Câu tám mở đầu Truyện Kiều, tám chữ:
> [字宁] 才 [字宁] 命 窖 羅 恄 饒
|+ Câu tám, rồi câu sáu đứng trước nó
| Chữ | Đọc | Ghi chú |
| [字宁] | chữ | 字 (chữ) + phần âm 宁 (trữ) |
| 才, 命 | tài, mệnh | mượn cả âm lẫn nghĩa |
| 窖 | khéo | mượn âm đọc chệch (*diếu, giáo*) |
| 羅 | là | mượn âm (*la*) |
| 恄 | ghét | 忄 (lòng) + phần âm 吉 (cát) |
| 饒 | nhau | mượn âm đọc chệch (*nhiêu*) |
| [百林] | trăm | 百 (bách: trăm) + phần âm 林 (lâm) |
| [南年] | năm | 年 (năm) + phần âm 南 (nam) |
| [竜內] | trong | 內 (nội: trong) + phần âm 竜 (long) |
| [土癸] | cõi | 土 (đất) + phần âm 癸 (quý) |
| 人 và một phần ghi âm | người | phần ghi âm đọc gần *ngại* |
| 些 | ta | mượn âm |
Đọc liền: *Trăm năm trong cõi người ta, Chữ tài chữ mệnh khéo là ghét nhau.* Các bản in khác nhau có thể dùng chữ khác cho cùng một tiếng.
## Buổi 10: để vần giúp mình
Lục bát cho ta hai manh mối: câu sáu có **sáu** tiếng, câu tám có **tám**; tiếng thứ sáu của hai câu vần với nhau. Ở trên: *ta* vần với *là*. Khi phân vân giữa hai âm, chọn âm gieo được vần và đúng luật bằng trắc.
### Bài cuối khoá
1. Chép tay hai câu trên, không nhìn cột đọc.
2. Chia mười hai dòng của bảng vào: mượn, hình thanh, hội ý.
3. Tìm một cặp lục bát khác, lập bảng tương tự cho ít nhất tám chữ.
Mười buổi kết thúc ở đây. Từ nay mỗi ngày một chữ, sau một năm bạn sẽ có ba trăm sáu mươi lăm chữ.
`,
        },
      ],
    },
  ],
}
