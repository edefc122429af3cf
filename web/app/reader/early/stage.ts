/** What bar and foot leave for the page: `.reader` in `reader.module.css` comes to the same. */
export const STAGE_INSET = 'calc(5rem + max(.6rem,env(safe-area-inset-top))) 0 6rem'
