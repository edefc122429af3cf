import { type Color, type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { Face } from './faces.ts'

const POINTS_A_MM = 72 / 25.4

/** It is a print: its colours are the same in every theme. */
export const INK = {
  paper: hex('#FDFAF3'),
  text: hex('#1C2430'),
  soft: hex('#4A5565'),
  seal: hex('#B42318'),
  rule: hex('#8A8172'),
  frame: hex('#CDBE9F'),
  drum: hex('#F2E9D7'),
  ground: hex('#17402E'),
  leaf: hex('#8DBB7B'),
  bud: hex('#D9603F'),
}

function hex(text: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16) / 255)
  return rgb(red, green, blue)
}

interface Point {
  x: number
  y: number
}
interface Stroke {
  color: Color
  width: number
}

const ORIGIN = { x: 0, y: 0, scale: 1 }

export type Paper = ReturnType<typeof paperOf>

/** A page in millimetres from its top left corner, as the drawing was made; PDF counts points from the bottom. */
export function paperOf(page: PDFPage) {
  const height = page.getHeight()
  const across = (mm: number) => mm * POINTS_A_MM
  const down = (mm: number) => height - mm * POINTS_A_MM
  return {
    page,
    write(face: Face, text: string, { x, y, size, color }: Point & { size: number; color: Color }): void {
      let at = x
      for (const { font, part } of face.runs(text)) {
        page.drawText(part, { x: across(at), y: down(y), size: across(size), font, color })
        at += font.widthOfTextAtSize(part, size)
      }
    },
    line(from: Point, to: Point, { color, width }: Stroke): void {
      page.drawLine({
        start: { x: across(from.x), y: down(from.y) },
        end: { x: across(to.x), y: down(to.y) },
        thickness: across(width),
        color,
      })
    },
    fill({ x, y, width, height: tall }: Point & { width: number; height: number }, color: Color): void {
      page.drawRectangle({ x: across(x), y: down(y + tall), width: across(width), height: across(tall), color })
    },
    outline({ x, y, width, height: tall }: Point & { width: number; height: number }, stroke: Stroke): void {
      const border = { borderColor: stroke.color, borderWidth: across(stroke.width) }
      page.drawRectangle({ x: across(x), y: down(y + tall), width: across(width), height: across(tall), ...border })
    },
    /** A path of SVG in millimetres, or in a unit of its own at a place. */
    path(
      d: string,
      { fill, stroke, place = ORIGIN }: { fill?: Color; stroke?: Stroke; place?: Point & { scale: number } },
    ): void {
      page.drawSvgPath(d, {
        ...{ x: across(place.x), y: down(place.y), scale: across(place.scale) },
        ...(fill ? { color: fill } : {}),
        ...(stroke ? { borderColor: stroke.color, borderWidth: stroke.width } : {}),
      })
    },
    /** The dark squares of a QR code. */
    squares(
      modules: { size: number; get(row: number, column: number): number | boolean },
      { x, y, side, color }: Point & { side: number; color: Color },
    ): void {
      const one = side / modules.size
      const dark: string[] = []
      for (let row = 0; row < modules.size; row++)
        for (let column = 0, from = 0; column < modules.size; column = from = column + 1) {
          while (column < modules.size && modules.get(row, column)) column++
          if (column > from)
            dark.push(`M${x + from * one} ${y + row * one}h${(column - from) * one}v${one}h${(from - column) * one}z`)
        }
      this.path(dark.join(''), { fill: color })
    },
  }
}
