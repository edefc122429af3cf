import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import type { Route } from './+types/text-page.ts'
import { FixedPage } from './fixed-page.tsx'
import { loadPage } from './load-page.ts'

/** Pages that are nothing but their text: the address is the key. */
export async function loader({ context, url }: Route.LoaderArgs) {
  // SPEC §2.3: the old address of the introduction shows the same page.
  const key = url.pathname.slice(1).replace(/-old$/, '')
  return { page: await loadPage(context.get(apiContext), key) }
}

export const headers = () => cacheFor('page')

export default function TextPage({ loaderData: { page } }: Route.ComponentProps) {
  return <FixedPage path={`/${page.key}`} pictureKey={page.key} page={page} />
}
