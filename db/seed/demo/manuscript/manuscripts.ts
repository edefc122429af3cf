import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as schema from '../../../src/schema/all.ts'
import { fold } from '../../../src/search/fold.ts'
import { DEMO_ACCOUNTS } from '../../demo-accounts.ts'
import type { Author, EventText, ManuscriptText } from '../../texts/manuscript/manuscript-text.ts'
import { UNIT } from '../../texts/manuscript/manuscript-text.ts'
import { daysFrom, insertAll, type Press } from '../press.ts'
import { DEMO_MANUSCRIPTS, demoManuscriptFiles, filesOf } from './files.ts'
import { isByAuthor, letterOf } from './letters.ts'

const VIETNAM_DAYS = 7 / 24
/** As if some had been sent before the first that is kept. */
const FIRST_NUMBER = 131
const [READER, EDITOR] = DEMO_ACCOUNTS
const AUTHOR_MAY_UPLOAD = ['papersRequested', 'revisionRequested']

interface People {
  readerId: string
  editorId: string
}

/** Manuscripts in every state, as if the desk had worked for a year. The bytes come into the store when the program starts. */
export async function seedManuscripts(press: Press): Promise<void> {
  const { tx, now } = press
  const files = demoManuscriptFiles()
  await insertAll(
    tx,
    schema.files,
    files.map(({ hash, bytes, mediaType }) => ({ hash, bytes, mediaType, createdAt: now, claimedAt: now })),
  )
  const idOf = async (email: string) => {
    const [user] = await tx.select({ id: schema.users.id }).from(schema.users).where(eq(schema.users.email, email))
    if (!user) throw new Error(`The demo has no account ${email}`)
    return user.id
  }
  const people = { readerId: await idOf(READER.email), editorId: await idOf(EDITOR.email) }
  const last = new Map<number, number>()
  const inOrder = DEMO_MANUSCRIPTS.toSorted((a, b) => firstDay(b) - firstDay(a))
  for (const text of inOrder) {
    const year = Number(dayOf(press, -firstDay(text)).slice(0, 4))
    const number = (last.get(year) ?? FIRST_NUMBER) + 3
    last.set(year, number)
    await seedManuscript(press, text, people, `BT-${year}-${String(number).padStart(4, '0')}`)
  }
  await insertAll(
    tx,
    schema.manuscriptNumbers,
    [...last].map(([year, number]) => ({ year, last: number })),
  )
}

const firstDay = ({ events }: ManuscriptText) => events[0]?.daysAgo ?? 0
/** On the Vietnamese calendar. */
const dayOf = ({ now }: Press, days: number) =>
  daysFrom(now, days + VIETNAM_DAYS)
    .toISOString()
    .slice(0, 10)

async function seedManuscript(press: Press, text: ManuscriptText, people: People, code: string): Promise<void> {
  const { tx, now } = press
  const { author: given, coAuthors = [], events, messages = [], notes = [], steps = [] } = text
  const { readerId, editorId } = people
  const author: Author = given === 'reader' ? { ...READER, unit: UNIT } : given
  const userId = given === 'reader' ? readerId : null
  const at = (daysAgo: number) => daysFrom(now, -daysAgo)
  const lastEvent = events.at(-1) as EventText
  const isAssigned = events.length > 1 && lastEvent.to !== 'withdrawn'
  const manuscriptId = idFrom(text.slug)
  const { title, subtitle = '', kind, field, standing, summary, audience = '', pageCount = null, productId = null } = text
  const { name: authorName, email: authorEmail, phone: authorPhone, unit: authorUnit } = author
  await insertAll(tx, schema.manuscripts, [
    {
      ...{ id: manuscriptId, code, userId, isMailboxProven: true, state: lastEvent.to, revision: events.length + 1 },
      ...{ title, subtitle, kind, field, standing, summary, audience, pageCount, productId, language: 'Tiếng Việt' },
      ...{ authorName, authorEmail, authorPhone, authorUnit, assignedTo: isAssigned ? editorId : null },
      dueDay: text.dueInDays === undefined ? null : dayOf(press, text.dueInDays),
      searchText: `${code.toLowerCase()} ${fold(title)} ${fold(authorName)} ${authorEmail}`,
      ...{ committedAt: at(firstDay(text)), createdAt: at(firstDay(text) + 1), submittedAt: at(firstDay(text)) },
      changedAt: at(Math.min(lastEvent.daysAgo, ...messages.map(({ daysAgo }) => daysAgo))),
    },
  ])
  await insertAll(
    tx,
    schema.manuscriptCoAuthors,
    coAuthors.map((person, position) => ({ manuscriptId, position, ...person })),
  )
  await seedEvents(press, text, { manuscriptId, userId, editorId, code, authorName })
  await seedFiles(press, text, manuscriptId)
  await insertAll(
    tx,
    schema.manuscriptMessages,
    messages.map(({ daysAgo, by, kind: about = 'message', text: words }) => ({
      ...{ manuscriptId, by, byUserId: by === 'staff' ? editorId : userId, kind: about, text: words, writtenAt: at(daysAgo) },
    })),
  )
  await insertAll(
    tx,
    schema.manuscriptNotes,
    notes.map(({ daysAgo, text: words }) => ({ manuscriptId, byUserId: editorId, text: words, writtenAt: at(daysAgo) })),
  )
  await insertAll(
    tx,
    schema.manuscriptSteps,
    steps.map(({ step, daysAgo, number }) => ({ manuscriptId, step, doneDay: dayOf(press, -daysAgo), number })),
  )
  await seedReviews(press, text, manuscriptId)
}

