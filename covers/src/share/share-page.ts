import { openBook, pressMark } from '../brand/press-mark.ts'
import { INK, mix, PAPER, SOFT_INK, SON } from '../colour.ts'
import { circle, group } from '../svg.ts'
import { type Typesetter, tidy } from '../type/typesetting.ts'
import { GROUND, lyingSheet, MARGIN, SHARE_HEIGHT, shareDocument, signature } from './share-ground.ts'
import { heightOf, placeWords, setWords } from './share-words.ts'

/** Up to the watermark. */
const MEASURE = 770
const HILLS = ['#DCC7A0', '#8FA98B', '#5F8A74', '#2F5F56', '#1F3A68']

/** A page of the house: its title on paper, above the paper hills of the front page. */
export function drawPageShare(type: Typesetter, { title }: { title: string }): string {
  const set = setWords(type, title, {
    face: 'title',
    width: MEASURE,
    height: 310,
    largest: 108,
    smallest: 38,
    mostLines: 6,
  })
  const top = 150 + (310 - heightOf(set)) * 0.42
  const content = watermark + landscape(512) + signature(type, MARGIN, 66) + placeWords(type, set, MARGIN, top, INK)
  return shareDocument(tidy(title), content)
}

/** For every page without a picture of its own. */
export function drawSiteShare(type: Typesetter): string {
  const x = MARGIN + 190
  const content = [
    landscape(440),
    pressMark(MARGIN, 118, 158, SON, PAPER),
    type.place('title', 'Thư Quán', x - 4, 220, { size: 128, fill: INK }),
    type.place('name', 'Nhà xuất bản Đại học', x, 274, { size: 38, fill: SOFT_INK }),
    type.place('subtitle', 'Sách in, sách điện tử, khoá học và thư viện mở', MARGIN, 366, { size: 40, fill: INK }),
  ].join('')
  return shareDocument('Thư Quán, Nhà xuất bản Đại học', content)
}

/** The book of the seal, as if pressed into the paper. */
const watermark = group('translate(800 86) scale(8.4)', openBook(mix('#DCC7A0', GROUND, 0.34)))

function landscape(top: number): string {
  const step = (SHARE_HEIGHT - top) / HILLS.length
  const hills = HILLS.map((fill, i) => lyingSheet(top + i * step, 14 - i * 2, i * 1.7 + 0.4, fill))
  return circle(1010, top + 4, 58, { fill: '#E9B04A' }) + hills.join('')
}
