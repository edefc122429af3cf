import * as contract from '@tq/contract/content.ts'
import { organisationUnits, questions } from '@tq/db/schema/content.ts'
import { asc } from 'drizzle-orm'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { getLandingPage } from './landing-page.ts'
import { getPage } from './page.ts'

export function contentRoutes(app: App) {
  serve(app, contract.getLandingPage, async ({ db, params, fresh }) => ({ data: await getLandingPage(db, params.id, fresh) }))
  serve(app, contract.getPage, async ({ db, params, fresh }) => ({ data: await getPage(db, params.key, fresh) }))
  serve(app, contract.listQuestions, async ({ db, fresh }) => {
    fresh.madeFrom('support')
    const { id, group, question, answer } = questions
    return { data: await db.select({ id, group, question, answer }).from(questions).orderBy(asc(questions.position), id) }
  })
  serve(app, contract.listOrganisationUnits, async ({ db, fresh }) => {
    fresh.madeFrom('organisation')
    const { id, parentId, name, duty } = organisationUnits
    return {
      data: await db.select({ id, parentId, name, duty }).from(organisationUnits).orderBy(asc(organisationUnits.position), id),
    }
  })
}
