import { marked } from '../../learning/marked.ts'
import { ALL_FIELDS, NATIONAL_PART, type PaperText, SHORT_PART, SINGLE_PART } from '../paper-text.ts'
import { questions } from '../question-text.ts'
import { CAR, PULL, PULLEY, SLOPE_5, SLOPE_30, TRAIN } from './physics-10-figures.ts'

const asked = questions('Vật lý 10')

export const PHYSICS_10: PaperText = {
  courseId: 210,
  title: 'Đề tự luyện số 1, môn Vật lý',
  summary: 'Đề theo cấu trúc thi từ năm 2025: ba phần, có câu đúng sai bốn ý và câu trả lời ngắn. Nội dung: cơ học lớp 10.',
  instructions: marked`
    Lấy $g = 10$ m/s² và bỏ qua lực cản của không khí, trừ khi câu hỏi nói khác. Có thể dùng máy tính cầm tay.
    Nên có 50 phút yên tĩnh, giấy nháp và mạng ổn định.`,
  rules: {
    minutes: 50,
    attempts: 3,
    passMark: 5,
    reviewNow: ['score', 'answers', 'correctness'],
    reviewLater: ALL_FIELDS,
    reviewInDays: 30,
  },
  parts: [
    {
      title: 'Phần I. Câu trắc nghiệm nhiều phương án lựa chọn',
      instructions: SINGLE_PART,
      points: 0.25,
      questions: asked`
## Chuyển động biến đổi đều

[recall] Trong chuyển động thẳng biến đổi đều, công thức $v^2 - v_0^2 = 2as$ **không** chứa đại lượng nào?
A) Vận tốc ban đầu.
*B) Thời gian.
C) Gia tốc.
D) Độ dịch chuyển.
! Công thức chỉ có $v$, $v_0$, $a$, $s$; dùng nó khi đề không cho và không hỏi thời gian.

[recall] Trong hệ SI, đơn vị của gia tốc là
A) N.
B) m/s.
*C) m/s².
D) kg·m/s.
! Gia tốc là độ biến thiên vận tốc trong một đơn vị thời gian: (m/s) : s = m/s².

[understand] Đồ thị dưới đây cho biết vận tốc của một xe chạy trên đường thẳng. Gia tốc của xe trong 4 giây đầu là
${CAR}
A) 0,5 m/s².
*B) 2 m/s².
C) 4 m/s².
D) 8 m/s².
! $a = \dfrac{\Delta v}{\Delta t} = \dfrac{8 - 0}{4} = 2$ m/s².

[understand] Phần diện tích giữa đồ thị vận tốc – thời gian và trục thời gian cho biết
A) gia tốc của vật.
B) lực tác dụng lên vật.
C) vận tốc trung bình của vật.
*D) độ dịch chuyển của vật.
! Chia thời gian thành những khoảng rất ngắn: mỗi dải có diện tích bằng vận tốc nhân thời gian, tức độ dịch chuyển trong khoảng ấy.

[apply] Ô tô đang chạy với vận tốc 15 m/s thì hãm phanh, chuyển động chậm dần đều với gia tốc có độ lớn 3 m/s². Quãng đường xe đi được từ lúc hãm phanh đến khi dừng là
A) 22,5 m.
*B) 37,5 m.
C) 45 m.
D) 75 m.
! $0 - 15^2 = 2 \cdot (-3) \cdot s$, suy ra $s = \dfrac{225}{6} = 37,5$ m.

## Chuyển động ném ngang

[recall] Một vật được ném ngang, bỏ qua lực cản của không khí. Theo phương ngang, vật chuyển động
*A) thẳng đều.
B) nhanh dần đều.
C) chậm dần đều.
D) tròn đều.
! Theo phương ngang không có lực nào tác dụng nên vận tốc thành phần này không đổi.

[understand] Từ cùng một độ cao và cùng một lúc, vật 1 được thả rơi tự do, vật 2 được ném ngang với vận tốc 10 m/s. Bỏ qua lực cản, kết luận nào đúng?
A) Vật 1 chạm đất trước.
B) Vật 2 chạm đất trước.
*C) Hai vật chạm đất cùng lúc.
D) Vật nào nặng hơn thì chạm đất trước.
! Theo phương thẳng đứng cả hai đều rơi tự do: $t = \sqrt{\dfrac{2h}{g}}$, không phụ thuộc vận tốc ném và khối lượng.

[apply] Viên bi lăn khỏi mép bàn cao 1,8 m với vận tốc 6 m/s theo phương ngang. Bi rơi cách chân bàn (theo phương ngang)
A) 2,2 m.
B) 3,0 m.
*C) 3,6 m.
D) 10,8 m.
! $t = \sqrt{\dfrac{2 \cdot 1,8}{10}} = 0,6$ s; $x = 6 \cdot 0,6 = 3,6$ m.

## Các định luật Newton

[recall] Theo định luật II Newton, gia tốc của một vật
*A) tỉ lệ thuận với hợp lực tác dụng lên vật và tỉ lệ nghịch với khối lượng của vật.
B) tỉ lệ thuận với khối lượng của vật và tỉ lệ nghịch với hợp lực tác dụng lên vật.
C) luôn cùng chiều với vận tốc của vật.
D) bằng không khi vật đang chuyển động.
! $\vec{a} = \dfrac{\vec{F}}{m}$: hợp lực càng lớn, gia tốc càng lớn; khối lượng càng lớn, gia tốc càng nhỏ.

[understand] Phát biểu nào về lực và phản lực là **sai**?
A) Chúng cùng giá.
B) Chúng ngược chiều.
C) Chúng có cùng độ lớn.
*D) Chúng cân bằng nhau vì cùng tác dụng lên một vật.
! Lực và phản lực đặt vào hai vật khác nhau, nên không phải hai lực cân bằng.

[apply] Thùng hàng 20 kg được kéo trên sàn ngang bằng lực 100 N theo phương ngang. Hệ số ma sát trượt là 0,3. Gia tốc của thùng là
A) 1 m/s².
*B) 2 m/s².
C) 3 m/s².
D) 5 m/s².
! $N = mg = 200$ N; ma sát $0,3 \cdot 200 = 60$ N; $a = \dfrac{100 - 60}{20} = 2$ m/s².

[understand] Một vật 2 kg nằm trên mặt phẳng nghiêng góc 30°. Thành phần của trọng lực song song với mặt nghiêng có độ lớn
${SLOPE_30}
A) 5 N.
*B) 10 N.
C) 17,3 N.
D) 20 N.
! $P\sin 30^\circ = 2 \cdot 10 \cdot 0,5 = 10$ N.

## Công và cơ năng

[recall] Lực $F$ không đổi hợp với hướng chuyển động góc $\alpha$, vật đi được quãng đường $s$ trên một đường thẳng. Công của lực là
*A) $A = Fs\cos\alpha$.
B) $A = Fs\sin\alpha$.
C) $A = \dfrac{F}{s}\cos\alpha$.
D) $A = Fs\tan\alpha$.
! Chỉ thành phần của lực theo hướng chuyển động, $F\cos\alpha$, sinh công.

[recall] Cơ năng của một vật chắc chắn được bảo toàn khi
A) vật trượt có ma sát trên mặt phẳng nghiêng.
B) vật chịu lực cản của không khí.
*C) chỉ có trọng lực và lực đàn hồi sinh công.
D) có lực kéo của động cơ sinh công.
! Trọng lực và lực đàn hồi chỉ đổi động năng thành thế năng và ngược lại. Ma sát, lực cản, lực kéo làm cơ năng thay đổi.

[apply] Một quả bóng được ném thẳng đứng lên cao với vận tốc 10 m/s. Bỏ qua lực cản, độ cao lớn nhất so với chỗ ném là
A) 0,5 m.
B) 2,5 m.
*C) 5 m.
D) 10 m.
! $mgh = \dfrac12 mv^2$ nên $h = \dfrac{v^2}{2g} = \dfrac{100}{20} = 5$ m.

[understand] Chọn mốc thế năng ở mặt đất. Thế năng trọng trường của vật 3 kg ở độ cao 4 m là
A) 12 J.
B) 24 J.
C) 60 J.
*D) 120 J.
! $W_t = mgh = 3 \cdot 10 \cdot 4 = 120$ J.

## Động lượng

[recall] Vectơ động lượng của một vật
A) luôn cùng hướng với hợp lực tác dụng lên vật.
*B) cùng hướng với vận tốc của vật.
C) vuông góc với vận tốc của vật.
D) ngược hướng với vận tốc của vật.
! $\vec{p} = m\vec{v}$, mà $m > 0$, nên $\vec{p}$ cùng hướng với $\vec{v}$.

[apply] Xe lăn 2 kg đang chạy với vận tốc 3 m/s thì đâm vào xe lăn 1 kg đứng yên và dính vào nhau. Bỏ qua ma sát, vận tốc của hai xe sau va chạm là
A) 1 m/s.
B) 1,5 m/s.
*C) 2 m/s.
D) 3 m/s.
! $2 \cdot 3 = (2 + 1)v'$, suy ra $v' = 2$ m/s.
`,
    },
    {
      title: 'Phần II. Câu trắc nghiệm đúng sai',
      instructions: NATIONAL_PART,
      points: 1,
      questions: asked`
## Chuyển động biến đổi đều

[apply] Đồ thị dưới đây là vận tốc của một đoàn tàu điện chạy trên đường thẳng giữa hai ga; tàu dừng lại ở giây thứ 46.
${TRAIN}
Đ) Trong 10 giây đầu, tàu chuyển động nhanh dần đều với gia tốc 1,2 m/s².
S) Từ giây thứ 10 đến giây thứ 40, tàu đứng yên.
Đ) Trong 6 giây cuối, gia tốc của tàu có độ lớn 2 m/s² và ngược chiều chuyển động.
S) Quãng đường giữa hai ga là 552 m.
! a) $12 : 10 = 1,2$ m/s². b) Vận tốc giữ 12 m/s: tàu chạy thẳng đều. c) $(0 - 12) : 6 = -2$ m/s². d) Diện tích hình thang: $\dfrac{(46 + 30) \cdot 12}{2} = 456$ m; 552 m là kết quả sai khi coi tàu chạy đều suốt 46 giây.

## Chuyển động ném ngang

[apply] Từ sân thượng cao 20 m, một quả bóng 0,5 kg được ném ngang với vận tốc 15 m/s. Bỏ qua lực cản của không khí.
S) Nếu ném ngang với vận tốc 30 m/s thì thời gian rơi giảm còn một nửa.
Đ) Thời gian rơi của bóng là 2 s.
Đ) Bóng chạm đất ở chỗ cách chân tường 30 m.
S) Tốc độ của bóng ngay trước khi chạm đất là 35 m/s.
! a) Thời gian rơi chỉ phụ thuộc độ cao. b) $t = \sqrt{\dfrac{2 \cdot 20}{10}} = 2$ s. c) $x = 15 \cdot 2 = 30$ m. d) $v_y = gt = 20$ m/s; $v = \sqrt{15^2 + 20^2} = 25$ m/s, vì hai thành phần vuông góc nên không cộng trực tiếp được.

## Các định luật Newton

[master] Vật 4 kg được thả không vận tốc đầu từ đỉnh một mặt phẳng nghiêng dài 5 m, cao 3 m. Hệ số ma sát trượt là 0,25.
${SLOPE_5}
Đ) Phản lực pháp tuyến của mặt nghiêng lên vật có độ lớn 32 N.
S) Lực ma sát trượt có độ lớn 10 N.
Đ) Gia tốc của vật khi trượt xuống là 4 m/s².
Đ) Từ đỉnh đến chân mặt nghiêng, cơ năng của vật giảm 40 J.
! $\sin\alpha = 3 : 5 = 0,6$; $\cos\alpha = 0,8$. a) $N = 40 \cdot 0,8 = 32$ N. b) $0,25 \cdot 32 = 8$ N. c) $a = \dfrac{40 \cdot 0,6 - 8}{4} = 4$ m/s². d) Công của ma sát: $-8 \cdot 5 = -40$ J.

## Động lượng

[master] Trên mặt bàn nhẵn nằm ngang, xe A khối lượng 2 kg chạy với vận tốc 6 m/s đến va chạm với xe B khối lượng 1 kg đang chạy ngược chiều với vận tốc 3 m/s. Sau va chạm hai xe dính vào nhau.
S) Tổng động lượng của hệ trước va chạm có độ lớn 15 kg·m/s.
Đ) Sau va chạm hai xe chuyển động theo chiều ban đầu của xe A với vận tốc 3 m/s.
S) Động năng của hệ được bảo toàn.
Đ) Độ biến thiên động lượng của xe B có độ lớn 6 kg·m/s.
! Chọn chiều dương là chiều của xe A. a) $2 \cdot 6 - 1 \cdot 3 = 9$ kg·m/s. b) $v' = 9 : 3 = 3$ m/s. c) Trước: $36 + 4,5 = 40,5$ J; sau: $\dfrac12 \cdot 3 \cdot 3^2 = 13,5$ J. d) $1 \cdot 3 - 1 \cdot (-3) = 6$ kg·m/s.
`,
    },
    {
      title: 'Phần III. Câu trắc nghiệm trả lời ngắn',
      instructions: SHORT_PART,
      points: 0.25,
      questions: asked`
## Chuyển động biến đổi đều

[apply] Một xe máy tăng tốc đều từ 5 m/s lên 13 m/s trong 4 s. Quãng đường xe đi được trong thời gian đó là bao nhiêu mét?
= 36 | m
! $s = \dfrac{v_0 + v}{2}\,t = \dfrac{5 + 13}{2} \cdot 4 = 36$ m.

## Chuyển động ném ngang

[apply] Từ vách đá cao 45 m, một hòn đá được ném ngang và rơi xuống mặt nước cách chân vách đá 60 m. Vận tốc ném là bao nhiêu m/s?
= 20 | m/s
! $t = \sqrt{\dfrac{2 \cdot 45}{10}} = 3$ s; $v_0 = 60 : 3 = 20$ m/s.

## Các định luật Newton

[apply] Hai vật 3,0 kg và 1,0 kg nối với nhau bằng sợi dây nhẹ, không dãn, vắt qua ròng rọc nhẹ không ma sát. Lực căng của dây khi hệ chuyển động là bao nhiêu niutơn?
${PULLEY}
= 15 | N
! $a = \dfrac{3 - 1}{3 + 1} \cdot 10 = 5$ m/s². Với vật nhẹ: $T = 1 \cdot (10 + 5) = 15$ N; với vật nặng: $3 \cdot (10 - 5) = 15$ N.

## Công và cơ năng

[apply] Con lắc đơn có dây dài 1,2 m được kéo lệch góc 60° so với phương thẳng đứng rồi thả nhẹ. Tốc độ của vật nặng khi qua vị trí thấp nhất là bao nhiêu m/s (làm tròn kết quả đến hàng phần mười)?
= 3,5 | m/s
! $h = 1,2 \cdot (1 - \cos 60^\circ) = 0,6$ m; $v = \sqrt{2gh} = \sqrt{12} \approx 3,5$ m/s.

[master] Vật 1,2 kg nằm yên trên mặt sàn nhẵn thì chịu một lực theo phương ngang, độ lớn thay đổi theo độ dịch chuyển như đồ thị. Tốc độ của vật khi đi được 8 m là bao nhiêu m/s?
${PULL}
= 10 | m/s
! Công là diện tích dưới đồ thị: $10 \cdot 4 + \dfrac12 \cdot 4 \cdot 10 = 60$ J. Từ $\dfrac12 \cdot 1,2 \cdot v^2 = 60$ suy ra $v = 10$ m/s.

## Động lượng

[master] Viên đạn 20 g bay ngang với vận tốc 300 m/s cắm vào bao cát 5,98 kg treo đứng yên ở đầu một sợi dây dài. Sau đó bao cát (cùng viên đạn) lên cao thêm nhiều nhất bao nhiêu xentimét?
= 5 | cm
! Va chạm mềm: $0,02 \cdot 300 = 6v$, $v = 1$ m/s. Sau đó cơ năng bảo toàn: $h = \dfrac{v^2}{2g} = \dfrac{1}{20} = 0,05$ m $= 5$ cm.
`,
    },
  ],
}
