/**
 * SPEC §5: lowercase, strip diacritics, đ to d, remove other characters, join with hyphens. Spaces and dashes of any length join;
 * everything else goes without a trace: `C++/Java` is `cjava`.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đð]/g, 'd')
    .replace(/[^a-z0-9\s\p{Pd}]/gu, '')
    .replace(/[\s\p{Pd}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

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
