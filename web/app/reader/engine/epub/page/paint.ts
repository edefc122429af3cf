/** Words of a document in one of the colours of `styleAfter`; an older browser shows them plain. */
export function paint(doc: Document, name: string, ranges: readonly Range[]): void {
  const { defaultView: view } = doc
  const highlights = view?.CSS?.highlights
  if (!highlights || !view.Highlight) return
  if (ranges.length) highlights.set(name, new view.Highlight(...ranges))
  else highlights.delete(name)
}
