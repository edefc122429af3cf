const TYPES: Record<string, string> = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' }

/** Null for a format that feeds must not name, such as AVIF. */
export const pictureType = (url: string): string | null => TYPES[/\.([a-z]+)$/.exec(url)?.[1] ?? ''] ?? null
