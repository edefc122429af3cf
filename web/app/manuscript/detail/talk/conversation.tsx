import type { ManuscriptDetail } from '@tq/contract/manuscript/shape.ts'
import { useState } from 'react'
import { formatMoment } from '../../../lib/format.ts'
import { Button } from '../../../ui/form/button.tsx'
import { useManuscript } from '../manuscript-context.ts'
import { Words } from '../words.tsx'
import { MessageForm } from './message-form.tsx'
import styles from './talk.module.css'

const AT_ONCE = 10

type Message = ManuscriptDetail['messages'][number]

const ABOUT: Record<Message['kind'], string> = {
  message: '',
  moreTime: 'xin thêm thời gian',
  proofApproved: 'duyệt bản bông',
  proofChanges: 'đề nghị sửa bản bông',
}

/** Between the author and the editor: the newest last, right above where one answers. */
export function Conversation() {
  const { messages, editor, actions } = useManuscript().manuscript
  const [shown, setShown] = useState(AT_ONCE)
  const hidden = Math.max(0, messages.length - shown)
  // Nothing was said, and nothing can be: only what was being written when the desk closed it.
  if (messages.length === 0 && !actions.includes('message')) return <MessageForm />
  return (
    <section className={styles.part} aria-labelledby="trao-doi">
      <h2 id="trao-doi" tabIndex={-1}>
        Trao đổi với biên tập
      </h2>
      {editor && <p className={styles.lead}>Biên tập viên phụ trách: {editor}</p>}
      {hidden > 0 && (
        <Button isSmall look="text" onClick={() => setShown(shown + AT_ONCE)}>
          Xem {Math.min(hidden, AT_ONCE)} tin trước đó
        </Button>
      )}
      {messages.length === 0 ? (
        <p className={styles.none}>Chưa có trao đổi nào. Bạn hỏi gì, biên tập viên trả lời ở đây và bằng thư.</p>
      ) : (
        <ol className={styles.messages}>
          {messages.slice(hidden).map((message) => (
            <li key={message.id} className={styles.message}>
              <p className={styles.head}>
                <b>
                  {message.by === 'author' ? 'Bạn' : (message.name ?? 'Nhà xuất bản')}
                  <span className={styles.role}>
                    {message.by === 'staff' && message.name && ', biên tập viên'}
                    {ABOUT[message.kind] && ` ${ABOUT[message.kind]}`}
                  </span>
                </b>
                <time dateTime={message.at} className={styles.when}>
                  {formatMoment(message.at)}
                </time>
              </p>
              <Words text={message.text} className={styles.text} />
            </li>
          ))}
        </ol>
      )}
      <MessageForm />
    </section>
  )
}
