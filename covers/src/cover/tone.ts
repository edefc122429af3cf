import { mix, PAPER } from '../colour.ts'

export interface Palette {
  /** `dark` and `pale` carry the words: at least 7:1 against each other. */
  dark: string
  bright: string
  pale: string
  accent: string
  deep?: string
}

/** Who wears which colour on one cover. */
export interface Tone {
  isDark: boolean
  ground: string
  ink: string
  softInk: string
  rule: string
  /** Behind the ornament, and the ornament's own four. */
  panel: string
  main: string
  light: string
  accent: string
  deep: string
}

/** Dark, paper or pale ground by turns, so that a shelf of one series stays alive. */
export function toneOf(palette: Palette, turn: number): Tone {
  const { dark, bright, pale, accent } = palette
  const deep = palette.deep ?? mix(dark, bright, 0.68)
  switch (((turn % 3) + 3) % 3) {
    case 0: {
      const panel = mix(dark, '#000000', 0.86)
      const softInk = mix(pale, dark, 0.82)
      return { isDark: true, ground: dark, ink: PAPER, softInk, rule: bright, panel, main: bright, light: pale, accent, deep }
    }
    case 1: {
      const softInk = mix(dark, PAPER, 0.78)
      return {
        isDark: false,
        ground: PAPER,
        ink: dark,
        softInk,
        rule: dark,
        panel: dark,
        main: bright,
        light: pale,
        accent,
        deep,
      }
    }
    default:
      return {
        isDark: false,
        ground: pale,
        ink: dark,
        softInk: mix(dark, pale, 0.8),
        rule: dark,
        panel: mix(bright, pale, 0.62),
        main: dark,
        light: PAPER,
        accent,
        deep: mix(bright, dark, 0.8),
      }
  }
}
