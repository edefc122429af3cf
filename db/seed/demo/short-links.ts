import { shortLinkKinds, shortLinks } from '../../src/schema/all.ts'
import { lessonIdOf } from './learning/insert-courses.ts'
import { FIRST_SOLD_COURSE } from './learning/sold.ts'
import { subChapterCalled } from './learning/textbooks.ts'
import { insertAll, type Press } from './press.ts'

export async function seedShortLinks({ tx }: Press): Promise<void> {
  await insertAll(tx, shortLinkKinds, [
    { prefix: 'h', name: 'Học liệu kèm sách', isBare: true },
    { prefix: 'p', name: 'Sản phẩm', isBare: false },
    { prefix: 'm', name: 'Bài đọc và nội dung số', isBare: true },
  ])
  await insertAll(tx, shortLinks, [
    { code: 'k7qd3mzx94hn', kind: 'p', targetType: 'product', target: '56', note: 'Tờ rơi ngày hội đổi sách' },
    { code: 'w2fb8ryt6gcs', kind: 'p', targetType: 'product', target: '3001', note: 'Thẻ kẹp trong hộp quà' },
    { code: 'n5pe4vka7udj', kind: 'm', targetType: 'news', target: '46', note: 'Gập bìa sau, tủ sách nghề xuất bản' },
    { code: 'c9xm2hwq6tzb', kind: 'm', targetType: 'news', target: '1', note: 'Trang cuối cuốn Làng xã châu thổ' },
    { code: 'r3ks8ncf5ved', kind: 'h', targetType: 'page', target: 'huong-dan-mua-hang', note: 'Phiếu giao hàng' },
    { code: 'y6gt7pbu2jmh', kind: 'h', targetType: 'landing', target: 'mua-tuu-truong', note: 'Áp phích mùa tựu trường' },
    { code: 'f4vz9dqe3wxk', kind: 'p', targetType: 'address', target: '/flashSale', note: 'Biển hiệu ở quầy' },
    ...printedBesideLessons(),
  ])
}

/** Pupils type or scan them from paper: a code keeps its place for good. */
function printedBesideLessons() {
  const [maths1, literature6, physics10] = [1, 6, 10]
  const rows = [
    { code: 'b4tz7hkm9qxe', targetType: 'textbook', target: literature6, note: 'Bìa bốn, Ngữ văn 6' },
    {
      code: 'd8wn5crf2ypg',
      targetType: 'subChapter',
      target: subChapterCalled(literature6, 'Nghe đọc “Mùa nước nổi”'),
      note: 'Trang 86, Ngữ văn 6',
    },
    {
      code: 'g3ks6vbx8jtd',
      targetType: 'subChapter',
      target: subChapterCalled(literature6, 'Vần và nhịp trong thơ lục bát'),
      note: 'Trang 31, Ngữ văn 6',
    },
    {
      code: 'j7pe2mqz5wch',
      targetType: 'subChapter',
      target: subChapterCalled(maths1, 'Nghe và đếm từ một đến hai mươi'),
      note: 'Trang 5, Vui học Toán lớp 1',
    },
    {
      code: 's9fd4xtb6nkv',
      targetType: 'subChapter',
      target: subChapterCalled(physics10, 'Bốn bài hãm và tăng tốc'),
      note: 'Trang 14, Vật lý 10',
    },
    {
      code: 'v5hc8gwr3mpz',
      targetType: 'lesson',
      target: lessonIdOf(FIRST_SOLD_COURSE + 1, 4),
      note: 'Giáo trình Python, trang bìa lót',
    },
    { code: 'b8nt4sw7qhce', targetType: 'lesson', target: lessonIdOf(1, 5), note: 'Thẻ sơ cứu dán tủ lạnh' },
    { code: '2vdk9mzy5pgx', targetType: 'course', target: 5, note: 'Phiếu quan sát chim' },
  ] as const
  return rows.map(({ target, ...row }) => ({ ...row, kind: 'h', target: String(target) }))
}
