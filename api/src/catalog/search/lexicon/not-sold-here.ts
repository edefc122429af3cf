/**
 * What people look for in other shops. Where one of these is typed, only what says all of it is shown: nothing is repaired towards
 * it, nothing left out of it.
 */
export const NOT_SOLD_HERE = `
tủ lạnh | máy giặt | máy lạnh | điều hoà | máy lọc nước | máy hút bụi | máy sấy | máy in | máy ảnh | máy tính bảng | máy tính xách tay | máy tính casio | máy tính bỏ túi | máy chiếu | máy bay
nồi | chảo | nồi cơm | nồi chiên | bếp từ | bếp ga | lò vi sóng | quạt | quạt trần | đèn ngủ | bàn ghế | bàn học | ghế | sofa | giường | nệm | chăn | gối | tủ quần áo | kệ tủ
điện thoại | iphone | samsung | xiaomi | oppo | laptop | macbook | ipad | tivi | tai nghe | loa | bàn phím | chuột không dây | sạc | ốp lưng | đồng hồ | camera | usb
giày | dép | áo | quần | váy | túi xách | balo | ba lô | cặp sách | cặp học sinh | mũ | nón | kính mắt | nhẫn | vòng tay | son | son môi | nước hoa | kem | mỹ phẩm | sữa rửa mặt | dầu gội | kem dưỡng
xe đạp | xe điện | xe tải | xe hơi | ô tô cũ | honda | yamaha | lốp | vé | vé máy bay | khách sạn | tour | thuê nhà | phòng trọ | chung cư | bất động sản | nhà đất bán | vay tiền | xổ số
trà sữa | bia | rượu | gạo | mì tôm | thuốc giảm cân | thuốc lá | bút bi | bút máy | bút mực | vở kẻ | thước kẻ | tẩy | hộp bút | giấy a4 | đồ chơi | lego | búp bê
hacker toeic | hackers toeic | hacker ielts | big step toeic | tiểu thuyết | ngôn tình | manga | anime | light novel | truyện ma | truyện kiếm hiệp | doraemon | conan | naruto | one piece | dragon ball | harry potter | tử vi | phong thuỷ | bói | phim | game | nhạc trẻ
`
