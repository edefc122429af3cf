import { isModern } from './is-modern.ts'

/** pdf.js in the form that this browser can run. */
export const loadPdfjs = () => (isModern ? import('./pdfjs-modern.ts') : import('./pdfjs-legacy.ts'))
