/** Chrome falls silent in an utterance that takes longer than some fifteen seconds. */
const MOST_LETTERS = 200
const FEWEST_LETTERS = 60

/** A sentence in parts that a voice gets through: cut at commas, else between words. Slower voices get shorter parts. */
export function cutSentence(sentence: string, rate = 1): string[] {
  const most = Math.round(MOST_LETTERS * Math.min(1, rate))
  const parts: string[] = []
  let rest = sentence.trim()
  while (rest.length > most) {
    const head = rest.slice(0, most + 1)
    const comma = Math.max(...[',', ';', ':', '–', '—', ')'].map((sign) => head.lastIndexOf(`${sign} `)))
    const space = head.lastIndexOf(' ')
    const end = comma >= FEWEST_LETTERS ? comma + 1 : space > 0 ? space : most
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest ? [...parts, rest] : parts
}
