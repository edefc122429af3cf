import { sketch } from '../figures.ts'
import { HOMEWORK, type PaperText, PRACTICE } from '../paper-text.ts'
import { questions } from '../question-text.ts'

const maths1 = questions('Toán 1')
const maths2 = questions('Toán 2')
const maths5 = questions('Toán 5')
const vietnamese = questions('Tiếng Việt 4')

/** A round face with the hands at this time; twelve numbers as on the one at school. */
function clock(hour: number, minute: number, label: string): string {
  const at = (part: number, length: number) => {
    const angle = part * 2 * Math.PI
    return [100 + length * Math.sin(angle), 100 - length * Math.cos(angle)].map((value) => Math.round(value * 10) / 10)
  }
  const [hourHand, minuteHand] = [at((hour + minute / 60) / 12, 42), at(minute / 60, 66)]
  const numbers = Array.from({ length: 12 }, (_, place): [number, number, string] => {
    const [x = 0, y = 0] = at((place + 1) / 12, 78)
    return [x, y + 5, String(place + 1)]
  })
  return sketch(
    label,
    [200, 200],
    `M192 100A92 92 0 1 1 8 100A92 92 0 1 1 192 100M100 100L${hourHand.join(' ')}M100 100L${minuteHand.join(' ')}`,
    numbers,
  )
}

const HALF_PAST_THREE = clock(3, 30, 'Đồng hồ: kim ngắn ở giữa số 3 và số 4, kim dài chỉ số 6')
const QUARTER_PAST_EIGHT = clock(8, 15, 'Đồng hồ: kim ngắn qua số 8 một chút, kim dài chỉ số 3')

export const PRIMARY: PaperText[] = [
  {
    courseId: 201,
    lesson: 1,
    title: 'Bé luyện: đếm đến hai mươi',
    summary: 'Nghe rồi trả lời bốn câu. Cha mẹ đọc câu hỏi giúp con.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2.5,
        questions: maths1`
## Các số đến 20

[recall, audio dem-den-hai-muoi 2] Nghe và cho biết: ngay sau mười bốn là số nào?
A) mười ba
*B) mười lăm
C) mười sáu
D) hai mươi
! Mười ba, mười bốn, mười lăm. Ta nói “mười lăm”, không nói “mười năm”.

[recall] Con xếp các số từ bé đến lớn.
1) 7
2) 11
3) 15
4) 20
! Đếm từ 1 đến 20, số nào đọc trước thì bé hơn.

[understand] Số gồm 1 chục và 6 đơn vị là số nào?
= 16
! Mười và sáu là mười sáu.

[understand] Số liền trước và số liền sau của 19 là số nào?
_ Số liền trước của 19 là [[18]], số liền sau của 19 là [[20]].
! Bớt 1 được 18, thêm 1 được 20.
`,
      },
    ],
  },
  {
    courseId: 202,
    lesson: 3,
    title: 'Bé luyện: xem đồng hồ',
    summary: 'Bốn câu với mặt đồng hồ.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2.5,
        questions: maths2`
## Giờ và phút

[understand] Đồng hồ chỉ mấy giờ?
${HALF_PAST_THREE}
A) 6 giờ 15 phút
*B) 3 giờ 30 phút
C) 4 giờ 30 phút
D) 3 giờ 6 phút
! Kim ngắn ở giữa số 3 và số 4, kim dài chỉ số 6: 3 giờ 30 phút, hay ba giờ rưỡi.

[understand] Đồng hồ chỉ mấy giờ?
${QUARTER_PAST_EIGHT}
*A) 8 giờ 15 phút
B) 3 giờ 40 phút
C) 8 giờ 3 phút
D) 9 giờ 15 phút
! Kim ngắn qua số 8 một chút, kim dài chỉ số 3: 8 giờ 15 phút.

[recall] Kim dài chạy từ số 12 đến số 4 là bao nhiêu phút?
= 20 | phút
! Mỗi số cách nhau 5 phút: 5 × 4 = 20 phút.

[recall] Nối cho đúng.
<> Kim dài chỉ số 12 => giờ đúng
<> Kim dài chỉ số 3 => 15 phút
<> Kim dài chỉ số 6 => 30 phút, gọi là rưỡi
! Kim ngắn chỉ giờ, kim dài chỉ phút.
`,
      },
    ],
  },
  {
    courseId: 205,
    lesson: 5,
    title: 'Bài tập: tỉ số phần trăm',
    summary: 'Năm bài toán có lời văn.',
    rules: HOMEWORK,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2,
        questions: maths5`
## Tỉ số phần trăm

[recall] Lớp có 40 học sinh, 18 em thích môn bơi. Số em thích bơi chiếm bao nhiêu phần trăm số học sinh cả lớp?
= 45 | %
! $18 : 40 = 0,45 = 45\%$.

[understand] 30% của 250 là bao nhiêu?
= 75
! $250 \times 30 : 100 = 75$.

[apply] Cuốn sách giá 80.000 đồng được giảm 15%. Giá sau khi giảm là bao nhiêu đồng?
A) 65.000 đồng
*B) 68.000 đồng
C) 72.000 đồng
D) 79.985 đồng
! Giảm 80.000 × 15 : 100 = 12.000 đồng; còn 68.000 đồng.

[apply] 12 quyển vở là 60% số vở Lan có. Lan có bao nhiêu quyển vở?
= 20 | quyển
! $12 : 60 \times 100 = 20$ quyển.

[master] Một món hàng tăng giá 10%, sau đó giảm giá 10%. So với giá ban đầu, giá cuối cùng
A) không đổi.
B) tăng 1%.
*C) giảm 1%.
D) giảm 10%.
! Coi giá ban đầu là 100: tăng thành 110, giảm 10% của 110 là 11, còn 99.
`,
      },
    ],
  },
  {
    courseId: 204,
    lesson: 1,
    title: 'Luyện tập: sáu thanh của tiếng Việt',
    summary: 'Nghe rồi trả lời bốn câu. Câu có ghi âm nghe được hai lần.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2.5,
        questions: vietnamese`
## Thanh điệu

[recall, audio sau-thanh-dieu 2] Nghe và sắp xếp các thanh theo thứ tự trong đoạn ghi âm.
1) thanh ngang
2) thanh huyền
3) thanh sắc
4) thanh hỏi
5) thanh ngã
6) thanh nặng
! Ma, mà, má, mả, mã, mạ.

[recall] Nối mỗi tiếng với thanh của nó.
<> mà => thanh huyền
<> má => thanh sắc
<> mả => thanh hỏi
<> mã => thanh ngã
<> mạ => thanh nặng
! Tiếng “ma” không có dấu là thanh ngang.
=> thanh ngang

[recall] Tiếng Việt có mấy thanh?
= 6 | thanh
! Ngang, huyền, sắc, hỏi, ngã, nặng.

[understand] Chọn từ đúng để chỉ cây lúa non.
A) cây ma
B) cây má
*C) cây mạ
D) cây mã
! Chỉ đổi thanh là đổi nghĩa: ba má, ma quỷ, cây mạ, con mã.
`,
      },
    ],
  },
]
