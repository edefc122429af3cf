import type { Mutant } from './mutant.ts'

export const ACCESS: Mutant[] = [
  {
    file: 'api/src/order/order-status.ts',
    from: "(order.status === 'paid' || order.status === 'processing') && !order.hasDigital",
    to: "(order.status === 'paid' || order.status === 'processing' || order.status === 'shipped') && !order.hasDigital",
    what: 'a buyer cancels an order that is on its way',
    tests: ['api/src/order/order-status.test.ts'],
  },
  {
    file: 'api/src/account/password/password.ts',
    from: 'return isRight && passwordHash !== null',
    to: 'return isRight',
    what: 'one sentence opens every account without a password',
    tests: ['api/src/account/password/password.test.ts', 'api/src/account/session/login.test.ts'],
  },
  {
    file: 'api/src/order/buyer/claim-order.ts',
    from: 'order.userId !== null || !person || normalEmail(person.email) !== normalEmail(order.email)',
    to: 'order.userId !== null || !person',
    what: "whoever has its address claims a guest's order",
    tests: ['api/src/order/order-steps.test.ts', 'api/src/order/refund/staff-returns.test.ts'],
  },
  {
    file: 'api/src/order/order-row.ts',
    from: 'or(isNull(orders.userId), isOwnedBy(askerId))',
    to: 'undefined',
    what: "a member opens another member's order",
    tests: ['api/src/account/strangers.test.ts'],
  },
  {
    file: 'api/src/http/serve.ts',
    from: '!person.roles.some((role) => ADMITTED[access].includes(role))',
    to: '!person.roles.length',
    what: 'anybody who is logged in may do what staff do',
    tests: ['api/src/http/serve.test.ts'],
  },
  {
    file: 'api/src/review/votes.ts',
    from: "if (review.ownerId === userId) throw new AppError('REVIEW_OWN')\n",
    to: '\n',
    what: 'people vote for their own review',
    tests: ['api/src/review/review.test.ts'],
  },
  {
    file: 'api/src/account/session/session.ts',
    from: 'isLive, eq(users.isActive, true)',
    to: 'isLive',
    what: 'a closed account stays logged in',
    tests: ['api/src/account/session/session.test.ts'],
  },
  {
    file: 'api/src/entitlement/require-entitlement.ts',
    from: 'and e.revoked_at is null order by',
    to: 'order by',
    what: 'a refunded e-book stays in the library',
    tests: ['api/src/my-library/my-library.test.ts'],
  },
  {
    file: 'api/src/http/limit/rate-limit.ts',
    from: 'rate_limits.used < ${most}`',
    to: 'rate_limits.used <= ${most}`',
    what: 'one try more than the limit allows',
    tests: ['api/src/http/limit/rate-limit.test.ts'],
  },
  {
    file: 'api/src/order/payment/query/ask-for-caller.ts',
    from: 'caller_asked_at is null or caller_asked_at <= now()',
    to: 'caller_asked_at is null or caller_asked_at > now()',
    what: 'a return address that is loaded again and again asks the gateway each time',
    tests: ['api/src/order/payment/query/ask-for-caller.test.ts'],
  },
]
