import { productAnswers, productQuestions } from '../../src/schema/all.ts'
import { ASKED } from '../texts/product-questions.ts'
import { daysFrom, type Press } from './press.ts'

const PRESS_NAME = 'Thư Quán'

/** Questions that staff let pass, with their answers. */
export async function seedProductQuestions({ tx, now }: Press): Promise<void> {
  for (const { productId, daysAgo, name, content, answers } of ASKED) {
    const question = { productId, name, content, state: 'shown', wantsLetter: false, createdAt: daysFrom(now, -daysAgo) } as const
    const [asked] = await tx.insert(productQuestions).values(question).returning({ id: productQuestions.id })
    await tx.insert(productAnswers).values(
      answers.map((answer) => ({
        questionId: asked?.id as number,
        state: 'shown' as const,
        content: answer.content,
        createdAt: daysFrom(now, -answer.daysAgo),
        ...(answer.by === 'press' ? { name: PRESS_NAME, role: 'staff' as const } : { name: answer.by, role: 'buyer' as const }),
      })),
    )
  }
}
