export interface ReadingText {
  name: string
  title: string
  /** One sentence each: a caption of its own. */
  sentences: string[]
  /** Heard after the sentence of this number: a tone of so many hertz. */
  tones?: { after: number; hertz: number; seconds: number }[]
}

export const READING_TEXTS: ReadingText[] = [
  {
    name: 'ca-dao-gia-dinh',
    title: 'Nghe đọc: Ca dao về gia đình',
    sentences: [
      'Ca dao về gia đình. Mời em nghe, rồi đọc theo.',
      'Công cha như núi Thái Sơn,',
      'Nghĩa mẹ như nước trong nguồn chảy ra.',
      'Một lòng thờ mẹ kính cha,',
      'Cho tròn chữ hiếu mới là đạo con.',
      'Anh em như thể tay chân,',
      'Rách lành đùm bọc, dở hay đỡ đần.',
    ],
  },
  {
    name: 'sau-thanh-dieu',
    title: 'Nghe và nhắc lại: sáu thanh của tiếng Việt',
    sentences: [
      'Tiếng Việt có sáu thanh. Hãy nghe và nhắc lại.',
      'Thanh ngang: ma.',
      'Thanh huyền: mà.',
      'Thanh sắc: má.',
      'Thanh hỏi: mả.',
      'Thanh ngã: mã.',
      'Thanh nặng: mạ.',
      'Chỉ đổi thanh là đổi nghĩa: ba má, ma quỷ, cây mạ, con mã.',
    ],
  },
  {
    name: 'con-duong-toi-truong',
    title: 'Nghe viết: Con đường tới trường',
    sentences: [
      'Nghe viết. Con đường tới trường.',
      'Con đường tới trường men theo bờ ruộng.',
      'Buổi sớm, cỏ hai bên còn đẫm sương.',
      'Mấy con cò trắng đứng im như đang nghĩ ngợi.',
      'Qua chiếc cầu gỗ là thấy mái ngói đỏ của trường em.',
      'Tiếng trống vang lên, cả bọn cùng chạy.',
    ],
  },
  {
    name: 'dem-den-hai-muoi',
    title: 'Nghe và đếm: từ một đến hai mươi',
    sentences: [
      'Chúng ta cùng đếm từ một đến hai mươi.',
      'Một, hai, ba, bốn, năm.',
      'Sáu, bảy, tám, chín, mười.',
      'Mười một, mười hai, mười ba, mười bốn, mười lăm.',
      'Mười sáu, mười bảy, mười tám, mười chín, hai mươi.',
      'Em hãy chú ý: mười lăm, chứ không phải mười năm.',
      'Bây giờ em tự đếm lại một lần nhé.',
    ],
  },
  {
    name: 'hat-gao-di-xa',
    title: 'Kể chuyện: Hạt gạo đi xa',
    sentences: [
      'Hạt gạo đi xa.',
      'Ngày xưa có một hạt gạo nằm dưới đáy chum, chưa bao giờ thấy nắng.',
      'Nó hỏi bà chủ: ngoài kia có gì?',
      'Bà cười, đem nó gieo xuống bùn.',
      'Hạt gạo sợ lắm, vì bùn còn tối hơn đáy chum.',
      'Nhưng mấy hôm sau, nó vươn lên thành cây lúa, và cả cánh đồng ở trước mặt.',
      'Nó hiểu ra rằng muốn đi xa, có khi phải chịu tối một lúc.',
    ],
  },
  {
    name: 'am-cao-am-thap',
    title: 'Nghe và so sánh: âm cao, âm thấp',
    sentences: [
      'Âm cao hay âm thấp là do vật dao động nhanh hay chậm.',
      'Đây là âm hai trăm hai mươi héc.',
      'Đây là âm bốn trăm bốn mươi héc, cao hơn một quãng tám.',
      'Và đây là âm tám trăm tám mươi héc.',
      'Mỗi lần tần số tăng gấp đôi, tai ta nghe cao thêm một quãng tám.',
    ],
    tones: [
      { after: 1, hertz: 220, seconds: 2.5 },
      { after: 2, hertz: 440, seconds: 2.5 },
      { after: 3, hertz: 880, seconds: 2.5 },
    ],
  },
  {
    name: 'mua-nuoc-noi',
    title: 'Nghe đọc: Mùa nước nổi',
    sentences: [
      'Mùa nước nổi.',
      'Tháng bảy âm lịch, nước từ thượng nguồn đổ về, đỏ ngầu phù sa.',
      'Nước dâng từ từ, mỗi ngày một gang tay, tràn lên đồng.',
      'Người ta gọi là nước nổi, vì nước lên hiền lành, không ào ạt như lũ.',
      'Cá linh theo nước vào đồng, bông điên điển nở vàng hai bờ kênh.',
      'Khi nước rút, phù sa ở lại, đất lại màu mỡ cho vụ sau.',
    ],
  },
  {
    name: 'tho-truoc-khi-noi',
    title: 'Bài tập: thở trước khi nói',
    sentences: [
      'Bài tập thở, trước khi đứng lên nói.',
      'Ngồi thẳng, hai bàn chân đặt sát sàn.',
      'Hít vào bằng mũi, đếm thầm đến bốn.',
      'Giữ hơi, đếm đến hai.',
      'Thở ra bằng miệng thật chậm, đếm đến sáu.',
      'Lặp lại năm lần, rồi mỉm cười và bắt đầu nói.',
    ],
  },
]
