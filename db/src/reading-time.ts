/** Of people who read to learn: slower than a novel, and a formula takes as long as the words it stands for. */
const WORDS_A_MINUTE = 200

/** How long a lesson's text takes to read, in whole minutes, so that what is said of lessons adds up to what is said of their course. */
export function readingSeconds(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE)) * 60
}
