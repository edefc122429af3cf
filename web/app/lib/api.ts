import type { Call } from '@tq/contract/http/call.ts'
import { createContext } from 'react-router'

/** The server puts a `call` here for each page it renders; it knows which answers the page was made from. */
export const apiContext = createContext<Call>()

/** SPEC §7: where videos of sold courses come from; empty when it is this site. */
export const adminHostContext = createContext('')
