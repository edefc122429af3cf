/** A function as the text of an inline script, called with what it is told; without the lines that only people read. */
export function asScript<Told>(work: (told: Told) => void, told?: Told): string {
  const text = String(work).replace(/^\s*((\/\/.*|\/\*\*.*\*\/)\s*)*/gm, '')
  return `(${text})(${told === undefined ? '' : JSON.stringify(told)});`
}
