/** Smaller than this nobody reads; the rest is cut off by the column. */
const SMALLEST = 0.5

/** Formulas and tables that are wider than their column become smaller: a page has no bar to push them along. */
export function fitWide(doc: Document): void {
  const wide = [...doc.querySelectorAll<HTMLElement | MathMLElement>('math[display="block"], table')]
  for (const element of wide) element.style.removeProperty('font-size')
  const parts = wide.map((element) => {
    const room = roomOf(element)
    return room > 0 ? room / widthOf(element) : 1
  })
  for (const [n, element] of wide.entries()) {
    const part = parts[n] ?? 1
    if (part < 0.99) element.style.setProperty('font-size', `${Math.max(SMALLEST, part * 0.97).toFixed(3)}em`, 'important')
  }
}

/** Of what it stands in: words in a line, as a span around a formula, have no width of their own. */
function roomOf(element: Element): number {
  let around = element.parentElement
  while (around && around.clientWidth === 0) around = around.parentElement
  return around?.clientWidth ?? 0
}

/** Of a formula its rows may stand out of its own box; a table that goes on in the next column has a box in each. */
const widthOf = (element: Element) =>
  Math.max(...[element, ...element.children].flatMap((part) => [...part.getClientRects()].map(({ width }) => width)), 1)
