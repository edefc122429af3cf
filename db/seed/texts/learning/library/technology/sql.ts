import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const SQL_QUESTIONS: CourseText = {
  title: 'SQL: đặt câu hỏi cho một bảng số liệu',
  summary: 'Từ một câu SELECT đến phép nối, gộp nhóm và hàm cửa sổ, trên dữ liệu của một thư viện trường.',
  description: marked`
SQL là ngôn ngữ của câu hỏi. Biết hỏi, bạn lấy được số liệu từ hầu hết hệ thống mà không chờ ai xuất tệp giúp.
Cả khoá dùng ba bảng nhỏ của một thư viện trường: ban_doc, sach, luot_muon. Câu lệnh viết theo PostgreSQL; phần lớn chạy được ở hệ khác.
`,
  level: 'intermediate',
  teachers: [
    { name: 'Đinh Uyển Gia Khiêm', about: 'Giảng viên cơ sở dữ liệu, đồng tác giả sách Thiết kế dữ liệu cho thư viện số.' },
  ],
  outcomes: [
    'Lọc, sắp xếp và xử lý giá trị rỗng',
    'Nối bảng mà không nhân đôi số liệu',
    'Gộp nhóm và lọc sau khi gộp',
    'Dùng hàm cửa sổ để xếp hạng và cộng dồn',
  ],
  requirements: ['Đã dùng bảng tính', 'Cài sẵn một hệ cơ sở dữ liệu hoặc dùng trang thử SQL bất kì'],
  hasCertificate: true,
  chapters: [
    {
      title: 'Hỏi một bảng',
      lessons: [
        {
          title: 'SELECT, WHERE, ORDER BY',
          body: marked`
Bảng của ta:
|+ luot_muon
| id | ban_doc_id | sach_id | ngay_muon | ngay_tra |
| 1 | 7 | 12 | 2026-03-02 | 2026-03-09 |
| 2 | 7 | 15 | 2026-03-02 | *(rỗng)* |
| 3 | 9 | 12 | 2026-03-10 | 2026-03-12 |
| 4 | 4 | 20 | 2026-03-11 | *(rỗng)* |
## Câu hỏi thành câu lệnh
“Những lượt mượn từ ngày 5 tháng 3, mới nhất trước”:
~ SELECT id, sach_id, ngay_muon
~ FROM luot_muon
~ WHERE ngay_muon >= '2026-03-05'
~ ORDER BY ngay_muon DESC;
Kết quả: lượt 4 rồi lượt 3. Máy thực hiện theo thứ tự *FROM, WHERE, SELECT, ORDER BY*, khác thứ tự viết; nhớ điều đó sẽ hiểu được nhiều lỗi.
## Giá trị rỗng
~NULL~ nghĩa là *chưa biết*. So sánh với nó không ra đúng cũng không ra sai:
~ WHERE ngay_tra = NULL      -- luôn không có dòng nào
~ WHERE ngay_tra IS NULL     -- đúng: sách chưa trả
Bẫy hay gặp: ~WHERE ngay_tra <> '2026-03-09'~ bỏ mất cả những lượt chưa trả. Muốn giữ chúng, viết ~ngay_tra IS DISTINCT FROM '2026-03-09'~.
## Kết hợp điều kiện
~AND~ chặt hơn ~OR~, như nhân trước cộng. Ngờ thì thêm ngoặc.
> Tập: tìm những lượt của bạn đọc 7 hoặc 9, đã trả. Đáp án có lượt 1 và 3.
`,
        },
        {
          title: 'Gộp nhóm và đếm',
          body: marked`
“Mỗi bạn đọc mượn mấy lượt, còn giữ mấy cuốn?”
~ SELECT ban_doc_id,
~        count(*) AS luot,
~        count(*) - count(ngay_tra) AS dang_giu
~ FROM luot_muon
~ GROUP BY ban_doc_id
~ ORDER BY luot DESC;
|+ Kết quả
| ban_doc_id | luot | dang_giu |
| 7 | 2 | 1 |
| 4 | 1 | 1 |
| 9 | 1 | 0 |
~count(*)~ đếm dòng; ~count(ngay_tra)~ chỉ đếm chỗ **không rỗng**. Hiệu của chúng là số cuốn chưa trả.
## Luật vàng
Cột nào đứng trong SELECT mà không nằm trong hàm gộp thì phải có trong GROUP BY. Nếu không, máy không biết lấy giá trị của dòng nào.
## Lọc trước, lọc sau
~ WHERE ngay_muon >= '2026-03-01'   -- lọc từng dòng, trước khi gộp
~ HAVING count(*) >= 2              -- lọc từng nhóm, sau khi gộp
## Trung bình và giá trị rỗng
~avg(ngay_tra - ngay_muon)~ bỏ qua dòng rỗng. Với bảng trên: $(7 + 2) : 2 = 4,5$ ngày. Đó là trung bình của những cuốn *đã trả*, không phải của mọi lượt mượn: cuốn giữ lâu nhất có khi chưa trả. Báo cáo phải nói rõ.
## Gộp theo tháng
~date_trunc('month', ngay_muon)~ đưa mọi ngày về mồng một, gộp theo nó là gộp theo tháng.
> Tập: cuốn sách nào được mượn từ hai lượt trở lên? Đáp án: sách 12.
`,
        },
      ],
    },
    {
      title: 'Hỏi nhiều bảng',
      lessons: [
        {
          title: 'Nối bảng và cái bẫy nhân đôi',
          body: marked`
Tên sách nằm ở bảng ~sach~. Nối bằng khoá:
~ SELECT m.id, s.ten, m.ngay_muon
~ FROM luot_muon m
~ JOIN sach s ON s.id = m.sach_id;
## Nối trong, nối trái
| Kiểu | Giữ lại | Dùng khi |
| ~JOIN~ | Chỉ dòng có cặp | Mọi lượt mượn chắc chắn có sách |
| ~LEFT JOIN~ | Mọi dòng bên trái, thiếu thì rỗng | “Cuốn nào **chưa** ai mượn?” |
~ SELECT s.ten
~ FROM sach s
~ LEFT JOIN luot_muon m ON m.sach_id = s.id
~ WHERE m.id IS NULL;
Đặt điều kiện về bảng phải trong ~ON~, không trong ~WHERE~; đặt nhầm chỗ thì LEFT JOIN lặng lẽ biến thành JOIN.
## Nhân đôi
Một cuốn có hai tác giả và ba lượt mượn. Nối sách với tác giả rồi với lượt mượn, cuốn ấy thành $2 \times 3 = 6$ dòng, và ~count(*)~ nói rằng nó được mượn sáu lần.
Cách tránh: **gộp trước, nối sau**.
~ SELECT s.ten, coalesce(m.luot, 0) AS luot
~ FROM sach s
~ LEFT JOIN (
~   SELECT sach_id, count(*) AS luot
~   FROM luot_muon GROUP BY sach_id
~ ) m ON m.sach_id = s.id;
Thói quen tốt: trước và sau mỗi phép nối, đếm số dòng. Tăng bất ngờ là đã nhân đôi.
> Tập: liệt kê bạn đọc chưa mượn cuốn nào trong tháng Ba, kể cả người chưa từng mượn.
`,
        },
        {
          title: 'Hàm cửa sổ: xếp hạng và cộng dồn',
          body: marked`
GROUP BY ép nhiều dòng thành một. Đôi khi ta muốn **giữ từng dòng** mà vẫn biết nó đứng đâu trong nhóm. Đó là việc của hàm cửa sổ.
## Lượt mượn gần nhất của mỗi người
~ SELECT * FROM (
~   SELECT m.*, row_number() OVER (
~     PARTITION BY ban_doc_id ORDER BY ngay_muon DESC, id DESC
~   ) AS thu
~   FROM luot_muon m
~ ) x
~ WHERE thu = 1;
~PARTITION BY~ chia nhóm, ~ORDER BY~ xếp trong nhóm, ~row_number()~ đánh số. Với bảng bài đầu: lượt 4, 2, 3. Bạn đọc 7 mượn hai cuốn cùng ngày, nên phải thêm ~id DESC~ để kết quả không tuỳ hứng.
|+ Ba cách đánh số khi bằng nhau
| Điểm | row_number | rank | dense_rank |
| 9 | 1 | 1 | 1 |
| 8 | 2 | 2 | 2 |
| 8 | 3 | 2 | 2 |
| 7 | 4 | 4 | 3 |
## Cộng dồn
~ SELECT ngay_muon, count(*) AS trong_ngay,
~        sum(count(*)) OVER (ORDER BY ngay_muon) AS cong_don
~ FROM luot_muon
~ GROUP BY ngay_muon ORDER BY ngay_muon;
Ngày 2: 2 và 2; ngày 10: 1 và 3; ngày 11: 1 và 4.
## So với dòng trước
~lag(ngay_muon) OVER (PARTITION BY sach_id ORDER BY ngay_muon)~ cho ngày mượn liền trước của cùng cuốn sách; trừ nhau ra khoảng nghỉ giữa hai lượt.
### Bài cuối khoá
Viết một câu trả lời: *mỗi tháng, ba cuốn được mượn nhiều nhất là gì?* Gợi ý: gộp theo tháng và sách, rồi ~rank()~ trong từng tháng, rồi giữ những dòng có hạng không quá 3.
`,
        },
      ],
    },
  ],
}
