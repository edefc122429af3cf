import { createContext, use } from 'react'

/** Inside the mobile app no dialog of ours opens: the app has a login and a shop of its own. */
export const InAppContext = createContext(false)

export const useIsInApp = (): boolean => use(InAppContext)
