/**
 * A phone without a mathematical font takes the letters of a formula from whichever font has them, "h" from another than "f", and
 * sets a prime upon the letter before it. The house's own italic has every Latin letter and a prime that stands at its height.
 */
export const inHouseLetters = (html: string): string =>
  html
    .replace(
      /<msup>(<mi>[A-Za-z]<\/mi>)<mo [^>]*>(′+)<\/mo><\/msup>/g,
      '<mrow>$1<mo lspace="0" rspace="0" class="letter">$2</mo></mrow>',
    )
    .replace(/<mi>([A-Za-z])<\/mi>/g, '<mi class="letter">$1</mi>')
