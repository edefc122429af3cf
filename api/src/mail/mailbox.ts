/** The one spelling of a mailbox that an account is stored under. */
export const normalEmail = (typed: string) => typed.normalize('NFC').trim().toLowerCase()

/** For limits, and to tell whether two are one person's: spellings that many mail services deliver to the same one count together. */
export function mailboxKey(typed: string): string {
  const [name = '', host = ''] = normalEmail(typed).replace(/\s/g, '').split('@')
  return `${name.split('+', 1)[0]?.replaceAll('.', '')}@${host}`
}
