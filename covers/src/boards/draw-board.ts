import { type Series, seriesOf } from '../cover/series.ts'
import { toneOf } from '../cover/tone.ts'
import { ornamentSeed } from '../ornaments/draw-ornament.ts'
import { PANEL_HEIGHT, PANEL_WIDTH } from '../ornaments/panel.ts'
import { randomFrom } from '../random.ts'
import { document, inset, path, range, rect } from '../svg.ts'
import { BOARD_HEIGHT, BOARD_WIDTH, DRAWING_WIDTH } from './chalk.ts'
import { DRAWINGS } from './drawings.ts'

export type BoardSubject = { id: number; title: string }

/** What a title is about, the more particular first; the look of a shelf goes with it. */
const SUBJECTS: [words: string, drawing: keyof typeof DRAWINGS, topCategoryId: number][] = [
  ['python|lap trinh|tin hoc|bang tinh|phan mem', 'code', 45],
  ['mang|may tinh', 'network', 71],
  ['cap cuu|trai tim|dien tim|nhip tim|suc khoe|thuoc|dinh duong|so cuu', 'pulse', 38],
  ['thong ke|du lieu|so lieu|xac suat', 'bell', 19],
  ['giai tich|dao ham', 'slope', 1],
  ['luong tu|vat li|vat ly|hoa hoc|khoa hoc tu nhien|sao', 'atom', 6],
  ['chu nom|chu han|han nom', 'nom', 57],
  ['dia ba|ruong|lua|nuoc man|dong man|dia li|dia ly|ban do|lang', 'parcels', 12],
  ['chim|sinh hoc|rung', 'bird', 38],
  ['hop dong|luat|thue|tai chinh|tien|kinh te|gia dinh|lai suat|vay', 'scales', 25],
  ['tieng trung|tieng anh|tieng nhat|tieng phap|phat am|ngoai ngu|nghe|noi|thuyet trinh|luyen am', 'tones', 31],
  ['toan|phan so|hinh hoc', 'abacus', 62],
  ['viet|trich dan|bai bao|luan van|cau|ghi chep|but chi|ban thao|nghien cuu', 'page', 51],
  ['day|tro choi|lop|hoc sinh|ve', 'abacus', 67],
]

const WIDTH = 800
const HEIGHT = 450
const SQUARE = 30

/** The picture of a course: the ground of a shelf, a chalk drawing of the subject, the shelf's ornament as a strip. No words. */
export function drawBoard({ id, title }: BoardSubject): string {
  const [, drawing, topCategoryId] = SUBJECTS.find(([words]) => new RegExp(`\\b(${words})\\b`).test(fold(title))) ?? [
    null,
    'book',
    1 + (id % 2) * 11,
  ]
  const series = seriesOf(topCategoryId)
  const content =
    rect(0, 0, BOARD_WIDTH, BOARD_HEIGHT, { fill: series.dark }) +
    squares(series) +
    DRAWINGS[drawing as keyof typeof DRAWINGS](series) +
    strip(series, id, topCategoryId) +
    rect(DRAWING_WIDTH - 6, 0, 6, BOARD_HEIGHT, { fill: series.bright })
  return document(WIDTH, HEIGHT, '', inset(0, 0, WIDTH, HEIGHT, `0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}`, content))
}

const fold = (title: string) => title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')

function squares({ pale }: Series): string {
  const down = range(Math.floor(DRAWING_WIDTH / SQUARE)).map((nth) => `M${(nth + 1) * SQUARE} 0V${BOARD_HEIGHT}`)
  const across = range(BOARD_HEIGHT / SQUARE).map((nth) => `M0 ${(nth + 1) * SQUARE}H${DRAWING_WIDTH}`)
  return path([...down, ...across].join(''), { stroke: pale, width: 1, opacity: 0.07 })
}

function strip(series: Series, id: number, topCategoryId: number): string {
  const tone = toneOf(series, 0)
  const drawn = series.ornament(tone, randomFrom(ornamentSeed(id, topCategoryId)))
  const ground = rect(0, 0, PANEL_WIDTH, PANEL_HEIGHT, { fill: tone.panel })
  return inset(DRAWING_WIDTH, 0, BOARD_WIDTH - DRAWING_WIDTH, BOARD_HEIGHT, '205 0 189 400', ground + drawn)
}
