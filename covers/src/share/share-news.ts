import { INK, PAPER } from '../colour.ts'
import { drawNewsPicture } from '../scenes/draw-scene.ts'
import { HEIGHT as SCENE_HEIGHT, WIDTH as SCENE_WIDTH } from '../scenes/sheet.ts'
import { type Typesetter, tidy } from '../type/typesetting.ts'
import { framed, kicker, MARGIN, SHARE_HEIGHT, shareDocument, signature, standingSheet } from './share-ground.ts'
import { heightOf, placeWords, setWords } from './share-words.ts'

export interface NewsShare {
  id: number
  title: string
  /** Its first tag. */
  kicker: string
}

/** The sheet's edge swings around here. */
const EDGE = 664
const MEASURE = EDGE - MARGIN - 62
const TOP = 70
const SIGNATURE_TOP = SHARE_HEIGHT - MARGIN - 46
const KICKER = 32
const ROOM = SIGNATURE_TOP - TOP - KICKER - 30
const SCENE_SCALE = SHARE_HEIGHT / SCENE_HEIGHT
/** Where in the scene its things stand, more or less. */
const SCENE_FROM = 0.22

/** The headline on a sheet of paper laid over the article's scene. */
export function drawNewsShare(type: Typesetter, { id, title, kicker: tag }: NewsShare): string {
  const headline = setWords(type, title, {
    face: 'title',
    width: MEASURE,
    height: ROOM,
    largest: 76,
    smallest: 34,
    mostLines: 8,
  })
  const top = TOP + (ROOM - heightOf(headline)) * 0.4
  const width = SCENE_WIDTH * SCENE_SCALE
  const content = [
    framed(EDGE - width * SCENE_FROM, 0, width, SHARE_HEIGHT, `0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`, drawNewsPicture(id)),
    standingSheet(EDGE, 13, id * 1.3, PAPER),
    kicker(type, tidy(tag) || 'Tin sách', MARGIN, top + 17, MEASURE),
    placeWords(type, headline, MARGIN, top + KICKER, INK),
    signature(type, MARGIN, SIGNATURE_TOP),
  ].join('')
  return shareDocument(`Bài viết: ${tidy(title)}`, content)
}
