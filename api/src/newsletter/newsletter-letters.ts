import type { Letter, Paragraph, SitePath } from '../mail/letter.ts'
import { momentText } from '../time/vietnam-time.ts'

const PAGE = '/nhan-ban-tin'

export const confirmPath = (key: string): SitePath => `${PAGE}?tin=xac-nhan&khoa=${key}`
/** Opened it is a page with a button, posted to it leaves. */
export const leavePath = (key: string): SitePath => `${PAGE}?tin=thoi&khoa=${key}`

/** To a mailbox that anybody may have typed: nothing in it is a stranger's word. */
export const confirmLetter = (key: string, until: Date): Letter => ({
  title: 'Xác nhận đăng ký bản tin Thư Quán',
  paragraphs: [
    `Có người vừa đăng ký nhận bản tin vào hộp thư này. Nếu là bạn, hãy bấm nút dưới đây trước ${momentText(until)}.`,
    'Nếu không phải bạn, bạn không cần làm gì: quá hạn ấy, chúng tôi xoá địa chỉ này và không gửi bản tin.',
  ],
  action: { text: 'Xác nhận đăng ký bản tin', path: confirmPath(key) },
})

export const issueLetter = ({ subject, text }: { subject: string; text: string }, key: string): Letter => ({
  title: subject,
  paragraphs: paragraphsOf(text),
  end: { text: 'Ngừng nhận bản tin', path: leavePath(key) },
})

/** Only pages of ours: a letter to thousands leads nowhere else. Words end at the next bracket, so that each is looked at once. */
const LINK = /\[([^[\]\n]+)\]\((\/(?!\/)[^\s()]*)\)/g

/** As staff type it: an empty line begins a paragraph, `## ` a heading, `- ` an item, `[words](/page)` a link. */
export function paragraphsOf(text: string): Paragraph[] {
  const blocks = text.replace(/\r\n?/g, '\n').split(/\n\s*\n/)
  return blocks.map((block) => block.trim()).flatMap((block) => (block ? [paragraphOf(block)] : []))
}

function paragraphOf(block: string): Paragraph {
  const heading = /^#{1,3} +(\S.*)$/.exec(block)?.[1]
  if (heading) return { heading }
  const listed = block.replace(/^[-*] +/gm, '• ')
  const runs: (string | { text: string; path: SitePath })[] = []
  let at = 0
  for (const found of listed.matchAll(LINK)) {
    if (found.index > at) runs.push(listed.slice(at, found.index))
    runs.push({ text: found[1] as string, path: found[2] as SitePath })
    at = found.index + found[0].length
  }
  if (at === 0) return listed
  if (at < listed.length) runs.push(listed.slice(at))
  return { runs }
}
