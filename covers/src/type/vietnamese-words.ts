/** Syllable pairs that are one word and stay on one line. */
const PAIRS = `
an ninh|an toàn|ban công|biên tập|bài giảng|bài tập|báo chí|bê tông|bạn đọc|bản thảo|bảng hỏi|bảo vệ|bấm huyệt|bắt đầu
bền vững|bệnh viện|can thiệp|canh tác|cao cấp|cao tuổi|chi tiết|chuyên khảo|chuyên ngành|chuyển tiếp|chuyện kể
chuông gió|chuỗi cung|châm cứu|châu thổ|chính trị|chăm sóc|chất lượng|chất rắn|chế tạo|chọn lọc|chủ nghĩa|chủ đề
chứng chỉ|chứng khoán|chữ hán|chữ nôm|con số|con thuyền|con đường|cung ứng|cá nhân|cây thuốc|công chúng|công nghệ
công sở|công trình|công tác|căn bản|cơ bản|cơ chế|cơ học|cơ sở|cạnh tranh|cảm quan|cảm xúc|cấu trúc|cẩm nang|cốt thép
cổ truyền|cổ điển|cộng đồng|di truyền|dinh dưỡng|doanh nghiệp|dân gian|dân sự|dân tộc|dưới đất|dược học|dạy học|dế nâu
dữ liệu|dự toán|dự án|gia đình|giao diện|giao tiếp|giáo dục|giáo trình|giải phẫu|giải thuật|giải thích|giải tích
giản dị|giảng đường|gốm sứ|hiến pháp|hiện đại|hoà nhập|hoá học|hoạt động|hàn quốc|hành vi|hình học|hình sự|hóa học
hôn nhân|hướng dẫn|hướng đối|hệ thống|học máy|học sinh|học thuyết|học thuật|học tập|học đường|hộ gia|hội thoại
hợp đồng|hữu cơ|khai phá|khai thác|khoa học|khu vườn|khí hậu|khí tượng|khó khăn|không gian|khối ngành|khởi nghiệp
kinh doanh|kinh tế|kiểm nghiệm|kiểm soát|kiểm toán|kê khai|kì thi|kí hiệu|kĩ năng|kĩ thuật|kế toán|kết cấu|kể chuyện
kỹ năng|kỹ thuật|lao động|luận sử|luận văn|làng nghề|làng xã|lâm sàng|lên men|lí luận|lí thuyết|lòng đất|lý thuyết
lượng tử|lập trình|lịch sử|lớp học|lời giải|lực học|miền sông|máy tính|môi trường|môn toán|mùa xuân|mĩ học|mĩ thuật
mầm non|mẫu giáo|mặt trời|nghiên cứu|nghiệp nhỏ|nghĩa vụ|nghề gốm|nghề luật|nghề nghiệp|nghệ thuật|nghỉ hưu|nguyên lí
nguyên lý|nguyên tố|nguồn nhân|ngân hàng|ngôi trường|ngôn ngữ|người bạn|người dùng|người mới|người việt|người yêu
ngữ học|ngữ nghĩa|ngữ pháp|ngữ văn|nhiễm khuẩn|nhiệt học|nhiệt đới|nhà nước|nhà trường|nhà ở|nhân lực|nhân tạo
nhập môn|nhật bản|nông hộ|nông sản|năm thứ|năng lượng|năng lực|nước dưới|nước ngoài|nền móng|nền tảng|pháp luận
pháp luật|phát triển|phát âm|phân tích|phía bắc|phòng thí|phôi học|phương pháp|phương trình|phương đông|phản ứng
phần mềm|phố cảng|phổ học|phổ thông|quan hệ|quang học|quang phổ|quy hoạch|quy định|quê hương|quản lí|quản lý|quản trị
quốc tế|rủi ro|sinh dược|sinh giỏi|sinh học|sinh kế|sinh viên|sinh vật|sông nước|sơ cấp|sơ sinh|số hoá|số không
sống chậm|sổ tay|sở hữu|sức khoẻ|sử học|tham vấn|thanh điệu|thiên văn|thiết kế|thiểu số|thiệp sớm|thuyết trình
thuật ngữ|thuật toán|thuỷ văn|thành ngữ|thái học|thí nghiệm|thích ứng|thông minh|thông tin|thư mục|thư viện
thương hiệu|thương mại|thế giới|thế kỉ|thị trường|thống kê|thời gian|thứ nhất|thừa kế|thực hành|thực nghiệm|thực phẩm
thực tiễn|thực vật|tin học|tin tức|tiêu dùng|tiếng anh|tiếng hàn|tiếng hán|tiếng nhật|tiếng pháp|tiếng trung
tiếng việt|tiếng đức|tiểu học|toán học|triết học|trung cấp|trung du|truyền hình|truyền thông|truyền thống|truyện ngắn
trí tuệ|trò chơi|trường học|trường làng|trẻ em|trọng tài|trừu tượng|trực tuyến|tuyến tính|tài chính|tài nguyên|tác giả
tác phẩm|tác động|tâm lí|tâm lý|tân sinh|tình huống|tí hon|tư liệu|tư tưởng|tại nhà|tạo hình|tầm mắt|tế bào|tố tụng
tốt nghiệp|tổ chức|tổ hợp|tổng hợp|tội phạm|từ điển|tự kỉ|tự luyện|tự động|ven đô|vi mô|vi phân|vi sinh|viễn thám
việc nhóm|vô cơ|vùng núi|văn bản|văn hoá|văn hóa|văn học|văn minh|văn phòng|vĩ mô|vĩ tuyến|vũ trụ|vườn nhà|vật chí
vật học|vật liệu|vật lí|vật lý|xe máy|xuất bản|xác suất|xã hội|xử lí|y học|y khoa|âm nhạc|ôn thi|đa nền|điều dưỡng
điều khiển|điều tra|điện tử|đo lường|đá vôi|đám đông|đánh giá|đô thị|đường mặt|đại cương|đại số|đảo ngược|đất đai
đề cương|đỉnh mây|địa bạ|địa chất|địa danh|địa lí|địa phương|định lượng|đối tượng|đồ dùng|đồ thị|đồng bằng|đồng hành
động lực|đời sống|ấn phẩm|ứng dụng
thổ nhưỡng|sư phạm|hoa lư|bình tĩnh|từng bước|sơ cứu|đạo hàm|tích phân|số liệu|hành trang
`
const WORDS = new Set(PAIRS.trim().split(/[|\n]/))

/** A line should rather begin with these than end on them. */
const LEANING = new Set(
  'và của cho ở với từ đến trong qua các những một để về là tại theo có bằng vì trên sau trước thời'.split(' '),
)

const folded = (syllable: string) => syllable.toLocaleLowerCase('vi').replace(/[,.;?!]$/, '')

export const isOneWord = (first: string, second: string) => WORDS.has(`${first.toLocaleLowerCase('vi')} ${folded(second)}`)

export const leansForward = (syllable: string) => LEANING.has(syllable.toLocaleLowerCase('vi'))
