import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const READING_LAND_REGISTERS: CourseText = {
  title: 'Đọc địa bạ cho người mới',
  summary: 'Mở một quyển sổ ruộng thế kỉ XIX, đọc từng dòng và biết chỗ nào nên tin, chỗ nào nên ngờ.',
  description: marked`
    Tám bài ngắn dẫn người học mở một quyển sổ ruộng thế kỉ XIX: đọc tên xứ đồng, tính lại diện tích, nhận ra chỗ người xưa ghi vội.
    Mỗi bài có đoạn trích đã phiên âm hoặc bảng số của một làng giả định, phần lớn kèm một câu hỏi tự luyện với lời giải của tác giả.`,
  level: 'basic',
  hasCertificate: true,
  teachers: [
    {
      name: 'Thái Vân Hải Đăng',
      about: 'Nghiên cứu lịch sử làng xã Bắc Bộ, mười lăm năm đọc địa bạ ở kho lưu trữ và dạy sinh viên năm thứ ba.',
    },
  ],
  outcomes: [
    'Kể được một quyển địa bạ gồm những phần nào, ai viết và viết để làm gì',
    'Đổi mẫu, sào, thước, tấc sang mét vuông và cộng lại cả một trang sổ',
    'Phân biệt ruộng công, ruộng tư và nhận ra người đứng tên từ làng khác',
    'Phác lại sơ đồ một xứ đồng từ bốn phía giáp giới',
  ],
  requirements: ['Không cần biết chữ Hán: mọi đoạn trích đều đã phiên âm.', 'Giấy kẻ ô, bút chì và một máy tính bỏ túi.'],
  chapters: [
    {
      title: 'Quyển sổ và người viết',
      lessons: [
        {
          title: 'Một quyển sổ được lập ra thế nào?',
          isPreview: true,
          body: marked`
            Địa bạ là sổ ghi ruộng đất của một làng. Nhà nước cần nó để thu thuế; làng cần nó để khỏi phải cãi nhau. Hai mục đích ấy in dấu lên từng trang.
            ## Ba bản của cùng một sổ
            Đầu thế kỉ XIX, mỗi làng lập sổ thành ba bản giống nhau:
            - **bản giáp** nộp lên Bộ Hộ;
            - **bản ất** giữ ở trấn, về sau là tỉnh;
            - **bản bính** để lại làng.
            Bản ở làng hay được đem ra dùng nên rách nhiều nhất, nhưng cũng là bản có nhiều dòng ghi thêm bên lề nhất.
            ## Trình tự một quyển
            1. Lời khai mở đầu: tên làng, tổng, huyện, phủ, trấn, tên các chức dịch.
            2. Bốn phía của làng giáp những đâu.
            3. Tổng số ruộng đất, rồi chia theo loại.
            4. Từng thửa: xứ đồng, diện tích, hạng, người cày, bốn phía giáp giới.
            5. Lời cam đoan, chữ ký, dấu điểm chỉ và con dấu.
            Hãy nhớ trình tự này. Khi gặp một trang rời, bạn chỉ cần hỏi: nó thuộc phần nào trong năm phần trên?
            ?? Tự kiểm tra: một tờ rời chỉ có tên người và dấu điểm chỉ thuộc phần nào?
            Phần cuối, lời cam đoan. Tờ ấy không cho biết diện tích, nhưng cho biết ai chịu trách nhiệm về những con số.
            !!`,
        },
        {
          title: 'Con dấu, chữ ký, dấu điểm chỉ',
          body: marked`
            Trang cuối của sổ ít chữ nhưng nói nhiều. Ở đó ta gặp những con người chịu trách nhiệm.
            ## Ba cách để lại dấu vết
            - **Ký**: người biết chữ viết tên mình, thường là người soạn sổ và vài chức dịch.
            - **Điểm chỉ**: người không viết được đặt ngón tay trỏ dọc tờ giấy, chấm mực ở đầu ngón và các lóng. Hàng chấm ấy dài ngắn theo bàn tay từng người.
            - **Đóng dấu**: dấu của quan địa phương, thường đóng ở chỗ giáp hai tờ để không ai tráo được trang.
            ## Đọc trang cuối trước
            Nên mở sổ từ trang cuối. Đếm số người ký và số người điểm chỉ; so tên họ với danh sách chủ ruộng ở trong. Nếu phần lớn người ký cũng là chủ ruộng lớn, ta hiểu ai có tiếng nói khi sổ được lập.
            ## Ví dụ
            Sổ làng giả định Yên Hạ có bảy người đứng cuối: hai chữ ký, năm hàng điểm chỉ. Hai người ký đứng tên 38 mẫu; năm người kia cộng lại 21 mẫu. Trung bình mỗi người ký có $38 : 2 = 19$ mẫu, mỗi người điểm chỉ có $21 : 5 = 4{,}2$ mẫu.
            Con số ấy chưa chứng minh điều gì, nhưng nó đặt ra một câu hỏi tốt: biết chữ và có ruộng đi cùng nhau đến đâu?`,
        },
      ],
    },
    {
      title: 'Đọc từng thửa ruộng',
      lessons: [
        {
          title: 'Tên xứ đồng và bốn phía giáp giới',
          isPreview: true,
          body: marked`
            Một thửa ruộng trong sổ không có toạ độ. Nó được xác định bằng **tên xứ đồng** và **bốn phía**: đông, tây, nam, bắc giáp với gì.
            ## Tên xứ đồng
            Tên thường kể lại một đặc điểm mà dân làng nhìn thấy: Gò Miếu, Đồng Chiêm, Cửa Đình, Bãi Soi. Hãy xếp chúng thành ba nhóm: địa hình (gò, bãi, ao), công trình (đình, chùa, cầu), sản vật (dâu, mía, sen). Nhóm nào đông cho biết người lập sổ nhìn cánh đồng bằng mắt nào.
            ## Bốn phía
            Xét một dòng: *“Ruộng tư ba sào, xứ Gò Miếu; đông giáp ruộng Nguyễn Văn Cẩn, tây giáp đường nhỏ, nam giáp ao làng, bắc giáp ruộng công.”* Từ đó ta vẽ một ô chữ nhật, ghi bốn cạnh, rồi tìm dòng của ông Cẩn để đặt ô thứ hai về phía đông.
            ## Phép thử đối xứng
            Nếu thửa A ghi phía đông giáp B thì thửa B phải ghi phía tây giáp A. Cứ hai thửa khớp nhau là một bằng chứng nhỏ rằng người lập sổ đã ra đồng thật.
            ?? Bài tập: A ghi “đông giáp B”, B ghi “nam giáp A”. Có thể cùng đúng không?
            Có, nếu ranh giới chạy chéo: A nằm ở phía tây nam của B. Người xưa phải quy mọi hướng về bốn phía, nên ruộng chéo dễ ghi lệch.
            !!`,
        },
        {
          title: 'Mẫu, sào, thước: đổi đơn vị đo',
          body: marked`
            Diện tích trong sổ được viết theo bốn bậc đơn vị:
            $$1\ \text{mẫu} = 10\ \text{sào}, \qquad 1\ \text{sào} = 15\ \text{thước}, \qquad 1\ \text{thước} = 10\ \text{tấc}.$$
            Chỗ dễ sai là bậc giữa: một sào có **mười lăm** thước, không phải mười.
            ## Đưa về một đơn vị
            Muốn cộng nhiều thửa, hãy đổi tất cả ra thước. Ví dụ 2 mẫu 3 sào 7 thước:
            $$2 \times 150 + 3 \times 15 + 7 = 300 + 45 + 7 = 352\ \text{thước}.$$
            ## Ra mét vuông
            Theo cách tính quen thuộc ở Bắc Bộ ngày nay, một sào là $360\ \text{m}^2$, vậy một thước là $360 : 15 = 24\ \text{m}^2$. Thửa ruộng trên rộng khoảng $352 \times 24 = 8\,448\ \text{m}^2$.
            Cẩn thận: mẫu ở Trung Bộ rộng hơn, chừng $5\,000\ \text{m}^2$, và thước đo ruộng đã thay đổi qua các đời. Khi viết bài, luôn ghi rõ bạn đổi theo hệ số nào, hoặc giữ nguyên đơn vị trong sổ.
            ?? Bài tập: cộng 1 mẫu 8 sào 12 thước với 9 sào 10 thước
            $150 + 120 + 12 = 282$ thước; $135 + 10 = 145$ thước. Tổng $427$ thước. Chia lại: $427 = 2 \times 150 + 127$ và $127 = 8 \times 15 + 7$. Kết quả 2 mẫu 8 sào 7 thước.
            !!`,
        },
      ],
    },
    {
      title: 'Ruộng của ai?',
      lessons: [
        {
          title: 'Ruộng công và ruộng tư',
          body: marked`
            Gần đầu sổ có dòng tổng: cả làng bao nhiêu mẫu, trong đó bao nhiêu ruộng công, bao nhiêu ruộng tư. Đây là hai thế giới khác nhau.
            | Câu hỏi | Ruộng công | Ruộng tư |
            | Thuộc về | làng, chia cho dân cày theo kì | một người, có tên trong sổ |
            | Bán được không? | về nguyên tắc không | được, có văn khế |
            | Ghi trong sổ | theo xứ đồng, “bản xã đồng quân cấp” | từng thửa, từng chủ |
            ## Tính tỉ lệ
            Làng Yên Hạ có 412 mẫu, ruộng công 96 mẫu. Tỉ lệ ruộng công là
            $$\frac{96}{412} \approx 0{,}233 = 23{,}3\%.$$
            Đừng dừng ở đó. Hãy so với các làng trong cùng tổng: một tỉ lệ chỉ có nghĩa khi đặt cạnh tỉ lệ khác.
            ## Đất ở hai rìa
            Ngoài hai loại chính còn có ruộng chùa, ruộng đình, ruộng hậu (cúng cho làng để được giỗ). Chúng nhỏ nhưng cho biết làng thờ ai và nhớ ơn ai. Khi lập bảng, nên để riêng một cột thay vì gộp vào ruộng công.`,
        },
        {
          title: 'Người đứng tên ruộng',
          body: marked`
            Mỗi thửa ruộng tư ghi một tên người. Cộng theo tên, ta được danh sách chủ ruộng, và từ danh sách ấy bắt đầu lịch sử xã hội của làng.
            ## Gộp tên cho đúng
            Cùng một người có thể xuất hiện nhiều lần. Trước khi gộp, kiểm tra ba điều: họ và chữ đệm có khớp không, các thửa có ở gần nhau không, người ấy ghi là dân làng hay *phụ canh*.
            ## Phụ canh
            Phụ canh là người làng khác có ruộng ở làng này. Nhiều phụ canh cho thấy ruộng đất được mua bán qua ranh giới làng. Ngược lại, sổ không cho biết dân làng này có ruộng ở nơi khác: phải mở sổ của làng bên.
            ## Chủ ruộng là phụ nữ
            Tên có chữ đệm “Thị” không hiếm trong sổ. Hãy tính cả hai con số: bao nhiêu phần trăm số chủ, bao nhiêu phần trăm diện tích. Ở Yên Hạ, 31 trên 142 chủ là phụ nữ ($21{,}8\%$), giữ 54 trên 316 mẫu ruộng tư ($17{,}1\%$).
            ?? Vì sao hai tỉ lệ khác nhau?
            Vì mỗi chủ nữ trung bình có ít ruộng hơn: $54 : 31 \approx 1{,}74$ mẫu, trong khi chủ nam có $(316 - 54) : (142 - 31) \approx 2{,}36$ mẫu.
            !!`,
        },
      ],
    },
    {
      title: 'Kiểm tra và dựng lại',
      lessons: [
        {
          title: 'Những chỗ cần ngờ',
          body: marked`
            Sổ do dân khai để nộp thuế. Vì thế câu hỏi đầu tiên không phải “sổ ghi gì” mà là “ai được lợi khi ghi như vậy”.
            ## Bốn phép thử
            1. **Cộng lại.** Tổng các thửa có bằng dòng tổng ở đầu sổ không? Lệch vài thước là do cộng, lệch vài mẫu là chuyện khác.
            2. **Tìm số tròn.** Ruộng thật hiếm khi vừa đúng một mẫu. Nhiều số tròn cho thấy người ghi ước lượng.
            3. **So hạng ruộng.** Ruộng hạng nhất chịu thuế cao hơn. Làng ven sông mà toàn ruộng hạng ba thì nên ngờ.
            4. **Đọc chỗ sửa.** Chữ gạch, chữ chèn có đóng dấu lên trên hay không?
            ## Ngờ không phải là bỏ
            Một con số khai thấp vẫn có ích nếu mọi người cùng khai thấp: thứ bậc giữa các chủ ruộng vẫn đúng. Hãy phân biệt hai câu hỏi: “làng có bao nhiêu ruộng?” cần số tuyệt đối; “ai có nhiều hơn ai?” chỉ cần thứ tự.
            ?? Bài tập: trong 200 thửa có 64 thửa diện tích tròn sào. Có đáng ngờ không?
            Nếu số thước lẻ phân bố đều từ 0 đến 14 thì chỉ khoảng $\frac{1}{15}$ số thửa, tức $13$ thửa, rơi đúng số tròn. Sáu mươi tư thửa là gần gấp năm: nhiều thửa đã được ước lượng.
            !!`,
        },
        {
          title: 'Dựng lại bản đồ một làng',
          body: marked`
            Bài cuối gom mọi kỹ năng lại. Ta dựng sơ đồ của một xứ đồng nhỏ gồm bốn thửa.
            ## Dữ liệu
            | Thửa | Diện tích | Đông | Tây | Nam | Bắc |
            | A | 3 sào | B | đường | C | gò |
            | B | 2 sào | mương | A | D | gò |
            | C | 3 sào | D | đường | ao | A |
            | D | 2 sào | mương | C | ao | B |
            ## Các bước
            1. Kẻ những mốc cố định: đường ở phía tây, mương phía đông, gò phía bắc, ao phía nam.
            2. Đặt thửa có nhiều mốc nhất. A chạm đường và gò: góc tây bắc.
            3. Lần theo tên: B ở đông của A, C ở nam của A, D ở góc còn lại.
            4. Chia bề rộng theo diện tích. A và C mỗi thửa 3 sào, B và D mỗi thửa 2 sào, nên ranh giới bắc nam chia cánh đồng theo tỉ lệ $3 : 2$.
            5. Kiểm tra đối xứng từng cặp.
            ## Viết chú giải
            Sơ đồ nào cũng cần ba dòng: nguồn (tên sổ, năm, ký hiệu lưu trữ), hệ số đổi đơn vị, và những chỗ bạn phải đoán. Người đọc tin bạn hơn khi bạn nói rõ chỗ mình không biết.
            Chúc mừng: bạn đã đọc xong quyển sổ đầu tiên.`,
        },
      ],
    },
  ],
}
