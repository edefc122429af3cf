import { getLandingPage } from '@tq/contract/content/pages.ts'
import type { Call } from '@tq/contract/http/call.ts'
import { redirect } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { breadcrumbData } from '../head/structured-data.ts'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import { useShellData } from '../shell/shell-data.ts'
import { Prose } from '../ui/prose.tsx'
import type { Route } from './+types/any-page.ts'
import styles from './any-page.module.css'
import { groupOf } from './fixed-pages.ts'
import { LandingPage } from './landing-page.tsx'
import { loadPage } from './load-page.ts'

/** SPEC §2.3: a full-width page with title and HTML; a campaign's landing page goes by the same address. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(apiContext)
  if (groupOf(`/${params.id}`)) throw redirect(`/${params.id}`, 301)
  const page = await orNothing(() => loadPage(call, params.id))
  if (page) return { page, landing: null }
  return { page: null, landing: await loadLanding(call, params.id) }
}

async function loadLanding(call: Call, id: string) {
  const { data } = await call(getLandingPage, { params: { id } })
  if (data.key !== id) throw redirect(`/pages/${data.key}`, 301)
  return data
}

/** Null when there is no such page; any other failure goes on. */
async function orNothing<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Response && error.status === 404) return null
    throw error
  }
}

export const headers = () => cacheFor('page')

export default function AnyPage({ loaderData: { page, landing } }: Route.ComponentProps) {
  const { origin } = useShellData()
  const shown = page ?? landing
  if (!shown) return null
  const path = `/pages/${shown.key}`
  return (
    <>
      <PageHead
        title={shown.title}
        description={shown.description}
        path={path}
        picture={`page-${shown.key}.jpg`}
        things={import.meta.env.SSR && [breadcrumbData(origin, [{ title: shown.title }], path)]}
      />
      {landing ? (
        <LandingPage page={landing} />
      ) : (
        page && (
          <div className={`wrap ${styles.page}`}>
            <h1>{page.title}</h1>
            <Prose html={page.html} className={styles.wide} />
          </div>
        )
      )}
    </>
  )
}
