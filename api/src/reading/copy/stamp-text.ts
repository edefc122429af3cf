/** Whose copy it is, as it is printed into it. */
export interface Buyer {
  name: string
  email: string
  /** Null: it was given. */
  orderCode: string | null
}

/** `lan.nguyen@example.vn` → `l***n@example.vn`: its owner knows it, nobody else can write to it. */
export function maskEmail(email: string): string {
  const [local = '', host = ''] = email.split('@', 2)
  return `${local.slice(0, 1)}***${local.length > 1 ? local.slice(-1) : ''}@${host}`
}

export const stampText = ({ name, email, orderCode }: Buyer) =>
  [`Bản của ${name}`, orderCode ? `đơn ${orderCode}` : 'sách tặng', maskEmail(email)].join(' · ')
