import { type ManuscriptText, UNIT } from './manuscript-text.ts'

/** Of the demo's reader, and what the desk is reading. */
export const UNDER_WAY: ManuscriptText[] = [
  {
    slug: 'cho-phien-vung-bien',
    title: 'Chợ phiên vùng biên',
    subtitle: 'Trao đổi, niềm tin và ký ức',
    kind: 'monograph',
    field: 'socialSciences',
    standing: 'group',
    summary:
      'Từ mười hai năm đi chợ ở ba huyện vùng cao, cuốn sách kể vì sao người ta vẫn đến chợ phiên khi hàng hoá đã có ở cửa hiệu đầu bản: để giữ lời hẹn, để nợ nhau một món nợ, để kể lại chuyện đời mình. Mỗi chương theo một người đi chợ qua một mùa.',
    audience: 'Người học nhân học, xã hội học và bạn đọc yêu vùng cao',
    pageCount: 280,
    author: 'reader',
    coAuthors: [{ name: 'Lê Quốc Bảo Khang', unit: UNIT }],
    events: [
      { daysAgo: 44, to: 'received' },
      {
        daysAgo: 27,
        to: 'underReview',
        words: 'Biên tập viên đã đọc sơ bộ và đề nghị gửi phản biện.',
        note: 'Mời một người học về chợ.',
      },
    ],
    rounds: [
      {
        daysAgo: 44,
        files: [
          {
            role: 'manuscript',
            name: 'Chợ phiên vùng biên – toàn văn.docx',
            headings: ['Đường xuống chợ', 'Lời hẹn và món nợ', 'Chuyện kể bên chảo thắng cố', 'Chợ tan'],
          },
          { role: 'outline', name: 'Đề cương.docx', headings: ['Câu hỏi', 'Cách làm', 'Mục lục dự kiến'] },
        ],
      },
    ],
    messages: [
      {
        daysAgo: 26,
        by: 'staff',
        text: 'Bản thảo có nhiều tư liệu quý. Chương 2 hơi dài; bạn cân nhắc tách phần lịch sử tuyến đường.',
      },
      { daysAgo: 25, by: 'author', text: 'Cảm ơn biên tập viên. Nhóm tác giả sẽ tách khi có nhận xét của người phản biện.' },
    ],
    reviews: [
      {
        name: 'Phùng Hạ Vi Anh',
        email: 'phung.hava@doc-gium.test',
        invitedDaysAgo: 27,
        dueInDays: 9,
        returned: {
          daysAgo: 6,
          marks: [5, 4, 3, 5, 4],
          recommendation: 'minor',
          forAuthor: 'Tư liệu điền dã dày và mới. Nên tách chương 2, và ghi rõ năm của từng chuyến đi.',
        },
      },
      { name: 'Tạ Nguyên Bình', email: 'ta.binh@doc-gium.test', invitedDaysAgo: 20, dueInDays: 12 },
    ],
  },
  {
    slug: 'so-tay-dien-da',
    title: 'Sổ tay điền dã cho sinh viên năm nhất',
    kind: 'reference',
    field: 'education',
    standing: 'person',
    summary:
      'Chuẩn bị một chuyến đi, hỏi chuyện sao cho người ta muốn kể, ghi chép trong đêm, xin phép và trả ơn: những điều giảng viên thường nói miệng trước mỗi đợt thực tập, viết lại thành sổ tay bỏ túi với mẫu phiếu và bài tập.',
    audience: 'Sinh viên năm nhất các ngành xã hội',
    pageCount: 120,
    author: 'reader',
    events: [
      { daysAgo: 86, to: 'received' },
      { daysAgo: 72, to: 'underReview', words: 'Bản thảo gọn và có ích; chúng tôi gửi hai người phản biện.' },
      {
        daysAgo: 8,
        to: 'revisionRequested',
        words:
          'Các nhận xét dưới đây nêu những điểm cần sửa. Xin bạn trả lời từng điểm trong thư phản hồi, cả khi giữ nguyên.\n\nNhận xét 1:\nChương “Xin phép” nên có mẫu thư gửi chính quyền xã.\n\nNhận xét 2:\nBài tập 4 và bài tập 7 trùng nhau.',
      },
    ],
    dueInDays: 16,
    rounds: [
      {
        daysAgo: 86,
        files: [
          {
            role: 'manuscript',
            name: 'Sổ tay điền dã.docx',
            headings: ['Trước chuyến đi', 'Hỏi chuyện', 'Ghi chép', 'Xin phép và trả ơn'],
          },
        ],
      },
    ],
    reviews: [
      {
        name: 'Đinh Khải Phong',
        email: 'dinh.phong@doc-gium.test',
        invitedDaysAgo: 72,
        dueInDays: -30,
        returned: {
          daysAgo: 40,
          marks: [3, 4, 4, 5, 5],
          recommendation: 'minor',
          forAuthor: 'Chương “Xin phép” nên có mẫu thư gửi chính quyền xã.',
        },
      },
      {
        name: 'Mạc Thuỳ Chi',
        email: 'mac.chi@doc-gium.test',
        invitedDaysAgo: 72,
        dueInDays: -30,
        returned: {
          daysAgo: 31,
          marks: [4, 4, 3, 4, 5],
          recommendation: 'minor',
          forAuthor: 'Bài tập 4 và bài tập 7 trùng nhau.',
        },
      },
    ],
    messages: [{ daysAgo: 7, by: 'staff', text: 'Nếu cần thêm thời gian cho phần mẫu thư, bạn cứ báo.' }],
  },
  {
    slug: 'ca-phe-va-dat-do',
    title: 'Cà phê và đất đỏ: Giáo trình canh tác bền vững',
    kind: 'textbook',
    field: 'agriculture',
    standing: 'person',
    summary:
      'Giáo trình cho sinh viên nông học, đi từ phẫu diện đất đến cây che bóng, tưới tiết kiệm và thu hái. Mỗi chương có một nương thật, số liệu của ba vụ và bài tập tính chi phí để người học thấy vì sao bón nhiều chưa chắc được nhiều.',
    author: {
      name: 'Y Brian Krông',
      email: 'ybrian@tac-gia.test',
      phone: '0900000101',
      unit: 'Trường Đại học Cao Nguyên Minh Hoạ',
    },
    events: [{ daysAgo: 2, to: 'received' }],
    rounds: [
      {
        daysAgo: 2,
        files: [{ role: 'manuscript', name: 'Cà phê và đất đỏ.docx', headings: ['Đất', 'Cây che bóng', 'Nước', 'Thu hái'] }],
      },
    ],
  },
  {
    slug: 'dich-khu-vuon-nho',
    title: 'Khu vườn nhỏ trên mái nhà',
    kind: 'translation',
    field: 'other',
    standing: 'person',
    summary:
      'Bản dịch một cuốn sách làm vườn được yêu thích: trồng rau trong thùng gỗ, giữ nước mưa, mời ong trở lại thành phố. Người dịch đã trồng thử từng loại cây và thêm lịch gieo cho ba miền.',
    author: { name: 'Cao Nhật Vy', email: 'nhatvy@tac-gia.test', phone: '0900000102', unit: 'Dịch giả tự do' },
    events: [
      { daysAgo: 19, to: 'received' },
      {
        daysAgo: 11,
        to: 'papersRequested',
        words: 'Hồ sơ còn thiếu:\n– Thư đồng ý của bên giữ bản quyền\n– Lý lịch của người dịch',
      },
    ],
    dueInDays: 10,
    rounds: [
      {
        daysAgo: 19,
        files: [{ role: 'manuscript', name: 'Khu vườn nhỏ – bản dịch.docx', headings: ['Thùng gỗ', 'Nước mưa', 'Ong'] }],
      },
    ],
    messages: [
      { daysAgo: 10, by: 'author', kind: 'moreTime', text: 'Bên giữ bản quyền hẹn trả lời tuần sau, xin thêm vài ngày.' },
    ],
  },
  {
    slug: 'xac-suat-quanh-ta',
    title: 'Xác suất quanh ta',
    subtitle: 'Mười hai câu chuyện có thật',
    kind: 'reference',
    field: 'naturalSciences',
    standing: 'group',
    summary:
      'Vì sao xe buýt hay đến muộn, vì sao hai người trong lớp dễ trùng ngày sinh, khi nào nên đổi hộp quà: mười hai chuyện thường ngày dẫn vào xác suất, với hình vẽ tay và bài toán nhỏ ở cuối mỗi chuyện.',
    author: { name: 'Triệu Gia Hưng', email: 'giahung@tac-gia.test', phone: '0900000103', unit: UNIT },
    coAuthors: [{ name: 'Lục Bảo Trân', unit: 'Trường Trung học Minh Hoạ' }],
    events: [
      { daysAgo: 120, to: 'received' },
      { daysAgo: 108, to: 'underReview' },
      { daysAgo: 52, to: 'revisionRequested', words: 'Xin bạn giản lược chuyện 9 và kiểm lại lời giải chuyện 11.' },
      { daysAgo: 3, to: 'revised', words: 'Chuyện 9 đã viết lại; lời giải chuyện 11 đã sửa và thêm hình.' },
    ],
    rounds: [
      {
        daysAgo: 120,
        files: [{ role: 'manuscript', name: 'Xác suất quanh ta.docx', headings: ['Xe buýt', 'Ngày sinh', 'Hộp quà'] }],
      },
      {
        daysAgo: 3,
        reply: 'Chuyện 9 đã viết lại; lời giải chuyện 11 đã sửa và thêm hình.',
        files: [
          {
            role: 'manuscript',
            name: 'Xác suất quanh ta – bản sửa.docx',
            headings: ['Xe buýt', 'Ngày sinh', 'Hộp quà', 'Hàng đợi'],
          },
          { role: 'reply', name: 'Thư phản hồi.docx', headings: ['Trả lời nhận xét 1', 'Trả lời nhận xét 2'] },
        ],
      },
    ],
    reviews: [
      {
        name: 'Vương Hải Đăng',
        email: 'vuong.dang@doc-gium.test',
        invitedDaysAgo: 108,
        dueInDays: -70,
        returned: {
          daysAgo: 60,
          marks: [4, 3, 4, 5, 5],
          recommendation: 'minor',
          forAuthor: 'Chuyện 9 quá khó; lời giải chuyện 11 sai ở bước cuối.',
        },
      },
    ],
  },
]
