import type { Mutant } from './mutant.ts'

export const LEAVING: Mutant[] = [
  {
    file: 'api/src/order/buyer/anonymise-buyer.ts',
    from: "set client_address = ''",
    to: 'set client_address = client_address',
    what: 'the network address of a payment stays after its buyer left',
    tests: [
      'api/src/order/buyer/anonymise-buyer.test.ts',
      'api/src/profile/left-behind.test.ts',
      'api/src/profile/deletion.test.ts',
    ],
  },
  {
    file: 'api/src/order/buyer/anonymise-buyer.ts',
    from: 'delete from due_letters where',
    to: 'delete from due_letters where false and',
    what: 'letters that wait are sent to somebody who left',
    tests: [
      'api/src/order/buyer/anonymise-buyer.test.ts',
      'api/src/profile/left-behind.test.ts',
      'api/src/profile/deletion.test.ts',
    ],
  },
  {
    file: 'api/src/order/buyer/anonymise-buyer.ts',
    from: '\n      and not exists (select 1 from orders o where u.customer = any(o.customer_keys))`',
    to: '`',
    what: "one buyer's leaving frees the once-only codes of another with the same telephone",
    tests: ['api/src/order/buyer/anonymise-buyer.test.ts', 'api/src/profile/left-behind.test.ts'],
  },
  {
    file: 'api/src/review/anonymise-writer.ts',
    from: 'set helpful = f.helpful - 1',
    to: 'set helpful = f.helpful',
    what: 'votes of somebody who left still count',
    tests: ['api/src/profile/left-behind.test.ts', 'api/src/profile/deletion.test.ts', 'api/src/review/review.test.ts'],
  },
  {
    file: 'api/src/profile/deletion.ts',
    from: "eq(payouts.status, 'requested')",
    to: "eq(payouts.status, 'paid')",
    what: 'an account is deleted while money is on its way to it',
    tests: ['api/src/profile/deletion.test.ts', 'api/src/affiliate/commission.test.ts', 'api/src/profile/left-behind.test.ts'],
  },
  {
    file: 'api/src/mail/mail.jobs.ts',
    from: 'if (!mail || mail.sentAt) return',
    to: 'if (!mail) return',
    what: 'a letter is sent twice',
    tests: ['api/src/mail/mail.test.ts'],
  },
  {
    file: 'api/src/mail/due-letters.ts',
    from: 'if (!dropped.has(letter)) await write(tx, letter, publicUrl)',
    to: 'await write(tx, letter, publicUrl)',
    what: "strangers fill somebody's mailbox with letters about orders",
    tests: ['api/src/mail/bombing.test.ts'],
  },
  {
    file: 'api/src/mail/due-letters.ts',
    from: '({ to }) => mailboxKey(to)',
    to: '({ to }) => to',
    what: 'the same mailbox spelt otherwise gets as many letters again',
    tests: ['api/src/mail/bombing.test.ts'],
  },
]
