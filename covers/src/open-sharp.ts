import type sharp from 'sharp'

/**
 * Read with the first picture and not with the program: its library takes 20 MB and a tenth of a second, and most starts find their
 * pictures drawn.
 */
export const openSharp = (): Promise<typeof sharp> => {
  opened ??= import('sharp').then(({ default: library }) => {
    // Two pictures at once, a core each: one picture on all cores would only make the other wait.
    library.concurrency(1)
    library.cache(false)
    return library
  })
  return opened
}

let opened: Promise<typeof sharp> | undefined
