import { readerThemeScript } from '../../settings/reader-settings-store.ts'

const SCRIPT = import.meta.env.SSR ? readerThemeScript() : ''

/** Has run when React takes the page over, which leaves it as it stands. */
export const ThemeScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
