import { afterAll, vi } from 'vitest'

/** Files of a room share a process and its modules: what one has changed for itself must end with it. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
