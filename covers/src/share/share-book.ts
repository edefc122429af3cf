import { INK, mix, SOFT_INK } from '../colour.ts'
import { drawCombo } from '../cover/draw-combo.ts'
import { COVER_HEIGHT, COVER_WIDTH, drawCover, lookOf } from '../cover/draw-cover.ts'
import { type BookSubject, isCombo } from '../subjects.ts'
import { path, rect } from '../svg.ts'
import { type Typesetter, tidy } from '../type/typesetting.ts'
import { framed, GROUND, kicker, MARGIN, SHARE_HEIGHT, SHARE_WIDTH, shareDocument, signature } from './share-ground.ts'
import { heightOf, placeWords, setWords, splitTitle } from './share-words.ts'

const BOARD = 578
const HEIGHT = 516
const WIDTH = (HEIGHT * COVER_WIDTH) / COVER_HEIGHT
const TOP = BOARD - HEIGHT
const LEFT = 490
const MEASURE = SHARE_WIDTH - LEFT - MARGIN
const SIGNATURE_TOP = 500
const WORDS_TOP = 70
const WORDS_HEIGHT = SIGNATURE_TOP - WORDS_TOP - 26
const KICKER = 30
const SUBTITLE = 112
const AUTHORS = 72
const TITLE_ROOM = { face: 'title', width: MEASURE, largest: 104, smallest: 32, mostLines: 7 } as const
const SMALLEST_NAME = 22

/** The cover standing on a board, its title and authors beside it. */
export function drawBookShare(type: Typesetter, book: BookSubject): string {
  const { series } = lookOf(book)
  const content = [
    rect(0, BOARD, SHARE_WIDTH, SHARE_HEIGHT - BOARD, { fill: mix(series.dark, GROUND, 0.92) }),
    rect(0, BOARD, SHARE_WIDTH, 7, { fill: series.bright }),
    standingCover(type, book),
    words(type, book),
    signature(type, LEFT, SIGNATURE_TOP),
  ].join('')
  return shareDocument(`Sách: ${tidy(book.title)}`, content)
}

function standingCover(type: Typesetter, book: BookSubject): string {
  const cover = isCombo(book) ? drawCombo(type, book) : drawCover(type, book)
  const right = MARGIN + WIDTH
  return [
    // The light comes from the left, so the shadow lies on the wall to the right.
    ...[38, 31, 24, 17, 10, 5].map((reach) =>
      path(`M${right} ${TOP + 14}L${right + reach} ${TOP + 14 + reach}V${BOARD}H${right}Z`, { fill: INK, opacity: 0.035 }),
    ),
    framed(MARGIN, TOP, WIDTH, HEIGHT, `0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`, cover),
    // The fold along the spine, and an edge for covers as light as the wall.
    rect(MARGIN + 11, TOP, 2.5, HEIGHT, { fill: INK, opacity: 0.12 }),
    rect(MARGIN, TOP, WIDTH, HEIGHT, { stroke: INK, width: 1, opacity: 0.22 }),
  ].join('')
}

function words(type: Typesetter, book: BookSubject): string {
  const { title, subtitle } = splitTitle(book.title)
  const names = fitAuthors(type, book.authors)
  const room = WORDS_HEIGHT - KICKER - (names.text ? AUTHORS : 0) - (subtitle ? SUBTITLE : 0)
  const main = setWords(type, title, { ...TITLE_ROOM, height: room })
  const second = setWords(type, subtitle, {
    face: 'subtitle',
    width: MEASURE,
    height: SUBTITLE - 14,
    largest: Math.min(38, Math.max(28, main.size * 0.56)),
    smallest: 24,
    mostLines: 2,
  })
  const height = KICKER + heightOf(main) + (second.lines.length ? 14 + heightOf(second) : 0) + (names.text ? AUTHORS : 0)
  // A short title hangs a little above the middle.
  const top = WORDS_TOP + (WORDS_HEIGHT - height) * 0.4
  const below = top + KICKER + heightOf(main) + 14
  return [
    kicker(type, tidy(book.topCategoryName), LEFT, top + 17, MEASURE),
    placeWords(type, main, LEFT, top + KICKER, INK),
    placeWords(type, second, LEFT, below, SOFT_INK),
    type.place('name', names.text, LEFT, top + height - 16, { size: names.size, fill: INK }),
  ].join('')
}

/** As many names as fit in one line, the rest counted. */
function fitAuthors(type: Typesetter, authors: string[]): { text: string; size: number } {
  const names = authors.map(tidy).filter(Boolean)
  const lines = [3, 2, 1].map((shown) => namesLine(names, shown))
  const line = lines.find((text) => type.width('name', text, SMALLEST_NAME) <= MEASURE) ?? lines.at(-1) ?? ''
  return type.fit('name', line, 27, SMALLEST_NAME, MEASURE)
}

const namesLine = (names: string[], shown: number) =>
  names.slice(0, shown).join(', ') + (names.length > shown ? ` và ${names.length - shown} người khác` : '')
