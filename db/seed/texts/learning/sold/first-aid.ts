import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const FIRST_AID: CourseText = {
  title: 'Giữ bình tĩnh khi sơ cứu',
  summary: 'Thứ tự những việc cần làm trong sáu tình huống cấp cứu hay gặp ở nhà, ở trường và trên đường.',
  description: marked`
    Sáu tình huống cấp cứu hay gặp trong nhà, ở trường và trên đường, viết thành từng bước ngắn để ai cũng làm theo được, kèm những việc **không** nên làm và vì sao. Bài về bỏng có video và thẻ nhớ để in dán tủ lạnh.
    Khoá học giúp người học nhớ thứ tự việc cần làm; nó không thay cho việc gọi cấp cứu 115, khám bác sĩ và một buổi tập có người hướng dẫn.`,
  level: 'basic',
  hasCertificate: true,
  teachers: [{ name: 'Mai Hà Nhật Khuê', about: 'Bác sĩ cấp cứu, hướng dẫn sơ cứu cho giáo viên và tài xế từ nhiều năm nay.' }],
  outcomes: [
    'Giữ an toàn cho mình trước khi giúp người khác',
    'Gọi 115 và nói đủ những điều tổng đài cần',
    'Nhớ nhịp ép tim và cách xử trí khi hóc dị vật',
    'Cầm máu, làm mát vết bỏng, cố định chi gãy trong lúc chờ cấp cứu',
  ],
  requirements: ['Không cần kiến thức y khoa.', 'Nên có một người cùng tập và một chiếc gối để thử tư thế tay.'],
  chapters: [
    {
      title: 'Trước khi chạm vào nạn nhân',
      lessons: [
        {
          title: 'Nhìn quanh trước khi lại gần',
          isPreview: true,
          body: marked`
            Phản xạ tự nhiên là lao tới. Hãy dừng ba giây. Người cứu bị nạn thì có thêm một người cần cứu.
            ## Ba giây, ba câu hỏi
            1. **Có gì còn nguy hiểm không?** Dây điện, khói, xe đang chạy, nước sâu, vật sắp đổ.
            2. **Chuyện gì đã xảy ra?** Chiếc thang đổ, chai thuốc rỗng, vỏ bánh rơi: hiện trường thường kể thay nạn nhân.
            3. **Có mấy người?** Người kêu to chưa chắc là người nặng nhất; hãy tìm người im lặng.
            ## Làm cho chỗ ấy an toàn
            - Điện giật: ngắt cầu dao trước, không chạm vào người.
            - Tai nạn trên đường: bật đèn cảnh báo, đặt vật báo hiệu từ xa.
            - Khói, khí: mở cửa, gọi cứu hoả 114, không vào nếu không thở được.
            ## Kiểm tra tỉnh hay mê
            Vỗ nhẹ hai vai, gọi to: “Anh ơi, anh có nghe tôi không?”. Trả lời được: hỏi đau ở đâu. Không trả lời: gọi người giúp ngay, rồi nhìn lồng ngực không quá mười giây xem có thở bình thường không. Thở ngáp từng cái, thưa và khò khè, **không** phải thở bình thường.
            ?? Tình huống: bạn thấy người nằm cạnh ổ điện, tay còn cầm dây. Việc đầu tiên?
            Ngắt điện ở cầu dao hoặc rút phích bằng vật khô không dẫn điện. Chưa ngắt thì chưa chạm vào người.
            !!`,
        },
        {
          title: 'Gọi trợ giúp',
          isPreview: true,
          body: marked`
            Số cấp cứu y tế là **115**, cứu hoả và cứu nạn **114**, công an **113**. Gọi được cả khi máy hết tiền.
            ## Nói năm điều, theo thứ tự
            1. **Ở đâu**: số nhà, phố, phường hoặc mốc dễ thấy. Nói trước tiên, phòng khi mất sóng.
            2. **Chuyện gì**: “ngã từ thang”, “bất tỉnh”, “chảy máu nhiều”.
            3. **Mấy người, chừng bao nhiêu tuổi.**
            4. **Tình trạng**: tỉnh không, thở không, chảy máu không.
            5. **Số điện thoại của bạn.**
            Đừng cúp máy trước. Tổng đài có thể hướng dẫn bạn ép tim qua điện thoại; hãy bật loa ngoài.
            ## Chỉ đích danh một người
            Giữa đám đông, “ai gọi cấp cứu đi!” thường chẳng ai gọi. Hãy chỉ tay: “Anh áo xanh, gọi 115 rồi quay lại báo tôi.” Nhờ người thứ hai ra đầu ngõ đón xe.
            ## Chỉ có một mình
            Người lớn bất tỉnh, không thở: gọi 115, bật loa rồi ép tim ngay. Trẻ em và người đuối nước: làm thổi ngạt, ép tim khoảng hai phút trước nếu không thể vừa làm vừa gọi.
            ?? Tự luyện: viết câu gọi 115 từ chỗ bạn đang ngồi
            Mẫu: “Số 16 phố Hàng Giấy, phường Hoàn Kiếm, tầng hai. Một bà khoảng bảy mươi tuổi ngã, gọi không trả lời, còn thở. Máy tôi là…”
            !!`,
        },
      ],
    },
    {
      title: 'Khi từng phút đều quý',
      lessons: [
        {
          title: 'Ép tim ngoài lồng ngực',
          body: marked`
            Người bất tỉnh, không thở bình thường: bắt đầu ép tim ngay trong lúc chờ 115. Ép chưa đẹp vẫn hơn không ép.
            ## Tư thế
            1. Đặt nạn nhân nằm ngửa trên nền cứng. Quỳ sát vai.
            2. Gót một bàn tay đặt giữa ngực, nửa dưới xương ức; tay kia chồng lên, đan ngón.
            3. Vai thẳng trên tay, khuỷu khoá thẳng. Dùng sức nặng thân người.
            ## Bốn con số
            | Việc | Người lớn |
            | Nhịp | 100–120 lần mỗi phút |
            | Độ sâu | 5–6 cm |
            | Nảy lên | hết hẳn sau mỗi lần ép |
            | Nếu biết thổi ngạt | 30 lần ép, 2 lần thổi |
            Nhịp ấy nghĩa là mỗi lần ép cách nhau chừng $60 : 110 \approx 0{,}55$ giây. Đếm to “một và hai và ba…” cho đều.
            Chưa được tập thổi ngạt thì cứ ép liên tục. Cứ hai phút đổi người một lần, vì ai cũng mệt mà không nhận ra.
            ## Máy sốc tim tự động
            Có máy thì bật ngay và làm theo lời máy. Khi máy bảo “không chạm vào bệnh nhân”, mọi người lùi ra.
            ## Dừng khi nào?
            Khi nạn nhân thở lại, khi nhân viên y tế tiếp nhận, hoặc khi bạn kiệt sức.
            ?? Tự kiểm tra: trẻ từ một tuổi đến dậy thì ép sâu bao nhiêu?
            Khoảng một phần ba bề dày lồng ngực, chừng 5 cm; có thể chỉ dùng một tay.
            !!`,
        },
        {
          title: 'Hóc dị vật',
          body: marked`
            Người hóc nặng thường ôm cổ, không nói và không ho ra tiếng được. Hỏi: “Anh bị hóc à?”. Còn ho được, nói được thì khuyến khích ho tiếp, đừng vỗ lưng.
            ## Người lớn và trẻ trên một tuổi
            1. Đứng hơi chếch phía sau, cho nạn nhân cúi người. **Vỗ lưng 5 lần** bằng gót bàn tay, giữa hai bả vai.
            2. Chưa ra: vòng tay từ sau, nắm tay đặt giữa rốn và mũi ức, tay kia ôm lấy; **giật vào trong và lên trên 5 lần**.
            3. Lặp lại 5 vỗ, 5 giật cho đến khi dị vật bật ra.
            4. Nếu bất tỉnh: đặt nằm, gọi 115, bắt đầu ép tim.
            ## Trẻ dưới một tuổi
            Đặt bé nằm sấp trên cẳng tay, đầu thấp: vỗ lưng 5 lần. Lật ngửa: ấn ngực 5 lần bằng hai ngón tay, giữa ngực. **Không** ép bụng trẻ nhỏ.
            ## Không làm
            - Không móc họng khi không nhìn thấy dị vật: dễ đẩy sâu thêm.
            - Không dốc ngược người lớn.
            Sau khi giật bụng, dù đã khoẻ vẫn nên đi khám, vì nội tạng có thể bị tổn thương.
            ?? Thai phụ bị hóc thì làm sao?
            Vẫn vỗ lưng, nhưng thay vì giật bụng thì giật ở **ngực**, tay đặt giữa xương ức.
            !!`,
        },
        {
          title: 'Cầm máu',
          body: marked`
            Máu chảy nhiều thì việc cần làm chỉ có một chữ: **ép**.
            ## Ép trực tiếp
            1. Đi găng hoặc lót túi ni lông sạch vào tay.
            2. Ấn thẳng lên chỗ chảy bằng gạc, khăn sạch. Ấn mạnh, liên tục ít nhất mười phút, không nhấc ra xem.
            3. Máu thấm qua thì đặt thêm lớp nữa lên trên, không bỏ lớp cũ.
            4. Quấn băng giữ chặt; đầu ngón tay, ngón chân phải còn hồng.
            ## Vật cắm trong vết thương
            Không rút. Kê hai bên để vật không lay, ép quanh mép, đưa đi cấp cứu.
            ## Ga-rô
            Chỉ dùng khi máu ở tay, chân phun mạnh, ép không giữ được và tính mạng bị đe doạ. Buộc cách vết thương 5–8 cm về phía thân, không buộc lên khớp, xoắn đến khi ngừng chảy, **ghi giờ buộc** và không tự nới.
            ## Chảy máu cam
            Ngồi thẳng, đầu **cúi về trước**, bóp chặt phần mềm của mũi 10–15 phút, thở bằng miệng. Ngửa đầu làm máu chảy xuống họng.
            ?? Sau ba mươi phút máu cam vẫn chảy?
            Đến cơ sở y tế. Cũng đi ngay nếu vừa bị đánh vào đầu hoặc đang uống thuốc chống đông.
            !!`,
        },
      ],
    },
    {
      title: 'Trong lúc chờ bác sĩ',
      lessons: [
        {
          title: 'Bỏng',
          video: 'so-cuu-bong',
          materials: ['the-so-cuu'],
          body: marked`
            ## Nước mát, hai mươi phút
            Việc đúng nhất và rẻ nhất: xả **nước mát sạch** chảy nhẹ lên vết bỏng trong 20 phút. Làm mát trong ba giờ đầu vẫn còn ích lợi, nhưng càng sớm càng tốt.
            Trong lúc xả, tháo nhẫn, đồng hồ, quần áo quanh đó trước khi sưng. Vải dính vào da thì để nguyên.
            ## Che lại
            Phủ màng bọc thực phẩm sạch hoặc gạc không dính, đặt thành lớp, không quấn chặt.
            ## Không làm
            - Không chườm đá: lạnh quá làm da tổn thương thêm.
            - Không bôi kem đánh răng, nước mắm, mỡ, lòng trắng trứng.
            - Không chọc vỡ nốt phồng.
            ## Ước lượng diện tích
            Lòng bàn tay **của nạn nhân**, kể cả ngón, bằng khoảng 1% diện tích cơ thể. Vết bỏng bằng ba bàn tay là $3\%$.
            ## Đến bệnh viện khi
            Bỏng ở mặt, bàn tay, bàn chân, bộ phận sinh dục, khớp; bỏng rộng hơn một bàn tay ở trẻ nhỏ; bỏng điện, bỏng hoá chất; da trắng bệch hoặc cháy đen.
            ?? Bỏng hoá chất bột khô như vôi thì sao?
            Phủi sạch bột khô trước, sau đó mới xả thật nhiều nước. Đeo găng để không bỏng tay mình.
            !!`,
        },
        {
          title: 'Gãy xương',
          body: marked`
            Ta không cần biết chắc có gãy hay không. Đau chói, sưng, biến dạng, không dám cử động: cứ coi như gãy.
            ## Nguyên tắc: giữ yên như lúc tìm thấy
            - Không nắn thẳng, không bắt cử động thử.
            - Cố định **khớp trên và khớp dưới** chỗ gãy. Gãy cẳng tay thì giữ cả cổ tay lẫn khuỷu.
            - Nẹp bằng thứ có sẵn: thước, bìa cứng, tờ báo cuộn. Lót vải mềm chỗ xương lồi.
            - Buộc trên và dưới chỗ gãy, không buộc ngay lên chỗ gãy.
            ## Kiểm tra sau khi buộc
            Đầu ngón còn hồng, ấm, còn cảm giác không? Nếu tím, tê, lạnh: nới ra.
            ## Gãy hở
            Có vết thương chảy máu: phủ gạc sạch, ép quanh mép, không nhét xương vào.
            ## Nghi tổn thương cột sống
            Ngã cao, tai nạn xe, đau cổ hoặc lưng, tê tay chân: để nạn nhân nằm yên, hai tay giữ đầu thẳng theo thân, gọi 115. Chỉ di chuyển khi ở lại nguy hiểm hơn, và khi ấy giữ đầu, cổ, thân thành một khối.
            ?? Chườm lạnh thế nào?
            Bọc đá trong khăn, chườm mỗi lần tối đa 20 phút. Không đặt đá trực tiếp lên da.
            !!`,
        },
        {
          title: 'Đuối nước',
          body: marked`
            ## Ném, với, không nhảy
            Người đuối nước ôm chặt bất cứ thứ gì, kể cả người cứu. Nếu không được huấn luyện, đừng nhảy xuống. Hãy **gọi to**, **với** bằng sào, cành cây, khăn; hoặc **ném** phao, can nhựa rỗng, bóng.
            ## Lên bờ rồi
            1. Đặt nằm ngửa, gọi, kiểm tra thở trong mười giây.
            2. Không thở: mở đường thở, **thổi ngạt 5 lần trước**, vì nạn nhân thiếu ô-xi chứ không phải tim hỏng.
            3. Ép tim 30 lần, thổi 2 lần, lặp lại. Nhờ người gọi 115 ngay; chỉ có một mình thì gọi sau khoảng hai phút.
            4. Thở lại: đặt nằm nghiêng, cởi đồ ướt, ủ ấm.
            ## Không làm
            - Không vác chạy, không dốc ngược, không ấn bụng cho nước ra: mất thời gian và dễ làm nạn nhân sặc.
            - Không hơ lửa.
            ## Luôn đưa đến bệnh viện
            Người tỉnh lại, nói cười được vẫn có thể khó thở trở lại sau vài giờ. Ai đã phải thổi ngạt đều cần được theo dõi.
            ?? Vì sao đuối nước thổi trước, còn ngất do tim thì ép trước?
            Đuối nước: máu đã cạn ô-xi, ép chỉ đẩy máu thiếu ô-xi đi. Ngừng tim đột ngột: trong máu vẫn còn ô-xi, cần đẩy đi ngay.
            !!`,
        },
      ],
    },
  ],
}
