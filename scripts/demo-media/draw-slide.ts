import { pressMark } from '@tq/covers/brand/press-mark.ts'
import { INK, PAPER, SOFT_INK, SON } from '@tq/covers/colour.ts'
import { heightOf, placeWords, setWords } from '@tq/covers/share/share-words.ts'
import { document, group, rect } from '@tq/covers/svg.ts'
import type { Typesetter } from '@tq/covers/type/typesetting.ts'
import { drawingOf } from './drawings.ts'
import type { SlideText, VideoText } from './video-texts.ts'

const WIDTH = 1280
const HEIGHT = 720
const BOARD = 400
const MARGIN = 72
const MEASURE = WIDTH - BOARD - 2 * MARGIN

/** The opening: subject and title beside the board. */
export function drawTitle(type: Typesetter, video: VideoText): string {
  const set = setWords(type, video.title, { face: 'title', width: MEASURE, height: 330, largest: 84, smallest: 48, mostLines: 4 })
  const top = 330 - heightOf(set) / 2
  return frame(
    type,
    video,
    type.place('label', video.subject.toLocaleUpperCase('vi'), MARGIN, top - 12, { size: 22, fill: SON, tracking: 2 }) +
      placeWords(type, set, MARGIN, top, INK),
  )
}

/** A slide with as many of its points as have been spoken. The foot stays free for captions. */
export function drawSlide(type: Typesetter, video: VideoText, slide: SlideText, shown: number): string {
  const heading = setWords(type, slide.heading, {
    face: 'title',
    width: MEASURE,
    height: 150,
    largest: 54,
    smallest: 36,
    mostLines: 2,
  })
  let y = 132
  let content = placeWords(type, heading, MARGIN, y, INK)
  y += heightOf(heading) + 36
  for (const point of slide.points.slice(0, shown)) {
    if (!point.show) continue
    const indent = point.isCode ? (/^ */.exec(point.show)?.[0].length ?? 0) * 14 : 0
    const words = setWords(type, point.show, {
      face: 'name',
      width: MEASURE - 40 - indent,
      height: 120,
      largest: 34,
      smallest: 26,
      mostLines: 2,
    })
    const high = heightOf(words)
    content += point.isCode
      ? rect(MARGIN, y - 6, MEASURE, high + 18, { fill: '#EFE3CC', corner: 6 })
      : rect(MARGIN, y + 17, 14, 14, { fill: SON, corner: 3 })
    content += placeWords(type, words, MARGIN + 36 + indent, y, INK)
    y += high + 26
  }
  return frame(type, video, content)
}

function frame(type: Typesetter, video: VideoText, content: string): string {
  const { colours, svg } = drawingOf(video.drawing)
  const left = WIDTH - BOARD
  return document(
    WIDTH,
    HEIGHT,
    '',
    rect(0, 0, WIDTH, HEIGHT, { fill: PAPER }) +
      rect(left, 0, BOARD, HEIGHT, { fill: colours.dark }) +
      rect(left - 6, 0, 6, HEIGHT, { fill: colours.bright }) +
      group(`translate(${left + 24} 190) scale(.8)`, svg) +
      pressMark(MARGIN, 48, 40, SON, PAPER) +
      type.place('title', 'Thư Quán', MARGIN + 54, 76, { size: 24, fill: SOFT_INK }) +
      content,
  )
}
