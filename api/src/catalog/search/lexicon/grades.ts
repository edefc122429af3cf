/** School years, and the shelf that each belongs to. */
export const GRADES: { from: number; to: number; shelf: string }[] = [
  { from: 1, to: 5, shelf: 'tieu-hoc' },
  { from: 6, to: 9, shelf: 'trung-hoc-co-so' },
  { from: 10, to: 12, shelf: 'trung-hoc-pho-thong' },
]
export const SCHOOL_SHELF = 'sach-giao-khoa-va-bo-tro'

/** "lớp 7", "khối 7", "toán 7": a number after one of these is a school year. */
export const BEFORE_GRADE = 'lớp | khối'
export const SUBJECTS =
  'toán | lý | vật lý | hoá | hoá học | sinh | sinh học | văn | ngữ văn | tiếng việt | anh | tiếng anh | anh văn | sử | lịch sử | địa | địa lý | tin | tin học | công nghệ | gdcd | gdktpl | ktpl | khtn | khoa học tự nhiên | tnxh | tự nhiên xã hội | tự nhiên và xã hội | giải tích | hình học | đại số | lịch sử và địa lý'
export const GRADE_NAMES = ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười', 'mười một', 'mười hai']
