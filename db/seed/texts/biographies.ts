/** What the press says of some of its people. The others have a page without it: nothing is made up to fill one. */
export const BIOGRAPHIES: { id: number; name: string; biography: string }[] = [
  {
    id: 11,
    name: 'Thái Vân Hải Đăng',
    biography:
      'Nhà nghiên cứu lịch sử nông thôn, giảng phương pháp luận sử học. Ông theo đuổi những tư liệu ít người đọc: địa bạ, hương ước, sổ chi thu của làng, và cách biến chúng thành câu hỏi về đời sống.\n\nTrước khi viết sách, ông dành sáu năm đi qua mười hai làng bên một nhánh sông cạn, so từng thửa ruộng trong sổ cũ với bờ thửa còn lại trên đồng.',
  },
  {
    id: 48,
    name: 'Lương Đạo Bích Thủy',
    biography:
      'Người viết giáo trình cho nhiều ngành học, quan tâm nhất tới chỗ người mới bắt đầu hay vấp. Mỗi cuốn của bà đều được một lớp sinh viên đọc thử trước khi in.',
  },
  {
    id: 89,
    name: 'Đinh Uyển Gia Khiêm',
    biography:
      'Làm việc ở chỗ giao nhau của chữ viết và dữ liệu: từ chữ Nôm, chữ Hán tới cơ sở dữ liệu cho thư viện số. Ông tin rằng một ví dụ chạy được đáng giá hơn ba trang định nghĩa.',
  },
  {
    id: 99,
    name: 'Lưu Thiện An Nhiên',
    biography:
      'Viết sách phổ biến khoa học và sổ tay cho sinh viên năm đầu. Bà dạy toán, ngắm sao vào những đêm không mây và thường mang kính thiên văn tới sân trường.',
  },
  {
    id: 60,
    name: 'Quách Khải An Nhiên',
    biography:
      'Giảng viên, nghiên cứu cách con người làm việc với máy móc và với nhau. Các sách của bà đi từ một tình huống thật, rồi mới tới khái niệm.',
  },
  {
    id: 31,
    name: 'Kiều Khải Đình Khuyến',
    biography:
      'Từng làm biên tập viên mười lăm năm trước khi đứng lớp. Ông viết về nghề sách, về kinh tế học căn bản, và một truyện dài cho thiếu nhi về ngôi trường trên núi.',
  },
  {
    id: 1,
    name: 'Hồ Thiện Khánh Đan',
    biography:
      'Nhà khoa học tự nhiên, chuyên viết phần mở đầu của những môn khó: toán cao cấp, điện động lực học, địa chất. Ông giữ thói quen giải lại toàn bộ bài tập trước mỗi lần tái bản.',
  },
  {
    id: 37,
    name: 'Đặng Tịnh Mỹ Hòa',
    biography:
      'Luật sư và giảng viên. Bà viết giáo trình luật dân sự bằng những vụ việc mà ai cũng có thể gặp, và tham gia các buổi tư vấn miễn phí cho người khởi nghiệp.',
  },
  {
    id: 1001,
    name: 'Vi Thạch Thảo',
    biography:
      'Hoạ sĩ minh hoạ, vẽ bằng màu nước và giấy dó. Chị sống ở vùng cao, nơi phần lớn nhân vật trong tranh của chị đang sống.',
  },
]
