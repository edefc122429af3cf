import { PIECES } from '@tq/contract/catalog/pieces.ts'
import type { ProductDetail } from '@tq/contract/catalog.ts'
import {
  getMyProductPosts,
  type MyProductPosts,
  type ProductAnswer,
  type ProductQuestion,
} from '@tq/contract/product-questions.ts'
import { type ComponentType, useState } from 'react'
import { askForLogin } from '../../../account/dialogs/account-dialog-store.ts'
import { call } from '../../../lib/browser-call.ts'
import { formatDate } from '../../../lib/format.ts'
import { session } from '../../../lib/state/session.ts'
import { usePart } from '../../../lib/use-part.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Pagination } from '../../../ui/layout/pagination/pagination.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import lower from '../lower-part.module.css'
import type { PostFormProps } from './post-form.tsx'
import styles from './questions.module.css'

export interface QuestionsProps {
  product: Pick<ProductDetail, 'id' | 'kind' | 'address'>
  questions: { items: ProductQuestion[]; page: number; totalPage: number }
}

/** The page is the same for everybody; what of mine still waits for staff comes after it, for members only. */
export function Questions({ product, questions }: QuestionsProps) {
  const { userId } = session.use()
  const load = async () => (userId ? (await call(getMyProductPosts, { query: { productId: product.id } })).data : null)
  const { answer, isOld, again } = usePart(load, userId, product.id)
  const mine = isOld ? null : answer
  const hrefOf = (page: number) => `/san-pham/${product.address}${page > 1 ? `?trang=${page}` : ''}#hoi-dap`
  const piece = PIECES[product.kind]
  return (
    <section id="hoi-dap" className={`lower ${lower.part}`} aria-labelledby="hoi-dap-tieu-de">
      <h2 id="hoi-dap-tieu-de">Hỏi đáp</h2>
      <div className={lower.two}>
        <aside className={`${lower.panel} ${styles.panel}`} aria-label="Đặt câu hỏi">
          <p>Bạn muốn biết thêm về {piece} này? Nhà xuất bản và bạn đọc đã mua sẽ trả lời.</p>
          <OpenForm words="Đặt câu hỏi" look="lam" about={{ productId: product.id }} onSent={again} />
        </aside>
        <div>
          {mine?.questions.map((post) => (
            <article key={post.id} className={`${lower.item} ${styles.question}`}>
              <h3>{post.content}</h3>
              <p className={styles.by}>
                Bạn hỏi ngày {formatDate(post.createdAt)} <Waiting state={post.state} />
              </p>
            </article>
          ))}
          {questions.items.length === 0 && !mine?.questions.length && (
            <p className={lower.none}>Chưa có ai hỏi về {piece} này. Câu hỏi được duyệt và câu trả lời hiện cho mọi người.</p>
          )}
          {questions.items.map((question) => (
            <Question key={question.id} question={question} mine={mine} onSent={again} />
          ))}
          <Pagination page={questions.page} totalPage={questions.totalPage} hrefOf={hrefOf} isScrollKept label="Trang hỏi đáp" />
        </div>
      </div>
    </section>
  )
}

interface QuestionProps {
  question: ProductQuestion
  mine: MyProductPosts | null
  onSent(): void
}

function Question({ question, mine, onSent }: QuestionProps) {
  const waiting = mine?.answers.filter(({ questionId }) => questionId === question.id) ?? []
  return (
    <article className={`${lower.item} ${styles.question}`}>
      <h3>{question.content}</h3>
      <p className={styles.by}>
        <span>
          {question.name} hỏi ngày <time dateTime={question.createdAt}>{formatDate(question.createdAt)}</time>
        </span>
      </p>
      {question.answers.map((answer) => (
        <Answer key={answer.id} answer={answer} />
      ))}
      {waiting.map((post) => (
        <div key={post.id} className={styles.answer}>
          <p className={lower.words}>{post.content}</p>
          <p className={styles.by}>
            Bạn trả lời <Waiting state={post.state} />
          </p>
        </div>
      ))}
      {mine?.canAnswer && (
        <OpenForm
          words="Trả lời"
          label={`Trả lời: ${question.content}`}
          look="text"
          about={{ questionId: question.id }}
          onSent={onSent}
        />
      )}
    </article>
  )
}

function Answer({ answer }: { answer: ProductAnswer }) {
  const isPress = answer.role === 'staff'
  return (
    <div className={isPress ? `${styles.answer} ${styles.press}` : styles.answer}>
      <p className={lower.words}>{answer.content}</p>
      <p className={styles.by}>
        <b>{answer.name}</b>
        <Tag tone={isPress ? 'lam' : 'luc'}>{isPress ? 'Nhà xuất bản' : 'Đã mua'}</Tag>
        <time dateTime={answer.createdAt}>{formatDate(answer.createdAt)}</time>
      </p>
    </div>
  )
}

function Waiting({ state }: { state: string }) {
  return <Tag tone="vang">{state === 'refused' ? 'Không được duyệt, chỉ bạn thấy' : 'Đang chờ duyệt'}</Tag>
}

interface OpenFormProps {
  words: string
  label?: string
  look: 'lam' | 'text'
  about: PostFormProps['about']
  onSent(): void
}

/** What sends it comes with the first press. */
function OpenForm({ words, label, look, about, onSent }: OpenFormProps) {
  const { userId } = session.use()
  const [Form, setForm] = useState<ComponentType<PostFormProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = async () => {
    if (!userId) return askForLogin('Đăng nhập để đặt câu hỏi')
    try {
      const { PostForm } = await import('./post-form.tsx')
      setForm(() => PostForm)
      setIsOpen(true)
    } catch {
      showToast('Chưa mở được, bạn kiểm tra kết nối rồi thử lại nhé', { variant: 'error' })
    }
  }
  if (Form && isOpen)
    return (
      <Form
        about={about}
        onClose={() => setIsOpen(false)}
        onSent={(message) => {
          setIsOpen(false)
          showToast(message)
          onSent()
        }}
      />
    )
  return (
    <Button look={look} isSmall={look === 'text'} isBlock={look === 'lam'} aria-label={label} onClick={open}>
      {words}
    </Button>
  )
}
