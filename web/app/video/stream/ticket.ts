/** An address with the ticket of another one: whoever holds an older ticket gets the newer. Free addresses have none and stay. */
export function withTicketOf(address: string, newest: string): string {
  const [path = '', query = ''] = address.split('?')
  const parts = new URLSearchParams(query)
  const ticket = new URLSearchParams(newest.split('?')[1] ?? '').get('ticket')
  if (!parts.has('ticket') || ticket === null) return address
  parts.set('ticket', ticket)
  return `${path}?${parts}`
}

const LONGEST_MS = 15 * 60_000
const BEFORE_END_MS = 2 * 60_000
const SHORTEST_MS = 30_000

/** When to ask for the next ticket. The device's clock may be wrong by hours: no ticket lives longer than a quarter of an hour. */
export function renewAfterMs(expiresAt: string, now: number): number {
  const left = Math.min(Date.parse(expiresAt) - now, LONGEST_MS)
  return Math.max(SHORTEST_MS, left - BEFORE_END_MS)
}
