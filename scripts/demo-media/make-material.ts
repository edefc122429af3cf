import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { DemoMaterial } from '@tq/db/seed/demo/media.ts'
import { findChromium } from '../tools/chromium.ts'
import { keepFile } from './keep-file.ts'
import type { MaterialText } from './material-texts.ts'

/** Sheets are printed by the browser, which sets Vietnamese and tables well; text files are kept as they are written. */
export async function makeMaterials(texts: MaterialText[], work: string): Promise<DemoMaterial[]> {
  await mkdir(work, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const made: DemoMaterial[] = []
  for (const text of texts) {
    const { name, title, fileName } = text
    if ('text' in text) {
      const file = await keepFile(
        `materials/${fileName === `${name}.txt` ? fileName : `${name}.${extension(fileName)}`}`,
        Buffer.from(text.text),
        text.mediaType,
      )
      made.push({ name, title, fileName, file })
      continue
    }
    await page.setContent(await sheet(title, text.html))
    await page.evaluate('document.fonts.ready.then(() => {})')
    const path = join(work, `${name}.pdf`)
    await page.pdf({
      path,
      format: 'A4',
      printBackground: true,
      margin: { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' },
    })
    made.push({ name, title, fileName, file: await keepFile(`materials/${name}.pdf`, await readFile(path), 'application/pdf') })
  }
  await browser.close()
  return made
}

const extension = (fileName: string) => fileName.split('.').at(-1)

async function sheet(title: string, html: string): Promise<string> {
  return `<!doctype html><html lang="vi"><title>${title}</title><style>
    ${await fontFaces()}
    body { font: 11pt/1.55 'Be Vietnam Pro'; color: #1c2430 }
    header { display: flex; justify-content: space-between; color: #4a5565; font-size: 9pt; border-bottom: 1px solid #e4dbcb; padding-bottom: 2mm }
    h1 { font: 600 20pt/1.3 Literata; margin: 7mm 0 3mm }
    h2 { font: 600 13pt/1.3 Literata; margin: 6mm 0 2mm }
    table { border-collapse: collapse; width: 100%; margin: 3mm 0 }
    th, td { border: 1px solid #cfc4b0; padding: 2mm 3mm; text-align: left; vertical-align: top; min-height: 6mm }
    th { background: #f3ece0; font-weight: 600 }
    pre { background: #f3ece0; padding: 3mm 4mm; border-radius: 2mm; font: 10.5pt/1.5 monospace }
    .line { border-bottom: 1px dotted #8a8172; height: 8mm; margin: 0 }
    </style><header><span>Thư Quán, Nhà xuất bản Đại học</span><span>Tài liệu kèm bài học</span></header><h1>${title}</h1>${html}</html>`
}

async function fontFaces(): Promise<string> {
  const { resolve } = createRequire(import.meta.url)
  const faces = ['latin', 'vietnamese'].flatMap((subset) => [
    ['Be Vietnam Pro', 400, `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-400-normal.woff2`],
    ['Be Vietnam Pro', 600, `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-600-normal.woff2`],
    ['Literata', 600, `@fontsource-variable/literata/files/literata-${subset}-standard-normal.woff2`],
  ])
  const rules = faces.map(async ([family, weight, file], place) => {
    const data = (await readFile(resolve(String(file)))).toString('base64')
    const range =
      place < 3
        ? 'U+0-24F'
        : 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB'
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); unicode-range: ${range} }`
  })
  return (await Promise.all(rules)).join('\n')
}
