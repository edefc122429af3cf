// How much memory the program may take, in one place with CACHE_MB of server/src/config/config.ts. Plain JavaScript: launch.mjs reads it, too.

/**
 * Node would take 64 MB and more three times for what lives a moment; an eighth of that costs no measurable time. What lives longer
 * may grow by half before it is cleared: Node would let it grow to a multiple, of which hardly anything is given back.
 * What a start reads stays: clearing before all of it is there only costs time.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--initial-old-space-size=80']

/** The C library would keep a pool of freed memory for each thread: packing and pictures run on several. */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }
