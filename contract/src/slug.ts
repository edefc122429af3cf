/**
 * SPEC §5: lowercase, strip diacritics, đ to d, remove other characters, join with hyphens. Spaces and dashes of any length join;
 * everything else goes without a trace: `C++/Java` is `cjava`.
 */
export function slugify(text: string): string {
  let slug = ''
  let isApart = false
  // Letter by letter: every address in an answer is made here, and patterns take five times as long.
  for (const letter of text.normalize('NFD')) {
    const kept = keptOf(letter)
    if (kept) {
      slug += isApart && slug ? `-${kept}` : kept
      isApart = false
    } else if (letter === ' ' || (!(letter >= '!' && letter <= '~' && letter !== '-') && JOINS.test(letter))) isApart = true
  }
  return slug
}

/** What stays of a letter, nothing of most signs; Icelandic look-alikes of đ come from old fonts. */
function keptOf(letter: string): string {
  if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')) return letter
  if (letter >= 'A' && letter <= 'Z') return letter.toLowerCase()
  return 'đĐðÐ'.includes(letter) ? 'd' : ''
}

const JOINS = /[\s\p{Pd}]/u

/** Addresses carry the slug for people and the id for us: two titles may share a slug. */
export function addressId(name: string, id: number): string {
  const slug = slugify(name)
  return slug ? `${slug}.${id}` : String(id)
}

export const ADDRESS_PATTERN = /^(?:[^./\\]{1,300}\.)?([1-9]\d{0,8})$/

/** Reads `12` and `toan-cao-cap.12`; null for anything else. */
export function idOfAddress(address: string): number | null {
  const match = ADDRESS_PATTERN.exec(address)
  return match ? Number(match[1]) : null
}
