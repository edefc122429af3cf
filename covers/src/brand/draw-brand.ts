import { INK, PAPER, SOFT_INK, SON } from '../colour.ts'
import { document, group, path, rect } from '../svg.ts'
import type { Typesetter } from '../type/typesetting.ts'
import { openBook, pressMark } from './press-mark.ts'

/** Seal and words; `ink` for the ground it stands on. */
export function drawLogo(type: Typesetter, ink = INK, softInk = SOFT_INK): string {
  const words =
    type.place('title', 'Thư Quán', 60, 27, { size: 25, fill: ink }) +
    type.place('name', 'Nhà xuất bản Đại học', 60.5, 43, { size: 12.2, fill: softInk })
  return document(220, 48, 'Thư Quán, Nhà xuất bản Đại học', pressMark(1, 1, 46, SON, PAPER) + words)
}

export const drawSeal = () => document(48, 48, 'Thư Quán', pressMark(1, 1, 46, SON, PAPER))

/** For the home screen of a phone, which cuts its own corners. */
export const drawIcon = () => icon('translate(26 16) scale(10)')

/** Smaller, for launchers that cut a circle out of four fifths of it. */
export const drawMaskableIcon = () => icon('translate(60.5 51.7) scale(8.5)')

const icon = (place: string) => document(512, 512, '', rect(0, 0, 512, 512, { fill: SON }) + group(place, openBook(PAPER)))

/** Stands in for a picture that can't be had: the outline of a book on paper. */
export const drawPlaceholder = () =>
  document(
    600,
    900,
    '',
    rect(0, 0, 600, 900, { fill: '#F3ECE0' }) +
      rect(0, 0, 26, 900, { fill: '#EADFCB' }) +
      path('M46 70H554M46 830H554', { stroke: '#E4DBCB', width: 4 }) +
      group('translate(93 242) scale(9)', openBook('#C9BDA6')),
  )
