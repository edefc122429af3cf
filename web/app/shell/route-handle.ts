import { useMatches } from 'react-router'

/** What a route says about the shell around it: `export const handle: RouteHandle = { hides: ['footer'] }` */
export interface RouteHandle {
  hides?: ('navbar' | 'toolbar' | 'footer')[]
}

/** Any route on the way to the page may hide a part. */
export function useHiddenParts(): Set<string> {
  const matches = useMatches()
  return new Set(matches.flatMap((match) => (match.handle as RouteHandle | undefined)?.hides ?? []))
}
