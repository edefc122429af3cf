/** What was typed, brought into 1..max; the value before it when there is no number in it. */
export function clampQuantity(text: string, max: number, before: number): number {
  const typed = Math.trunc(Number(text))
  if (text.trim() === '' || Number.isNaN(typed)) return before
  return Math.min(Math.max(typed, 1), Math.max(max, 1))
}
