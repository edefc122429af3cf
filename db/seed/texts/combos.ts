export interface ComboText {
  title: string
  categoryId: number
  /** Product ids; of an e-book the printed id, marked so. */
  parts: { id: number; isDigital?: boolean; quantity?: number }[]
  about: [string, string]
}

export const COMBOS: ComboText[] = [
  {
    title: 'Hành trang năm thứ nhất',
    categoryId: 5,
    parts: [{ id: 23 }, { id: 21 }, { id: 22 }, { id: 20 }],
    about: [
      'Bốn cuốn sách mỏng cho người vừa xa nhà: chuyện giấy tờ, chuyện thời giờ, chuyện đọc và chuyện nói.',
      'Bộ sách đóng trong túi giấy tái chế, có kèm một tấm thẻ ghi lịch học kì.',
    ],
  },
  {
    title: 'Bộ giải phẫu hai tập',
    categoryId: 39,
    parts: [{ id: 165 }, { id: 166 }],
    about: [
      'Trọn bộ hai tập từ đầu, cổ, chi trên đến ngực, bụng, chi dưới, cùng một cách đánh số hình và bảng tra chung.',
      'Mua cả bộ tiết kiệm hơn mua lẻ và được tặng bảng thuật ngữ khổ lớn.',
    ],
  },
  {
    title: 'Khoa học đại cương trọn năm',
    categoryId: 3,
    parts: [{ id: 8 }, { id: 9 }, { id: 11 }, { id: 13 }],
    about: [
      'Bộ sách cho hai học kì đầu của khối kỹ thuật và khoa học tự nhiên, kèm sổ tay an toàn phòng thí nghiệm.',
      'Các tập dùng chung ký hiệu và hệ đơn vị, thuận tiện khi tra chéo.',
    ],
  },
  {
    title: 'Tủ sách làng và phố',
    categoryId: 13,
    parts: [{ id: 56 }, { id: 59 }, { id: 61 }, { id: 313 }],
    about: [
      'Bốn cuốn sách về ruộng làng, phố cảng, chợ quê và mái đình, đọc cạnh nhau như bốn bức vách của một ngôi nhà.',
      'Món quà hợp cho người yêu lịch sử địa phương và thư viện trường.',
    ],
  },
  {
    title: 'Trọn gói kinh tế năm đầu',
    categoryId: 20,
    parts: [{ id: 90 }, { id: 91 }, { id: 95 }],
    about: [
      'Hai giáo trình nền tảng và một tập bài tập, đủ dùng cho năm đầu của khối ngành kinh tế.',
      'Phần bài tập bám theo thứ tự chương của giáo trình, có đáp án chi tiết.',
    ],
  },
  {
    title: 'Những người bạn trong vườn',
    categoryId: 68,
    parts: [{ id: 286 }, { id: 287 }, { id: 289 }, { id: 290 }, { id: 292 }],
    about: [
      'Năm cuốn sách tranh về những người bạn nhỏ trong vườn, bên suối và trên núi cao.',
      'Hộp quà có quai xách, kèm một tờ tranh tô màu khổ lớn.',
    ],
  },
  {
    title: 'Góc học của người lập trình trẻ',
    categoryId: 46,
    parts: [{ id: 194 }, { id: 195 }, { id: 217 }],
    about: [
      'Từ dòng mã đầu tiên, qua giải thuật, đến cách làm việc cùng người khác: ba bước của một năm tự học.',
      'Ví dụ trong ba cuốn đều có thể tải về và chạy thử.',
    ],
  },
  {
    title: 'Vườn nhà và gian bếp',
    categoryId: 73,
    parts: [{ id: 242 }, { id: 188 }, { id: 310 }],
    about: [
      'Trồng rau, giữ vài cây thuốc và nấu những món của miền sông nước: ba cuốn sách cho một nếp sống gần đất.',
      'Nhiều hình minh hoạ, chỉ dẫn từng bước, đọc đến đâu làm được đến đấy.',
    ],
  },
  {
    title: 'Góc học lớp Một',
    categoryId: 63,
    parts: [{ id: 261 }, { id: 263, quantity: 3 }],
    about: [
      'Một cuốn toán vui và ba quyển vở luyện chữ, vừa đủ cho một học kì của bé.',
      'Vở in giấy dày, không thấm mực, dòng kẻ đúng cỡ chữ của trường.',
    ],
  },
  {
    title: 'Bộ sách điện tử cho người làm nghiên cứu',
    categoryId: 16,
    parts: [
      { id: 79, isDigital: true },
      { id: 75, isDigital: true },
      { id: 92, isDigital: true },
    ],
    about: [
      'Ba cuốn sách điện tử về bảng hỏi, điền dã và phân tích số liệu, đọc ngay sau khi mua.',
      'Tìm chữ trong cả ba cuốn, ghi chú bên lề và đọc tiếp trên mọi thiết bị.',
    ],
  },
  {
    title: 'Sách và khoá học Python',
    categoryId: 46,
    parts: [{ id: 194 }, { id: 2002 }],
    about: [
      'Giáo trình in để đọc và gạch chân, khoá học chín bài để gõ và làm theo.',
      'Khoá học mở ngay sau khi thanh toán, sách giao sau vài ngày.',
    ],
  },
]
