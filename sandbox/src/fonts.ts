import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const LATIN = 'U+0000-00FF,U+0131,U+2000-206F,U+20AC,U+2122'
const VIETNAMESE =
  'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB'

/** The shop's own two families, as far as a pay page needs them. */
const FACES = [
  ['be-vietnam-pro', 'Be Vietnam Pro', 400],
  ['be-vietnam-pro', 'Be Vietnam Pro', 600],
  ['literata', 'Literata', 600],
] as const

const FILES = FACES.flatMap(([folder, family, weight]) =>
  [
    ['latin', LATIN],
    ['vietnamese', VIETNAMESE],
  ].map(([script, range]) => ({ folder, family, weight, range, name: `${folder}-${script}-${weight}-normal.woff2` })),
)

/** Where the pages look for them, wherever they stand below the stand-ins' address. */
const ADDRESS = '/sandbox/fonts'

export const FONT_FACES = FILES.map(
  ({ family, weight, range, name }) =>
    `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${ADDRESS}/${name}) format('woff2');unicode-range:${range}}`,
).join('\n')

/** Serves them beside the pages: the browser's own files have names that change with each build. */
export async function fonts(http: FastifyInstance): Promise<void> {
  for (const { folder, name } of FILES) {
    const file = fileURLToPath(import.meta.resolve(`@fontsource/${folder}/files/${name}`))
    http.get(`/fonts/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('font/woff2')
        .send(await readFile(file)),
    )
  }
}
