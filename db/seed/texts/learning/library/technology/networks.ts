import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const NETWORKS: CourseText = {
  title: 'Mạng máy tính bằng hình vẽ',
  summary: 'Gói tin đi từ máy bạn tới máy chủ qua những chặng nào.',
  description: marked`
Bấm vào một đường dẫn, nửa giây sau trang hiện ra. Trong nửa giây ấy có hàng chục máy đã chuyền tay nhau. Khoá học vẽ lại từng chặng bằng những hình đơn giản, đủ để bạn tự lần ra chỗ hỏng khi mạng chậm.
Năm bài, bài nào cũng có sơ đồ hoặc phép tính, và phần lớn có một lệnh để tự thử trên máy mình.
`,
  level: 'basic',
  teachers: [{ name: 'Ngô Uyển Trúc Đào', about: 'Kỹ sư mạng, dạy môn Mạng máy tính cho sinh viên năm thứ hai.' }],
  outcomes: [
    'Kể được đường đi của một gói tin qua các lớp',
    'Đọc địa chỉ IP và mặt nạ mạng con',
    'Giải thích DNS, TCP và TLS bằng lời thường',
    'Dùng ping, traceroute và nslookup để tìm chỗ hỏng',
  ],
  requirements: ['Một máy tính có cửa sổ dòng lệnh'],
  chapters: [
    {
      title: 'Đường đi',
      lessons: [
        {
          title: 'Thư trong phong bì trong phong bì',
          body: marked`
Mạng không gửi cả bức ảnh một lần. Nó cắt ảnh thành **gói** chừng 1.500 byte, gửi từng gói và ghép lại ở đầu kia. Mỗi gói được bọc bốn lần, lớp ngoài không cần hiểu lớp trong.
## Sơ đồ
~ [ Ethernet  [ IP  [ TCP  [ "GET /trang" ] ] ] ]
~    chặng      nhà   phòng    lá thư
| Lớp | Trả lời câu hỏi | Địa chỉ dùng |
| Ứng dụng (HTTP) | Muốn gì? | Đường dẫn |
| Vận chuyển (TCP) | Chương trình nào, thứ tự nào? | Số cổng |
| Mạng (IP) | Máy nào trên thế giới? | Địa chỉ IP |
| Liên kết (Ethernet, Wi-Fi) | Máy kế bên nào? | Địa chỉ MAC |
## Điều đổi và điều giữ
Tới mỗi trạm, phong bì **ngoài cùng** bị xé và thay bằng phong bì mới ghi trạm kế tiếp. Phong bì IP giữ nguyên từ đầu đến cuối (trừ khi qua bộ định tuyến ở nhà bạn). Cũng như thư bưu điện: xe thay nhiều lần, địa chỉ người nhận không đổi.
## Ví dụ
Ảnh 300 kB cần chừng $300000 : 1460 \approx 206$ gói, vì mỗi gói 1.500 byte mất 40 byte cho nhãn IP và TCP, còn 1.460 byte hàng.
> Tự thử: gõ ~ping 127.0.0.1~. Đó là máy bạn tự nhắn cho mình; nếu bước này hỏng thì lỗi nằm trong máy, chưa phải ở mạng.
`,
        },
        {
          title: 'Địa chỉ IP và mạng con',
          body: marked`
Địa chỉ IPv4 là 32 bit, viết thành bốn số từ 0 đến 255: ~192.168.1.37~. Phần đầu là tên *khu phố* (mạng), phần sau là *số nhà* (máy).
## Đường chia nằm ở đâu
~192.168.1.37/24~ nghĩa là 24 bit đầu là mạng. Còn lại $32 - 24 = 8$ bit cho máy:
$$2^{8} - 2 = 254 \text{ máy}$$
Trừ 2 vì số đầu là tên mạng, số cuối là địa chỉ gọi cả khu.
| Viết | Mặt nạ | Số máy |
| /24 | 255.255.255.0 | 254 |
| /26 | 255.255.255.192 | 62 |
| /30 | 255.255.255.252 | 2 |
## Cùng khu hay khác khu?
Máy so phần mạng. ~192.168.1.37/24~ gửi tới ~192.168.1.80~: cùng khu, đưa thẳng. Gửi tới ~203.0.113.9~: khác khu, đưa cho **cổng ra** (thường là ~192.168.1.1~).
## Địa chỉ riêng và NAT
Các dải ~10.0.0.0/8~, ~172.16.0.0/12~, ~192.168.0.0/16~ dùng lại ở mọi nhà, ngoài đường không ai biết. Bộ định tuyến ở nhà thay địa chỉ riêng bằng địa chỉ công cộng của nó và nhớ ai hỏi gì:
~ 192.168.1.37:51000  ->  198.51.100.7:40001  ->  máy chủ
~ 192.168.1.52:51000  ->  198.51.100.7:40002  ->  máy chủ
Thư trả về cổng 40002 thì giao cho máy .52.
## IPv6
128 bit, ví dụ ~2001:db8::25~, đủ cho mọi thiết bị có địa chỉ riêng, không cần NAT.
> Tự thử: tìm địa chỉ máy bạn bằng ~ipconfig~ hoặc ~ip addr~. Máy bạn ở mạng nào?
`,
        },
        {
          title: 'Chặng nối chặng: định tuyến',
          body: marked`
Không máy nào biết cả con đường. Mỗi trạm chỉ biết **bước kế tiếp**, đọc từ bảng định tuyến, như người qua đường chỉ: “tới ngã tư kia hỏi tiếp”.
## Sơ đồ
~ máy bạn -- bộ định tuyến -- nhà mạng -- trạm tỉnh -- cáp quốc gia -- máy chủ
~   TTL 64        63             62          61           60
Mỗi trạm trừ **TTL** đi 1. Về 0 thì gói bị bỏ và trạm báo lại. Nhờ vậy gói lạc không quay vòng mãi.
## Bảng định tuyến của một trạm
| Đích | Đưa cho |
| 10.20.0.0/16 | Cổng 1 |
| 10.20.30.0/24 | Cổng 2 |
| 0.0.0.0/0 (mọi nơi còn lại) | Cổng 3 |
Gói tới ~10.20.30.5~ khớp cả ba dòng. Trạm chọn dòng **khớp dài nhất**: /24, tức cổng 2.
## Nhìn thấy đường đi
~traceroute~ (Windows: ~tracert~) gửi gói với TTL 1, 2, 3…; mỗi trạm bỏ gói sẽ tự xưng tên.
~ 1  192.168.1.1      1 ms
~ 2  100.64.0.1       6 ms
~ 3  * * *
~ 4  203.0.113.9     31 ms
Dấu sao ở dòng 3 không có nghĩa là hỏng: nhiều trạm được đặt để không trả lời. Hỏng thật khi **mọi dòng sau** đều là dấu sao.
## Trễ do đâu
Ánh sáng trong sợi quang đi chừng 200.000 km/s. Máy chủ cách 4.000 km thì một vòng đi về tốn ít nhất $2 \times 4000 : 200000 = 0,04$ giây, không gói cước nào nhanh hơn được.
`,
        },
      ],
    },
    {
      title: 'Trò chuyện',
      lessons: [
        {
          title: 'DNS: sổ danh bạ của mạng',
          body: marked`
Người nhớ tên, máy nhớ số. DNS đổi ~thuquan.example~ thành ~203.0.113.9~.
## Hỏi từ trên xuống
~ máy bạn -> máy phân giải: thuquan.example?
~   máy phân giải -> gốc:          ai giữ .example?
~   máy phân giải -> máy .example: ai giữ thuquan.example?
~   máy phân giải -> máy của trang: địa chỉ là gì?
~ máy bạn <- 203.0.113.9 (nhớ trong 3.600 giây)
Câu trả lời được **nhớ tạm** trong thời gian TTL. Vì thế khi một trang đổi máy chủ, có người thấy trang mới ngay, có người một giờ sau mới thấy.
|+ Những loại bản ghi hay gặp
| Loại | Chứa |
| A | Địa chỉ IPv4 |
| AAAA | Địa chỉ IPv6 |
| CNAME | “Xem tên kia” |
| MX | Máy nhận thư của tên miền |
| TXT | Chữ, thường để chứng minh chủ sở hữu |
## Chẩn bệnh
1. ~ping 203.0.113.9~ được mà ~ping thuquan.example~ không được: hỏng ở DNS.
2. Cả hai không được: hỏng ở đường đi hoặc ở máy chủ.
3. ~nslookup thuquan.example~ cho biết máy phân giải nào trả lời và trả lời gì.
## Ba nơi nhớ tạm
Trình duyệt, hệ điều hành, máy phân giải của nhà mạng. Xoá ở hai nơi đầu chưa chắc đã thấy đổi, vì nơi thứ ba vẫn nhớ.
> Tự thử: hỏi ~nslookup~ cùng một tên hai lần. Lần sau thường nhanh hơn. Vì sao?
`,
        },
        {
          title: 'Bắt tay, đánh số, khoá lại: TCP và TLS',
          body: marked`
IP gửi gói như thả thuyền giấy: có thể mất, trùng, đến sai thứ tự. **TCP** biến dòng thuyền giấy thành ống nước.
## Bắt tay ba bước
~ bạn      -> máy chủ : SYN       số của tôi bắt đầu từ 100
~ máy chủ  -> bạn     : SYN+ACK   đã nghe, số của tôi từ 900
~ bạn      -> máy chủ : ACK       đã nghe
Từ đó mỗi byte có số thứ tự. Bên nhận báo “đã nhận tới byte 1.560”; không thấy báo thì bên gửi gửi lại.
## Đi nhanh dần
TCP không biết đường rộng bao nhiêu nên gửi ít rồi tăng gấp đôi; thấy mất gói thì chậm lại. Vì vậy tệp nhỏ ít khi dùng hết tốc độ đường truyền.
## TLS: khoá lại
Trước khi gửi mật khẩu, trình duyệt và máy chủ làm ba việc:
1. Máy chủ đưa **chứng thư**, do bên thứ ba ký, chứng minh nó đúng là tên miền ấy.
2. Hai bên trao đổi để có **khoá chung** mà người nghe lén không suy ra được.
3. Mọi thứ sau đó được mã hoá và kiểm tra không ai sửa.
| Người ngồi cùng quán cà phê thấy | Không TLS | Có TLS |
| Bạn nối tới máy nào | Có | Có |
| Trang nào, gõ gì | Có | Không |
## Tổng kết nửa giây
DNS (20 ms), bắt tay TCP (1 vòng), TLS (1 vòng), hỏi và nhận (1 vòng trở lên). Với vòng 40 ms: $20 + 3 \times 40 = 140$ ms trước khi byte đầu tiên của trang tới máy bạn.
> Tự kiểm tra: kể lại bằng lời bốn chặng trên cho một người chưa học.
`,
        },
      ],
    },
  ],
}
