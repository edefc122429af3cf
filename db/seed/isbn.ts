/** Appends the check digit to the first twelve. */
export function isbn13(first: string): string {
  let sum = 0
  for (let i = 0; i < 12; i++) sum += Number(first[i]) * (i % 2 ? 3 : 1)
  return `${first}${(10 - (sum % 10)) % 10}`
}
