import { cleanHtml } from '../../src/clean-html.ts'
import { contentPages, contentPageVersions, organisationUnits, questions } from '../../src/schema/all.ts'
import { ORGANISATION, PAGES, QUESTIONS } from '../texts/pages/index.ts'
import type { Unit } from '../texts/pages/types.ts'
import { insertAll, type Press } from './press.ts'

export async function seedPages({ tx }: Press): Promise<void> {
  await insertAll(
    tx,
    contentPages,
    PAGES.map(({ key }) => ({ key, version: 1 })),
  )
  await insertAll(
    tx,
    contentPageVersions,
    PAGES.map(({ content, ...page }) => ({ ...page, version: 1, content: cleanHtml(content.join('\n')) })),
  )
  await insertAll(
    tx,
    questions,
    QUESTIONS.map((question, position) => ({ ...question, id: position + 1, answer: cleanHtml(question.answer), position })),
  )
  await insertAll(tx, organisationUnits, unitRows(ORGANISATION))
}

function unitRows(root: Unit) {
  const rows: { id: number; parentId: number | null; name: string; duty: string; position: number }[] = []
  const add = ({ name, duty, units = [] }: Unit, parentId: number | null) => {
    const id = rows.length + 1
    rows.push({ id, parentId, name, duty, position: id })
    for (const unit of units) add(unit, id)
  }
  add(root, null)
  return rows
}
