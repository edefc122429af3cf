interface MappedRoute {
  path?: string | undefined
  parentId?: string | undefined
}

/** The site map as patterns, such as /san-pham/:id. */
export function routePatterns(routes: Record<string, MappedRoute | undefined>): Set<string> {
  const patternOf = ({ path, parentId }: MappedRoute): string => {
    const parent = parentId === undefined ? undefined : routes[parentId]
    return (parent ? patternOf(parent) : '') + (path ? `/${path}` : '')
  }
  return new Set(Object.values(routes).flatMap((route) => (route ? [patternOf(route) || '/'] : [])))
}
