/** A whole number from 1 on, written as people write it; null for anything else. */
export function parseQuantity(text: string | null, most: number): number | null {
  const n = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : 0
  return n >= 1 && n <= most ? n : null
}
