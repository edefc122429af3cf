import { addressId } from '@tq/contract/slug.ts'
import type { Letter } from '../mail/letter.ts'

export interface WishNews {
  productId: number
  title: string
  price: number
  /** Set when it costs less now. */
  priceBefore: number | null
  /** It was not to be had, and is again. */
  isBack: boolean
}

/** The rest is counted: a letter is read on a phone. */
const MOST_NAMED = 10

const dong = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' })

export function wishLetter(name: string, news: WishNews[]): Letter {
  const sorted = news.toSorted((a, b) => dropOf(b) - dropOf(a))
  const named = sorted.slice(0, MOST_NAMED)
  const rest = sorted.length - named.length
  return {
    title: titleOf(sorted),
    paragraphs: [
      `Chào ${name},`,
      'Có tin mới về những cuốn trong danh sách yêu thích của bạn. Giá và số lượng có thể đổi bất cứ lúc nào.',
    ],
    facts: [
      ...named.map((one): [string, string, `/${string}`] => [
        one.title,
        wordsOf(one),
        `/san-pham/${addressId(one.title, one.productId)}`,
      ]),
      ...(rest > 0 ? [['Và còn nữa', `${rest} sản phẩm khác trong danh sách của bạn`] as [string, string]] : []),
    ],
    action: { text: 'Mở danh sách yêu thích', path: '/yeu-thich' },
    end: {
      text: 'Bạn nhận thư này vì đã đồng ý nhận tin ưu đãi; tắt ở trang tài khoản',
      path: '/tai-khoan/thong-tin-tai-khoan',
    },
  }
}

const dropOf = ({ price, priceBefore }: WishNews) => (priceBefore ?? price) - price

function titleOf([first, ...more]: WishNews[]): string {
  if (!first || more.length > 0) return `${more.length + 1} sản phẩm bạn yêu thích có tin vui`
  // A subject is one line, whatever a title may hold.
  const title = `“${first.title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')}”`
  if (!first.isBack) return `${title} vừa giảm giá`
  return `${title} đã có hàng trở lại${first.priceBefore ? ', giá thấp hơn' : ''}`
}

function wordsOf({ price, priceBefore, isBack }: WishNews): string {
  const now = price === 0 ? 'Miễn phí' : dong.format(price)
  const cost = priceBefore ? `${now}, trước đây ${dong.format(priceBefore)}` : now
  return isBack ? `Đã có hàng trở lại · ${cost}` : `Giảm giá · ${cost}`
}
