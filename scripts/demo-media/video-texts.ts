/** A slide comes up with its heading; each point is spoken, and shown as `show` while it is. */
export interface SlideText {
  heading: string
  points: PointText[]
}

export interface PointText {
  say: string
  /** In the captions, where a voice must be told how to read it: “115”. */
  write?: string
  show?: string
  isCode?: boolean
}

export interface VideoText {
  /** The name that lessons of the demo call it by. */
  name: string
  title: string
  /** Above the title. */
  subject: string
  /** Of the board on the right. */
  drawing: string
  slides: SlideText[]
}
