import type { Mutant } from './mutant.ts'

const AUTHOR = ['api/src/manuscript/author.test.ts']
const STATES = ['api/src/manuscript/states.test.ts']
const STAFF = ['api/src/manuscript/staff.test.ts']
const FILES = ['api/src/manuscript/files.test.ts']
const LETTERS = ['api/src/manuscript/letters.test.ts']
const DAYS = ['api/src/manuscript/days.test.ts']
const SCAN = ['api/src/manuscript/scan/scan.test.ts']

export const MANUSCRIPT_BUGS: Mutant[] = [
  {
    file: 'api/src/manuscript/core/require-action.ts',
    from: 'if ((STATES[state][side] as readonly string[]).includes(action)) return\n',
    to: "if (side !== 'staff' || (STATES[state][side] as readonly string[]).includes(action)) return\n",
    what: 'authors do in every state whatever they like',
    tests: STATES,
  },
  {
    file: 'api/src/manuscript/review/review-task.ts',
    from: "    requireAction(row, 'reviewer', 'review')\n",
    to: '',
    what: 'a manuscript that was decided on is still reviewed',
    tests: STATES,
  },
  {
    file: 'api/src/manuscript/core/require-action.ts',
    from: 'if (row.revision !== seen) throw',
    to: 'if (row.revision < seen) throw',
    what: 'an old page decides over what it has not seen',
    tests: STAFF,
  },
  {
    file: 'api/src/manuscript/author/change-own.ts',
    from: "    requireRevision(row, revision)\n    requireAction(row, 'author', 'sendRevision')",
    to: "    requireAction(row, 'author', 'sendRevision')",
    what: 'an author sends a revision from a page that is older than the decision',
    tests: AUTHOR,
  },
  {
    file: 'api/src/manuscript/core/own.ts',
    from: '        gt(manuscriptKeys.expiresAt, sql`now()`),\n',
    to: '',
    what: 'the link of a letter opens a manuscript for ever',
    tests: LETTERS,
  },
  {
    file: 'api/src/manuscript/core/keys.ts',
    from: ', manuscriptKeys.isFromLetter))',
    to: '))',
    what: 'a mailbox counts as proven though no letter was opened',
    tests: AUTHOR,
  },
  {
    file: 'api/src/manuscript/author/claim.ts',
    from: 'where user_id is null and lower(author_email) = ${normalEmail(email)} returning id)',
    to: 'where user_id is null returning id)',
    what: 'whoever logs in gets what guests have sent from other mailboxes',
    tests: AUTHOR,
  },
  {
    file: 'api/src/account/session/login.ts',
    from: '  await claimManuscripts(tx, { id: userId, email })\n',
    to: '',
    what: 'an account never gets what its mailbox sent before',
    tests: AUTHOR,
  },
  {
    file: 'api/src/manuscript/files/quota.ts',
    from: '`manuscript-bytes:${name}`, A_DAY, wanted)',
    to: '`manuscript-bytes:${name}`, A_DAY, 0)',
    what: 'nobody is ever over the day’s gigabyte',
    tests: FILES,
  },
  {
    file: 'api/src/manuscript/files/add-files.ts',
    from: 'if (bytes > MOST_MANUSCRIPT_BYTES) throw',
    to: 'if (bytes > 10 * MOST_MANUSCRIPT_BYTES) throw',
    what: 'a manuscript takes gigabytes',
    tests: FILES,
  },
  {
    file: 'api/src/manuscript/files/add-files.ts',
    from: 'userId ? eq(manuscriptUploads.userId, userId) : sql`false`',
    to: 'sql`true`',
    what: 'somebody takes another’s upload into a manuscript of their own',
    tests: FILES,
  },
  {
    file: 'api/src/manuscript/files/file-view.ts',
    from: 'sameAsVersion: same?.version ?? null,',
    to: 'sameAsVersion: null,',
    what: 'nobody is told that the new file is the old one',
    tests: AUTHOR,
  },
  {
    file: 'api/src/manuscript/files/file-view.ts',
    from: "return by === 'author' || scan === 'clean' || (scan === 'unscanned' && !hasScanner)",
    to: 'return true',
    what: 'staff open what no scanner has seen',
    tests: SCAN,
  },
  {
    file: 'api/src/manuscript/files/receive-files.ts',
    from: '    for (const { file } of received) await file.drop()\n',
    to: '',
    what: 'a refused form leaves its files on the disk',
    tests: FILES,
  },
  {
    file: 'api/src/manuscript/staff/due-day.ts',
    from: 'if (day <= vietnamDay(now) ||',
    to: 'if (day < vietnamDay(now) ||',
    what: 'authors are given until tonight',
    tests: DAYS,
  },
  {
    file: 'api/src/manuscript/remind.ts',
    from: 'if (ref >= today) return',
    to: 'if (ref > today) return',
    what: 'an author is told to be late on the very day',
    tests: DAYS,
  },
  {
    file: 'api/src/manuscript/core/code.ts',
    from: 'const year = Number(vietnamDay(now).slice(0, 4))',
    to: 'const year = now.getUTCFullYear()',
    what: 'what is sent on New Year’s morning has a number of the old year',
    tests: DAYS,
  },
  {
    file: 'contract/forms/manuscript.ts',
    from: 'return day && isCalendarDay(day) ? day : undefined',
    to: 'return day && isCalendarDay(day) ? new Date(Date.parse(given.length > 10 ? given : `${given}T00:00Z`) - 7 * 3_600_000).toISOString().slice(0, 10) : undefined',
    what: 'a day that is sent with an hour becomes the day before',
    tests: AUTHOR,
  },
  {
    file: 'api/src/manuscript/core/change-state.ts',
    from: "{ kind: letters.house, to: 'staff', ...about }",
    to: "{ kind: letters.house, to: 'author', ...about }",
    what: 'the author gets the letters of the house',
    tests: LETTERS,
  },
  {
    file: 'api/src/manuscript/letters/send-letter.ts',
    from: "if (to === 'staff') return { email: user?.email ?? staffMail, name: '', isProven: true }",
    to: "if (to === 'staff') return { email: row.authorEmail, name: '', isProven: true }",
    what: 'what the house is told goes to the author’s mailbox',
    tests: LETTERS,
  },
  {
    file: 'api/src/manuscript/staff/letter-template.ts',
    from: '.select({ forAuthor: manuscriptReviews.forAuthor })',
    to: '.select({ forAuthor: manuscriptReviews.name })',
    what: 'the letter names who reviewed',
    tests: LETTERS,
  },
  {
    file: 'api/src/manuscript/files/files.routes.ts',
    from: "by === 'reviewer' ? await blindName(db, row) : row.name",
    to: 'row.name',
    what: 'a reviewer reads the author’s name in that of the file',
    tests: LETTERS,
  },
  {
    file: 'api/src/manuscript/author/detail.ts',
    from: "filter(({ round, by }) => isAuthor || by === 'staff' || sent.has(round))",
    to: 'filter(() => true)',
    what: 'staff read what an author has not sent yet',
    tests: AUTHOR,
  },
  {
    file: 'api/src/manuscript/author/submit.ts',
    from: 'const again = isTaken(error) ? await findSubmitted(db, body, userId) : null',
    to: 'const again = null as Submitted | null',
    what: 'whoever presses twice reads that something went wrong',
    tests: AUTHOR,
  },
  {
    file: 'api/src/manuscript/author/track.ts',
    from: '  await consumeOrThrow(db, `manuscript-track:mailbox:${mailboxKey(email)}`, OF_MAILBOX)\n',
    to: '',
    what: 'codes are guessed for a known mailbox without end',
    tests: AUTHOR,
  },
]
