import { cleanHtml } from '../../src/clean-html.ts'
import { landingPages } from '../../src/schema/all.ts'
import { daysFrom, insertAll, type Press } from './press.ts'

export async function seedLandingPages({ tx, now }: Press): Promise<void> {
  await insertAll(tx, landingPages, [
    {
      id: 1,
      key: 'mua-tuu-truong',
      title: 'Mùa tựu trường',
      description: 'Giáo trình, sách bổ trợ và tủ sách văn hoá địa phương với giá mùa tựu trường.',
      picture: { url: '/media/news/12.webp', alt: 'Giá sách ngày tựu trường', width: 1200, height: 675 },
      sections: [
        {
          type: 'hero',
          title: 'Mùa tựu trường, mở một trang mới',
          text: 'Giáo trình giảm đến ba mươi phần trăm, sách bổ trợ đồng giá theo lớp, quà cho đơn từ ba cuốn.',
          linkText: 'Chọn giáo trình',
          url: '/san-pham/danh-muc/giao-trinh-dai-cuong.1',
        },
        { type: 'countdown', title: 'Ưu đãi kết thúc', endsAt: daysFrom(now, 21).toISOString() },
        { type: 'products', title: 'Giáo trình năm thứ nhất', productIds: [1, 2, 3, 5, 8, 9, 11, 14, 90, 118] },
        {
          type: 'text',
          title: 'Mượn ít, mua đúng',
          html: cleanHtml(
            '<p>Không phải cuốn nào cũng cần mua. Bạn có thể <strong>xem trang trong</strong> của sách giấy trước khi quyết định, mượn ở thư viện trường, hoặc chọn bản điện tử với giá thấp hơn.</p><ul><li>Đơn có từ 250.000 ₫ sách giấy được miễn phí giao hàng.</li><li>Đơn từ ba cuốn tặng một túi vải.</li><li>Sinh viên báo lỗi in được đổi sách mới.</li></ul>',
          ),
        },
        { type: 'products', title: 'Cho các em nhỏ vào lớp', productIds: [261, 262, 263, 264, 3009, 286, 293] },
        { type: 'video', title: 'Một cuốn giáo trình ra đời thế nào?', url: '/media/video/mot-cuon-giao-trinh.mp4' },
        { type: 'products', title: 'Làng, phố và những mái đình', productIds: [56, 59, 61, 309, 310, 311, 312, 313] },
        {
          type: 'form',
          title: 'Đặt sách cho cả lớp',
          text: 'Lớp từ hai mươi bạn trở lên được báo giá riêng. Để lại lời nhắn, chúng tôi trả lời trong một ngày làm việc.',
          topic: 'Mua số lượng lớn',
          buttonText: 'Gửi yêu cầu báo giá',
        },
      ],
    },
  ])
}
