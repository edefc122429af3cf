/** What goes wrong on purpose: for all payments by a call, or for one by what was picked on its page. */
export interface Switches {
  timing: 'beforeReturn' | 'withReturn' | 'afterReturn' | 'late' | 'held' | 'dropped'
  lateSeconds: number
  /** Sent at the same moment. */
  copies: number
  content: 'right' | 'forged' | 'wrongAmount'
  /** Swapped: an older notice ("not finished yet") arrives after the final one. */
  order: 'right' | 'swapped'
  /** How questions and refunds are answered. */
  api: 'answers' | 'hangs' | 'fails' | 'forged'
  /** How a refund ends. */
  refund: 'done' | 'rejected'
  /** When the money for a deposit code arrives; 0: when it is released. */
  depositSeconds: number
}

export const QUIET: Switches = {
  timing: 'beforeReturn',
  lateSeconds: 30,
  copies: 1,
  content: 'right',
  order: 'right',
  api: 'answers',
  refund: 'done',
  depositSeconds: 15,
}

/** The choices of each switch, in the words of the pay page. */
export const CHOICES = {
  timing: {
    beforeReturn: 'trước khi quay về cửa hàng',
    withReturn: 'cùng lúc quay về cửa hàng',
    afterReturn: 'sau khi quay về cửa hàng',
    late: 'trễ theo số giây bên dưới',
    held: 'giữ lại đến khi được gọi',
    dropped: 'không gửi',
  },
  content: { right: 'đúng', forged: 'sai chữ ký', wrongAmount: 'sai số tiền' },
  order: { right: 'đúng thứ tự', swapped: 'tin cũ đến sau tin mới' },
  api: { answers: 'bình thường', hangs: 'treo, không trả lời', fails: 'lỗi 500', forged: 'trả lời sai chữ ký' },
  refund: { done: 'hoàn tất', rejected: 'bị từ chối' },
} as const satisfies { [Name in keyof Switches]?: Record<string, string> }

const LIMITS = { lateSeconds: 3_600, copies: 50, depositSeconds: 3_600 } as const

/** Takes what it knows and can be; anything else leaves a switch as it is. */
export function readSwitches(given: Record<string, unknown>): Partial<Switches> {
  const read: Record<string, unknown> = {}
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = given[name]
    if (typeof value === 'string' && Object.hasOwn(choices, value)) read[name] = value
  }
  for (const [name, most] of Object.entries(LIMITS)) {
    const value = given[name]
    if (value === undefined || value === '') continue
    const number = Math.trunc(Number(value))
    if (number >= (name === 'copies' ? 1 : 0)) read[name] = Math.min(number, most)
  }
  return read as Partial<Switches>
}
