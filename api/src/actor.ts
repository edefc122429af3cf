import type { StaffRole } from '@tq/contract/enums.ts'
/**
 * Who does something, and in which capacity. Built once for a request (`http/serve.ts`) and once for a job (`jobs.ts`); functions that
 * must know it take it as `actor` among their options. Whose thing it is done to is another question: an owner's id stays an id.
 */
export type Actor = GuestActor | UserActor | StaffActor | SystemActor | GatewayActor

interface FromRequest {
  requestId: string
  /** The network address of whoever asks. */
  address: string
}

export interface GuestActor extends FromRequest {
  kind: 'guest'
}

export interface UserActor extends FromRequest {
  kind: 'user'
  userId: string
}

/** Only in calls that are for staff: whoever works here and buys a book acts as a user. */
export interface StaffActor extends FromRequest {
  kind: 'staff'
  userId: string
  role: StaffRole
}

export interface SystemActor {
  kind: 'system'
  /** What did it: a job's name. */
  job: string
}

/** A gateway tells us what became of a payment, by itself or because we asked. */
export interface GatewayActor {
  kind: 'gateway'
  gateway: string
}

export const systemActor = (job: string): SystemActor => ({ kind: 'system', job })
export const gatewayActor = (gateway: string): GatewayActor => ({ kind: 'gateway', gateway })

/** The account that acts; null where none does. */
export const userIdOf = (actor: Actor): string | null => ('userId' in actor ? actor.userId : null)
