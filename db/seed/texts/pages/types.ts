export interface PageText {
  key: string
  title: string
  /** One sentence for search engines, ≤ 160 characters, unique. */
  description: string
  /** HTML: p h2 h3 ul ol li strong em a blockquote table(caption, thead, tbody, th scope) figure only; sub-headings start at h2. */
  content: string[]
}

export interface Question {
  group: string
  question: string
  /** HTML */
  answer: string
}

/** A box of the organisation chart. */
export interface Unit {
  name: string
  duty: string
  units?: Unit[]
}
