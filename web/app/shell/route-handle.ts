import { useMatches } from 'react-router'

/** What a route says about the shell around it: `export const handle: RouteHandle = { hides: ['footer'] }` */
export interface RouteHandle {
  hides?: ('navbar' | 'toolbar' | 'footer' | 'splash')[]
  /** Further into the page than its beginning, for whoever walks by keyboard: the id of a place and what it is. */
  skip?: { to: string; title: string }
}

const handles = (matches: ReturnType<typeof useMatches>) => matches.map(({ handle }) => (handle ?? {}) as RouteHandle)

/** The page's own link for keyboards, beside that to its beginning. */
export const useSkip = () => handles(useMatches()).find(({ skip }) => skip)?.skip

/** Any route on the way to the page may hide a part. */
export function useHiddenParts(): Set<string> {
  return new Set(handles(useMatches()).flatMap(({ hides }) => hides ?? []))
}
