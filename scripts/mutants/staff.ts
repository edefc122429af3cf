import type { Mutant } from './mutant.ts'

export const STAFF: Mutant[] = [
  {
    file: 'api/src/catalog/change-price.ts',
    from: 'await recordAudit(tx, {',
    to: 'await recordAudit(db as never, {',
    what: 'a price that staff changed and the row about it are two transactions: one can be without the other',
    tests: ['api/src/staff/audit.test.ts'],
  },
  {
    file: 'api/src/order/fulfilment/advance-order.ts',
    from: "    await auditOrder(tx, order, { actor: step.actor, action: 'order.advance' })\n",
    to: '',
    what: 'nobody can tell who of staff cancelled an order',
    tests: ['api/src/staff/audit.test.ts'],
  },
  {
    file: 'db/src/append-only.ts',
    from: 'before update or delete on',
    to: 'before update on',
    what: 'whoever changed something can delete the row that says so',
    tests: ['api/src/staff/audit.test.ts'],
  },
  {
    file: 'api/src/jobs.ts',
    from: 'actor: systemActor(name), stopping',
    to: "actor: { kind: 'guest', requestId: '', address: '' } as never, stopping",
    what: 'orders that a job cancels are said to be cancelled by their buyers',
    tests: ['api/src/order/payment/query/reconcile.test.ts'],
  },
  {
    file: 'contract/src/http/page-policy.ts',
    from: "'/library/lesson', ",
    to: '',
    what: 'the video of one kind of lesson page does not play',
    tests: ['server/src/http/protection/security.test.ts'],
  },
  {
    file: 'server/src/http/protection/security.ts',
    from: "policy === 'gateway' ? formOrigins : []",
    to: 'formOrigins',
    what: 'every page may post forms to the gateway',
    tests: ['server/src/http/protection/security.test.ts'],
  },
]
