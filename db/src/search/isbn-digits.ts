const LABEL = /^\s*(e-?)?isbn\s*(-?1[03])?\s*[:.#]?\s*/
const DIGITS_AND_DASHES = /^[\d\s.\-–—‐‑−_]+x?\s*$/

/**
 * The digits of a book's number in any spelling: '978-604…', 'ISBN: …', an ISBN-10, or its last digits (at least 5).
 * Null when the text is something else.
 */
export function isbnDigits(text: string): string | null {
  const number = text.normalize('NFKC').toLowerCase().replace(LABEL, '')
  if (!DIGITS_AND_DASHES.test(number)) return null
  const digits = number.replace(/[^\dx]/g, '')
  if (digits.length < 5 || digits.length > 13) return null
  if (isIsbn10(digits)) return isbn13Of(digits)
  return digits.includes('x') ? null : digits
}

function isIsbn10(digits: string): boolean {
  if (digits.length !== 10) return false
  const sum = [...digits].reduce((total, digit, at) => total + (10 - at) * (digit === 'x' ? 10 : Number(digit)), 0)
  return sum % 11 === 0
}

function isbn13Of(isbn10: string): string {
  const body = `978${isbn10.slice(0, 9)}`
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return body + ((10 - (sum % 10)) % 10)
}
