import * as contract from '@tq/contract/exam/paper.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import type { ShowTools } from '@tq/contract/questions/module.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import type { App } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { render } from '../attempt/render.ts'
import { toPoints } from '../marks.ts'
import { drawVersions, type Printed, type PrintedQuestion } from './draw-versions.ts'
import { keyWords } from './key-words.ts'

export function paperRoutes(app: App) {
  serve(app, contract.getExamPaper, async ({ db, params, query }) => ({
    data: toPaper(await drawVersions(db, params.id, query)),
  }))
  serve(app, contract.getPaperKey, async ({ db, params, query }) => ({
    data: toKey(await drawVersions(db, params.id, query)),
  }))
}

const toExam = ({ exam }: Printed) => ({
  examId: exam.id,
  kind: exam.kind,
  title: exam.title,
  courseTitle: exam.course_title,
  points: toPoints(exam.points),
})

function toPaper(printed: Printed): Data<typeof contract.getExamPaper> {
  return {
    ...toExam(printed),
    limitSeconds: printed.exam.limit_seconds,
    parts: printed.parts.map(({ title, instructions }) => ({ title, instructions })),
    versions: printed.versions.map(({ code, stamp, questions }) => ({ code, stamp, questions: questions.map(toQuestion) })),
  }
}

/** As an attempt shows it, field by field. */
function toQuestion({ number, part, points, content, options, recording }: PrintedQuestion): contract.PaperQuestion {
  const tools: ShowTools = {
    render,
    shown: (ownIds) => options.flatMap(([id, own]) => (ownIds.includes(own) ? [{ id, own }] : [])),
  }
  const body = moduleOf(content.type).show(content, tools)
  return { number, part, points: toPoints(points), stem: render(content.stem), body, recording }
}

function toKey(printed: Printed): Data<typeof contract.getPaperKey> {
  return {
    ...toExam(printed),
    versions: printed.versions.map(({ code, stamp, questions }) => ({
      code,
      stamp,
      answers: questions.map((question) => ({
        number: question.number,
        type: question.content.type,
        points: toPoints(question.points),
        ...keyWords(question),
        rubric: question.content.type === 'essay' ? render(question.content.rubric) : '',
      })),
    })),
  }
}
