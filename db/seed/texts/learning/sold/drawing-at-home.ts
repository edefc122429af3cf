import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const DRAWING_AT_HOME: CourseText = {
  title: 'Vẽ tại nhà với một cây bút chì',
  summary: 'Từ cách cầm bút, đo bằng mắt, khối cơ bản đến tĩnh vật và góc phòng của chính bạn.',
  description: marked`
    Bảy buổi vẽ theo mẫu, từ nét thẳng đầu tiên đến tĩnh vật ba món và góc phòng của bạn, mỗi buổi một kỹ năng và một bài vẽ chừng ba mươi phút.
    Cuối buổi có danh sách tự soi bài; vướng chỗ nào, người học hỏi cô ngay dưới bài.`,
  level: 'basic',
  hasCertificate: true,
  teachers: [{ name: 'Tạ Tâm Lệ Quyên', about: 'Dạy vẽ cho người lớn từng nghĩ mình không có hoa tay.' }],
  outcomes: [
    'Cầm bút và đi nét thoải mái, thẳng và đều',
    'Đo tỉ lệ, góc bằng cây bút chì',
    'Dựng khối và lên sáng tối ba bậc',
    'Vẽ xong một tĩnh vật và một góc phòng',
  ],
  requirements: ['Bút chì 2B, tẩy, giấy A4.', 'Một chiếc đèn bàn và vài đồ vật trong nhà.'],
  chapters: [
    {
      title: 'Tay và mắt',
      lessons: [
        {
          title: 'Cầm bút',
          isPreview: true,
          body: marked`
            Viết thì cầm gần ngòi, động bằng ngón. Vẽ thì cầm **xa ngòi**, động bằng cả cánh tay.
            ## Hai cách cầm
            - **Cầm như đũa**: ngón cách ngòi bốn, năm phân. Dùng cho chi tiết.
            - **Cầm úp**: bút nằm trong lòng bàn tay, ngòi áp nghiêng. Dùng để phác nét dài và tô mảng.
            ## Khởi động mười phút
            1. Mười đường ngang từ mép này sang mép kia, mắt nhìn **điểm đến**, không nhìn ngòi bút.
            2. Mười đường dọc, mười đường chéo.
            3. Một trang hình tròn: quay cổ tay hai vòng trên không rồi mới chạm giấy.
            4. Một dải đậm nhạt: chia thành năm ô, ô đầu để trắng, ô cuối đậm nhất có thể, ba ô giữa chuyển đều.
            ## Nét phác
            Đừng tẩy. Vẽ nét nhạt, sai thì vẽ nét đúng cạnh nó. Nét sai cho biết phải sửa về phía nào; tẩy đi là mất cột mốc.
            ## Bài vẽ
            Vẽ một cái cốc chỉ bằng nét, trong năm phút, không nhấc bút quá mười lần.
            ?? Soi bài
            Vai có cứng không? Nét có run vì nhìn ngòi không? Năm ô đậm nhạt có phân biệt được khi đứng xa hai mét không?
            !!`,
        },
        {
          title: 'Đo bằng mắt',
          isPreview: true,
          body: marked`
            Mắt nói dối: ta vẽ cái ta **biết**, không phải cái ta **thấy**. Cây bút chì là thước giúp mắt nói thật.
            ## Đo tỉ lệ
            Duỗi thẳng tay, nhắm một mắt, đặt đầu bút trùng đỉnh chai, trượt ngón cái tới đáy. Đó là một đơn vị. Xoay ngang bút: bề rộng chai được mấy phần đơn vị ấy?
            Ví dụ chai cao 1, rộng $\frac{1}{3}$. Vẽ chai cao 15 cm thì rộng $15 : 3 = 5$ cm. Tay phải **luôn duỗi thẳng**; gập khuỷu là thước co giãn.
            ## Đo góc
            Đặt bút trùng với cạnh bàn, giữ nguyên góc rồi đưa xuống giấy. Góc nào cũng so với đường ngang hoặc đường dọc.
            ## Khoảng trống
            Nhìn hình dạng của **khoảng trống** giữa quai cốc và thân cốc. Vẽ đúng khoảng trống thì quai tự đúng, vì ta không có ý nghĩ sẵn về khoảng trống.
            ## Bài vẽ
            Chai và cốc đặt cạnh nhau. Trước khi vẽ, ghi bốn số: cao chai, rộng chai, cao cốc, rộng cốc, tất cả theo chiều cao chai.
            ?? Soi bài
            Đo lại trên giấy bốn tỉ lệ ấy. Sai quá một phần mười thì sửa hình trước khi tô bất cứ thứ gì.
            !!`,
        },
      ],
    },
    {
      title: 'Khối và ánh sáng',
      lessons: [
        {
          title: 'Khối cơ bản',
          body: marked`
            Mọi vật đều ghép từ vài khối: hộp, trụ, cầu, nón. Quả lê là một cầu lớn và một nón cụt; ấm trà là cầu, trụ và hai đường cong.
            ## Hộp
            Ba điều giữ hộp khỏi méo:
            - các cạnh **dọc** song song với mép giấy;
            - các cạnh cùng hướng lùi xa thì **chụm dần** về một điểm trên đường tầm mắt;
            - mặt xa nhỏ hơn mặt gần.
            Đường tầm mắt cao bằng mắt bạn. Hộp dưới tầm mắt thì thấy mặt trên.
            ## Trụ
            Miệng cốc là hình **bầu dục**, không phải hình quả hạnh nhọn hai đầu. Càng xa tầm mắt, bầu dục càng mở: đáy cốc tròn hơn miệng.
            Cách dựng: vẽ trục dọc, trục ngang, rồi nối bốn điểm bằng bốn cung đều.
            ## Cầu
            Chỉ là hình tròn, cho đến khi có bóng. Đó là việc của bài sau.
            ## Bài vẽ
            Xếp một hộp giấy, một lon, một quả cam. Vẽ **xuyên thấu**, kể cả những cạnh bị che, như thể vật bằng kính.
            ?? Soi bài
            Kéo dài các cạnh lùi xa của hộp bằng thước: chúng có gặp nhau ở gần một điểm không? Bầu dục đáy lon có mở hơn miệng không?
            !!`,
        },
        {
          title: 'Sáng và tối',
          body: marked`
            Bật một ngọn đèn ở bên trái, cao hơn vật. Tắt đèn trần: hai nguồn sáng thì hai bóng cãi nhau.
            ## Năm vùng trên một quả cam
            1. **Điểm sáng**: chừa trắng giấy.
            2. **Mặt sáng**: xám nhạt.
            3. **Đường giao**: nơi sáng chuyển sang tối, thường là chỗ **đậm nhất trên vật**.
            4. **Phản quang**: sát mép tối có vệt hơi sáng do bàn hắt lên. Vẫn tối hơn mặt sáng.
            5. **Bóng đổ**: đậm nhất ở chỗ chạm bàn, nhạt dần khi ra xa.
            ## Nheo mắt
            Nheo mắt lại, chi tiết biến mất, chỉ còn mảng. Chia tất cả thành **ba bậc**: sáng, vừa, tối. Tô ba bậc trước, chuyển mềm sau.
            ## Cách tô
            Nghiêng ngòi, tô nhiều lớp nhạt chồng nhau, mỗi lớp đổi hướng một chút. Ấn mạnh một lần sẽ bóng chì và không đậm thêm được nữa.
            ## Bài vẽ
            Quả cam hoặc quả trứng, một ngọn đèn, ba mươi phút.
            ?? Soi bài
            Chụp ảnh đen trắng bài vẽ và vật thật, thu nhỏ cạnh nhau. Chỗ nào trên bài sáng hơn thật? Người mới học hầu như luôn tô chưa đủ đậm.
            !!`,
        },
        {
          title: 'Chất liệu',
          body: marked`
            Thuỷ tinh, vải, gỗ, kim loại khác nhau ở **cách sáng chuyển sang tối**, không ở màu.
            | Chất | Chuyển sáng tối | Điểm sáng |
            | Kim loại bóng | gắt, vệt đen sát vệt trắng | nhỏ, rất trắng |
            | Thuỷ tinh | trong, thấy vật phía sau méo đi | vài chấm sắc |
            | Gỗ | êm, có vân chạy theo khối | gần như không |
            | Vải | mềm ở nếp tròn, gắt ở nếp gập | không |
            ## Vải
            Nếp vải luôn xuất phát từ một **điểm căng**: góc bàn, cái móc. Tìm điểm ấy trước, vẽ các nếp toả ra như nan quạt.
            ## Thuỷ tinh
            Đừng vẽ “cái cốc trong suốt”. Vẽ những hình lạ bạn nhìn thấy bên trong: mảng xám, vệt cong, mép đậm. Cốc tự hiện ra.
            ## Nét theo khối
            Nét tô đi **vòng theo bề mặt**: ngang thân trụ, cong theo quả cầu. Chỉ riêng hướng nét đã cho người xem biết vật tròn hay phẳng.
            ## Bài vẽ
            Ba ô vuông nhỏ, mỗi ô một chất: thìa kim loại, khăn tay, mặt gỗ. Mười phút một ô.
            ?? Soi bài
            Che tên, đưa người nhà xem. Họ gọi đúng cả ba chất thì bạn đã vẽ được thứ tay sờ thấy.
            !!`,
        },
      ],
    },
    {
      title: 'Bức vẽ trọn vẹn',
      lessons: [
        {
          title: 'Tĩnh vật ba món',
          body: marked`
            Một vật cao, một vật vừa, một vật thấp: chai, cốc, quả. Ba là số nhỏ nhất để có bố cục.
            ## Sắp xếp
            - Các vật **che nhau** một phần; đứng hàng ngang như học sinh chụp ảnh thì chán.
            - Đỉnh của ba vật tạo thành tam giác lệch.
            - Trọng tâm tránh chính giữa giấy: đặt ở khoảng một phần ba.
            Nhìn qua khung giấy cắt ô để chọn bố cục trước khi vẽ.
            ## Bốn chặng
            1. **Khung** (5 phút): hộp bao cả nhóm, chia tỉ lệ.
            2. **Hình** (15 phút): khối trong suốt, trục thẳng, bầu dục.
            3. **Mảng** (15 phút): ba bậc sáng tối, cả bóng đổ và nền.
            4. **Chi tiết** (15 phút): chỉ ở **một** vật bạn thích nhất. Nơi khác để mờ cho mắt nghỉ.
            Mười phút còn lại: đứng xa, nhìn, sửa ba chỗ.
            ## Nền
            Đừng để trắng. Bên sáng của vật cần nền hơi tối, bên tối cần nền hơi sáng; nhờ vậy vật tách ra mà không phải viền.
            ?? Soi bài
            Lật ngược bức vẽ hoặc soi gương: lỗi nghiêng, lệch hiện ra ngay. Có vật nào “bay” vì thiếu bóng đổ không?
            !!`,
        },
        {
          title: 'Góc phòng của bạn',
          body: marked`
            Bức cuối: góc phòng nơi bạn ngồi học. Không cần đẹp, chỉ cần thật.
            ## Dựng không gian
            1. Kẻ **đường tầm mắt** ngang giấy, ở độ cao mắt bạn khi ngồi.
            2. Tìm góc tường: một đường dọc.
            3. Từ góc ấy, cạnh trần đi **xuống** về tầm mắt, cạnh sàn đi **lên** về tầm mắt. Hai bức tường đi theo hai hướng nên có hai điểm tụ, mỗi bên một điểm, đều nằm trên đường tầm mắt.
            4. Đặt bàn, ghế như những cái hộp theo cùng các điểm tụ.
            ## Kích thước lùi xa
            Vật cao bằng nhau, đặt xa gấp đôi thì vẽ cao bằng một nửa. Ghế gần cao 12 cm trên giấy, ghế giống thế ở xa gấp đôi cao $12 : 2 = 6$ cm.
            ## Kể chuyện
            Chọn một thứ đáng kể: chồng sách nghiêng, áo vắt ghế, cốc nước dở. Vẽ nó kỹ nhất. Bỏ bớt những thứ không giúp câu chuyện; hoạ sĩ có quyền dọn phòng.
            ## Ký tên
            Ghi ngày tháng ở góc dưới. Một năm sau vẽ lại đúng góc ấy, và so.
            ?? Soi bài
            Các cạnh bàn có chụm về cùng điểm với cạnh tường không? Mắt người xem dừng ở đâu đầu tiên, có phải chỗ bạn muốn kể không?
            !!`,
        },
      ],
    },
  ],
}
