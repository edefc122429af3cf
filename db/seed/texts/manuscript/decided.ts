import { type ManuscriptText, UNIT } from './manuscript-text.ts'

/** What the press has answered. */
export const DECIDED: ManuscriptText[] = [
  {
    slug: 'luat-cho-nguoi-lam-nghe',
    title: 'Luật cho người làm nghề tự do',
    kind: 'reference',
    field: 'law',
    standing: 'person',
    summary:
      'Hợp đồng bằng tin nhắn có giá trị không, đặt cọc rồi bị huỷ thì sao, ai giữ bản quyền của bức ảnh chụp thuê: sách trả lời bốn mươi câu hỏi bằng tình huống, mẫu văn bản và con đường đi đòi quyền lợi.',
    author: { name: 'Kim Hoàng Oanh', email: 'hoangoanh@tac-gia.test', phone: '0900000104', unit: 'Văn phòng luật Minh Hoạ' },
    events: [
      { daysAgo: 95, to: 'received' },
      { daysAgo: 83, to: 'underReview' },
      {
        daysAgo: 5,
        to: 'accepted',
        words: 'Hội đồng đánh giá cao bản thảo. Biên tập viên sẽ gửi dự thảo hợp đồng trong tuần tới.',
      },
    ],
    rounds: [
      {
        daysAgo: 95,
        files: [
          { role: 'manuscript', name: 'Luật cho người làm nghề tự do.docx', headings: ['Hợp đồng', 'Đặt cọc', 'Bản quyền'] },
          { role: 'cv', name: 'Lý lịch khoa học.docx', headings: ['Học vấn', 'Công việc'] },
        ],
      },
    ],
    notes: [{ daysAgo: 5, text: 'Hợp đồng mẫu B, nhuận bút theo số bản.' }],
  },
  {
    slug: 'tho-tinh-tuyen',
    title: 'Tuyển thơ tình gửi mùa thu',
    kind: 'other',
    field: 'arts',
    standing: 'person',
    summary:
      'Một trăm bài thơ viết trong hai mươi năm, xếp theo mùa. Tác giả chọn những bài được bạn bè chép tay nhiều nhất, kèm tranh màu nước và lời kể về ngày bài thơ ra đời, để người đọc có thể đọc từ bất cứ trang nào.',
    author: { name: 'Ngạc Thu Thuỷ', email: 'thuthuy@tac-gia.test', phone: '0900000105', unit: 'Hội thơ phường Minh Hoạ' },
    events: [
      { daysAgo: 40, to: 'received' },
      {
        daysAgo: 30,
        to: 'rejected',
        words:
          'Hội đồng đã đọc kỹ và cho rằng bản thảo chưa hợp với hướng xuất bản của chúng tôi hiện nay, vì:\n– Nhà xuất bản đại học chỉ nhận sáng tác khi có phần nghiên cứu đi kèm.',
      },
    ],
    rounds: [
      { daysAgo: 40, files: [{ role: 'manuscript', name: 'Tuyển thơ.docx', headings: ['Mùa xuân', 'Mùa hạ', 'Mùa thu'] }] },
    ],
  },
  {
    slug: 'tieng-viet-cho-em',
    title: 'Tiếng Việt cho em về từ xa',
    kind: 'children',
    field: 'languages',
    standing: 'group',
    summary:
      'Sách cho trẻ em gốc Việt lớn lên ở xứ khác: hai mươi bài ngắn xoay quanh bữa cơm, đường về quê, tiếng gọi ông bà. Mỗi bài có bài hát, trò chơi và trang để bố mẹ cùng đọc.',
    author: { name: 'Hứa Mai Khôi', email: 'maikhoi@tac-gia.test', phone: '0900000106', unit: UNIT },
    coAuthors: [{ name: 'Giang Tú Uyên', unit: 'Hoạ sĩ' }],
    events: [
      { daysAgo: 170, to: 'received' },
      { daysAgo: 160, to: 'underReview' },
      { daysAgo: 101, to: 'accepted' },
      {
        daysAgo: 60,
        to: 'editing',
        words: 'Biên tập viên sẽ gửi bản biên tập từng phần; xin bạn trả lời trong hai tuần sau mỗi phần.',
      },
    ],
    rounds: [
      {
        daysAgo: 170,
        files: [{ role: 'manuscript', name: 'Tiếng Việt cho em.docx', headings: ['Bữa cơm', 'Về quê', 'Gọi ông bà'] }],
      },
    ],
    house: [
      { daysAgo: 21, role: 'edited', name: 'Bản biên tập bài 1–10.docx', headings: ['Bữa cơm', 'Về quê'] },
      { daysAgo: 4, role: 'proof', name: 'Bản bông lần 1.docx', headings: ['Bữa cơm', 'Về quê', 'Gọi ông bà'] },
    ],
    messages: [
      { daysAgo: 20, by: 'author', text: 'Nhóm tác giả đã đọc bài 1 đến 10, chỉ xin giữ chữ “má” ở bài 3.' },
      { daysAgo: 4, by: 'staff', text: 'Bản bông đã gửi, xin bạn duyệt hoặc ghi chỗ cần sửa.' },
    ],
    steps: [{ step: 'isbn', daysAgo: 15, number: 'đã cấp (minh hoạ)' }],
  },
  {
    slug: 'ky-yeu-nuoc-sach',
    title: 'Kỷ yếu hội thảo: Nước sạch cho đồng bằng',
    kind: 'proceedings',
    field: 'technology',
    standing: 'organisation',
    summary:
      'Hai mươi bốn báo cáo về xâm nhập mặn, trữ nước mưa, lọc bằng vật liệu sẵn có và giá nước ở nông thôn; mỗi báo cáo đã qua hai người đọc của ban tổ chức và có tóm tắt cho người làm chính sách.',
    author: { name: 'Tôn Nữ Diệu Linh', email: 'dieulinh@tac-gia.test', phone: '0900000107', unit: 'Viện Nước Minh Hoạ' },
    events: [
      { daysAgo: 200, to: 'received' },
      { daysAgo: 190, to: 'underReview' },
      { daysAgo: 150, to: 'accepted' },
      { daysAgo: 120, to: 'editing' },
      { daysAgo: 12, to: 'procedures', words: 'Sau khi có quyết định xuất bản, sách được đưa đi in.' },
    ],
    rounds: [
      {
        daysAgo: 200,
        files: [
          {
            role: 'manuscript',
            name: 'Kỷ yếu – toàn văn.docx',
            headings: ['Xâm nhập mặn', 'Trữ nước mưa', 'Lọc nước', 'Giá nước'],
          },
          { role: 'appraisal', name: 'Biên bản phản biện.docx', headings: ['Hội đồng', 'Kết luận'] },
        ],
      },
    ],
    steps: [
      { step: 'registration', daysAgo: 11, number: '0000-2026/MINH-HOẠ' },
      { step: 'decision', daysAgo: 3, number: '00/QĐ (minh hoạ)' },
    ],
  },
  {
    slug: 'nghe-gom-van-thuy',
    title: 'Nghề gốm làng Vân Thuỷ',
    kind: 'monograph',
    field: 'humanities',
    standing: 'person',
    summary:
      'Công trình theo chân ba đời thợ gốm, từ đất bãi sông đến lò nung cuối cùng còn đỏ lửa. Sách ghi lại cách pha men, lời nghề và những đổi thay khi làng thành phố, kèm bản vẽ lò và bảng từ của người thợ.',
    author: { name: 'Đặng Diệp Thế Uy', email: 'theuy@tac-gia.test', phone: '0900000108', unit: UNIT },
    events: [
      { daysAgo: 390, to: 'received' },
      { daysAgo: 375, to: 'underReview' },
      { daysAgo: 320, to: 'accepted', words: 'Hội đồng đánh giá cao bản thảo.' },
      { daysAgo: 280, to: 'editing' },
      { daysAgo: 140, to: 'procedures' },
      { daysAgo: 75, to: 'published', words: 'Sách tác giả được gửi theo địa chỉ trong hợp đồng.' },
    ],
    rounds: [
      {
        daysAgo: 390,
        files: [{ role: 'manuscript', name: 'Nghề gốm làng Vân Thuỷ.docx', headings: ['Đất', 'Men', 'Lửa', 'Người'] }],
      },
    ],
    steps: [
      { step: 'registration', daysAgo: 130, number: '0001-2026/MINH-HOẠ' },
      { step: 'decision', daysAgo: 110, number: '01/QĐ (minh hoạ)' },
      { step: 'isbn', daysAgo: 125, number: 'theo trang sách' },
      { step: 'deposit', daysAgo: 70, number: '' },
    ],
    productId: 311,
  },
  {
    slug: 'tri-tue-nhan-tao-trong-lop',
    title: 'Trí tuệ nhân tạo trong lớp học',
    kind: 'reference',
    field: 'education',
    standing: 'person',
    summary:
      'Giáo viên có thể giao gì cho máy, và điều gì thì không: sách đi qua việc soạn câu hỏi, chấm bài, nói chuyện với phụ huynh và chuyện gian lận, với những thử nghiệm nhỏ mà ai cũng làm lại được trên lớp của mình.',
    author: { name: 'Bạch Tuấn Kiệt', email: 'tuankiet@tac-gia.test', phone: '0900000109', unit: 'Trường Trung học Minh Hoạ' },
    events: [
      { daysAgo: 33, to: 'received' },
      { daysAgo: 24, to: 'withdrawn', words: 'Tôi muốn viết lại ba chương đầu rồi gửi sau.' },
    ],
    rounds: [
      { daysAgo: 33, files: [{ role: 'manuscript', name: 'Trí tuệ nhân tạo trong lớp học.docx', headings: ['Soạn', 'Chấm'] }] },
    ],
  },
]
