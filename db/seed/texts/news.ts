export interface NewsText {
  title: string
  summary: string
  /** How long ago it was published. */
  daysAgo: number
  isFocus?: boolean
  content: string[]
}

export const NEWS: NewsText[] = [
  {
    title: 'Đọc lại địa bạ: khi sổ ruộng kể chuyện làng',
    daysAgo: 3,
    isFocus: true,
    summary: 'Từ những trang sổ chép tay khô khan, tác giả Thái Vân Hải Đăng dựng lại nhịp sống của một vùng châu thổ.',
    content: [
      '<p>Địa bạ vốn là sổ ghi ruộng đất để thu thuế. Người ta ghi tên xứ đồng, diện tích, hạng ruộng, bốn phía giáp đâu và ai đứng tên. Không một dòng nào nói về vui buồn. Vậy mà trong <em>Làng xã châu thổ qua tư liệu địa bạ</em>, những dòng ghi ấy bỗng có tiếng người.</p>',
      '<p>Tác giả Thái Vân Hải Đăng mất nhiều năm đối chiếu sổ ruộng với hương ước, bia chợ và lời kể của các cụ già. Ông không vội kết luận. Mỗi khi hai nguồn tư liệu nói khác nhau, ông dừng lại và hỏi: vì sao người xưa ghi như thế?</p>',
      '<h3>Một trang sổ, nhiều cách đọc</h3>',
      '<p>Chương được bạn đọc nhắc tới nhiều nhất kể về một thửa ruộng đổi chủ bốn lần trong ba mươi năm. Qua đó hiện lên chuyện vay mượn, cưới hỏi, lụt lội và cả những lần làng họp bàn suốt đêm.</p>',
      '<p>Sách dày 320 trang, bìa cứng, có bảng tra địa danh cũ. Người mua sách được học miễn phí khoá <em>Đọc địa bạ cho người mới</em> gồm tám bài giảng.</p>',
    ],
  },
  {
    title: 'Mở cổng nhận bản thảo giáo trình học kì hai',
    daysAgo: 7,
    summary: 'Tác giả gửi đề cương và một chương mẫu; hội đồng trả lời trong vòng ba mươi ngày làm việc.',
    content: [
      '<p>Nhà xuất bản bắt đầu nhận bản thảo giáo trình cho học kì hai. Năm nay, ba nhóm được ưu tiên là giáo trình đại cương dùng chung nhiều trường, sách bài tập có lời giải và học liệu cho người khuyết tật.</p>',
      '<p>Hồ sơ gồm đề cương chi tiết, một chương mẫu và bản giới thiệu ngắn về tác giả. Tác giả nộp trực tuyến ở mục <strong>Gửi bản thảo</strong> và theo dõi từng bước xử lí ngay trên trang.</p>',
      '<ul><li>Bước một: kiểm tra hồ sơ, trong năm ngày làm việc.</li><li>Bước hai: phản biện kín, hai người đọc độc lập.</li><li>Bước ba: hội đồng họp và trả lời bằng văn bản.</li></ul>',
      '<p>Bản thảo được chọn sẽ có biên tập viên theo cùng từ đầu đến khi sách ra đời.</p>',
    ],
  },
  {
    title: 'Năm cuốn sách nên đọc trước khi viết luận văn',
    daysAgo: 12,
    summary: 'Từ chọn đề tài, đọc tài liệu đến trình bày bảng biểu: gợi ý của các biên tập viên.',
    content: [
      '<p>Mỗi mùa luận văn, ban biên tập lại nhận được câu hỏi quen thuộc: nên bắt đầu từ đâu? Dưới đây là năm cuốn chúng tôi thường đưa cho các bạn sinh viên ghé hiệu sách.</p>',
      '<ol><li><strong>Phương pháp nghiên cứu khoa học cho người mới bắt đầu</strong>: để biết một câu hỏi thế nào thì nghiên cứu được.</li><li><strong>Viết luận văn tốt nghiệp không khó</strong>: mỏng, đọc trong một buổi.</li><li><strong>Phương pháp điều tra bảng hỏi</strong>: cho ai định phát phiếu khảo sát.</li><li><strong>Kinh tế lượng với phần mềm R</strong>: khi cần đến mô hình.</li><li><strong>Biên tập sách: Từ bản thảo đến ấn phẩm</strong>: để bản in cuối cùng sạch lỗi.</li></ol>',
      '<p>Lời khuyên chung: đọc ít, ghi nhiều. Mỗi tài liệu nên để lại cho bạn nửa trang ghi chép bằng lời của chính mình.</p>',
    ],
  },
  {
    title: 'Thư viện số có thêm bốn mươi bài giảng về nông nghiệp',
    daysAgo: 19,
    summary: 'Bài giảng quay tại ruộng, có phụ đề và bài tập thực hành theo tuần.',
    content: [
      '<p>Sau hai vụ lúa theo chân nhà nông, nhóm làm phim của nhà xuất bản đã hoàn thành bốn mươi bài giảng ngắn về canh tác thích ứng. Mỗi bài dài từ tám đến mười lăm phút.</p>',
      '<p>Người dạy là tác giả của giáo trình <em>Cây lúa và canh tác thích ứng</em> cùng các kĩ sư khuyến nông. Không có phòng thu: tiếng nước, tiếng chim và đôi khi cả tiếng mưa đều được giữ lại.</p>',
      '<p>Tất cả bài giảng có phụ đề, bản chữ để in và phiếu ghi chép đồng ruộng. Thư viện số mở thử năm bài đầu cho mọi người.</p>',
    ],
  },
  {
    title: 'Ngày hội đổi sách cũ lấy cây xanh trở lại',
    daysAgo: 26,
    summary: 'Ba cuốn giáo trình cũ đổi một chậu cây; sách gom được sẽ gửi tới thư viện các trường vùng cao.',
    content: [
      '<p>Lần thứ tư liên tiếp, ngày hội đổi sách được tổ chức ở sân sau nhà xuất bản. Bạn đọc mang đến sách đã dùng, nhận về một chậu cây nhỏ và một phiếu mua sách.</p>',
      '<p>Sách nhận về được phân loại ngay tại chỗ. Cuốn còn tốt gửi tới các thư viện trường; cuốn rách được sửa gáy, bọc lại; cuốn không dùng được nữa đưa đi tái chế thành giấy gói.</p>',
      '<p>Năm ngoái, chương trình đã gửi đi hơn hai nghìn cuốn. Ban tổ chức mong năm nay có thêm nhiều sách thiếu nhi, vì đó là thứ các trường hỏi xin nhiều nhất.</p>',
    ],
  },
  {
    title: 'Trò chuyện với tác giả: vì sao phải dạy chữ Nôm hôm nay?',
    daysAgo: 34,
    summary: 'Hai tác giả của cuốn Chữ Nôm: Cấu tạo và cách đọc nói về việc học một thứ chữ không còn dùng.',
    content: [
      '<p>“Học chữ Nôm là học cách nghe ông bà nói”, Hồ Lạc Quang Duy mở đầu buổi trò chuyện như vậy. Cuốn giáo trình anh viết cùng Đinh Uyển Gia Khiêm vừa được dùng ở học kì này.</p>',
      '<blockquote><p>Chúng tôi không yêu cầu sinh viên thuộc lòng ba nghìn chữ. Chúng tôi muốn các bạn hiểu vì sao một chữ được ghép như thế, rồi tự tra lấy.</p></blockquote>',
      '<p>Sách chia bài đọc theo độ khó: ca dao, truyện thơ, văn bia, cuối cùng là thư từ. Mỗi bài có ảnh nguyên bản, phiên âm và chú giải, nhưng phần phiên âm được in ở trang sau để người học thử sức trước.</p>',
      '<p>Các tác giả cho biết đang chuẩn bị tập bài tập đi kèm.</p>',
    ],
  },
  {
    title: 'Cách chọn sách tranh cho trẻ từ ba đến sáu tuổi',
    daysAgo: 41,
    summary: 'Ba điều nên nhìn khi cầm một cuốn sách tranh, theo kinh nghiệm của các cô giáo mầm non.',
    content: [
      '<p>Đứng trước giá sách thiếu nhi, nhiều phụ huynh chọn cuốn nhiều màu nhất. Các cô giáo mầm non lại nhìn vào ba điều khác.</p>',
      '<h3>Nhịp của câu</h3><p>Hãy đọc thành tiếng một trang. Nếu bạn vấp, trẻ cũng sẽ vấp. Câu hay cho trẻ là câu ngắn, có vần, có chỗ nghỉ.</p>',
      '<h3>Khoảng trống trong tranh</h3><p>Tranh kể hết mọi điều thì trẻ không còn gì để hỏi. Một góc nhỏ bí ẩn đáng giá hơn cả trang rực rỡ.</p>',
      '<h3>Cái kết</h3><p>Không phải truyện nào cũng cần bài học. Đôi khi chỉ cần nhân vật được về nhà.</p>',
      '<p>Tủ sách tranh của nhà xuất bản có trang đọc thử cho tất cả các cuốn, để cha mẹ và con cùng chọn.</p>',
    ],
  },
  {
    title: 'Sách điện tử: mua một lần, đọc trên mọi thiết bị',
    daysAgo: 50,
    summary: 'Hơn một trăm bảy mươi đầu sách đã có bản điện tử, giữ nguyên số trang để trích dẫn.',
    content: [
      '<p>Một trong những câu hỏi nhiều nhất của giảng viên là: trích dẫn sách điện tử thế nào khi số trang thay đổi theo cỡ chữ? Từ nay, bản điện tử của nhà xuất bản giữ đúng số trang của bản in.</p>',
      '<p>Bạn đọc có thể tìm chữ không cần gõ dấu, đánh dấu, ghi chú bên lề và xem lại mọi ghi chú trong một trang. Đọc dở trên điện thoại, mở máy tính sẽ tiếp tục đúng chỗ.</p>',
      '<p>Giá bản điện tử thường bằng từ một nửa đến bảy phần mười giá bản in. Mỗi cuốn đều có phần đọc thử.</p>',
    ],
  },
  {
    title: 'Từ điển thuật ngữ Xuất bản: mười lăm năm cho ba nghìn mục từ',
    daysAgo: 63,
    summary: 'Câu chuyện phía sau cuốn từ điển dày hơn tám trăm trang và những phiếu ghi bằng bút chì.',
    content: [
      '<p>Những phiếu ghi đầu tiên viết bằng bút chì trên mặt sau của giấy in thử. Khi ấy Dương Lạc Kim Thoa còn là biên tập viên trẻ, ghi lại từng từ lạ nghe được ở xưởng in để khỏi quên.</p>',
      '<p>Nghề xuất bản có những từ chỉ thợ in dùng, những từ chỉ người vẽ bìa dùng, và những từ cả hai dùng nhưng hiểu khác nhau. Cuốn từ điển ghi lại cả ba loại, kèm ví dụ lấy từ đời sống.</p>',
      '<p>Khó nhất, theo lời tác giả, không phải là định nghĩa mà là quyết định bỏ đi. Gần một nghìn phiếu đã bị loại vì không tìm được hai nguồn độc lập.</p>',
      '<p>Bản in lần này đóng bìa cứng, có bảng tra ngược và phần đối chiếu thuật ngữ.</p>',
    ],
  },
  {
    title: 'Lịch bảo trì hệ thống và cách nhận hỗ trợ',
    daysAgo: 75,
    summary: 'Trang sách tạm ngừng hai giờ vào rạng sáng Chủ nhật; đơn hàng và tủ sách điện tử không bị ảnh hưởng.',
    content: [
      '<p>Để nâng cấp máy chủ, trang sách sẽ tạm ngừng từ 1 giờ đến 3 giờ sáng Chủ nhật tuần này. Đơn hàng đã đặt vẫn được đóng gói và giao như thường lệ.</p>',
      '<p>Sách điện tử đã tải về máy vẫn đọc được trong thời gian bảo trì. Ghi chú mới sẽ được đồng bộ khi hệ thống mở lại.</p>',
      '<p>Nếu gặp khó khăn, bạn đọc gửi thư tới <a href="mailto:bandoc@thuquan.example">bandoc@thuquan.example</a>. Chúng tôi trả lời trong một ngày làm việc.</p>',
    ],
  },
  {
    title: 'Học ngoại ngữ bằng sách: lời khuyên từ người biên soạn',
    daysAgo: 92,
    summary: 'Ít mà đều, nghe trước khi đọc, và đừng ngại đọc to: ba thói quen của người tự học thành công.',
    content: [
      '<p>Chúng tôi hỏi năm tác giả của tủ sách Ngoại ngữ cùng một câu: nếu chỉ được khuyên một điều, thầy cô sẽ nói gì?</p>',
      '<p>Câu trả lời gần như giống nhau: mỗi ngày hai mươi phút, đều như đánh răng. Hai mươi phút ấy nên bắt đầu bằng nghe, rồi mới mở sách.</p>',
      '<p>Một tác giả kể rằng học viên tiến bộ nhanh nhất của cô là một bác thợ may, vừa làm vừa bật tệp âm thanh và nhẩm theo. Sau một năm, bác tự viết được thư cho con gái đang du học.</p>',
      '<p>Và điều cuối cùng: hãy đọc to. Giọng mình nghe có thể lạ, nhưng đó là cách duy nhất để quen với nó.</p>',
    ],
  },
  {
    title: 'Thư viện trường tặng nhau: danh mục sách cho năm học mới',
    daysAgo: 110,
    summary: 'Gợi ý một trăm đầu sách cho thư viện trường phổ thông, chia theo cấp học và ngân sách.',
    content: [
      '<p>Theo đề nghị của nhiều thư viện trường, ban biên tập soạn danh mục một trăm đầu sách cho năm học mới, chia thành ba gói theo ngân sách.</p>',
      '<p>Tiêu chí chọn là đọc được nhiều năm, hợp nhiều lứa tuổi và có bản điện tử đi kèm khi có thể. Sách khoa học vui và sách địa phương chiếm phần lớn, vì đó là hai mảng thư viện trường thường thiếu.</p>',
      '<p>Các trường đặt theo gói được miễn phí vận chuyển, có nhãn phân loại in sẵn và tệp biểu ghi để nhập vào phần mềm thư viện.</p>',
    ],
  },
]
