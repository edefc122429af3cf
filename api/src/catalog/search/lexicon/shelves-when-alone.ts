/**
 * Whom a book is for, or what any book may be: said around something else it tells nothing, but said alone it means the shelf.
 * By the shelf's slug.
 */
export const SHELVES_WHEN_ALONE: Record<string, string> = {
  'khoa-hoc-giao-duc':
    'giáo viên | cho giáo viên | dành cho giáo viên | giảng viên | cho giảng viên | thầy cô | cho thầy cô | nhà giáo | cho nhà giáo | người dạy | cho người dạy',
  'ki-nang-cho-tre':
    'cha mẹ | cho cha mẹ | dành cho cha mẹ | bố mẹ | cho bố mẹ | ba mẹ | cho ba mẹ | phụ huynh | cho phụ huynh | dành cho phụ huynh | bậc cha mẹ | các bậc cha mẹ | cho mẹ | cho bố',
  'ki-nang-dai-hoc': 'sinh viên | cho sinh viên | dành cho sinh viên',
  'sach-giao-khoa-va-bo-tro': 'học sinh | cho học sinh | dành cho học sinh',
  'ki-nang-song':
    'người trẻ | cho người trẻ | giới trẻ | cho giới trẻ | người đi làm | cho người đi làm | cho người lớn | dân văn phòng | cho dân văn phòng',
  luat: 'luật sư | cho luật sư | dân luật | cho dân luật | sinh viên luật',
  'y-duoc': 'sinh viên y | cho sinh viên y | dân y | cho dân y',
  'ki-thuat-cong-nghe': 'kỹ sư | cho kỹ sư',
  'sach-tham-khao': 'sách tham khảo | tham khảo',
}
