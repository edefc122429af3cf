import { z } from 'zod'
import { AnswerForm, AskForm } from '../forms/product-question.ts'
import { ANSWER_ROLES, POST_STATES } from './enums.ts'
import { endpoint } from './http/endpoint.ts'
import { list } from './http/list.ts'
import { AddressId, choice, Instant, oneOf, wholeNumber } from './shapes.ts'

const params = z.object({ id: wholeNumber({ min: 1, max: 2_000_000_000 }) })

export const ProductAnswer = z.object({
  id: z.int(),
  name: z.string(),
  role: z.enum(ANSWER_ROLES),
  content: z.string(),
  createdAt: Instant,
})
export type ProductAnswer = z.infer<typeof ProductAnswer>

export const ProductQuestion = z.object({
  id: z.int(),
  name: z.string(),
  content: z.string(),
  createdAt: Instant,
  /** The press first, then the oldest. */
  answers: z.array(ProductAnswer),
})
export type ProductQuestion = z.infer<typeof ProductQuestion>

/** The latest first; only what staff let pass. */
export const listProductQuestions = endpoint({
  method: 'GET',
  path: '/api/ProductQuestion/:productId',
  access: 'open',
  summary: 'Hỏi đáp về một sản phẩm',
  params: z.object({ productId: AddressId }),
  ...list({ of: ProductQuestion, perPage: 5, mostPerPage: 50 }),
})

const OwnPost = z.object({ id: z.int(), content: z.string(), state: z.enum(POST_STATES), createdAt: Instant })

export const MyProductPosts = z.object({
  /** Mine that others do not see. */
  questions: z.array(OwnPost),
  answers: z.array(OwnPost.extend({ questionId: z.int() })),
  /** It is in my hands. */
  canAnswer: z.boolean(),
})
export type MyProductPosts = z.infer<typeof MyProductPosts>

/** What the part about questions needs to know about whoever looks at it. */
export const getMyProductPosts = endpoint({
  method: 'GET',
  path: '/api/ProductQuestion/Mine',
  access: 'user',
  summary: 'Câu hỏi và câu trả lời của tôi chưa hiện với mọi người, và tôi có trả lời được không',
  query: z.object({ productId: AddressId }),
  data: MyProductPosts,
})

export const askAboutProduct = endpoint({
  method: 'POST',
  path: '/api/ProductQuestion',
  access: 'user',
  summary: 'Hỏi về một sản phẩm',
  body: AskForm.extend({ productId: z.int().positive().max(2_000_000_000) }),
  data: OwnPost,
})

export const answerAboutProduct = endpoint({
  method: 'POST',
  path: '/api/ProductQuestion/:id/answers',
  access: 'user',
  summary: 'Trả lời câu hỏi về sản phẩm tôi đã mua',
  params,
  body: AnswerForm,
  data: OwnPost.extend({ questionId: z.int() }),
})

export const StaffProductQuestion = ProductQuestion.extend({
  state: z.enum(POST_STATES),
  product: z.object({ id: z.int(), title: z.string(), address: z.string() }),
  answers: z.array(ProductAnswer.extend({ state: z.enum(POST_STATES) })),
})
export type StaffProductQuestion = z.infer<typeof StaffProductQuestion>

/** `pending`: the question or one of its answers waits for staff. `open`: nobody has answered it. */
export const listProductQuestionsForStaff = endpoint({
  method: 'GET',
  path: '/api/Staff/ProductQuestions',
  access: 'staff',
  summary: 'Hỏi đáp về sản phẩm',
  ...list({ of: StaffProductQuestion, perPage: 50, filter: { state: choice(oneOf(['pending', 'open', 'shown', 'refused'])) } }),
})

const Decision = z.strictObject({ state: z.enum(['shown', 'refused']) })

export const decideProductQuestion = endpoint({
  method: 'PATCH',
  path: '/api/Staff/ProductQuestions/:id',
  access: 'staff',
  summary: 'Duyệt hoặc từ chối câu hỏi về sản phẩm',
  params,
  body: Decision,
  data: StaffProductQuestion,
})

export const decideProductAnswer = endpoint({
  method: 'PATCH',
  path: '/api/Staff/ProductAnswers/:id',
  access: 'staff',
  summary: 'Duyệt hoặc từ chối câu trả lời của bạn đọc',
  params,
  body: Decision,
  data: StaffProductQuestion,
})

export const answerProductQuestion = endpoint({
  method: 'POST',
  path: '/api/Staff/ProductQuestions/:id/answers',
  access: 'staff',
  summary: 'Trả lời câu hỏi về sản phẩm, cũng là duyệt câu hỏi',
  params,
  body: AnswerForm,
  data: StaffProductQuestion,
})
