/** A sheet to print, or a text file as it is. */
export type MaterialText =
  | { name: string; title: string; fileName: string; html: string }
  | { name: string; title: string; fileName: string; text: string; mediaType: 'text/plain' | 'text/csv' }

const lines = (count: number) => '<p class="line"></p>'.repeat(count)
const table = (heads: string[], rows: string[][]) =>
  `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`

export const MATERIAL_TEXTS: MaterialText[] = [
  {
    name: 'phieu-vong-lap',
    title: 'Phiếu bài tập: vòng lặp for',
    fileName: 'Phiếu bài tập vòng lặp for.pdf',
    html: `<p>Đọc từng đoạn, viết ra điều máy sẽ in, rồi chạy thử để so lại.</p>
      <h2>Bài 1</h2><pre>for i in range(3):\n    print(i * 2)</pre>${lines(2)}
      <h2>Bài 2</h2><pre>tong = 0\nfor i in range(1, 11):\n    tong = tong + i\nprint(tong)</pre>${lines(2)}
      <h2>Bài 3</h2><p>Viết vòng lặp in bảng cửu chương 7, mỗi dòng một phép tính như <code>7 x 1 = 7</code>.</p>${lines(4)}
      <h2>Bài 4</h2><p>In các số chẵn từ 2 đến 20 bằng hai cách: dùng bước nhảy của <code>range</code>, và dùng <code>if</code>.</p>${lines(5)}`,
  },
  {
    name: 'bang-dao-ham',
    title: 'Bảng đạo hàm thường dùng',
    fileName: 'Bảng đạo hàm thường dùng.pdf',
    html: `<p>Các hàm số dưới đây xét trên tập xác định của chúng; c và n là hằng số.</p>${table(
      ['Hàm số', 'Đạo hàm', 'Ghi nhớ'],
      [
        ['c', '0', 'Đường nằm ngang không dốc'],
        ['x', '1', 'Đường chéo dốc đều'],
        ['xⁿ', 'n·xⁿ⁻¹', 'Số mũ xuống trước, bớt đi một'],
        ['√x', '1 : (2√x)', 'Càng xa gốc càng thoải'],
        ['sin x', 'cos x', ''],
        ['cos x', '−sin x', 'Có dấu trừ'],
        ['eˣ', 'eˣ', 'Độ dốc bằng chính nó'],
        ['ln x', '1 : x', 'Chỉ với x dương'],
      ],
    )}<h2>Quy tắc</h2>${table(
      ['Biểu thức', 'Đạo hàm'],
      [
        ['u + v', 'u′ + v′'],
        ['u · v', 'u′v + uv′'],
        ['u : v', '(u′v − uv′) : v²'],
        ['f(u(x))', 'f′(u) · u′(x)'],
      ],
    )}`,
  },
  {
    name: 'the-so-cuu',
    title: 'Thẻ nhớ sơ cứu dán tủ lạnh',
    fileName: 'Thẻ nhớ sơ cứu.pdf',
    html: `<p>In ra, dán ở nơi cả nhà đều thấy. Khi không chắc, gọi 115 trước.</p>${table(
      ['Tình huống', 'Làm ngay', 'Không làm'],
      [
        ['Bỏng nước sôi', 'Xả nước mát hai mươi phút', 'Chườm đá, bôi kem'],
        ['Đứt tay', 'Ấn chặt gạc sạch mười phút', 'Rắc thuốc lá, thuốc bột'],
        ['Hóc dị vật', 'Vỗ lưng năm cái, ấn bụng năm cái', 'Móc họng khi không nhìn thấy'],
        ['Ngất', 'Đặt nằm, nâng chân, nới cổ áo', 'Cho uống nước khi chưa tỉnh'],
        ['Ong đốt', 'Gạt ngòi, rửa xà phòng, chườm lạnh', 'Nặn ngòi bằng tay'],
        ['Điện giật', 'Ngắt cầu dao trước', 'Chạm vào người bị giật'],
      ],
    )}<h2>Số cần gọi</h2><p>115: cấp cứu. 114: cháy. 113: công an. 111: bảo vệ trẻ em.</p><h2>Người nhà gần nhất</h2>${lines(3)}`,
  },
  {
    name: 'mau-ghi-nguon',
    title: 'Mẫu ghi nguồn tài liệu',
    fileName: 'Mẫu ghi nguồn.pdf',
    html: `<p>Mỗi tài liệu đọc xong, điền ngay một dòng. Cuối bài chỉ việc chép lại.</p>${table(
      ['Loại', 'Cách ghi'],
      [
        ['Sách', 'Họ tên tác giả (năm). <i>Tên sách</i>. Nơi xuất bản: Nhà xuất bản.'],
        ['Bài tạp chí', 'Họ tên (năm). Tên bài. <i>Tên tạp chí</i>, tập(số), trang.'],
        ['Trang mạng', 'Họ tên hoặc cơ quan (năm). <i>Tên trang</i>. Địa chỉ, ngày truy cập.'],
        ['Luận văn', 'Họ tên (năm). <i>Tên luận văn</i>. Luận văn thạc sĩ, tên trường.'],
      ],
    )}<h2>Sổ nguồn của em</h2>${table(
      ['Ai', 'Năm', 'Tên', 'Trang'],
      Array.from({ length: 8 }, () => ['&nbsp;', '', '', '']),
    )}`,
  },
  {
    name: 'phieu-quan-sat-chim',
    title: 'Phiếu quan sát chim',
    fileName: 'Phiếu quan sát chim.pdf',
    html: `<p>Đứng yên năm phút, nhìn và nghe. Ghi cả những con em chưa biết tên.</p>${table(
      ['Ngày, giờ', 'Loài (hoặc tả hình dáng)', 'Chỗ đậu', 'Tiếng hót', 'Số con'],
      Array.from({ length: 12 }, () => ['&nbsp;', '', '', '', '']),
    )}<h2>Con em thích nhất hôm nay</h2>${lines(4)}`,
  },
  {
    name: 'so-lieu-hieu-sach',
    title: 'Số liệu bán sách để thực hành',
    fileName: 'Số liệu hiệu sách.csv',
    mediaType: 'text/csv',
    text: `\uFEFFTháng,Giáo trình,Thiếu nhi,Văn học,Khác\n${[
      [1, 420, 310, 205, 96],
      [2, 275, 298, 240, 88],
      [3, 388, 322, 231, 104],
      [4, 305, 341, 252, 99],
      [5, 290, 402, 247, 120],
      [6, 214, 516, 268, 131],
      [7, 260, 544, 281, 127],
      [8, 905, 471, 239, 140],
      [9, 1310, 420, 226, 152],
      [10, 640, 365, 244, 118],
      [11, 455, 350, 273, 109],
      [12, 398, 430, 336, 143],
    ]
      .map((row) => row.join(','))
      .join('\n')}\n`,
  },
  {
    name: 'chuong-trinh-vong-lap',
    title: 'Chương trình mẫu về vòng lặp',
    fileName: 'vong-lap.txt',
    mediaType: 'text/plain',
    text: `# Bảng cửu chương của một số\nso = 7\nfor i in range(1, 11):\n    print(so, "x", i, "=", so * i)\n\n# Tổng các số từ 1 đến n\nn = 100\ntong = 0\nfor i in range(1, n + 1):\n    tong = tong + i\nprint("Tổng từ 1 đến", n, "là", tong)\n`,
  },
]
