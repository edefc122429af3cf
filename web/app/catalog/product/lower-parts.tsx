/** What readers say and ask of a product: below the screen, so its program comes after the page's own (`lower-parts-later.tsx`). */
export { Questions } from './questions/questions.tsx'
export { Reviews } from './reviews.tsx'
