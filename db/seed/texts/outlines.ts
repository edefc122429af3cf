import type { Genre } from '../demo/books/genre.ts'

export interface Frame {
  /** "Chương" of "Chương 1. …"; empty where chapters have no numbers. */
  label: string
  front: string[]
  /** A numbered chapter before the topics. */
  opening: string[]
  /** A numbered chapter after the topics. */
  closing: string[]
  /** Unnumbered parts at the end. */
  back: string[]
}

export const FRAMES: Record<Genre, Frame> = {
  course: {
    label: 'Chương',
    front: ['Lời nói đầu', 'Lời giới thiệu', 'Hướng dẫn sử dụng giáo trình'],
    opening: [
      'Những khái niệm mở đầu',
      'Đối tượng và phương pháp của môn học',
      'Nhập đề: vì sao học môn này?',
      'Kiến thức chuẩn bị',
      'Bức tranh chung',
    ],
    closing: ['Nhìn lại toàn môn học', 'Những hướng phát triển gần đây', 'Mở rộng và liên hệ', 'Bài tập lớn và tiểu luận'],
    back: ['Câu hỏi ôn tập và bài tập tổng hợp', 'Bảng thuật ngữ đối chiếu', 'Tài liệu tham khảo'],
  },
  exercise: {
    label: 'Chủ đề',
    front: ['Cách dùng sách', 'Lời nói đầu'],
    opening: ['Tóm tắt lý thuyết cần nhớ', 'Nhắc lại công thức và khái niệm'],
    closing: ['Bài tập tổng hợp', 'Đề tự kiểm tra'],
    back: ['Hướng dẫn giải và đáp số', 'Những lỗi thường gặp'],
  },
  research: {
    label: 'Chương',
    front: ['Lời cảm ơn', 'Mở đầu'],
    opening: ['Lịch sử nghiên cứu và nguồn tư liệu', 'Câu hỏi nghiên cứu và cách tiếp cận', 'Bối cảnh của vấn đề'],
    closing: ['Thảo luận: điều đã rõ và điều còn ngỏ', 'Từ kết quả đến đề xuất'],
    back: ['Kết luận', 'Phụ lục tư liệu', 'Thư mục và bảng tra'],
  },
  guide: {
    label: 'Phần',
    front: ['Đôi lời cùng bạn đọc', 'Cách tra cứu trong sách'],
    opening: ['Những điều nên biết trước', 'Bắt đầu từ đâu?', 'Chuẩn bị'],
    closing: ['Hỏi đáp thường gặp', 'Bài thực hành tổng hợp', 'Đọc thêm và đi tiếp'],
    back: ['Bảng tra nhanh', 'Địa chỉ và tài liệu hữu ích'],
  },
  skill: {
    label: '',
    front: ['Thư gửi bạn đọc'],
    opening: ['Bắt đầu từ chỗ mình đang đứng', 'Một buổi sáng bình thường', 'Những điều tưởng đã biết'],
    closing: ['Khi gặp khó', 'Giữ nhịp qua từng tháng', 'Câu chuyện của ba người bạn'],
    back: ['Bảng kế hoạch bốn tuần', 'Sách nên đọc tiếp'],
  },
  language: {
    label: 'Bài',
    front: ['Hướng dẫn học', 'Cách dùng sách và học liệu kèm theo'],
    opening: ['Làm quen', 'Khởi động', 'Bài kiểm tra đầu vào'],
    closing: ['Ôn tập và tự đánh giá', 'Dự án nhỏ: dùng điều đã học'],
    back: ['Đáp án', 'Bảng từ vựng theo bài', 'Gợi ý học tiếp'],
  },
  school: {
    label: 'Chủ đề',
    front: ['Lời nói với các em'],
    opening: ['Ôn lại điều đã học', 'Khởi động'],
    closing: ['Ôn tập học kì', 'Em tự kiểm tra', 'Trò chơi ôn tập'],
    back: ['Đáp án và hướng dẫn', 'Dành cho phụ huynh'],
  },
  story: { label: '', front: [], opening: [], closing: [], back: ['Cùng bé trò chuyện'] },
  kidScience: {
    label: '',
    front: ['Chào bạn nhỏ tò mò'],
    opening: ['Câu hỏi đầu tiên', 'Chuẩn bị đồ nghề'],
    closing: ['Thí nghiệm cùng cả nhà', 'Em làm nhà khoa học'],
    back: ['Em đã biết gì?'],
  },
  dictionary: {
    label: '',
    front: ['Lời nhà xuất bản', 'Hướng dẫn sử dụng'],
    opening: ['Bảng chữ viết tắt'],
    closing: [],
    back: ['Bảng tra ngược', 'Tài liệu tham khảo'],
  },
}

/** A second chapter on the same topic for thick textbooks and studies, by top category: `{t}` is the topic. */
export const DEEPER: Record<number, string[]> = {
  1: ['{t}: ví dụ và bài tập', '{t} trong các bài toán thực tế'],
  6: ['{t}: một số ứng dụng', '{t}: ví dụ tính toán', '{t}: thực nghiệm và thảo luận'],
  12: ['{t}: những cách tiếp cận', '{t}: nghiên cứu trường hợp'],
  19: ['{t}: tình huống doanh nghiệp', '{t}: bài học từ thực tế'],
  25: ['{t}: quy định và tình huống', '{t}: bình luận bản án'],
  38: ['{t}: tình huống minh hoạ', '{t} trong thực hành'],
  45: ['{t}: bài thực hành trên máy', '{t}: dự án nhỏ'],
  51: ['{t}: tính toán và thiết kế', '{t}: ví dụ kỹ thuật'],
  57: ['{t}: gợi ý cho lớp học', '{t}: kinh nghiệm từ nhà trường'],
  71: ['{t}: chuyện kể và ghi chép'],
}
