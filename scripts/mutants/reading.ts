import type { Mutant } from './mutant.ts'

const READING = ['api/src/reading/reading.test.ts', 'api/src/reading/marks/marks.test.ts', 'api/src/reading/copy/copies.test.ts']
const INTAKE = ['api/src/reading/intake/intake.test.ts']

export const READING_BUGS: Mutant[] = [
  {
    file: 'api/src/reading/intake/epub/clean-css.ts',
    from: 'return letter && isLetter(letter) ? letter : found',
    to: 'return found',
    what: 'a book’s styles tell somebody elsewhere who reads it',
    tests: ['api/src/reading/intake/epub/clean-css.test.ts'],
  },
  {
    file: 'api/src/reading/read/require-own-book.ts',
    from: '  await requireEntitlement(db, userId, productId)\n',
    to: '',
    what: 'everybody with an account opens every e-book',
    tests: READING,
  },
  {
    file: 'api/src/reading/read/files.routes.ts',
    from: ', mayOpen(userId, sql`v.product_id`))',
    to: ', sql`true`)',
    what: 'who gave an e-book back reads on with the last ticket',
    tests: READING,
  },
  {
    file: 'api/src/reading/read/files.routes.ts',
    from: "purpose: 'book', name: versionId })",
    to: "purpose: 'book', name: JSON.parse(Buffer.from(String(ticket).split('.')[0] ?? '', 'base64url').toString())[1] })",
    what: 'a ticket for one book, or for an old version, opens all',
    tests: READING,
  },
  {
    file: 'api/src/reading/read/files.routes.ts',
    from: ' and p.is_published)`',
    to: ')`',
    what: 'a book that is no longer sold can still be looked into',
    tests: READING,
  },
  {
    file: 'api/src/reading/read/book-pass.ts',
    from: 'token && (await app.identify(token))?.id !== pass.userId ? null : pass.userId',
    to: 'token ? pass.userId : pass.userId',
    what: 'somebody else reads with a ticket that was passed on',
    tests: READING,
  },
  {
    file: 'api/src/reading/marks/reading-row.ts',
    from: 'where reading_books.position_at is null or reading_books.position_at <= excluded.position_at',
    to: 'where true',
    what: 'a device that slept takes one back to an old page',
    tests: READING,
  },
  {
    file: 'api/src/reading/marks/sync-marks.ts',
    from: 'sql`${readingMarks.changedAt} <= excluded.changed_at`,',
    to: 'sql`true`,',
    what: 'old words of a note replace newer ones',
    tests: READING,
  },
  {
    file: 'api/src/reading/marks/sync-marks.ts',
    from: '        isNull(readingMarks.removedAt),\n        sql`',
    to: '        sql`',
    what: 'marks that were removed come back with a device that slept',
    tests: READING,
  },
  {
    file: 'api/src/reading/intake/epub/cut-epub.ts',
    from: 'characters <= left ? root : cutChapter(root, left)',
    to: 'root',
    what: 'the preview holds all of its last chapter',
    tests: INTAKE,
  },
  {
    file: 'api/src/reading/intake/epub/cut-epub.ts',
    from: ' || average < LETTERS_OF_TEXT',
    to: '',
    what: 'the preview of a book of pictures is the whole book',
    tests: INTAKE,
  },
  {
    file: 'api/src/reading/intake/pdf/cut-pdf.ts',
    from: '  for (const n of numbers) for (const key of LEADING_ON) whole.getPage(n).node.delete(key)\n',
    to: '',
    what: 'the preview of a PDF carries the pages along that its links lead to',
    tests: INTAKE,
  },
  {
    file: 'api/src/reading/copy/copies.ts',
    from: "if (isCounted && fetched >= MOST_FETCHED) return 'usedUp'",
    to: '',
    what: 'a book is downloaded without end',
    tests: READING,
  },
  {
    file: 'api/src/reading/copy/copies.ts',
    from: '    await tx.execute(sql`select 1 from users where id = ${userId}::uuid for no key update`)\n',
    to: '',
    what: 'ten downloads at once are counted as one',
    tests: READING,
  },
  {
    file: 'api/src/reading/copy/copies.ts',
    from: '  if (fetched === 0) return false\n',
    to: '  if (fetched === 0) return true\n',
    what: 'a book is downloaded without end by whoever leaves out its first byte',
    tests: READING,
  },
  {
    file: 'api/src/reading/copy/devices.ts',
    from: "if (!renewed.rowCount) throw new AppError('DEVICE_NOT_FOUND')\n      return",
    to: 'if (renewed.rowCount) return',
    what: 'a device that was taken off the list puts itself back',
    tests: READING,
  },
]
