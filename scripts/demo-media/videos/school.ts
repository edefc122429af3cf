import type { VideoText } from '../video-texts.ts'

/** For pupils, beside a textbook or by themselves. */
export const SCHOOL: VideoText[] = [
  {
    name: 'tho-luc-bat',
    title: 'Thơ lục bát: đếm tiếng, tìm vần',
    subject: 'Ngữ văn',
    drawing: 'verse',
    slides: [
      {
        heading: 'Câu sáu, câu tám',
        points: [
          { say: 'Lục là sáu, bát là tám: một câu sáu tiếng rồi một câu tám tiếng.', show: 'Lục: sáu tiếng. Bát: tám tiếng' },
          { say: 'Công cha như núi Thái Sơn,', show: 'Công cha như núi Thái Sơn' },
          { say: 'Nghĩa mẹ như nước trong nguồn chảy ra.', show: 'Nghĩa mẹ như nước trong nguồn chảy ra' },
        ],
      },
      {
        heading: 'Vần nằm ở đâu?',
        points: [
          { say: 'Tiếng thứ sáu của câu lục vần với tiếng thứ sáu của câu bát: Sơn, nguồn.', show: 'Sơn — nguồn' },
          { say: 'Tiếng thứ tám của câu bát lại gọi vần cho câu lục sau: ra, cha.', show: 'ra — Một lòng thờ mẹ kính cha' },
        ],
      },
      {
        heading: 'Thử tài',
        points: [
          {
            say: 'Hãy viết một câu tám tiếng, nối với câu: Sân trường rợp bóng bàng xanh.',
            show: 'Sân trường rợp bóng bàng xanh …',
          },
        ],
      },
    ],
  },
  {
    name: 'phan-so',
    title: 'So sánh hai phân số',
    subject: 'Toán lớp 5',
    drawing: 'fraction',
    slides: [
      {
        heading: 'Hai phần ba hay ba phần tư?',
        points: [
          { say: 'Mẫu số khác nhau, ta chưa so sánh ngay được.', show: '2/3 và 3/4: mẫu số khác nhau' },
          { say: 'Ta đưa hai phân số về cùng một mẫu số.', show: 'Quy đồng mẫu số' },
        ],
      },
      {
        heading: 'Quy đồng',
        points: [
          { say: 'Ba nhân bốn bằng mười hai: lấy mười hai làm mẫu số chung.', show: 'Mẫu số chung: 3 × 4 = 12' },
          { say: 'Hai phần ba bằng tám phần mười hai.', show: '2/3 = 8/12' },
          { say: 'Ba phần tư bằng chín phần mười hai.', show: '3/4 = 9/12' },
        ],
      },
      {
        heading: 'Kết luận',
        points: [{ say: 'Chín lớn hơn tám, vậy ba phần tư lớn hơn hai phần ba.', show: '9/12 > 8/12, nên 3/4 > 2/3' }],
      },
    ],
  },
  {
    name: 'an-toan-mang',
    title: 'Mật khẩu mạnh, dễ nhớ',
    subject: 'An toàn trên mạng',
    drawing: 'lock',
    slides: [
      {
        heading: 'Vì sao phải dài?',
        points: [
          { say: 'Máy tính đoán thử hàng tỉ mật khẩu mỗi giây.', show: 'Hàng tỉ lần đoán mỗi giây' },
          { say: 'Mật khẩu càng dài, số lần phải đoán càng tăng rất nhanh.', show: 'Dài hơn một chữ, khó hơn gấp bội' },
        ],
      },
      {
        heading: 'Cách đặt',
        points: [
          { say: 'Chọn bốn từ không liên quan gì đến nhau.', show: 'bàng — thìa — chín — mây' },
          { say: 'Hình dung một bức tranh buồn cười có đủ bốn thứ ấy, là nhớ được.', show: 'Một bức tranh trong đầu' },
        ],
      },
      {
        heading: 'Ba điều nên tránh',
        points: [
          { say: 'Không dùng ngày sinh hay tên mình.', show: 'Ngày sinh, tên mình' },
          { say: 'Không dùng một mật khẩu cho nhiều nơi.', show: 'Một mật khẩu, nhiều nơi' },
          { say: 'Không cho ai mượn, kể cả bạn thân.', show: 'Cho mượn mật khẩu' },
        ],
      },
    ],
  },
  {
    name: 'doc-bieu-do',
    title: 'Đọc một biểu đồ cột',
    subject: 'Làm quen số liệu',
    drawing: 'bars',
    slides: [
      {
        heading: 'Ba thứ nhìn trước',
        points: [
          { say: 'Tên biểu đồ nói nó đo cái gì.', show: 'Tên: đo cái gì' },
          { say: 'Trục đứng nói đo bằng đơn vị nào, và bắt đầu từ số mấy.', show: 'Trục đứng: đơn vị, từ số mấy' },
          { say: 'Trục ngang nói so sánh những gì với nhau.', show: 'Trục ngang: so sánh gì' },
        ],
      },
      {
        heading: 'Một cái bẫy',
        points: [
          {
            say: 'Nếu trục đứng không bắt đầu từ không, chênh lệch nhỏ trông thành rất lớn.',
            show: 'Trục không từ 0: nhỏ hoá lớn',
          },
          { say: 'Vì thế hãy đọc con số, đừng chỉ nhìn chiều cao.', show: 'Đọc số, đừng chỉ nhìn cột' },
        ],
      },
    ],
  },
  {
    name: 'hat-lua-nay-mam',
    title: 'Hạt lúa nảy mầm',
    subject: 'Nông nghiệp',
    drawing: 'rice',
    slides: [
      {
        heading: 'Ngâm và ủ',
        points: [
          { say: 'Hạt giống ngâm nước ấm một ngày cho no nước.', show: 'Ngâm một ngày' },
          { say: 'Vớt ra, đãi sạch, rồi ủ trong bao ẩm.', show: 'Đãi sạch, ủ ẩm' },
        ],
      },
      {
        heading: 'Rễ ra trước, mầm ra sau',
        points: [
          { say: 'Sau một ngày, hạt nứt vỏ, chiếc rễ trắng ló ra.', show: 'Ngày thứ nhất: rễ' },
          { say: 'Ngày hôm sau, mầm nhú lên, dài bằng nửa hạt thóc.', show: 'Ngày thứ hai: mầm' },
          { say: 'Lúc ấy đem gieo là vừa: sớm thì mộng yếu, muộn thì mộng gãy.', show: 'Mầm bằng nửa hạt: đem gieo' },
        ],
      },
    ],
  },
]
