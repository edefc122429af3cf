import type { ProductKind } from '@tq/contract/enums.ts'

/** Which of the things we sell somebody asks for. */
export const KINDS: Record<ProductKind, string> = {
  digital:
    'ebook | ebooks | e book | sách điện tử | bản điện tử | sách số | bản số | sách epub | epub | sách mềm | bản mềm | sách đọc online | sách online | kindle',
  course:
    'khoá học | khoá học online | khoá học trực tuyến | khoá online | khoá | video bài giảng | bài giảng video | video học | học online | học trực tuyến | lớp học online | lớp online | course | video',
  combo: 'combo | combo sách | bộ sách | trọn bộ | trọn bộ sách | trọn gói | set sách | nguyên bộ | cả bộ',
  printed: 'sách giấy | bản in | sách in | bản giấy | sách bản in',
}
