import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { cleanLesson } from '../../../src/clean-lesson.ts'
import type { Db } from '../../../src/database.ts'
import { isFresh, type LearningPair, pairLearning } from '../../../src/search/learning-index.ts'

/**
 * Lessons are long, and reading all of the demo's anew would cost every test file a second: what was found right when the template was
 * made is remembered by its hash, and only what a test has changed is looked at.
 */
export async function rememberSound(db: Db): Promise<void> {
  await db.execute(sql`create table testing.sound (hash text primary key)`)
  const pairs = await pairLearning(db)
  const texts = await readTexts(db)
  const sound = [...pairs.filter(isFresh).map(hashOfPair), ...texts.filter(isClean).map(hashOfText)]
  await db.execute(sql`insert into testing.sound select distinct unnest(${sql.param(sound)}::text[])`)
}

export async function findUnfresh(db: Db) {
  const sound = await readSound(db)
  const stale = (await pairLearning(db)).filter((pair) => !sound.has(hashOfPair(pair)) && !isFresh(pair))
  return stale.map(({ key }) => ({ key, what: 'differs' }))
}

export async function findUnclean(db: Db) {
  const sound = await readSound(db)
  const unclean = (await readTexts(db)).filter((text) => !sound.has(hashOfText(text)) && !isClean(text))
  return unclean.map(({ key }) => ({ key, what: 'changes when cleaned' }))
}

type Text = { key: string; html: string; [column: string]: unknown }

async function readTexts(db: Db): Promise<Text[]> {
  const { rows } = await db.execute<Text>(sql`
    select 'lesson ' || id as key, body as html from lessons union all select 'course ' || id, description from courses`)
  return rows
}

async function readSound(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from testing.sound`)
  return new Set(rows.map(({ hash }) => hash))
}

const isClean = ({ html }: Text) => cleanLesson(html) === html
const hashOf = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64')
const hashOfPair = ({ source, doc }: LearningPair) => hashOf(source, doc)
const hashOfText = ({ html }: Text) => hashOf(html)
