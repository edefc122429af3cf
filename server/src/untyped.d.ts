/** What `scripts/build.ts` makes of the web pages; not there before. */
declare module '@tq/web/pages'

/** Plain JavaScript, which an old Node must be able to read. */
declare module '*/bundle.mjs' {
  export const BUNDLE: string
  export function stateOf(file: string): string
  export function freshBundle(root: string): string | null
}
