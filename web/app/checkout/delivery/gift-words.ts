import type { Delivery } from '@tq/contract/cart.ts'

/** What is put into the parcel, as it is read once more. */
export const giftWords = ({ message, hidesPrices }: NonNullable<Delivery['gift']>): string =>
  [message ? `“${message}”` : 'Không kèm lời nhắn', ...(hidesPrices ? ['Phiếu giao không in giá'] : [])].join('\n')
