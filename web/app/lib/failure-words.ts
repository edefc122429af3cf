import { ApiError } from '@tq/contract/errors.ts'

/** What went wrong as a sentence for readers: browsers put a lost connection into words of their own. */
export function failureWords(error: unknown): string {
  if (error instanceof ApiError || (error instanceof Error && !(error instanceof TypeError))) return error.message
  return 'Chưa kết nối được, bạn kiểm tra mạng rồi thử lại nhé'
}
