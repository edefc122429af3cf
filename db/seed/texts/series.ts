export interface SeriesText {
  id: number
  name: string
  description: string
  /** Products of the catalogue, from the first volume on. */
  volumes: number[]
}

/** Titles of the catalogue that count or lead on from each other. */
export const SERIES: SeriesText[] = [
  {
    id: 1,
    name: 'Toán cao cấp',
    description: 'Hai tập của môn toán năm thứ nhất: giải tích trước, đại số tuyến tính sau. Ký hiệu và cách đánh số thống nhất.',
    volumes: [1, 2],
  },
  {
    id: 2,
    name: 'Vật lí đại cương',
    description: 'Từ cơ học và nhiệt học tới điện từ và quang học, đủ cho hai học kì.',
    volumes: [8, 9],
  },
  {
    id: 3,
    name: 'Luật Dân sự',
    description: 'Những quy định chung làm nền, nghĩa vụ và hợp đồng nối tiếp. Nên đọc theo thứ tự.',
    volumes: [121, 122],
  },
  {
    id: 4,
    name: 'Luật Hình sự',
    description: 'Phần chung và phần các tội phạm, dùng cùng một hệ thống vụ việc.',
    volumes: [126, 127],
  },
  {
    id: 5,
    name: 'Tiếng Việt vui',
    description: 'Tiếng Việt cho người nước ngoài, hai trình độ nối nhau, mỗi bài một buổi học.',
    volumes: [161, 162],
  },
  {
    id: 6,
    name: 'Giải phẫu người',
    description: 'Hai tập theo vùng cơ thể, hình vẽ nhiều màu, thuật ngữ Việt và Latinh đi cùng.',
    volumes: [165, 166],
  },
  { id: 7, name: 'Vui học Toán', description: 'Toán tiểu học qua trò chơi và hình vẽ, mỗi lớp một cuốn.', volumes: [261, 262] },
]
