import type { NoticeProps } from '../ui/notice.tsx'

type Said = { tone: NoticeProps['tone']; words: string }

/** What the server says after a form, by its word in the address. */
const SAID = {
  'da-gui': {
    tone: 'success',
    words: 'Nếu địa chỉ này chưa nhận bản tin, chúng tôi vừa gửi tới đó một thư xác nhận. Bạn mở thư và bấm nút xác nhận nhé.',
  },
  'da-nhan': { tone: 'success', words: 'Bạn sẽ nhận được bản tin từ số tới.' },
  'da-thoi': { tone: 'success', words: 'Bạn sẽ không nhận bản tin nữa. Chúng tôi đã xoá địa chỉ của bạn khỏi danh sách.' },
  'het-han': { tone: 'error', words: 'Liên kết đã hết hạn hoặc đã được dùng. Bạn đăng ký lại để nhận thư xác nhận mới nhé.' },
  'sai-email': { tone: 'error', words: 'Email không đúng định dạng. Bạn xem lại giúp nhé.' },
  'qua-nhieu': { tone: 'error', words: 'Đang có quá nhiều lượt đăng ký. Bạn thử lại sau một giờ nhé.' },
  'chua-duoc': { tone: 'error', words: 'Chưa gửi được. Bạn thử lại sau ít phút nhé.' },
} satisfies Record<string, Said>

/** Addresses are typed by anybody: `?tin=constructor` is no word of ours. */
export const saidBy = (word: string): Said | undefined =>
  Object.hasOwn(SAID, word) ? SAID[word as keyof typeof SAID] : undefined
