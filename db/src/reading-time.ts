/** Of people who study: they read twice, write along and work out the examples, and a formula takes as long as a sentence. */
const WORDS_A_MINUTE = 60

/** How long a lesson's text takes to study, in whole minutes, so that what is said of lessons adds up to what is said of their course. */
export function readingSeconds(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE)) * 60
}
