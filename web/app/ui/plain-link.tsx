import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

/** A path of this site as it stands in the address bar; the router would resolve anything else. */
const PLAIN_PATH = /^\/(?!\/)(?!.*\/\.{0,2}(\/|$)).*|^\/$/

/**
 * On the server a link is its tag: the router's own has a dozen hooks for what only a browser does. The build for the server puts this
 * in the place of `Link` (`web/plain-links.ts`).
 */
export function Link(props: ComponentProps<typeof RouterLink>) {
  const { to } = props
  if (typeof to !== 'string' || !PLAIN_PATH.test(to) || props.prefetch === 'render' || props.mask)
    return <RouterLink {...props} />
  const {
    to: _to,
    discover = 'render',
    prefetch: _prefetch,
    relative: _relative,
    reloadDocument: _reload,
    replace: _replace,
    state: _state,
    mask: _mask,
    preventScrollReset: _scroll,
    viewTransition: _transition,
    defaultShouldRevalidate: _revalidate,
    onClick: _click,
    ref: _ref,
    target,
    ...rest
  } = props
  return <a {...rest} href={to} target={target} data-discover={discover === 'render' ? 'true' : undefined} />
}
