import { whenNeeded } from '@tq/db/when-needed.ts'

const qrCode = whenNeeded<typeof import('qrcode')>('qrcode')

export interface BankAccount {
  bankName: string
  /** Six digits by which banks know each other. */
  bin: string
  account: string
  holder: string
}

/** A picture any Vietnamese banking app reads: the account, the amount and what to write (EMVCo, NAPAS). */
export async function transferQr(bank: BankAccount, amount: number, content: string): Promise<string> {
  return qrCode().toString(vietQrText(bank, amount, content), { type: 'svg', errorCorrectionLevel: 'M', margin: 1 })
}

export function vietQrText({ bin, account }: BankAccount, amount: number, content: string): string {
  const receiver = field('00', 'A000000727') + field('01', field('00', bin) + field('01', account)) + field('02', 'QRIBFTTA')
  const text =
    field('00', '01') +
    field('01', '12') +
    field('38', receiver) +
    field('53', '704') +
    field('54', String(amount)) +
    field('58', 'VN') +
    field('62', field('08', content)) +
    '6304'
  return text + crc16(text)
}

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE, as the end of the text wants it. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
