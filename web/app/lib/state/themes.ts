export const THEMES = ['default', 'dark', 'sepia'] as const
export type Theme = (typeof THEMES)[number]
