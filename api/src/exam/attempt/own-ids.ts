/** Ids of options as the learner has them, each with the question's own. */
export type OptionNames = [shown: string, own: string][]

/** No option is called so: an answer that holds it fits no question. */
const UNKNOWN = '?'
const WORDS = ['true', 'false']

/** From the learner's ids to the question's own. Ids of another question, or learnt from a friend, become what fits nothing. */
export const toOwn = (names: OptionNames, answer: string[]) => renamed(new Map(names), answer)

/** And back, for keys. */
export const toShown = (names: OptionNames, answer: string[]) =>
  renamed(new Map(names.map(([shown, own]) => [own, shown])), answer)

/** `id`, `id:id` or `id:true`; where nothing has an id an answer is what was typed. */
function renamed(names: Map<string, string>, answer: string[]): string[] {
  if (names.size === 0) return answer
  return answer.map((entry) =>
    entry
      .split(':')
      .map((piece, at) => names.get(piece) ?? (at > 0 && WORDS.includes(piece) ? piece : UNKNOWN))
      .join(':'),
  )
}
