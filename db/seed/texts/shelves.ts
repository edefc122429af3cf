/** Two ways to say what a shelf is about, by leaf category: they open the second paragraph of a book's description. */
export const SHELVES: Record<number, [string, string]> = {
  2: [
    'Toán là môn học mở đầu của hầu hết các ngành, và cũng là môn khiến nhiều sinh viên năm thứ nhất e ngại nhất.',
    'Người học toán cần hai thứ: một mạch lập luận sáng rõ và đủ bài để luyện tay.',
  ],
  3: [
    'Những định luật học ở năm thứ nhất sẽ còn trở lại trong mọi môn chuyên ngành về sau.',
    'Học vật lý và hoá học không thể chỉ bằng công thức; phải nhìn thấy hiện tượng rồi mới gọi tên được nó.',
  ],
  4: [
    'Môn lý luận dễ trở thành môn học thuộc lòng nếu thiếu câu hỏi và đối thoại.',
    'Đọc lý luận là học cách đặt vấn đề, phân biệt luận điểm với dẫn chứng và giữ thái độ công bằng khi tranh luận.',
  ],
  5: [
    'Bước vào đại học, điều lạ nhất không phải là môn học khó mà là cách học đã khác.',
    'Không ai sinh ra đã biết tự học; đó là một nghề phải rèn như mọi nghề khác.',
  ],
  7: [
    'Vẻ đẹp của toán học nằm ở chỗ từ rất ít giả thiết có thể dựng nên cả một toà nhà.',
    'Sách toán hay không giấu đi con đường đã dẫn tới định lý.',
  ],
  8: [
    'Vật lý hiện đại bắt đầu từ những câu hỏi tưởng như đơn giản về ánh sáng, nhiệt và chuyển động.',
    'Giữa phương trình và phòng thí nghiệm luôn có một khoảng cách mà người học phải tự bước qua.',
  ],
  9: [
    'Hoá học là khoa học của sự biến đổi, nên mỗi khái niệm đều cần một phản ứng để minh hoạ.',
    'Người làm hoá giỏi là người đọc được câu chuyện của các electron đằng sau một phương trình.',
  ],
  10: [
    'Sinh học hôm nay đi từ phân tử đến rừng già, từ ống nghiệm đến cánh đồng.',
    'Thiên nhiên nhiệt đới là phòng học rộng nhất mà một sinh viên ngành sinh có thể mong đợi.',
  ],
  11: [
    'Hiểu đất, nước và khí quyển là điều kiện để sống yên trên một dải bờ biển nhiều bão lũ.',
    'Khoa học Trái Đất ngày càng gắn với quyết định hằng ngày của người làm chính sách và của mỗi địa phương.',
  ],
  13: [
    'Lịch sử không chỉ nằm trong chính sử; nó còn ở sổ ruộng, văn bia, gốm vỡ và lời kể của người già.',
    'Mỗi thế hệ đọc lại quá khứ bằng những câu hỏi của mình.',
  ],
  14: [
    'Ngôn ngữ và văn chương là nơi một cộng đồng giữ lại cách mình cảm và nghĩ.',
    'Đọc kỹ một câu văn là bài tập khiêm nhường mà không máy móc nào làm thay được.',
  ],
  15: [
    'Triết học bắt đầu từ sự ngạc nhiên và sống bằng những câu hỏi không chịu đóng lại.',
    'Suy nghĩ cho rành mạch là việc có thể học, và nên học sớm.',
  ],
  16: [
    'Muốn hiểu một xã hội đang đổi thay, phải vừa biết đếm vừa biết lắng nghe.',
    'Những chuyến đi điền dã dạy người nghiên cứu rằng thực tế luôn phong phú hơn giả thuyết.',
  ],
  17: [
    'Tâm lý học giúp ta nhìn lại những điều tưởng đã quen: một cơn giận, một lần quên, một thói quen.',
    'Giữa hiểu biết khoa học về tâm trí và lời khuyên truyền miệng có một khoảng cách cần được lấp.',
  ],
  18: [
    'Nghề viết thay đổi nhanh, nhưng sự chính xác và lòng tôn trọng người đọc thì không.',
    'Mỗi văn bản đến tay công chúng đều đi qua nhiều lần chọn lựa thầm lặng.',
  ],
  20: [
    'Kinh tế học là cách suy nghĩ về lựa chọn khi nguồn lực có hạn.',
    'Đằng sau mỗi đồ thị kinh tế là những hộ gia đình, cửa hàng và cánh đồng có thật.',
  ],
  21: [
    'Đồng tiền có giá theo thời gian, và phần lớn sai lầm tài chính bắt đầu từ việc quên điều đó.',
    'Tài chính là lĩnh vực mà một con số đặt sai chỗ có thể đổi cả quyết định.',
  ],
  22: [
    'Kế toán là ngôn ngữ chung của doanh nghiệp: ai đọc được sổ sách thì hiểu được công việc.',
    'Một bộ sổ gọn gàng đáng giá hơn mọi lời giải trình.',
  ],
  23: [
    'Quản trị học được ở trường lớp một nửa; nửa còn lại nằm trong tình huống cụ thể.',
    'Tổ chức nào cũng gồm những con người muốn làm việc có ý nghĩa.',
  ],
  24: [
    'Hiểu khách hàng bắt đầu từ việc chịu khó quan sát và hỏi đúng câu hỏi.',
    'Một thương hiệu bền không dựng trên lời hứa mà trên trải nghiệm lặp lại.',
  ],
  26: [
    'Pháp luật là khuôn khổ chung, nhưng hiểu pháp luật lại bắt đầu từ những câu hỏi về công bằng.',
    'Người học luật cần nắm chắc khái niệm nền tảng trước khi đi vào từng ngành luật.',
  ],
  27: [
    'Luật dân sự theo ta từ tờ hợp đồng thuê nhà đến bản di chúc.',
    'Phần lớn tranh chấp dân sự có thể tránh được nếu hai bên hiểu đúng quy định ngay từ đầu.',
  ],
  28: [
    'Trong luật hình sự, mỗi khái niệm đều có thể quyết định số phận một con người.',
    'Khoa học về tội phạm vừa cần sự lạnh lùng của chứng cứ vừa cần lòng nhân ái.',
  ],
  29: [
    'Kinh doanh lành mạnh cần luật chơi rõ ràng và người hiểu luật chơi ấy.',
    'Luật kinh tế thay đổi nhanh, nên điều đáng học nhất là cách đọc và áp dụng quy phạm.',
  ],
  30: [
    'Luật quốc tế được viết bằng nhiều thứ tiếng nhưng vận hành nhờ sự thiện chí.',
    'Một quốc gia ven biển không thể không hiểu luật quốc tế.',
  ],
  32: ['Tiếng Anh trong học thuật đòi hỏi chính xác hơn là hoa mỹ.', 'Học ngoại ngữ là việc của đôi tai và của sự đều đặn.'],
  33: [
    'Tiếng Trung có nhiều điểm gần gũi với người Việt, nhưng chính chỗ gần ấy lại dễ gây nhầm.',
    'Mỗi chữ Hán là một bức tranh nhỏ có cách ghép và câu chuyện riêng.',
  ],
  34: [
    'Tiếng Nhật đòi hỏi người học bền bỉ với chữ viết và tinh tế với cách xưng hô.',
    'Học một ngôn ngữ cũng là học cách một dân tộc chào nhau mỗi sáng.',
  ],
  35: [
    'Bảng chữ Hangeul có thể học trong vài buổi; dùng cho đúng phép lịch sự thì cần lâu hơn.',
    'Người Việt học tiếng Hàn có lợi thế về từ gốc Hán, và cuốn sách tận dụng điều đó.',
  ],
  36: [
    'Ngữ pháp tiếng Pháp và tiếng Đức đáng sợ lúc đầu, nhưng đẹp dần lên khi hiểu được quy luật.',
    'Người học ngôn ngữ châu Âu cần một lộ trình chậm mà chắc.',
  ],
  37: [
    'Sáu thanh điệu là cánh cửa đầu tiên mà người nước ngoài học tiếng Việt phải mở.',
    'Dạy tiếng Việt cho người nước ngoài là dịp để người Việt nhìn lại tiếng nói của mình.',
  ],
  39: [
    'Y học cơ sở là nền móng: càng vững, những năm lâm sàng càng bớt chông chênh.',
    'Sinh viên y phải nhớ nhiều, nhưng hiểu cơ chế thì nhớ lâu.',
  ],
  40: ['Bên giường bệnh, kiến thức phải gọn để dùng được ngay.', 'Một câu hỏi bệnh đúng lúc có khi quý hơn một xét nghiệm.'],
  41: [
    'Từ cây thuốc đến viên thuốc là một con đường dài của kiểm chứng.',
    'Người dược sĩ giỏi biết cả điều thuốc làm được và điều thuốc không nên làm.',
  ],
  42: [
    'Điều dưỡng là người ở bên người bệnh lâu nhất trong ngày.',
    'Chăm sóc là một nghề có quy trình, nhưng bắt đầu bằng sự chú tâm.',
  ],
  43: [
    'Y học cổ truyền là kho kinh nghiệm cần được trình bày lại bằng ngôn ngữ dễ hiểu và cẩn trọng.',
    'Những vị thuốc quanh vườn chỉ có ích khi được dùng đúng.',
  ],
  44: [
    'Sức khoẻ của cộng đồng được quyết định phần nhiều ở bên ngoài bệnh viện.',
    'Phòng bệnh là việc âm thầm, kết quả của nó là những điều không xảy ra.',
  ],
  46: [
    'Lập trình là học cách nói với máy một điều thật rõ ràng.',
    'Đọc mã của người khác và sửa lỗi của chính mình là hai việc chiếm phần lớn thời gian của người lập trình.',
  ],
  47: [
    'Dữ liệu sống lâu hơn phần mềm, nên thiết kế dữ liệu là việc của người nhìn xa.',
    'Một câu truy vấn tốt bắt đầu từ một mô hình tốt.',
  ],
  48: [
    'Mạng chỉ được chú ý khi nó ngừng chạy, và an toàn chỉ được nhớ tới khi đã muộn.',
    'Người quản trị hệ thống giỏi là người ít phải chữa cháy.',
  ],
  49: [
    'Trí tuệ nhân tạo đã vào lớp học, vậy người học càng cần hiểu nó vận hành ra sao.',
    'Đằng sau những mô hình lớn vẫn là xác suất, đại số và rất nhiều dữ liệu được chọn kỹ.',
  ],
  50: [
    'Phần mềm tốt là kết quả của những cuộc trò chuyện tốt.',
    'Viết được chương trình là một chuyện, giữ cho nó sống được mười năm là chuyện khác.',
  ],
  52: ['Cơ khí là nơi hình học gặp kim loại.', 'Một bản vẽ đúng giúp người thợ không phải đoán.'],
  53: [
    'Điện không nhìn thấy được, nên người học càng cần sơ đồ rõ và phép đo cẩn thận.',
    'Từ mạch đơn giản trên bảng thử đến hệ thống lớn là cùng một vài định luật.',
  ],
  54: [
    'Công trình bền bắt đầu từ nền đất và từ những phép tính trung thực.',
    'Kiến trúc là cách con người thu xếp với khí hậu, vật liệu và với nhau.',
  ],
  55: [
    'Thực phẩm ngon và an toàn cần cả kinh nghiệm làng nghề lẫn hiểu biết phòng thí nghiệm.',
    'Mỗi món ăn truyền thống là một quy trình công nghệ đã được thử qua nhiều đời.',
  ],
  56: ['Khí hậu thay đổi buộc nhà nông phải đọc lại mùa vụ.', 'Kiến thức nông nghiệp chỉ có giá trị khi ra được đến ruộng.'],
  58: [
    'Một tiết học hay bắt đầu từ câu hỏi: học sinh sẽ làm gì trong bốn mươi lăm phút này?',
    'Phương pháp không thay được người thầy, nhưng giúp người thầy bớt đơn độc.',
  ],
  59: [
    'Quản lý một ngôi trường là tạo điều kiện để người khác dạy tốt và học tốt.',
    'Chất lượng giáo dục là điều có thể đo một phần và phải vun đắp toàn phần.',
  ],
  60: ['Trẻ nhỏ học bằng tay, bằng tai và bằng cả thân mình.', 'Những năm mẫu giáo ngắn ngủi để lại dấu vết dài lâu.'],
  61: [
    'Mỗi đứa trẻ học theo một nhịp riêng, và nhà trường phải học cách chờ.',
    'Hoà nhập không phải là đặt thêm một chiếc ghế, mà là sắp lại cả lớp học.',
  ],
  63: ['Ở tiểu học, niềm vui khi học quan trọng không kém điểm số.', 'Trẻ nhớ lâu những gì được tự tay làm.'],
  64: [
    'Bốn năm trung học cơ sở là lúc các em chuyển từ nhớ sang hiểu.',
    'Học sinh lứa tuổi này cần bài tập vừa sức và lời giải thích không vòng vo.',
  ],
  65: [
    'Chương trình trung học phổ thông rộng, nên biết chọn trọng tâm là đã đi được nửa đường.',
    'Ôn theo chủ đề giúp học sinh thấy các bài học nối với nhau thế nào.',
  ],
  66: [
    'Ôn thi hiệu quả không phải là làm thật nhiều đề, mà là hiểu vì sao mình sai.',
    'Trước kì thi, một kế hoạch rõ ràng làm dịu nỗi lo hơn mọi lời động viên.',
  ],
  68: [
    'Truyện kể trước giờ ngủ là bài học ngôn ngữ dịu dàng nhất mà trẻ được nhận.',
    'Trẻ em nghe một câu chuyện nhiều lần, mỗi lần tìm thấy một điều mới.',
  ],
  69: [
    'Trẻ hỏi “vì sao” hàng chục lần mỗi ngày, và câu hỏi nào cũng đáng được trả lời tử tế.',
    'Khoa học đến với trẻ qua đất, nước, bóng nắng và những đồ vật trong bếp.',
  ],
  70: [
    'Kỹ năng sống của trẻ lớn lên từ những chuyện rất nhỏ trong nhà.',
    'Gọi tên được điều mình cảm thấy là bước đầu để trẻ biết cư xử.',
  ],
  72: [
    'Từ điển tốt là cuốn sách không ai đọc từ đầu đến cuối nhưng ai cũng cần đến.',
    'Làm từ điển là công việc của sự kiên nhẫn, mỗi mục từ đều phải cân nhắc.',
  ],
  73: [
    'Văn hoá địa phương sống trong món ăn, câu hát, mái đình và bàn tay người thợ.',
    'Ghi lại những điều đang mất đi cũng là một cách giữ.',
  ],
  74: [
    'Sống cho nhẹ nhõm là việc cần tập mỗi ngày một ít.',
    'Không có bí quyết nào đúng cho mọi người, chỉ có những kinh nghiệm đáng để thử.',
  ],
  75: [
    'Nghệ thuật bắt đầu bằng quan sát và lớn lên bằng luyện tập.',
    'Bàn tay học chậm hơn con mắt, nên người học vẽ, học đàn đều phải kiên nhẫn.',
  ],
}
