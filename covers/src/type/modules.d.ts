/** Only what we use of two packages that bring no types. */
declare module 'fontkit' {
  export interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }
  export interface GlyphPath {
    commands: PathCommand[]
  }
  export interface GlyphRun {
    glyphs: { path: GlyphPath; advanceWidth: number }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string, features?: Record<string, boolean>): GlyphRun
    getVariation(axes: Record<string, number>): Font
  }
  export function create(file: Buffer): Font
}

declare module 'wawoff2' {
  const wawoff2: { decompress(file: Buffer): Promise<Uint8Array> }
  export default wawoff2
}
