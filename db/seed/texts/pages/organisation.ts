import type { Unit } from './types.ts'

/** Who does what; no names, since people change rooms. */
export const ORGANISATION: Unit = {
  name: 'Giám đốc – Tổng biên tập',
  duty: 'Chịu trách nhiệm trước pháp luật về nội dung và hoạt động của nhà xuất bản, ký quyết định xuất bản.',
  units: [
    {
      name: 'Hội đồng Khoa học và Xuất bản',
      duty: 'Xét kế hoạch đề tài, đọc nhận xét phản biện và quyết định nhận, đề nghị sửa hoặc từ chối bản thảo.',
      units: [
        {
          name: 'Tiểu ban Khoa học tự nhiên, Kỹ thuật và Y – Dược',
          duty: 'Thẩm định giáo trình và chuyên khảo thuộc các ngành này.',
        },
        { name: 'Tiểu ban Khoa học xã hội, Kinh tế và Luật', duty: 'Thẩm định chuyên khảo, giáo trình và sách tư liệu.' },
        { name: 'Tiểu ban Giáo dục phổ thông và Thiếu nhi', duty: 'Thẩm định sách giáo khoa, sách bổ trợ, sách cho trẻ nhỏ.' },
      ],
    },
    {
      name: 'Ban Biên tập',
      duty: 'Đi cùng bản thảo từ lúc tiếp nhận đến khi sách được in.',
      units: [
        { name: 'Phòng Tiếp nhận bản thảo', duty: 'Kiểm tra hồ sơ, mời phản biện, báo tiến độ cho tác giả.' },
        { name: 'Phòng Giáo trình', duty: 'Biên tập giáo trình, sách bài tập và học liệu kèm theo.' },
        { name: 'Phòng Chuyên khảo và Sách dịch', duty: 'Biên tập chuyên khảo, hiệu đính bản dịch, thống nhất thuật ngữ.' },
        { name: 'Phòng Sách phổ thông và Thiếu nhi', duty: 'Biên tập sách giáo khoa, sách bổ trợ, truyện tranh.' },
        { name: 'Phòng Bản quyền', duty: 'Soạn hợp đồng tác giả, mua và bán quyền dịch, báo nhuận bút theo kì.' },
      ],
    },
    {
      name: 'Ban Sản xuất',
      duty: 'Biến bản thảo đã duyệt thành trang sách.',
      units: [
        { name: 'Phòng Mỹ thuật', duty: 'Vẽ bìa, minh hoạ, bản đồ và sơ đồ.' },
        { name: 'Phòng Chế bản và Sửa bài', duty: 'Dàn trang, đọc bản in thử hai lượt, làm bảng tra.' },
        { name: 'Phòng In và Vật tư', duty: 'Đặt in, kiểm tra giấy, mực, gáy sách trước khi nhập kho.' },
      ],
    },
    {
      name: 'Ban Học liệu số',
      duty: 'Làm sách điện tử, khoá học, thư viện số và giữ cho trang này chạy tốt.',
      units: [
        { name: 'Phòng Sách điện tử', duty: 'Chuyển sách sang bản điện tử giữ đúng số trang, kiểm tra khả năng tiếp cận.' },
        { name: 'Phòng Khoá học và Khảo thí', duty: 'Quay bài giảng, làm phụ đề, soạn và rà soát ngân hàng câu hỏi.' },
        { name: 'Phòng Công nghệ', duty: 'Vận hành trang bán sách, sao lưu và bảo vệ dữ liệu.' },
      ],
    },
    {
      name: 'Ban Phát hành và Bạn đọc',
      duty: 'Đưa sách đến tay bạn đọc và nghe bạn đọc nói lại.',
      units: [
        { name: 'Phòng Chăm sóc bạn đọc', duty: 'Trả lời thư và điện thoại, xử lý đổi trả, khiếu nại.' },
        { name: 'Phòng Kho và Giao nhận', duty: 'Giữ kho, đóng gói, bàn giao cho đơn vị vận chuyển.' },
        { name: 'Phòng Đối tác', duty: 'Làm việc với hiệu sách, thư viện, trường học và cộng tác viên bán hàng.' },
        { name: 'Phòng Truyền thông', duty: 'Viết tin sách, tổ chức sự kiện, gửi sách cho báo chí điểm sách.' },
        { name: 'Hiệu sách và phòng đọc Hàng Giấy', duty: 'Bán sách tại chỗ, tổ chức buổi gặp tác giả.' },
      ],
    },
    {
      name: 'Văn phòng',
      duty: 'Lo sổ sách, con người và giấy tờ cho cả nhà.',
      units: [
        { name: 'Phòng Tài chính – Kế toán', duty: 'Lập hoá đơn, hoàn tiền, trả nhuận bút và hoa hồng.' },
        { name: 'Phòng Tổ chức – Hành chính', duty: 'Tuyển dụng, đào tạo, văn thư, nhà cửa.' },
        { name: 'Bộ phận Pháp chế và bảo vệ dữ liệu', duty: 'Rà soát hợp đồng, trả lời yêu cầu về dữ liệu cá nhân.' },
      ],
    },
  ],
}
