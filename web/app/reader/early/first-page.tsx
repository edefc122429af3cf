import { openBook } from '@tq/contract/reading/book.ts'
import { FIRST_SCRIPT, FIRST_SIGHT, START_PAGE_SCRIPT } from '../../head/page-program.ts'
import { KEPT_NOTE_KEY } from '../../lib/state/kept-books.ts'
import { TOKEN_KEY } from '../../lib/state/stored-token.ts'
import { THEMES } from '../../lib/state/themes.ts'
import { PALETTES } from '../engine/epub/view/book-style.ts'
import program from './early-book.ts?worker&url'

/** Asks for the book with the page's first bytes: the server looks for it while the browser reads the rest. `early-book` takes it over. */
const askForBook = () =>
  `try{var t=(localStorage.getItem('${TOKEN_KEY}')||'').replaceAll('"','');if(t&&!localStorage.getItem('${KEPT_NOTE_KEY}')){bookAnswer=fetch('${openBook.path.replace(/:.*/, '')}'+location.pathname.split('/')[2],{headers:{authorization:'Bearer '+t}});bookAnswer.catch(function(){})}}catch(e){}`
const SCRIPT = import.meta.env.SSR ? START_PAGE_SCRIPT + askForBook() : ''

/** In the weakest layer, as the site's own sheet undoes it when it comes. The stage is as large as bar and foot will leave it. */
const STYLES = import.meta.env.SSR
  ? `@layer base{html{font-size:62.5%}${THEMES.map((theme) => `html[data-theme=${theme}]{background:${PALETTES[theme].paper}}`).join('')}body{margin:0}body>div{visibility:hidden}[data-stage-shape]{position:fixed;inset:calc(5rem + max(.6rem,env(safe-area-inset-top))) 0 6rem}}`
  : ''

/** Opens the book before the page's own program and sheet are there. */
export const FirstPage = () => (
  <>
    <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: STYLES }} />
    <script suppressHydrationWarning {...FIRST_SCRIPT} dangerouslySetInnerHTML={{ __html: SCRIPT }} />
    <script async type="module" src={program} {...FIRST_SIGHT} />
  </>
)
