import type { Tag } from '@tq/db/tags.ts'

export const TAG_HEADER = 'cache-tag'
export const UNTIL_HEADER = 'x-fresh-until'

/** What an answer was made from and how long it stays true. An answer that names no tag is never kept. */
export class CacheInfo {
  readonly tags = new Set<Tag>()
  until: Date | null = null

  dependsOn(...tags: Tag[]): void {
    for (const tag of tags) this.tags.add(tag)
  }

  /** The answer changes by itself at that moment, such as when a sale ends. */
  changesAt(moment: Date | null): void {
    if (moment && (!this.until || moment < this.until)) this.until = moment
  }

  get cacheControl(): string {
    return this.tags.size ? 'public, max-age=0, must-revalidate' : 'no-store'
  }

  headers(): Record<string, string> {
    if (!this.tags.size) return { 'cache-control': this.cacheControl }
    return {
      'cache-control': this.cacheControl,
      [TAG_HEADER]: [...this.tags].join(','),
      ...(this.until ? { [UNTIL_HEADER]: this.until.toISOString() } : {}),
    }
  }
}
