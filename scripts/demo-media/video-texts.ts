/** A slide comes up with its heading; each point is spoken, and shown as `show` while it is. */
export interface SlideText {
  heading: string
  points: { say: string; show?: string; isCode?: boolean }[]
}

export interface VideoText {
  /** The name that lessons of the demo call it by. */
  name: string
  title: string
  /** Above the title. */
  subject: string
  /** Of the board on the right. */
  drawing: string
  slides: SlideText[]
}

export const VIDEO_TEXTS: VideoText[] = [
  {
    name: 'vong-lap-for',
    title: 'Vòng lặp for trong Python',
    subject: 'Tin học',
    drawing: 'code',
    slides: [
      {
        heading: 'Lặp lại mà không chép lại',
        points: [
          { say: 'Muốn in năm dòng giống nhau, ta không cần viết năm lệnh.', show: 'Năm dòng, một lệnh' },
          { say: 'Vòng lặp for làm thay ta việc lặp lại ấy.', show: 'for: với mỗi phần tử, làm một việc' },
        ],
      },
      {
        heading: 'Viết một vòng lặp',
        points: [
          { say: 'Dòng đầu là for i in range năm, và một dấu hai chấm.', show: 'for i in range(5):', isCode: true },
          { say: 'Dòng dưới lùi vào bốn dấu cách, rồi in giá trị của i.', show: '    print(i)', isCode: true },
          { say: 'Máy in ra không, một, hai, ba, bốn: đủ năm số, và bắt đầu từ không.', show: 'In ra: 0 1 2 3 4' },
        ],
      },
      {
        heading: 'Nhớ hai điều',
        points: [
          { say: 'Quên dấu hai chấm, máy báo lỗi cú pháp.', show: 'Dấu hai chấm ở cuối dòng for' },
          { say: 'Quên lùi dòng, máy không biết lệnh nào thuộc vòng lặp.', show: 'Thân vòng lặp lùi vào bốn dấu cách' },
        ],
      },
    ],
  },
  {
    name: 'dao-ham',
    title: 'Đạo hàm là độ dốc',
    subject: 'Toán học',
    drawing: 'slope',
    slides: [
      {
        heading: 'Một con dốc',
        points: [
          { say: 'Đi trên một con dốc, ta biết ngay chỗ nào dốc nhiều, chỗ nào dốc ít.', show: 'Dốc nhiều hay dốc ít?' },
          { say: 'Đạo hàm là con số đo độ dốc của đồ thị tại một điểm.', show: 'Đạo hàm: độ dốc tại một điểm' },
        ],
      },
      {
        heading: 'Cách tính',
        points: [
          { say: 'Lấy hai điểm thật gần nhau trên đồ thị.', show: 'Hai điểm gần nhau: x và x + h' },
          { say: 'Lấy phần tăng của hàm số, chia cho khoảng cách giữa hai điểm.', show: '[f(x + h) − f(x)] : h' },
          { say: 'Rồi cho hai điểm tiến sát vào nhau.', show: 'Cho h tiến tới 0' },
        ],
      },
      {
        heading: 'Ví dụ',
        points: [
          { say: 'Với hàm x bình phương, đạo hàm là hai x.', show: 'f(x) = x² thì f′(x) = 2x' },
          { say: 'Tại điểm x bằng ba, độ dốc của đồ thị là sáu.', show: 'f′(3) = 2 · 3 = 6' },
        ],
      },
    ],
  },
  {
    name: 'so-cuu-bong',
    title: 'Sơ cứu khi bị bỏng',
    subject: 'Y học thường thức',
    drawing: 'pulse',
    slides: [
      {
        heading: 'Việc đầu tiên',
        points: [
          { say: 'Đưa người bị nạn ra xa nguồn nhiệt.', show: 'Ra xa nguồn nhiệt' },
          { say: 'Xả nước mát lên chỗ bỏng, liên tục trong hai mươi phút.', show: 'Nước mát, hai mươi phút' },
        ],
      },
      {
        heading: 'Trong khi xả nước',
        points: [
          { say: 'Tháo nhẫn, đồng hồ, quần áo quanh chỗ bỏng, trước khi da sưng lên.', show: 'Tháo nhẫn, đồng hồ' },
          { say: 'Chỗ vải đã dính vào da thì để nguyên.', show: 'Vải dính da: để nguyên' },
        ],
      },
      {
        heading: 'Không làm',
        points: [
          { say: 'Không chườm đá, không bôi kem đánh răng, nước mắm hay mỡ trăn.', show: 'Không đá, không kem, không mỡ' },
          { say: 'Không chọc vỡ bọng nước.', show: 'Không chọc bọng nước' },
          { say: 'Bỏng rộng hơn bàn tay, hoặc ở mặt, hãy gọi một một năm.', show: 'Bỏng rộng, bỏng mặt: gọi 115' },
        ],
      },
    ],
  },
  {
    name: 'trich-dan',
    title: 'Trích dẫn: ba câu hỏi',
    subject: 'Viết học thuật',
    drawing: 'page',
    slides: [
      {
        heading: 'Khi nào phải ghi nguồn?',
        points: [
          { say: 'Khi chép nguyên văn lời của người khác.', show: 'Lời của người khác' },
          { say: 'Khi dùng ý của họ bằng lời của mình.', show: 'Ý của người khác' },
          { say: 'Khi lấy số liệu, hình vẽ hay bảng biểu.', show: 'Số liệu, hình, bảng' },
        ],
      },
      {
        heading: 'Ghi những gì?',
        points: [
          { say: 'Ai viết, năm nào, tên gì, ở đâu ra.', show: 'Ai · năm · tên · nơi xuất bản' },
          { say: 'Chép nguyên văn thì thêm số trang.', show: 'Nguyên văn: thêm số trang' },
        ],
      },
      {
        heading: 'Điều gì không cần?',
        points: [
          { say: 'Điều ai cũng biết, như một năm có mười hai tháng, thì không cần ghi nguồn.', show: 'Điều ai cũng biết' },
          { say: 'Còn phân vân thì cứ ghi: thừa một nguồn không sao, thiếu một nguồn là lỗi.', show: 'Phân vân thì cứ ghi' },
        ],
      },
    ],
  },
  {
    name: 'chim-quanh-san-truong',
    title: 'Ba loài chim quanh sân trường',
    subject: 'Khoa học tự nhiên',
    drawing: 'bird',
    slides: [
      {
        heading: 'Chim sẻ',
        points: [
          { say: 'Nhỏ, lưng nâu có sọc, hay đi từng đàn trên sân gạch.', show: 'Nhỏ, nâu có sọc, đi đàn' },
          { say: 'Chim sẻ nhảy bằng cả hai chân, chứ không bước.', show: 'Nhảy hai chân' },
        ],
      },
      {
        heading: 'Chào mào',
        points: [
          { say: 'Trên đầu có mào đen dựng đứng, dưới đuôi có túm lông đỏ.', show: 'Mào đen, túm lông đỏ' },
          { say: 'Hay đậu ở ngọn cây và gọi nhau rất to.', show: 'Đậu ngọn cây, gọi to' },
        ],
      },
      {
        heading: 'Chích bông',
        points: [
          { say: 'Bé hơn ngón tay cái, lưng xanh, đuôi vểnh lên.', show: 'Rất bé, lưng xanh, đuôi vểnh' },
          { say: 'Nó khâu hai chiếc lá lại làm tổ.', show: 'Khâu lá làm tổ' },
          { say: 'Hãy ghi lại giờ, chỗ đậu và tiếng hót vào sổ quan sát.', show: 'Ghi: giờ, chỗ đậu, tiếng hót' },
        ],
      },
    ],
  },
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
