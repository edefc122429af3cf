import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const SPREADSHEETS: CourseText = {
  title: 'Bảng tính cho người làm việc văn phòng',
  summary: 'Từ nhập liệu gọn gàng đến biểu đồ dễ đọc, thực hành trên số liệu một hiệu sách.',
  description: marked`
Cả khoá dùng chung một sổ bán hàng nhỏ của một hiệu sách. Bạn gõ lại vài dòng, rồi lần lượt dọn dữ liệu, viết công thức, tra cứu, tổng hợp và vẽ biểu đồ trên chính sổ ấy.
Các công thức viết theo tên hàm tiếng Anh, chạy được trong hầu hết phần mềm bảng tính. Nếu máy bạn đặt theo kiểu Việt Nam, dấu ngăn giữa các tham số là dấu chấm phẩy như trong bài.
`,
  level: 'basic',
  teachers: [{ name: 'Nghiêm Lập Kim Thoa', about: 'Giảng viên tin học văn phòng, đồng tác giả khoá Python từng bước.' }],
  outcomes: [
    'Nhập dữ liệu theo dạng bảng sạch, mỗi dòng một việc',
    'Viết công thức với địa chỉ tương đối và tuyệt đối',
    'Dùng IF, SUMIFS, COUNTIFS và XLOOKUP',
    'Lập bảng tổng hợp và chọn biểu đồ hợp với câu hỏi',
  ],
  requirements: ['Một phần mềm bảng tính bất kì', 'Biết gõ tiếng Việt và lưu tệp'],
  hasCertificate: true,
  chapters: [
    {
      title: 'Dữ liệu sạch',
      lessons: [
        {
          title: 'Mỗi dòng một việc, mỗi cột một điều',
          body: marked`
Chín phần mười rắc rối của bảng tính sinh ra lúc nhập. Bảng đẹp để in và bảng tốt để tính là hai thứ khác nhau; hãy giữ bảng để tính, rồi làm bảng để in từ nó.
## Bảng của chúng ta
|+ Sổ bán hàng (gõ lại vào máy, ô đầu là A1)
| Ngày | Mã sách | Số bản | Đơn giá | Kênh |
| 2026-03-02 | S01 | 3 | 98000 | Quầy |
| 2026-03-02 | S02 | 1 | 53000 | Mạng |
| 2026-03-05 | S01 | 2 | 98000 | Mạng |
| 2026-03-09 | S03 | 5 | 120000 | Quầy |
## Bốn luật
1. **Một dòng, một lần bán.** Không gộp hai lần bán vào một dòng, không để dòng trống ở giữa.
2. **Một cột, một kiểu.** Cột số chỉ có số: gõ ~98000~, không gõ ~98.000đ~. Dấu chấm và chữ đ là việc của định dạng.
3. **Một dòng tiêu đề.** Không trộn ô, không có tiêu đề hai tầng.
4. **Viết một lối.** “Quầy”, “quầy ” và “Tại quầy” là ba giá trị khác nhau đối với máy.
## Ngày tháng
Gõ theo dạng năm-tháng-ngày thì máy nào cũng hiểu. Muốn biết ô có thật là ngày không, đổi định dạng sang số: thấy chừng ~46083~ là đúng, vẫn thấy chữ là máy đang giữ một chuỗi.
## Chặn lỗi từ đầu
Chọn cột Kênh, mở *Dữ liệu – Xác thực dữ liệu*, cho danh sách gồm Quầy và Mạng. Từ nay gõ khác đi, máy từ chối.
> Việc làm: gõ bảng trên, thêm sáu dòng nữa, dùng ít nhất ba mã sách.
`,
        },
        {
          title: 'Dọn một bảng bẩn',
          body: marked`
Không phải lúc nào bạn cũng là người nhập. Bảng nhận từ người khác thường có khoảng trắng thừa, số dạng chữ và dòng trùng.
## Trước hết: sao lưu
Chép trang gốc sang trang mới tên *goc*, khoá lại. Mọi việc dọn làm trên bản sao. Lỗi dọn dữ liệu mà không có bản gốc thì không sửa được.
## Bộ đồ nghề
| Bệnh | Dấu hiệu | Công thức |
| Khoảng trắng thừa | Hai tên trông giống mà lọc ra hai dòng | ~=TRIM(A2)~ |
| Số dạng chữ | Số nằm sát trái, cộng ra 0 | ~=VALUE(B2)~ |
| Hoa thường lẫn lộn | QUẦY, quầy | ~=PROPER(C2)~ |
| Hai điều trong một ô | “S01 - Quầy” | ~=TRIM(LEFT(D2;FIND("-";D2)-1))~ |
| Dòng trùng | Tổng cao bất thường | *Dữ liệu – Xoá trùng lặp* |
## Ví dụ
Ô D2 chứa ~S01 - Quầy~. Hàm ~FIND("-";D2)~ trả về 5, vì dấu gạch là ký tự thứ năm. ~LEFT(D2;4)~ cho “S01 ” còn dính khoảng trắng; ~TRIM~ bỏ nó đi.
## Sau khi tính xong
1. Chép cột kết quả, dán lại bằng *Dán giá trị* để bỏ công thức.
2. So số dòng trước và sau.
3. Cộng một cột số trước và sau. Hai tổng phải bằng nhau, nếu không bạn vừa làm mất hàng.
> Việc làm: cố ý thêm hai lỗi vào bảng bài trước rồi đưa bạn cùng học dọn.
`,
        },
      ],
    },
    {
      title: 'Tính và tra',
      lessons: [
        {
          title: 'Công thức và địa chỉ ô',
          body: marked`
Công thức bắt đầu bằng dấu bằng. Thành tiền dòng 2: ~=C2*D2~. Kéo góc ô xuống, máy tự đổi thành ~=C3*D3~, ~=C4*D4~. Đó là địa chỉ **tương đối**: máy nhớ *cách đi*, không nhớ tên ô.
## Khi không muốn địa chỉ chạy theo
Giả sử ô H1 chứa mức giảm 10%. Viết ~=C2*D2*(1-H1)~ rồi kéo xuống, dòng sau thành ~H2~, một ô rỗng, và giá không giảm nữa. Cần ghim lại bằng dấu đô la trước chữ và trước số: ~=C2*D2*(1-$H$1)~. Đó là địa chỉ **tuyệt đối**. Phím F4 đổi qua lại giữa các kiểu.
| Viết | Cột | Dòng |
| ~H1~ | chạy | chạy |
| ~$H$1~ | ghim | ghim |
| ~$H1~ | ghim | chạy |
| ~H$1~ | chạy | ghim |
## Đừng giấu số trong công thức
~=C2*D2*0,92~ chạy đúng hôm nay. Sang năm thuế đổi, bạn phải lục từng ô. Hãy đặt mọi con số có thể đổi vào một góc riêng, có nhãn, và ghim địa chỉ tới đó.
## Đọc lỗi
- ~#DIV/0!~: chia cho ô rỗng hoặc cho 0.
- ~#VALUE!~: cộng chữ với số.
- ~#REF!~: ô được nhắc tới đã bị xoá.
- ~#NAME?~: gõ sai tên hàm, hoặc quên ngoặc kép quanh chữ.
> Việc làm: thêm cột Thành tiền có giảm giá lấy từ ô H1. Đổi H1 từ 10% sang 15%, tổng phải đổi theo.
`,
        },
        {
          title: 'Hỏi có điều kiện: IF, SUMIFS, COUNTIFS',
          body: marked`
## IF: nếu, thì, không thì
Đơn từ 300 nghìn đồng được miễn phí giao: ~=IF(F2>=300000;0;25000)~. Đọc to lên: *nếu F2 từ 300000 trở lên thì 0, không thì 25000.*
Đừng lồng quá ba tầng IF. Nhiều bậc thì lập một bảng bậc và tra, như bài sau.
## SUMIFS: cộng những dòng thoả điều kiện
Sổ có ngày ở cột A, mã ở B, số bản ở C, đơn giá ở D, kênh ở E, thành tiền ở F.
~ =SUMIFS(F2:F11; E2:E11; "Mạng")
~ =SUMIFS(F2:F11; E2:E11; "Mạng"; B2:B11; "S01")
~ =SUMIFS(F2:F11; A2:A11; ">=2026-03-01"; A2:A11; "<2026-04-01")
Dòng đầu: doanh thu bán qua mạng. Dòng hai: thêm điều kiện mã S01. Dòng ba: chỉ tháng Ba.
Quy tắc: vùng cần cộng đứng **trước**, rồi từng cặp *vùng – điều kiện*. Mọi vùng phải dài bằng nhau.
## COUNTIFS: đếm
~=COUNTIFS(E2:E11;"Quầy";C2:C11;">=3")~ đếm những lần bán tại quầy từ ba bản trở lên.
## Tính thử bằng tay
Với bốn dòng đầu của sổ: doanh thu qua mạng là $1 \times 53000 + 2 \times 98000 = 249000$ đồng. Nếu công thức ra số khác, hãy xem lại khoảng trắng thừa trong cột Kênh.
> Việc làm: lập bảng hai chiều, hàng là mã sách, cột là kênh, mỗi ô một SUMIFS. Tổng cả bảng phải bằng tổng cột F.
`,
        },
        {
          title: 'Tra cứu từ bảng khác',
          body: marked`
Sổ bán chỉ có mã sách. Tên sách nằm ở trang *DanhMuc*: cột A là mã, cột B là tên, cột C là tủ sách.
## XLOOKUP
~ =XLOOKUP(B2; DanhMuc!A:A; DanhMuc!B:B; "không có mã")
Đọc: *tìm B2 trong cột A, lấy giá trị cùng dòng ở cột B, không thấy thì ghi “không có mã”.*
## Phần mềm cũ: VLOOKUP
~ =VLOOKUP(B2; DanhMuc!A:C; 2; FALSE)
Số 2 là cột thứ hai của vùng. Tham số cuối **phải** là ~FALSE~ (khớp đúng). Bỏ quên nó, máy tra gần đúng và trả về tên của một cuốn sách khác mà không báo lỗi.
|+ So hai hàm
| | XLOOKUP | VLOOKUP |
| Cột cần tìm | Ở đâu cũng được | Phải ở bên trái |
| Chèn thêm cột | Không hỏng | Số cột lệch đi |
| Không thấy | Ghi câu mình chọn | ~#N/A~ |
| Mặc định | Khớp đúng | Gần đúng |
## Tra theo bậc
Chiết khấu: dưới 10 bản 0%, từ 10 bản 5%, từ 50 bản 12%. Lập bảng bậc ở J2:K4 với 0, 10, 50 và 0%, 5%, 12%, xếp tăng dần, rồi:
~ =XLOOKUP(C2; $J$2:$J$4; $K$2:$K$4; ; -1)
Số ~-1~ nghĩa là *không có đúng thì lấy bậc nhỏ hơn kế tiếp*. Bán 36 bản được 5%.
> Việc làm: thêm cột Tên sách. Thử một mã không có trong danh mục.
`,
        },
      ],
    },
    {
      title: 'Nhìn ra câu chuyện',
      lessons: [
        {
          title: 'Xem: đọc một biểu đồ cột',
          summary: 'Ba thứ nhìn trước và một cái bẫy.',
          video: 'doc-bieu-do',
          materials: ['so-lieu-hieu-sach'],
          body: marked`
Muốn vẽ biểu đồ cho người khác hiểu, trước hết phải biết người ta **đọc** nó ra sao.
## Xem rồi làm
Tải tệp số liệu đi kèm (số bản bán mỗi tháng của một hiệu sách), mở bằng bảng tính và vẽ biểu đồ cột cho cột *Giáo trình*.
1. Tên biểu đồ của bạn nói nó đo cái gì chưa?
2. Trục đứng bắt đầu từ số mấy?
3. Thử cho trục bắt đầu từ 200: tháng Sáu (214 bản) trông nhỏ hơn tháng Năm (290 bản) mấy lần? Con số thật thì sao?
Với trục từ 200, hai cột cao 14 và 90, chênh hơn sáu lần; con số thật chỉ chênh $290 : 214 \approx 1,36$ lần. Đó là cái bẫy.
`,
        },
        {
          title: 'Bảng tổng hợp và biểu đồ',
          body: marked`
## Bảng tổng hợp trong ba lần kéo
Chọn cả sổ, *Chèn – Bảng tổng hợp*. Kéo **Mã sách** vào Hàng, **Kênh** vào Cột, **Thành tiền** vào Giá trị. Chưa đến một phút, bạn có bảng mà bài SUMIFS mất nửa giờ. Kéo thêm **Ngày** vào Hàng và gộp theo tháng để xem theo thời gian.
Sổ thêm dòng thì bấm *Làm mới*; bảng tổng hợp không tự đổi.
## Chọn biểu đồ theo câu hỏi
| Câu hỏi | Biểu đồ |
| Sách nào bán nhiều hơn? | Thanh ngang, xếp giảm dần |
| Doanh thu thay đổi ra sao? | Đường |
| Một phần chiếm bao nhiêu của tổng? | Thanh chồng 100%; hình tròn khi có tối đa ba phần |
| Hai số có liên quan không? | Điểm phân tán |
## Sáu chỗ sửa
1. Tiêu đề là **kết luận**: “Bán qua mạng vượt quầy từ tháng Ba”, không phải “Biểu đồ doanh thu”.
2. Trục của biểu đồ thanh bắt đầu từ 0, nếu không thanh nói dối.
3. Bỏ hiệu ứng 3D, bỏ khung, giảm số vạch lưới.
4. Ghi nhãn thẳng vào đường thay cho chú giải.
5. Một màu đậm cho điều muốn nói, màu xám cho phần còn lại.
6. Ghi nguồn và ngày lấy số liệu.
## Bài cuối khoá
Từ sổ mười dòng của bạn, làm một trang gồm: bảng tổng hợp theo mã và kênh, một biểu đồ thanh, một câu kết luận. Đưa cho người chưa xem sổ; nếu họ nói lại đúng kết luận trong mười giây, bạn đã xong.
`,
        },
      ],
    },
  ],
}
