import type { ExamKind, QuestionLevel, QuestionType, ReviewField } from '@tq/contract/enums.ts'
import type { ExamResult } from '@tq/contract/exam/attempt.ts'
import type { ExamStanding } from '@tq/contract/exam/exam.ts'
import { formatDate, formatMoment } from '../lib/format.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
let mark: Intl.NumberFormat | undefined
let exact: Intl.NumberFormat | undefined
let second: Intl.DateTimeFormat | undefined
let minute: Intl.DateTimeFormat | undefined

/** 6,75 · 6,1 · 7: a comma, at most two decimals, no trailing zero. */
export function formatMark(value: number): string {
  mark ??= new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 })
  return mark.format(value)
}

/** What somebody typed as a number: all of its decimals, nothing grouped. */
export function formatExact(value: number): string {
  exact ??= new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 12, useGrouping: false })
  return exact.format(value).replace('-', '−')
}

/** 14:32:08, of a moment the server named. */
export function formatSecond(iso: string): string {
  second ??= new Intl.DateTimeFormat('vi-VN', { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: ZONE })
  return second.format(new Date(iso))
}

/** 14:32 */
export function formatMinute(iso: string | number): string {
  minute ??= new Intl.DateTimeFormat('vi-VN', { hour: '2-digit', minute: '2-digit', timeZone: ZONE })
  return minute.format(new Date(iso))
}

/** 14:32; with its day when that is not today's. */
export const formatWhen = (iso: string, now: string): string =>
  formatDate(iso) === formatDate(now) ? formatMinute(iso) : `${formatMinute(iso)} ngày ${formatDate(iso)}`

/** 90 phút · 74 phút 12 giây */
export function spentWords(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)]
  if (minutes === 0) return `${rest} giây`
  return rest === 0 ? `${minutes} phút` : `${minutes} phút ${rest} giây`
}

/** 60 phút (gồm 30 phút thêm): whoever was given more sees that it is so. */
export function limitWords(limitSeconds: number | null, extraSeconds = 0): string {
  if (limitSeconds === null) return 'Không giới hạn thời gian'
  return extraSeconds > 0 ? `${spentWords(limitSeconds)} (gồm ${spentWords(extraSeconds)} thêm)` : spentWords(limitSeconds)
}

/** 41:27 · 1:41:27 */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`
}

/** For the ear: "41 phút 27 giây". */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  return [hours && `${hours} giờ`, minutes && `${minutes} phút`, (rest || whole === 0) && `${rest} giây`]
    .filter(Boolean)
    .join(' ')
}

const NUMBERS = ['không', 'nhất', 'hai', 'ba', 'tư', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười']
/** Lần làm thứ hai */
export const attemptWords = (number: number): string => `Lần làm thứ ${NUMBERS[number] ?? number}`

export const KIND_WORDS: Record<ExamKind, string> = { exam: 'Bài kiểm tra', exercise: 'Bài tập' }

export const LEVEL_WORDS: Record<QuestionLevel, string> = {
  recall: 'Nhận biết',
  understand: 'Thông hiểu',
  apply: 'Vận dụng',
  master: 'Vận dụng cao',
}

export const TYPE_WORDS: Record<QuestionType, string> = {
  single: 'Một phương án đúng',
  multiple: 'Nhiều phương án đúng',
  trueFalse: 'Đúng sai từng ý',
  fillIn: 'Điền chỗ trống',
  numeric: 'Trả lời bằng số',
  matching: 'Nối cặp',
  ordering: 'Sắp xếp thứ tự',
  essay: 'Tự luận',
}

const FIELD_WORDS: Record<ReviewField, string> = {
  score: 'điểm',
  answers: 'bài làm của bạn',
  correctness: 'đúng sai của từng câu',
  key: 'đáp án',
  explanation: 'lời giải',
}

/** điểm, bài làm của bạn và đáp án */
export const fieldWords = (fields: ReviewField[]): string => inARow(fields.map((field) => FIELD_WORDS[field]))

/** When what is still hidden of a closed attempt opens; null where nobody knows. */
export function opensWords({ reviewOpensAt, attemptsLeft }: Pick<ExamResult, 'reviewOpensAt' | 'attemptsLeft'>): string | null {
  return reviewOpensAt ? `từ ${formatDate(reviewOpensAt)}` : attemptsLeft !== null ? 'sau lần làm cuối' : null
}

/** Why one can't begin now; empty where one can, or has to buy first. */
export function barrierWords({ barrier, startsAt }: Pick<ExamStanding, 'barrier' | 'startsAt'>): string {
  if (barrier === 'over') return 'Đã hết hạn bắt đầu bài này.'
  if (barrier === 'noAttemptLeft') return 'Bạn đã dùng hết số lần làm bài.'
  if (barrier === 'notOpen') return `Bài này mở từ ${startsAt ? formatMoment(startsAt) : 'một ngày sau'}.`
  return barrier === 'wait' ? `Bạn làm lại được từ ${startsAt ? formatMoment(startsAt) : 'lát nữa'}.` : ''
}

export const inARow = (words: string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} và ${words.at(-1)}` : (words[0] ?? '')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
