import type { QuestionContent } from '@tq/contract/questions/content.ts'
import { escapeHtml } from '../../escape-html.ts'
import type { Exportable, Exported } from './exported.ts'
import { markOf } from './levels.ts'
import { writeFillIn, writeStatements } from './moodle-cloze.ts'

/** Every type of ours has a place in Moodle; statements and gaps become its "cloze". */
export function writeMoodle(questions: Exportable[]): Exported {
  const blocks = questions.map(({ id, level, content }) => {
    const { type, body, text = content.stem, tags = [] } = moodleOf(content)
    return `  <question type="${type}">
    <name><text>Câu ${id}</text></name>
    <questiontext format="html"><text>${escapeHtml(text)}</text></questiontext>
    <generalfeedback format="html"><text>${escapeHtml(content.explanation)}</text></generalfeedback>
${body}    <tags>${[markOf(level), ...tags].map((tag) => `<tag><text>${tag}</text></tag>`).join('')}</tags>
  </question>
`
  })
  return { text: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${blocks.join('')}</quiz>\n`, leftOut: [] }
}

interface Written {
  type: string
  body: string
  text?: string
  tags?: string[]
}

const answer = (fraction: number | string, html: string, more = '') =>
  `    <answer fraction="${fraction}" format="html"><text>${escapeHtml(html)}</text>${more}</answer>\n`

function moodleOf(content: QuestionContent): Written {
  const tags = 'scoring' in content && content.scoring !== 'partial' ? [content.scoring] : []
  switch (content.type) {
    case 'single':
      return {
        type: 'multichoice',
        body: `    <single>true</single>\n${content.options.map(({ id, html }) => answer(id === content.key ? 100 : 0, html)).join('')}`,
      }
    case 'multiple': {
      const share = (100 / content.keys.length).toFixed(5).replace(/\.?0+$/, '')
      const fraction = (id: string) => (content.keys.includes(id) ? share : `-${share}`)
      return {
        type: 'multichoice',
        body: `    <single>false</single>\n${content.options.map(({ id, html }) => answer(fraction(id), html)).join('')}`,
        tags,
      }
    }
    case 'trueFalse':
      return { type: 'cloze', text: writeStatements(content), body: '', tags }
    case 'fillIn': {
      const [only, ...more] = content.gaps
      if (!only || more.length || content.text !== '[[1]]') return { type: 'cloze', text: writeFillIn(content), body: '', tags }
      const usecase = `    <usecase>${only.matchesCase ? 1 : 0}</usecase>\n`
      return { type: 'shortanswer', body: usecase + only.accepted.map((accepted) => answer(100, accepted)).join(''), tags }
    }
    case 'numeric': {
      const unit = content.unit
        ? `    <units><unit><multiplier>1</multiplier><unit_name>${escapeHtml(content.unit)}</unit_name></unit></units>\n`
        : ''
      const answers = content.accepted.map(({ value, tolerance }) =>
        answer(100, String(value), `<tolerance>${tolerance}</tolerance>`),
      )
      return { type: 'numerical', body: answers.join('') + unit }
    }
    case 'matching': {
      const needed = new Set(content.left.map(({ match }) => match))
      const htmlOf = new Map(content.right.map(({ id, html }) => [id, html]))
      const pairs = [
        ...content.left.map(({ html, match }) => [html, htmlOf.get(match) ?? '']),
        ...content.right.filter(({ id }) => !needed.has(id)).map(({ html }) => ['', html]),
      ]
      const body = pairs.map(
        ([left = '', right = '']) =>
          `    <subquestion format="html"><text>${escapeHtml(left)}</text><answer><text>${escapeHtml(right)}</text></answer></subquestion>\n`,
      )
      return { type: 'matching', body: body.join(''), tags }
    }
    case 'ordering':
      return { type: 'ordering', body: content.items.map(({ html }, index) => answer(index + 1, html)).join(''), tags }
    case 'essay':
      return { type: 'essay', body: `    <graderinfo format="html"><text>${escapeHtml(content.rubric)}</text></graderinfo>\n` }
  }
}
