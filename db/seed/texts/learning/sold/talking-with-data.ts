import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const TALKING_WITH_DATA: CourseText = {
  title: 'Trò chuyện cùng dữ liệu',
  summary: 'Viết câu truy vấn SQL từ đơn giản đến có cửa sổ, trên cơ sở dữ liệu của một hiệu sách giả định.',
  description: marked`
    Dùng cơ sở dữ liệu của một hiệu sách giả định, người học viết câu truy vấn từ đơn giản đến có cửa sổ và đệ quy. Tám bài, cùng một bộ bảng nhỏ mà bạn tự tạo lại được trong năm phút.
    Bài nào cũng có câu hỏi tự làm với lời giải gập lại; bài về chỉ mục giải thích vì sao một câu chạy chậm và cách sửa.`,
  level: 'intermediate',
  hasCertificate: true,
  teachers: [
    { name: 'Lương Chí Bảo Toàn', about: 'Kỹ sư dữ liệu, từng sửa một câu truy vấn chạy chín giờ thành chín giây.' },
    { name: 'Ngô Uyển Trúc Đào', about: 'Giảng viên Công nghệ thông tin, phụ trách bài tập và lời giải.' },
  ],
  outcomes: [
    'Đọc sơ đồ bảng, khoá chính và khoá ngoại',
    'Lọc, sắp xếp, nối bảng và gộp nhóm',
    'Viết truy vấn con, biểu thức bảng chung và hàm cửa sổ',
    'Đặt chỉ mục đúng chỗ và giữ dữ liệu đúng bằng giao dịch',
  ],
  requirements: ['Một hệ quản trị cơ sở dữ liệu bất kì, tốt nhất là PostgreSQL.', 'Không cần biết lập trình trước.'],
  chapters: [
    {
      title: 'Hỏi một bảng',
      lessons: [
        {
          title: 'Bảng và khoá',
          isPreview: true,
          body: marked`
            Hiệu sách có ba bảng. Hãy gõ lại để dùng suốt khoá:
            ~ create table sach (id int primary key, ten text not null, gia int not null, the_loai text);
            ~ create table khach (id int primary key, ten text not null, tinh text);
            ~ create table mua (
            ~   id int primary key,
            ~   khach_id int references khach(id),
            ~   sach_id int references sach(id),
            ~   so_luong int not null check (so_luong > 0),
            ~   ngay date not null
            ~ );
            ## Hai loại khoá
            - **Khoá chính** (~primary key~) nhận ra mỗi dòng, không trùng, không rỗng.
            - **Khoá ngoại** (~references~) trỏ sang dòng của bảng khác; máy không cho trỏ vào chỗ không có.
            Nhờ khoá ngoại, không thể có lượt mua của một khách chưa từng tồn tại.
            ## Vì sao không gộp vào một bảng?
            Nếu ghi tên khách vào từng lượt mua, đổi tên phải sửa trăm dòng, sửa sót một dòng là có hai người. Mỗi điều chỉ ghi **một lần**, ở đúng một bảng.
            ~ insert into sach values (1,'Cây lúa',120000,'nông nghiệp'), (2,'Sổ ruộng',145000,'lịch sử'), (3,'Đo nước',90000,'nông nghiệp');
            ~ insert into khach values (1,'Na','Hà Nội'), (2,'Minh','Cần Thơ'), (3,'Hạ',null);
            ~ insert into mua values (1,1,1,2,'2026-01-05'), (2,1,2,1,'2026-02-10'), (3,2,1,1,'2026-02-11'), (4,2,3,3,'2026-03-01');
            ?? Điều gì xảy ra khi chèn lượt mua của khách số 9?
            Máy từ chối: khoá ngoại không tìm thấy khách 9. Đó là điều ta muốn.
            !!`,
        },
        {
          title: 'Chọn, lọc và sắp xếp',
          isPreview: true,
          body: marked`
            ~ select ten, gia
            ~ from sach
            ~ where gia >= 100000
            ~ order by gia desc
            ~ limit 10;
            Đọc như một câu: *lấy* tên và giá *từ* sách *mà* giá từ một trăm nghìn, *xếp* giảm dần, *tối đa* mười dòng. Kết quả: Sổ ruộng 145000, Cây lúa 120000.
            ## Điều kiện
            | Viết | Nghĩa |
            | ~gia between 90000 and 120000~ | kể cả hai đầu |
            | ~the_loai in ('lịch sử', 'văn')~ | một trong các giá trị |
            | ~ten like 'Cây%'~ | bắt đầu bằng “Cây” |
            | ~tinh is null~ | không có giá trị |
            ## Null không bằng gì cả
            ~tinh = null~ không bao giờ đúng, kể cả với Hạ. Null nghĩa là *không biết*; hai điều không biết chưa chắc bằng nhau. Và ~tinh <> 'Hà Nội'~ cũng bỏ sót Hạ. Muốn lấy cả:
            ~ select ten from khach
            ~ where tinh is distinct from 'Hà Nội';   -- Minh, Hạ
            ## Thứ tự không tự có
            Không viết ~order by~ thì thứ tự các dòng là tuỳ máy. Hôm nay trông có vẻ đúng, mai thêm dữ liệu là đổi.
            ?? Tự luyện: sách nông nghiệp, rẻ trước
            ~ select ten, gia from sach
            ~ where the_loai = 'nông nghiệp' order by gia;
            !!`,
        },
      ],
    },
    {
      title: 'Hỏi nhiều bảng',
      lessons: [
        {
          title: 'Nối bảng',
          body: marked`
            Lượt mua chỉ có số; tên nằm ở bảng khác. Nối lại:
            ~ select k.ten as khach, s.ten as sach, m.so_luong
            ~ from mua m
            ~ join khach k on k.id = m.khach_id
            ~ join sach s on s.id = m.sach_id
            ~ order by m.ngay;
            Kết quả bốn dòng: Na Cây lúa 2; Na Sổ ruộng 1; Minh Cây lúa 1; Minh Đo nước 3.
            ## Nối trái
            ~join~ chỉ giữ những dòng khớp cả hai bên. Hạ chưa mua gì nên biến mất. Muốn giữ mọi khách:
            ~ select k.ten, m.id
            ~ from khach k
            ~ left join mua m on m.khach_id = k.id;
            Hạ hiện ra với ~m.id~ rỗng.
            ## Ai chưa mua?
            ~ select k.ten from khach k
            ~ left join mua m on m.khach_id = k.id
            ~ where m.id is null;          -- Hạ
            ## Cái bẫy
            Đặt điều kiện của bảng phải vào ~where~ làm nối trái thành nối thường, vì dòng rỗng bị lọc mất. Điều kiện của bảng phải nên đặt trong ~on~:
            ~ left join mua m on m.khach_id = k.id and m.ngay >= '2026-02-01'
            ?? Tự luyện: sách nào chưa ai mua từ tháng Ba?
            ~ select s.ten from sach s
            ~ left join mua m on m.sach_id = s.id and m.ngay >= '2026-03-01'
            ~ where m.id is null;   -- Cây lúa, Sổ ruộng
            !!`,
        },
        {
          title: 'Gộp nhóm',
          body: marked`
            ~ select k.ten, sum(m.so_luong * s.gia) as tien
            ~ from mua m
            ~ join khach k on k.id = m.khach_id
            ~ join sach s on s.id = m.sach_id
            ~ group by k.id, k.ten
            ~ order by tien desc;
            Minh: $120000 + 3 \times 90000 = 390000$. Na: $2 \times 120000 + 145000 = 385000$.
            ## Hàm gộp
            ~count(*)~ đếm dòng, ~count(cot)~ đếm giá trị không rỗng, ~sum~, ~avg~, ~min~, ~max~. Chú ý ~avg~ bỏ qua giá trị rỗng.
            ## where và having
            ~where~ lọc **dòng trước khi gộp**; ~having~ lọc **nhóm sau khi gộp**:
            ~ select s.the_loai, sum(m.so_luong) as ban
            ~ from mua m join sach s on s.id = m.sach_id
            ~ where m.ngay >= '2026-01-01'
            ~ group by s.the_loai
            ~ having sum(m.so_luong) >= 2;
            Chỉ *nông nghiệp* còn lại: $2 + 1 + 3 = 6$ cuốn; *lịch sử* chỉ có 1.
            ## Thứ tự máy làm
            ~from~, ~where~, ~group by~, ~having~, ~select~, ~order by~. Vì vậy trong ~where~ chưa dùng được tên ~tien~ đặt ở ~select~.
            ?? Tự luyện: mỗi tháng bán bao nhiêu cuốn?
            ~ select extract(month from ngay) as thang, sum(so_luong)
            ~ from mua group by thang order by thang;   -- 1: 2, 2: 2, 3: 3
            !!`,
        },
        {
          title: 'Truy vấn con và biểu thức bảng chung',
          body: marked`
            Câu hỏi lớn chia thành câu hỏi nhỏ.
            ## Truy vấn con
            Sách đắt hơn giá trung bình:
            ~ select ten, gia from sach
            ~ where gia > (select avg(gia) from sach);
            Trung bình $(120000 + 145000 + 90000) : 3 \approx 118333$, nên còn Cây lúa và Sổ ruộng.
            ## exists
            “Khách từng mua sách nông nghiệp”:
            ~ select ten from khach k
            ~ where exists (
            ~   select 1 from mua m join sach s on s.id = m.sach_id
            ~   where m.khach_id = k.id and s.the_loai = 'nông nghiệp');
            ~exists~ dừng ngay khi thấy một dòng. Tránh ~not in~ với cột có thể rỗng: một giá trị rỗng khiến kết quả luôn trống.
            ## with: đặt tên cho từng bước
            ~ with chi_tieu as (
            ~   select khach_id, sum(so_luong * gia) as tien
            ~   from mua join sach on sach.id = sach_id
            ~   group by khach_id
            ~ )
            ~ select k.ten, coalesce(c.tien, 0) as tien
            ~ from khach k left join chi_tieu c on c.khach_id = k.id;
            Đọc từ trên xuống như đọc công thức nấu ăn. ~coalesce~ biến rỗng của Hạ thành 0.
            ?? Tự luyện: cuốn được mua nhiều nhất
            ~ select s.ten, sum(m.so_luong) as ban from mua m
            ~ join sach s on s.id = m.sach_id
            ~ group by s.id, s.ten order by ban desc limit 1;
            Hai cuốn cùng 3: muốn lấy cả hai, dùng hàm cửa sổ ở bài sau.
            !!`,
        },
        {
          title: 'Hàm cửa sổ và đệ quy',
          body: marked`
            ~group by~ gộp các dòng lại; hàm cửa sổ **giữ từng dòng** và nhìn sang hàng xóm.
            ## Xếp hạng
            ~ select ten, the_loai, gia,
            ~   rank() over (partition by the_loai order by gia desc) as hang
            ~ from sach;
            Trong nông nghiệp, Cây lúa hạng 1, Đo nước hạng 2; Sổ ruộng hạng 1 của lịch sử. Hai dòng bằng nhau cùng hạng, hạng sau bị nhảy; ~dense_rank~ thì không nhảy.
            ## Cộng dồn
            ~ select ngay, so_luong,
            ~   sum(so_luong) over (order by ngay) as den_nay
            ~ from mua;
            Kết quả cột cuối: 2, 3, 4, 7.
            ## So với dòng trước
            ~lag(so_luong) over (order by ngay)~ cho số của lượt mua trước đó; trừ đi là mức thay đổi.
            ## Đệ quy
            Sinh các ngày trong tuần để ngày không bán được gì vẫn hiện số 0:
            ~ with recursive ngay_trong_tuan as (
            ~   select date '2026-02-09' as d
            ~   union all
            ~   select d + 1 from ngay_trong_tuan where d < date '2026-02-15'
            ~ )
            ~ select d, coalesce(sum(m.so_luong), 0) as ban
            ~ from ngay_trong_tuan left join mua m on m.ngay = d
            ~ group by d order by d;
            ?? Tự luyện: cuốn bán chạy nhất, kể cả đồng hạng
            ~ with ban as (
            ~   select sach_id, sum(so_luong) as n,
            ~     rank() over (order by sum(so_luong) desc) as hang
            ~   from mua group by sach_id)
            ~ select s.ten from ban join sach s on s.id = sach_id where hang = 1;
            Ra Cây lúa và Đo nước, mỗi cuốn 3.
            !!`,
        },
      ],
    },
    {
      title: 'Nhanh và đúng',
      lessons: [
        {
          title: 'Chỉ mục: vì sao câu này chạy chậm',
          body: marked`
            Không có chỉ mục, máy lật từng trang của bảng như tìm một chữ trong cuốn sách không có bảng tra.
            ~ explain analyze
            ~ select * from mua where khach_id = 42;
            Nếu thấy *Seq Scan* trên bảng lớn mà chỉ lấy ra vài dòng, hãy đặt chỉ mục:
            ~ create index on mua (khach_id);
            ## Cây cân bằng
            Chỉ mục thường là một cái cây nhiều nhánh: mỗi bước đi xuống, chỗ phải tìm hẹp lại rất nhanh. Với một triệu dòng và mỗi nút 100 nhánh, chỉ cần $\log_{100} 10^6 = 3$ bước.
            ## Khi chỉ mục không dùng được
            - Bọc cột trong hàm: ~lower(ten) = 'na'~. Chữa: chỉ mục trên biểu thức ~(lower(ten))~.
            - ~like '%lúa'~: không biết chữ đầu. ~like 'lúa%'~ thì có thể.
            - Điều kiện lấy gần hết bảng: đọc tuần tự rẻ hơn.
            ## Chỉ mục nhiều cột
            ~(khach_id, ngay)~ giúp câu hỏi theo khách, hoặc theo khách và ngày; không giúp câu chỉ hỏi theo ngày. Như danh bạ xếp theo họ rồi tên: không tìm được nếu chỉ biết tên.
            ## Cái giá
            Mỗi lần thêm dòng phải sửa mọi chỉ mục. Đặt cho câu hỏi có thật, đừng đặt cho chắc.
            ?? Tự luyện: chỉ mục cho “10 lượt mua mới nhất của một khách”
            ~ create index on mua (khach_id, ngay desc);
            Máy nhảy tới khách ấy và đọc đúng mười dòng đầu, không phải sắp xếp.
            !!`,
        },
        {
          title: 'Giao dịch và bài tập lớn',
          body: marked`
            Bán một cuốn gồm hai việc: trừ kho và ghi lượt mua. Mất điện ở giữa thì sao?
            ~ begin;
            ~ update kho set con = con - 1 where sach_id = 1 and con >= 1;
            ~ insert into mua values (5, 3, 1, 1, '2026-03-08');
            ~ commit;
            Hoặc cả hai, hoặc không gì cả. Thấy câu ~update~ không đổi dòng nào thì gọi ~rollback~: hàng đã hết.
            ## Hai người cùng mua cuốn cuối
            Điều kiện ~con >= 1~ nằm **trong** câu ~update~ nên máy khoá dòng ấy: người thứ hai chờ, rồi thấy điều kiện không còn đúng. Nếu đọc trước, nghĩ, rồi mới trừ, cả hai cùng thấy còn một cuốn và bán hai.
            ## Bài tập lớn
            Tạo bảng ~kho (sach_id, con)~ rồi viết:
            1. Báo cáo mỗi tháng: doanh thu, số khách khác nhau, cuốn bán chạy nhất.
            2. Khách nào mua lại trong vòng 30 ngày?
            3. Sách còn dưới 5 cuốn và đã bán được ít nhất 3.
            ?? Gợi ý câu 2
            Dùng ~lag(ngay) over (partition by khach_id order by ngay)~ trong một biểu thức bảng chung, rồi lọc những dòng có ~ngay - truoc <= 30~. Với dữ liệu mẫu, chỉ Minh (11/2 và 1/3, cách 18 ngày); Na cách 36 ngày.
            !!
            ?? Gợi ý câu 3
            ~ select s.ten from sach s
            ~ join kho on kho.sach_id = s.id
            ~ join mua m on m.sach_id = s.id
            ~ where kho.con < 5
            ~ group by s.id, s.ten having sum(m.so_luong) >= 3;
            !!`,
        },
      ],
    },
  ],
}
