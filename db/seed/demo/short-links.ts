import { shortLinkKinds, shortLinks } from '../../src/schema/all.ts'
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
  ])
}
