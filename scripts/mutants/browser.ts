import type { Mutant } from './mutant.ts'

export const BROWSER: Mutant[] = [
  {
    file: 'web/app/checkout/request-key.ts',
    from: 'kept.cart === cart && ',
    to: '',
    what: 'a changed cart sent again answers with the order before',
    tests: ['web/app/checkout/place-order.test.ts'],
  },
  {
    file: 'web/app/cart/data/offline-cart.ts',
    from: 'Math.min(before + quantity, most, MOST_OF_ONE)',
    to: 'Math.min(before + quantity, MOST_OF_ONE)',
    what: 'more is put into the cart than there is',
    tests: ['web/app/cart/data/offline-cart.test.ts'],
  },
  {
    file: 'web/app/lib/format.ts',
    from: "const ZONE = 'Asia/Ho_Chi_Minh'",
    to: "const ZONE = 'UTC'",
    what: 'all times are seven hours early',
    tests: ['web/app/lib/format.test.ts'],
  },
  {
    file: 'web/app/checkout/outcome.ts',
    from: "outcome.to === 'order' || answer.gateway !== wanted",
    to: "outcome.to === 'order'",
    what: 'the reply of another gateway than the chosen one is followed',
    tests: ['web/app/checkout/outcome.test.ts'],
  },
  {
    file: 'api/src/catalog/search/suggest.ts',
    from: 'rated order by score desc, sold desc, id limit',
    to: 'rated order by score, sold desc, id limit',
    what: 'the worst suggestion stands first',
    tests: ['api/src/catalog/search/suggest.test.ts'],
  },
  {
    file: 'api/src/catalog/search/suggest.ts',
    from: 'where contributor_id = contributors.id and is_published) as books',
    to: 'where contributor_id = contributors.id) as books',
    what: 'authors of unpublished books are suggested',
    tests: ['api/src/catalog/search/suggest.test.ts'],
  },
]
