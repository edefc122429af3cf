import type { App } from '../../deps.ts'

/** For an `App` whose calls have nothing to do with files. */
export const NO_FILES: Pick<App, 'files' | 'tickets'> = { files: {} as App['files'], tickets: {} as App['tickets'] }
