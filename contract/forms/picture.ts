import type { FilePart } from '../src/http/files.ts'

/** A picture people give: what the browser offers to choose, the server reads, and the OpenAPI page says. */
export const PICTURE = {
  mostBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const satisfies FilePart
