import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

/** A path of this site as it stands in the address bar; the router would resolve anything else. By leaps: a list has a hundred links. */
const isPlainPath = (to: string) =>
  to === '/' || (to.startsWith('/') && !to.endsWith('/') && !to.includes('//') && !to.includes('/.'))

/** What the router's own link takes for itself. */
const FOR_THE_ROUTER = new Set(
  'to discover prefetch relative reloadDocument replace state mask preventScrollReset viewTransition defaultShouldRevalidate onClick ref target'.split(
    ' ',
  ),
)

/**
 * On the server a link is its tag: the router's own has a dozen hooks for what only a browser does. The build for the server puts this
 * in the place of `Link` (`web/plain-links.ts`).
 */
export function Link(props: ComponentProps<typeof RouterLink>) {
  const { to, discover = 'render', target } = props
  if (typeof to !== 'string' || !isPlainPath(to) || props.prefetch === 'render' || props.mask) return <RouterLink {...props} />
  const rest: Record<string, unknown> = {}
  for (const name in props) if (!FOR_THE_ROUTER.has(name)) rest[name] = props[name as keyof typeof props]
  return <a {...rest} href={to} target={target} data-discover={discover === 'render' ? 'true' : undefined} />
}
