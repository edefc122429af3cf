import { z } from 'zod'
import { AUDIT_ACTIONS, STAFF_ROLES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { choice, Instant, oneOf, TypedText } from '../shapes.ts'

const Facts = z.record(z.string(), z.unknown())

export const AuditEntry = z.object({
  id: z.int(),
  occurredAt: Instant,
  /** Of somebody who works here, or once did. */
  actorId: z.uuid(),
  /** Null once the account was deleted. */
  actorName: z.string().nullable(),
  role: z.enum(STAFF_ROLES),
  action: z.enum(AUDIT_ACTIONS),
  subjectType: z.string(),
  subjectId: z.string(),
  before: Facts.nullable(),
  after: Facts.nullable(),
  requestId: z.string(),
  /** The corner of the network it came from, not the address itself. */
  network: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** What staff changed, the newest first. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/Staff/Audit',
  access: 'admin',
  summary: 'Nhật ký thay đổi của nhân viên',
  ...list({
    of: AuditEntry,
    perPage: 50,
    filter: {
      action: choice(oneOf(AUDIT_ACTIONS)),
      subjectId: choice(TypedText),
      actorId: choice(z.uuid().meta({ type: 'string', format: 'uuid' })),
    },
  }),
})
