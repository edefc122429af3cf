import { marked } from '../../learning/marked.ts'
import { FOUR_STATEMENTS_OF_ONE, type PaperText } from '../paper-text.ts'

const HEART = { subject: 'Sơ cứu', topic: 'Ngừng tim và hóc dị vật' }
const WOUNDS = { subject: 'Sơ cứu', topic: 'Vết thương, bỏng và điện giật' }
const SUDDEN = { subject: 'Sơ cứu', topic: 'Đuối nước, đột quỵ, co giật' }

export const FIRST_AID: PaperText = {
  courseId: 1,
  title: 'Kiểm tra cuối khoá: cấp cứu ban đầu',
  summary: 'Mười câu rút ngẫu nhiên từ ngân hàng câu hỏi của khoá học: mỗi lần làm là một đề khác.',
  instructions: marked`
    Câu hỏi và phương án được xáo trộn. Làm lại được sau mười phút; giữa hai lần, hãy đọc lại những bài chưa nhớ chắc.`,
  rules: {
    minutes: 15,
    waitMinutes: 10,
    passMark: 5,
    shufflesQuestions: true,
    shufflesOptions: true,
    reviewNow: ['score', 'answers', 'correctness', 'explanation'],
    reviewLater: ['score', 'answers', 'correctness', 'explanation'],
  },
  parts: [
    {
      title: 'Phần I. Nhớ',
      points: 1,
      drawn: [
        { ...HEART, level: 'recall', count: 2 },
        { ...WOUNDS, level: 'recall', count: 2 },
        { ...SUDDEN, level: 'recall', count: 1 },
      ],
    },
    {
      title: 'Phần II. Hiểu và làm',
      instructions: FOUR_STATEMENTS_OF_ONE,
      points: 1,
      drawn: [
        { ...HEART, level: 'understand', count: 2 },
        { ...WOUNDS, level: 'understand', count: 1 },
        { ...SUDDEN, level: 'understand', count: 1 },
        { ...HEART, level: 'apply', count: 1 },
      ],
    },
  ],
}
