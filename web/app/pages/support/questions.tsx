import type { Question } from '@tq/contract/content/pages.ts'
import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Prose } from '../../ui/prose.tsx'
import { findQuestions } from './question-search.ts'
import styles from './questions.module.css'

/** All questions in their groups; typing leaves those that hold the words, accents or not. */
export function Questions({ questions }: { questions: Question[] }) {
  const [text, setText] = useState('')
  const found = findQuestions(questions, text)
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <div className={styles.questions}>
      <search>
        <Field label="Bạn cần giúp việc gì?" className={styles.search}>
          <Input
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="Ví dụ: đổi trả, hoá đơn, quên mật khẩu"
            maxLength={100}
          />
        </Field>
      </search>
      <p className="visually-hidden" aria-live="polite">
        {text.trim() && `${found.length} câu hỏi`}
      </p>
      {groups.map((group) => (
        <section key={group} className={styles.group}>
          <h2>{group}</h2>
          {found
            .filter((question) => question.group === group)
            .map((question) => (
              <details key={question.id} className={styles.question} open={text.trim() !== '' && found.length <= 3}>
                <summary>{question.question}</summary>
                <Prose html={question.answer} className={styles.answer} />
              </details>
            ))}
        </section>
      ))}
      {found.length === 0 && questions.length > 0 && (
        <EmptyState
          isSmall
          title="Chưa có câu hỏi như vậy"
          sentence="Bạn thử từ khác, hoặc gọi và viết cho chúng tôi ở dưới đây."
        >
          <Button onClick={() => setText('')}>Xem lại tất cả</Button>
        </EmptyState>
      )}
    </div>
  )
}
