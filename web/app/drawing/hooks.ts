import * as React from 'react'
import { LeftToReact } from './left-to-react.ts'

interface ReadContext {
  _currentValue2: unknown
}

const leave = (): never => {
  throw new LeftToReact('a hook')
}
const noop = () => undefined

/**
 * What hooks are on the server, where every component is drawn once: the first value, and nothing that happens later. Ids depend on the
 * place in the whole page, and promises have to be waited for: both are left to React.
 */
const ONCE = {
  readContext: ({ _currentValue2 }: ReadContext) => _currentValue2,
  useContext: ({ _currentValue2 }: ReadContext) => _currentValue2,
  useState: (first: unknown) => [typeof first === 'function' ? first() : first, leave],
  useReducer: (_: unknown, first: unknown, init?: (first: unknown) => unknown) => [init ? init(first) : first, leave],
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useSyncExternalStore: (_: unknown, __: unknown, onServer?: () => unknown) => (onServer ?? leave)(),
  useDeferredValue: (value: unknown, first?: unknown) => (first === undefined ? value : first),
  useTransition: () => [false, leave],
  useEffect: noop,
  useLayoutEffect: noop,
  useInsertionEffect: noop,
  useImperativeHandle: noop,
  useDebugValue: noop,
  useEffectEvent: () => leave,
  use: leave,
  useId: leave,
  useActionState: leave,
  useFormState: leave,
  useOptimistic: leave,
  useHostTransitionStatus: leave,
  useCacheRefresh: leave,
  useMemoCache: leave,
}

/** React's own place for them. */
const internals = (React as unknown as Record<string, { H: unknown } | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE

export function withOnceHooks<T>(draw: () => T): T {
  if (!internals) throw new LeftToReact('another React')
  const others = internals.H
  internals.H = ONCE
  try {
    return draw()
  } finally {
    internals.H = others
  }
}
