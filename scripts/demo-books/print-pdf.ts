import { chromium } from '@playwright/test'
import { findChromium } from '../tools/chromium.ts'
import type { DemoBookText } from './book-texts.ts'
import { writeBook } from './write-book.ts'

/** Printed by the browser, which sets Vietnamese, tables and pictures well. A small page, as of a handbook. */
export async function printPdf(book: DemoBookText): Promise<Buffer> {
  const { chapters, pictures } = writeBook(book)
  const drawn = new Map(pictures.map(({ file, svg }) => [file, svg.replace(/<\?xml[^>]*>/, '')]))
  const bodies = chapters.map(({ xhtml }) => {
    const body = /<body>([\s\S]*)<\/body>/.exec(xhtml)?.[1] ?? ''
    return `<section>${body.replace(/<img src="([^"]+)"[^>]*\/>/g, (_, file: string) => drawn.get(file) ?? '')}</section>`
  })
  const style =
    'body { font: 11pt/1.5 serif } section { break-before: page } table { border-collapse: collapse } td, th { border-bottom: 1px solid; padding: 2pt } svg { width: 100% } h1, h2, h3 { white-space: pre-wrap }'
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  await page.setContent(
    `<html lang="vi"><head><meta charset="utf-8"><title>${book.title}</title><style>${style}</style></head><body>${bodies.join('')}</body></html>`,
  )
  const margin = { top: '16mm', bottom: '16mm', left: '14mm', right: '14mm' }
  const pdf = await page.pdf({ width: '130mm', height: '190mm', margin, printBackground: true, outline: true, tagged: true })
  await browser.close()
  return Buffer.from(pdf)
}
