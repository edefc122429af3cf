/**
 * For an LRUCache of many small entries. Its own `max` lays out room for all of them when it is made: the caches of a program that has
 * served nobody yet cost 70 ms of processor time and 17 MB.
 */
export const lruOfEntries = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })
