import { failed, type Imported } from '../imported.ts'
import { readVietnameseText } from '../vietnamese-text.ts'
import { texOf } from './formula.ts'
import { BadArchive, unzip } from './unzip.ts'
import { child, findAll, type Node, readXml, textIn } from './xml.ts'

const DOCUMENT = 'word/document.xml'
const RELATIONS = 'word/_rels/document.xml.rels'
const PICTURES = /^word\/media\/[\w.-]+$/
const MOST_PICTURES = 200

export interface DocxPicture {
  /** Where it stands in the text. */
  token: string
  bytes: Buffer
  alt: string
}

export interface ReadDocx {
  questions: Imported[]
  pictures: DocxPicture[]
}

/**
 * A Word document in the style of `readVietnameseText`: one paragraph a line, formulas as TeX, bold and italics left aside, pictures as a
 * token each, which whoever stores them puts an address in place of.
 */
export async function readDocx(bytes: Buffer): Promise<ReadDocx> {
  const refused = (message: string): ReadDocx => ({ questions: [failed(1, message)], pictures: [] })
  let files: Map<string, Buffer>
  try {
    files = await unzip(bytes, (name) => name === DOCUMENT || name === RELATIONS || PICTURES.test(name))
  } catch (error) {
    if (error instanceof BadArchive) return refused('Tệp Word này hỏng hoặc nén bất thường nên không mở được')
    throw error
  }
  const document = readXml(files.get(DOCUMENT)?.toString('utf8') ?? '')
  const body = child(child(document ?? undefined, 'w:document'), 'w:body')
  if (!body) return refused('Tệp này không phải tài liệu Word (.docx)')
  const pictures: DocxPicture[] = []
  const targets = relationsOf(files.get(RELATIONS)?.toString('utf8') ?? '')
  const takePicture = (node: Node): string => {
    const target = targets.get(findAll(node, 'a:blip')[0]?.attributes['r:embed'] ?? '')
    // A drawing of Word itself, such as a frame around words.
    if (!target) return ''
    // One that is not in the file, or too many, can't be read: its question says so.
    const bytes = (pictures.length < MOST_PICTURES && files.get(`word/${target}`)) || Buffer.alloc(0)
    const token = `⟦hình ${pictures.length + 1}⟧`
    pictures.push({ token, bytes, alt: findAll(node, 'wp:docPr')[0]?.attributes.descr ?? '' })
    return token
  }
  const lines = findAll(body, 'w:p').map((paragraph) => lineOf(paragraph, takePicture))
  return { questions: await readVietnameseText(lines.join('\n')), pictures }
}

function lineOf(node: Node, takePicture: (node: Node) => string): string {
  return node.children
    .map((one): string => {
      if (one.name === 'm:oMath') return `$${texOf(one).trim()}$`
      if (one.name === 'm:oMathPara')
        return findAll(one, 'm:oMath')
          .map((formula) => `$$${texOf(formula).trim()}$$`)
          .join(' ')
      if (one.name === 'w:drawing' || one.name === 'w:pict') return takePicture(one)
      if (one.name === 'w:t') return textIn(one)
      if (one.name === 'w:tab') return '   '
      if (one.name === 'w:br') return ' '
      // Struck out by whoever keeps track of changes, or said a second time for old versions.
      if (one.name === 'w:del' || one.name === 'mc:Fallback' || one.name === '#text') return ''
      return lineOf(one, takePicture)
    })
    .join('')
}

function relationsOf(xml: string): Map<string, string> {
  const relations = findAll(readXml(xml) ?? { name: '', attributes: {}, children: [], text: '' }, 'Relationship')
  return new Map(relations.map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']))
}
