/** A picture book of the sky, a page each: what is drawn, and what is said below it. */
export interface SkyPage {
  title: string
  text: string
  /** What the drawing shows. */
  draw: 'sun' | 'planet' | 'moon' | 'stars' | 'galaxy' | 'orbit' | 'comet' | 'telescope'
  color: string
}

const page = (draw: SkyPage['draw'], color: string, title: string, text: string): SkyPage => ({ draw, color, title, text })

export const SKY_PAGES: SkyPage[] = [
  page(
    'stars',
    '#e8d9a8',
    'Vũ trụ trong tầm mắt',
    'Cuốn sách tranh này đi từ sân nhà bạn ra tới rìa thiên hà. Mỗi trang một vật, một hình vẽ, vài câu để nhớ.',
  ),
  page(
    'telescope',
    '#c9b37e',
    'Bắt đầu từ đôi mắt',
    'Không cần kính thiên văn ngay. Hãy ra chỗ tối, đợi hai mươi phút cho mắt quen bóng đêm, rồi nhìn lên: bạn sẽ thấy nhiều gấp mười lần lúc mới ra.',
  ),
  page(
    'sun',
    '#f2b84b',
    'Mặt Trời',
    'Một ngôi sao cỡ vừa, rộng gấp một trăm lẻ chín lần Trái Đất. Ánh sáng của nó đi tám phút hai mươi giây mới tới ta. Không bao giờ nhìn thẳng vào Mặt Trời.',
  ),
  page(
    'orbit',
    '#d8c9a0',
    'Quỹ đạo',
    'Các hành tinh đi quanh Mặt Trời trên những đường gần tròn, cùng chiều và gần như cùng một mặt phẳng. Càng xa Mặt Trời, chúng đi càng chậm.',
  ),
  page(
    'planet',
    '#b9a48a',
    'Sao Thuỷ',
    'Hành tinh nhỏ nhất và gần Mặt Trời nhất. Ban ngày nóng hơn bốn trăm độ, ban đêm lạnh dưới âm một trăm bảy mươi, vì hầu như không có không khí giữ nhiệt.',
  ),
  page(
    'planet',
    '#e3c37a',
    'Sao Kim',
    'Ngôi sao hôm, ngôi sao mai của ca dao chính là hành tinh này. Mây dày giữ nhiệt khiến nó nóng hơn cả Sao Thuỷ, dù xa Mặt Trời hơn.',
  ),
  page(
    'planet',
    '#6fa3c7',
    'Trái Đất',
    'Nơi duy nhất ta biết có sự sống. Bảy phần mười mặt đất là nước; nhìn từ xa, đó là một viên bi xanh có vằn mây trắng.',
  ),
  page(
    'moon',
    '#d9d6cc',
    'Mặt Trăng',
    'Luôn quay một mặt về phía ta. Trăng tròn rồi khuyết không phải vì bị che, mà vì ta nhìn phần được Mặt Trời chiếu sáng từ những góc khác nhau.',
  ),
  page(
    'moon',
    '#b8b2a4',
    'Nguyệt thực',
    'Khi Trái Đất đứng giữa Mặt Trời và Mặt Trăng, bóng của nó phủ lên Trăng. Trăng không tối hẳn mà đỏ như đồng, vì ánh sáng bị khí quyển bẻ cong.',
  ),
  page(
    'planet',
    '#c8643c',
    'Sao Hoả',
    'Màu đỏ là màu gỉ sắt trong đất. Ở đây có ngọn núi lửa cao gấp hai lần rưỡi đỉnh Everest và những lòng sông đã cạn từ lâu.',
  ),
  page(
    'comet',
    '#bcc7d6',
    'Tiểu hành tinh',
    'Giữa Sao Hoả và Sao Mộc có hàng triệu mảnh đá. Chúng thưa đến nỗi tàu vũ trụ bay qua mà không phải tránh mảnh nào.',
  ),
  page(
    'planet',
    '#d6a77a',
    'Sao Mộc',
    'To hơn mọi hành tinh khác cộng lại. Vết đỏ trên mình nó là một cơn bão rộng hơn Trái Đất, đã được theo dõi mấy trăm năm.',
  ),
  page(
    'moon',
    '#cfc3a2',
    'Bốn vầng trăng của Sao Mộc',
    'Một ống nhòm thường cũng cho thấy bốn chấm sáng thẳng hàng bên Sao Mộc. Đêm sau nhìn lại, chúng đã đổi chỗ: đó là bằng chứng không phải mọi thứ đều quay quanh Trái Đất.',
  ),
  page(
    'planet',
    '#e2cf9a',
    'Sao Thổ',
    'Vành của nó rộng gần ba trăm nghìn cây số nhưng chỉ dày vài chục mét, làm bằng băng và đá vụn. Qua kính nhỏ, vành hiện ra như hai quai của một chiếc chén.',
  ),
  page(
    'planet',
    '#9fd0d0',
    'Sao Thiên Vương',
    'Hành tinh này nằm nghiêng hẳn một bên, như lăn tròn trên đường đi. Một mùa ở cực của nó dài hơn hai mươi năm.',
  ),
  page(
    'planet',
    '#4f72b8',
    'Sao Hải Vương',
    'Được tìm ra bằng bút và giấy trước khi nhìn thấy: người ta tính xem vật gì đã kéo lệch đường đi của Sao Thiên Vương, rồi chĩa kính vào đúng chỗ ấy.',
  ),
  page(
    'comet',
    '#dfe8ee',
    'Sao chổi',
    'Những tảng băng bẩn từ rìa hệ Mặt Trời. Đến gần Mặt Trời, băng bốc hơi thành đuôi; đuôi luôn chỉ ra phía ngược với Mặt Trời, dù sao chổi đang đến hay đang đi.',
  ),
  page(
    'comet',
    '#f0d8a0',
    'Sao băng',
    'Không phải ngôi sao nào rơi. Đó là hạt bụi cỡ hạt gạo lao vào khí quyển và cháy sáng. Giữa tháng Tám và giữa tháng Mười hai hằng năm có hai trận mưa sao băng dễ xem.',
  ),
  page(
    'stars',
    '#ffffff',
    'Màu của sao',
    'Sao xanh nóng hơn sao vàng, sao vàng nóng hơn sao đỏ. Hãy tìm chòm Thợ Săn: vai đỏ, chân xanh, cách nhau hàng trăm năm ánh sáng.',
  ),
  page(
    'stars',
    '#f4e6b0',
    'Sao Bắc Đẩu và sao Bắc Cực',
    'Nối hai ngôi ở miệng gầu Bắc Đẩu rồi kéo dài năm lần, bạn gặp sao Bắc Cực. Ở Hà Nội nó cao hai mươi mốt độ, đúng bằng vĩ độ của thành phố.',
  ),
  page(
    'stars',
    '#c9d8f0',
    'Sao Thần Nông',
    'Đêm hè ở ta, chòm Bọ Cạp nằm ngang trời nam, trái tim đỏ là sao Tâm. Nhà nông xưa nhìn nó mà định ngày làm mùa.',
  ),
  page(
    'galaxy',
    '#cbb8e0',
    'Dải Ngân Hà',
    'Dải sáng mờ vắt ngang trời là hàng trăm tỉ ngôi sao của chính thiên hà ta, nhìn từ bên trong, theo mặt đĩa của nó.',
  ),
  page(
    'galaxy',
    '#b89fd0',
    'Thiên hà Tiên Nữ',
    'Vật xa nhất mắt thường thấy được: hai triệu rưỡi năm ánh sáng. Ánh sáng bạn thấy tối nay đã lên đường từ khi chưa có loài người.',
  ),
  page(
    'galaxy',
    '#d0b0c0',
    'Vũ trụ đang nở',
    'Các thiên hà xa đang rời ta, càng xa càng nhanh. Chạy ngược cuốn phim ấy, mọi thứ gặp nhau vào khoảng mười ba tỉ tám trăm triệu năm trước.',
  ),
  page(
    'telescope',
    '#a8b89a',
    'Sổ quan sát của bạn',
    'Ghi ngày, giờ, chỗ đứng, mây nhiều hay ít, và vẽ lại điều đã thấy. Một năm sau giở lại, bạn sẽ có một cuốn sách về bầu trời của riêng mình.',
  ),
]
