import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DECIDED } from '../../texts/manuscript/decided.ts'
import type { ManuscriptText, RoundText } from '../../texts/manuscript/manuscript-text.ts'
import { UNDER_WAY } from '../../texts/manuscript/under-way.ts'
import type { DemoFile } from '../media.ts'

export const DEMO_MANUSCRIPTS = [...UNDER_WAY, ...DECIDED]
/** Ready-made by `scripts/make-demo-manuscripts.ts`. */
export const DEMO_MANUSCRIPTS_FOLDER = join(import.meta.dirname, '../../manuscripts')

/** Every file of a manuscript with the path it lies at, the author's first. */
export function filesOf({ slug, rounds, house = [] }: ManuscriptText): { path: string; text: RoundText['files'][number] }[] {
  return [...rounds.flatMap(({ files }) => files), ...house].map((text, at) => ({ path: `${slug}-${at + 1}.docx`, text }))
}

export const demoManuscriptFiles = (): DemoFile[] =>
  JSON.parse(readFileSync(join(DEMO_MANUSCRIPTS_FOLDER, 'files.json'), 'utf8')) as DemoFile[]
