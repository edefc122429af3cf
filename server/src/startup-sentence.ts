import { StartupError } from '@tq/db/startup-error.ts'

/** PostgreSQL's codes for what the person who starts us can mend. */
const SENTENCES: Record<string, (message: string) => string> = {
  '53100': () => 'Ổ đĩa của cơ sở dữ liệu đã đầy. Hãy giải phóng chỗ rồi chạy lại.',
  '42501': (message) => `Người dùng trong DATABASE_URL chưa đủ quyền (${message}).`,
}

/** Says in one sentence what stopped the start, where that is known; anything else stays as it is. */
export function inOneSentence(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const sentence = SENTENCES[(cause as NodeJS.ErrnoException).code ?? '']
    if (sentence) return new StartupError(sentence(cause.message), { cause: error })
  }
  return error
}
