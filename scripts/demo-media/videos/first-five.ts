import type { VideoText } from '../video-texts.ts'

/** Of the courses that came first. */
export const FIRST_FIVE: VideoText[] = [
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
          {
            say: 'Bỏng rộng hơn bàn tay, hoặc ở mặt, hãy gọi một một năm.',
            write: 'Bỏng rộng hơn bàn tay, hoặc ở mặt, hãy gọi 115.',
            show: 'Bỏng rộng, bỏng mặt: gọi 115',
          },
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
          { say: 'Chỉ dài hơn ngón tay giữa một chút, lưng xanh, đuôi vểnh lên.', show: 'Rất bé, lưng xanh, đuôi vểnh' },
          { say: 'Nó khâu hai chiếc lá lại làm tổ.', show: 'Khâu lá làm tổ' },
          { say: 'Hãy ghi lại giờ, chỗ đậu và tiếng hót vào sổ quan sát.', show: 'Ghi: giờ, chỗ đậu, tiếng hót' },
        ],
      },
    ],
  },
]
