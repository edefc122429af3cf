import type { BankFormat } from '@tq/contract/exam/bank.ts'
import { type ReadDocx, readDocx } from './docx/read-docx.ts'
import { readGift } from './gift.ts'
import type { Imported } from './imported.ts'
import { readMoodle } from './moodle-read.ts'
import { readVietnameseText } from './vietnamese-text.ts'

const READERS: Record<BankFormat, (text: string) => Promise<Imported[]>> = {
  text: readVietnameseText,
  gift: readGift,
  moodle: readMoodle,
}

export type Given = { format: BankFormat; text: string } | { format: 'docx'; bytes: Uint8Array }

export async function read(given: Given): Promise<ReadDocx> {
  if (given.format === 'docx') return readDocx(Buffer.from(given.bytes))
  return { questions: await READERS[given.format](given.text), pictures: [] }
}
