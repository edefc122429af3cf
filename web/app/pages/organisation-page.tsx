import { listOrganisationUnits, type OrganisationUnit } from '@tq/contract/content/pages.ts'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import type { Route } from './+types/organisation-page.ts'
import { FixedPage } from './fixed-page.tsx'
import { loadPage } from './load-page.ts'
import { OrganisationChart } from './organisation-chart.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(apiContext)
  const [page, { data: units }] = await Promise.all([loadPage(call, 'co-cau-to-chuc'), call(listOrganisationUnits)])
  return { page, units: units satisfies OrganisationUnit[] }
}

export const headers = () => cacheFor('page')

export default function OrganisationPage({ loaderData: { page, units } }: Route.ComponentProps) {
  return <FixedPage path="/co-cau-to-chuc" pictureKey={page.key} page={page} before={<OrganisationChart units={units} />} />
}
