import { useEffect } from 'react'

/**
 * "Mã đề 132 · Trang 3" below every page of a version, counted anew in each: loose sheets of several versions lie on one table. Page rules
 * can't read the document, and the site's policy takes no style elements, so each version gets a rule of its own while its page is open.
 */
export function usePageFooters(codes: string[]): void {
  const wanted = codes.join()
  useEffect(() => {
    if (!wanted) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rulesOf(wanted.split(',')))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [wanted])
}

/** Pressed before the fonts have come, a browser would print in others, on more pages. */
export async function printWithFonts(): Promise<void> {
  await document.fonts.ready
  window.print()
}

function rulesOf(codes: string[]): string {
  // Of how many is known only where all pages are of one version.
  const total = codes.length === 1 ? ' "/" counter(pages)' : ''
  const pages = codes.map(
    (code) => `
@page ma-de-${code} {
  size: a4;
  margin: 14mm 13mm 16mm;
  counter-increment: page trang-${code};
  @bottom-right { content: "Mã đề ${code} · Trang " counter(trang-${code})${total}; font: 9pt serif; }
}
@media print { [data-code="${code}"] { page: ma-de-${code}; } }`,
  )
  // The root's page is the first one's: else an empty page would come before it.
  return `${pages.join('')}\n@media print { :root { page: ma-de-${codes[0]}; } }`
}
