import { FIRST_SCRIPT, FIRST_SIGHT, START_PAGE_SCRIPT } from '../../head/page-program.ts'
import { THEMES } from '../../lib/state/themes.ts'
import { PALETTES } from '../engine/epub/view/book-style.ts'
import program from './early-book.ts?worker&url'
import { openingScript } from './opening-script.ts'

const SCRIPT = import.meta.env.SSR ? START_PAGE_SCRIPT + openingScript() : ''

/** In the weakest layer, as the site's own sheet undoes it when it comes: what stands below the first page takes its time only then. */
const STYLES = import.meta.env.SSR
  ? `@layer base{html{font-size:62.5%}${THEMES.map((theme) => `html[data-theme=${theme}]{background:${PALETTES[theme].paper}}`).join('')}body{margin:0}body>div{visibility:hidden;content-visibility:hidden}}`
  : ''

/** Opens the book before the page's own program and sheet are there. */
export const FirstPage = () => (
  <>
    <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: STYLES }} />
    <script suppressHydrationWarning {...FIRST_SCRIPT} dangerouslySetInnerHTML={{ __html: SCRIPT }} />
    <script async type="module" src={program} {...FIRST_SIGHT} />
  </>
)
