import type { PayableAttempt } from '../gateway.ts'

/** MegaPay wants an account for one payment to live at least this long. */
const SHORTEST_MS = 30 * 60_000

/** Until when such an account can be paid into: told to MegaPay, and kept in mind by the shop. */
export const depositUntil = ({ createdAt, expiresAt }: Pick<PayableAttempt, 'createdAt' | 'expiresAt'>) =>
  new Date(Math.max(expiresAt.getTime(), createdAt.getTime() + SHORTEST_MS))
