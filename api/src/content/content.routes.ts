import * as contract from '@tq/contract/content/pages.ts'
import { organisationUnits, questions } from '@tq/db/schema/content/content.ts'
import { asc } from 'drizzle-orm'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { getLandingPage } from './landing-page.ts'
import { getPage } from './page.ts'

export function contentRoutes(app: App) {
  serve(app, contract.getLandingPage, async ({ db, params, cacheInfo }) => ({
    data: await getLandingPage(db, params.id, cacheInfo),
  }))
  serve(app, contract.getPage, async ({ db, params, cacheInfo }) => ({ data: await getPage(db, params.key, cacheInfo) }))
  serve(app, contract.listQuestions, async ({ db, cacheInfo }) => {
    cacheInfo.dependsOn('support')
    const { id, group, question, answer } = questions
    return { data: await db.select({ id, group, question, answer }).from(questions).orderBy(asc(questions.position), id) }
  })
  serve(app, contract.listOrganisationUnits, async ({ db, cacheInfo }) => {
    cacheInfo.dependsOn('organisation')
    const { id, parentId, name, duty } = organisationUnits
    return {
      data: await db.select({ id, parentId, name, duty }).from(organisationUnits).orderBy(asc(organisationUnits.position), id),
    }
  })
}