interface Whose {
  manuscriptId: string
  userId: string | null
  editorId: string
  code: string
  authorName: string
}

async function seedEvents({ tx, now }: Press, { events }: ManuscriptText, whose: Whose): Promise<void> {
  const { manuscriptId, userId, editorId, code, authorName } = whose
  const begun = { to: 'draft' as const, by: 'author' as const, occurredAt: daysFrom(now, -(events[0]?.daysAgo ?? 0) - 1) }
  await insertAll(tx, schema.manuscriptEvents, [
    { manuscriptId, byUserId: userId, ...begun },
    ...events.map(({ to, daysAgo, words = '', note = '' }, index) => ({
      ...{
        manuscriptId,
        from: events[index - 1]?.to ?? ('draft' as const),
        to,
        words,
        note,
        occurredAt: daysFrom(now, -daysAgo),
      },
      by: isByAuthor(to) ? ('author' as const) : ('staff' as const),
      byUserId: isByAuthor(to) ? userId : editorId,
    })),
  ])
  await insertAll(
    tx,
    schema.manuscriptLetters,
    events.map((event) => ({
      ...{ manuscriptId, to: 'author' as const, sentAt: daysFrom(now, -event.daysAgo) },
      ...letterOf(event, code, authorName),
    })),
  )
}

async function seedFiles({ tx, now }: Press, text: ManuscriptText, manuscriptId: string): Promise<void> {
  const { rounds, house = [], events } = text
  await insertAll(
    tx,
    schema.manuscriptRounds,
    rounds.map(({ daysAgo, reply = '' }, index) => ({ manuscriptId, number: index + 1, reply, sentAt: daysFrom(now, -daysAgo) })),
  )
  // What the author is asked for goes into a round of its own.
  if (AUTHOR_MAY_UPLOAD.includes(events.at(-1)?.to ?? ''))
    await insertAll(tx, schema.manuscriptRounds, [{ manuscriptId, number: rounds.length + 1 }])
  const known = new Map(demoManuscriptFiles().map((file) => [file.path, file]))
  const given = [
    ...rounds.flatMap(({ files, daysAgo }, index) => files.map(() => ({ round: index + 1, daysAgo, by: 'author' as const }))),
    ...house.map(({ daysAgo }) => ({ round: rounds.length, daysAgo, by: 'staff' as const })),
  ]
  const versions = new Map<string, number>()
  const rows = filesOf(text).map(({ path, text: { role, name } }, index) => {
    const file = known.get(path)
    const { daysAgo = 0, ...where } = given[index] ?? { round: 1, by: 'author' as const }
    if (!file) throw new Error(`The demo has no file ${path}`)
    const version = (versions.get(role) ?? 0) + 1
    versions.set(role, version)
    const { hash: fileHash, bytes, mediaType } = file
    const shown = { id: idFrom(path), role, version, name, fileHash, bytes, mediaType, scan: 'unscanned' as const }
    return { manuscriptId, ...where, ...shown, createdAt: daysFrom(now, -daysAgo) }
  })
  await insertAll(tx, schema.manuscriptFiles, rows)
}

async function seedReviews(press: Press, { slug, reviews = [] }: ManuscriptText, manuscriptId: string): Promise<void> {
  const rows = reviews.map(({ name, email, invitedDaysAgo, dueInDays, returned }, index) => {
    const [originality = 0, accuracy = 0, structure = 0, language = 0, usefulness = 0] = returned?.marks ?? []
    return {
      ...{ id: idFrom(`${slug}/review/${index}`), manuscriptId, round: 1, name, email, hasConflict: false },
      // No word leads to it: nobody has its letter.
      keyHash: createHash('sha256').update(`${slug}/${index}`).digest('hex').replace(/^./, 'x'),
      dueDay: dayOf(press, dueInDays),
      invitedAt: daysFrom(press.now, -invitedDaysAgo),
      ...(returned
        ? {
            ...{ state: 'submitted' as const, submittedAt: daysFrom(press.now, -returned.daysAgo) },
            ...{ recommendation: returned.recommendation, forAuthor: returned.forAuthor },
            answers: { originality, accuracy, structure, language, usefulness },
          }
        : { state: 'accepted' as const }),
    }
  })
  await insertAll(press.tx, schema.manuscriptReviews, rows)
}

/** The same for each demo, so that addresses of the demo can be passed on. */
function idFrom(name: string): string {
  const hex = createHash('sha256').update(`thu-quan/${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
