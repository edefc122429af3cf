import { ANSWER_ROLES, POST_STATES } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './account/accounts.ts'
import { products } from './catalog/catalog.ts'
import { table } from './table.ts'

const at = () => timestamp({ withTimezone: true })
const id = () => integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 })

/** What readers ask about a product. */
export const productQuestions = table(
  'product_questions',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null once the account is deleted; what was shown stays for the others, without a name. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    content: text().notNull(),
    state: text({ enum: POST_STATES }).notNull().default('pending'),
    wantsLetter: boolean().notNull().default(true),
    /** The asker was told of the first answer: never twice. */
    toldAt: at(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    index('product_questions_shown').on(t.productId, t.createdAt.desc(), t.id).where(sql`${t.state} = 'shown'`),
    index('product_questions_of_product').on(t.productId),
    index('product_questions_waiting').on(t.createdAt).where(sql`${t.state} = 'pending'`),
    index().on(t.userId).where(sql`${t.userId} is not null`),
    check('product_question_length', sql`char_length(${t.content}) between 1 and 500`),
  ],
)

export const productAnswers = table(
  'product_answers',
  {
    id: id(),
    questionId: integer()
      .notNull()
      .references(() => productQuestions.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    role: text({ enum: ANSWER_ROLES }).notNull(),
    content: text().notNull(),
    state: text({ enum: POST_STATES }).notNull().default('pending'),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.questionId),
    index().on(t.userId).where(sql`${t.userId} is not null`),
    index('product_answers_waiting').on(t.questionId).where(sql`${t.state} = 'pending'`),
    check('product_answer_length', sql`char_length(${t.content}) between 1 and 2000`),
    // The press needs nobody's leave.
    check('product_answer_of_staff', sql`${t.role} <> 'staff' or ${t.state} = 'shown'`),
  ],
)
