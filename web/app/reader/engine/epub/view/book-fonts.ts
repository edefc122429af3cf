import sansLatin from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url'
import sansLatinBold from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2?url'
import sansVietnamese from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url'
import sansVietnameseBold from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2?url'
import serifLatinItalic from '@fontsource/literata/files/literata-latin-400-italic.woff2?url'
import serifLatin from '@fontsource/literata/files/literata-latin-400-normal.woff2?url'
import serifLatinBold from '@fontsource/literata/files/literata-latin-600-normal.woff2?url'
import serifVietnameseItalic from '@fontsource/literata/files/literata-vietnamese-400-italic.woff2?url'
import serifVietnamese from '@fontsource/literata/files/literata-vietnamese-400-normal.woff2?url'
import serifVietnameseBold from '@fontsource/literata/files/literata-vietnamese-600-normal.woff2?url'

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212, U+FEFF, U+FFFD'
const VIETNAMESE =
  'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB'

const face = (family: string, [style, weight]: [string, number], [latin, vietnamese]: [string, string]) =>
  [
    [latin, LATIN],
    [vietnamese, VIETNAMESE],
  ]
    .map(
      ([file = '', range]) =>
        `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:url("${new URL(file, location.href).href}") format("woff2");unicode-range:${range}}`,
    )
    .join('')

/** The site's own files, for a document of its own; a frame loads only those that its text needs. Long reading gets real italics. */
export const bookFonts = () =>
  [
    face('Literata', ['normal', 400], [serifLatin, serifVietnamese]),
    face('Literata', ['italic', 400], [serifLatinItalic, serifVietnameseItalic]),
    face('Literata', ['normal', 600], [serifLatinBold, serifVietnameseBold]),
    face('Be Vietnam Pro', ['normal', 400], [sansLatin, sansVietnamese]),
    face('Be Vietnam Pro', ['normal', 600], [sansLatinBold, sansVietnameseBold]),
  ].join('')
