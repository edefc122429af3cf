/** What comes when somebody begins to write: the first step is there without it. */
export { NotReady } from '../not-ready.tsx'
export { ReceiptView } from '../receipt.tsx'
export { sendManuscript } from '../send-manuscript.ts'
export { WrittenElsewhere } from '../written-elsewhere.tsx'
export { AuthorStep } from './author-step.tsx'
export { FilesStep } from './files-step.tsx'
export { ReviewStep } from './review-step.tsx'
