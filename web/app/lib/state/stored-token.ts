import { readText } from './local-storage.ts'

export const TOKEN_KEY = 'access_token'

/** SPEC §9: the token as it is sent. In quotes it is known as well: so it was kept once. */
export const storedToken = (): string | null => readText(TOKEN_KEY)?.replaceAll('"', '') || null
