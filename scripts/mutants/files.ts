import type { Mutant } from './mutant.ts'

export const FILES: Mutant[] = [
  {
    file: 'api/src/storage/tickets.ts',
    from: 'ends * 1000 <= Date.now()',
    to: 'ends < 0',
    what: 'an address with a ticket is good for ever',
    tests: ['api/src/storage/tickets.test.ts'],
  },
  {
    file: 'api/src/storage/tickets.ts',
    from: `const [purpose, name, hash, bytes, mediaType, userId, ends] = fields
      if (purpose !== wanted.purpose || name !== wanted.name`,
    to: `const [purpose, name, hash, bytes, mediaType, userId, ends] = fields
      if (purpose !== wanted.purpose`,
    what: 'a ticket for one file opens another address',
    tests: ['api/src/storage/tickets.test.ts', 'api/src/review/hidden-pictures.test.ts'],
  },
  {
    file: 'api/src/storage/tickets.ts',
    from: `const [purpose, name, userId, ends] = fields
      if (purpose !== wanted.purpose || name !== wanted.name`,
    to: `const [purpose, name, userId, ends] = fields
      if (purpose !== wanted.purpose`,
    what: 'a ticket for one lesson plays another',
    tests: ['api/src/video/media.test.ts'],
  },
  {
    file: 'api/src/storage/tickets.ts',
    from: 'if (!(left > 0)) return null',
    to: '',
    what: 'who has kept the addresses of a stream plays it for ever',
    tests: ['api/src/video/media.test.ts'],
  },
  {
    file: 'api/src/storage/sweep-files.ts',
    from: 'and(graceIsOver, ...(await nobodyPoints(db)))',
    to: 'and(...(await nobodyPoints(db)))',
    what: 'a file is swept away between being stored and being pointed at',
    tests: ['api/src/storage/sweep-files.test.ts'],
  },
  {
    file: 'api/src/storage/sweep-files.ts',
    from: 'and(graceIsOver, ...(await nobodyPoints(db)))',
    to: 'and(graceIsOver)',
    what: 'the sweep tries what people still point at',
    tests: ['api/src/storage/sweep-files.test.ts'],
  },
  {
    file: 'api/src/storage/byte-range.ts',
    from: 'Math.min(Number(last), bytes - 1)',
    to: 'Math.min(Number(last), bytes)',
    what: 'the last part of a film ends behind its end',
    tests: ['api/src/storage/send-file.test.ts'],
  },
  {
    file: 'api/src/storage/send-file.ts',
    from: "headers['if-range'] === undefined || headers['if-range'] === etag",
    to: 'true || headers === etag',
    what: 'a download goes on with the rest of another file',
    tests: ['api/src/storage/send-file.test.ts'],
  },
  {
    file: 'api/src/storage/receive-file.ts',
    from: 'if (bytes > mostBytes)',
    to: 'if (bytes > 2 * mostBytes)',
    what: 'files may be larger than they may be',
    tests: ['api/src/storage/file-store.test.ts'],
  },
  {
    file: 'api/src/storage/store-file.ts',
    from: 'set: { mediaType, claimedAt: sql`now()` }',
    to: 'set: { mediaType }',
    what: 'what somebody brings again is swept away before they can point at it',
    tests: ['api/src/storage/sweep-files.test.ts'],
  },
  {
    file: 'api/src/review/picture.routes.ts',
    from: "{ cache: 'private' }",
    to: "{ cache: 'public' }",
    what: 'a CDN keeps pictures of a hidden review',
    tests: ['api/src/review/hidden-pictures.test.ts'],
  },
]
