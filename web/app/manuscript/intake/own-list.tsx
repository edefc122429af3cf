import { listDrafts, removeDraft } from '@tq/contract/manuscript/draft.ts'
import type { ManuscriptCard } from '@tq/contract/manuscript/shape.ts'
import { KIND_NAMES } from '@tq/contract/manuscript/words.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { pageIn, useListAddress } from '../../lib/use-list-address.ts'
import { usePart } from '../../lib/use-part.ts'
import { Waiting } from '../../lib/waiting.tsx'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { Pagination } from '../../ui/layout/pagination/pagination.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { dueWords } from '../parts/day-words.ts'
import { StatePill } from '../parts/state-pill.tsx'
import styles from './own-manuscripts.module.css'

const PATH = '/tiep-nhan-ban-thao'

/** The one that moved last first. */
export function OwnList() {
  const { query } = useListAddress()
  const page = pageIn(query)
  const { answer, failure, isOld, again } = usePart(() => call(listDrafts, { query: { page } }), page)
  // SPEC §8: a failure empties the list.
  if (failure || !answer) return <Waiting title="Chưa tải được danh sách bản thảo" failure={failure} onRetry={again} />
  if (answer.data.length === 0)
    return <p className={styles.none}>Bạn chưa gửi bản thảo nào. Khi gửi, hồ sơ, việc cần làm và hạn sẽ nằm ở đây.</p>
  return (
    <div aria-busy={isOld}>
      <ul className={styles.list}>
        {answer.data.map((card) => (
          <Row key={card.id} card={card} onRemoved={again} />
        ))}
      </ul>
      <Pagination
        label="Trang bản thảo"
        page={page}
        totalPage={answer.totalPage}
        hrefOf={(n) => (n > 1 ? `${PATH}?page=${n}#cua-toi` : `${PATH}#cua-toi`)}
        isScrollKept
      />
      {answer.totalPage > 1 && <p className={styles.none}>{formatNumber(answer.total)} bản thảo</p>}
    </div>
  )
}

function Row({ card, onRemoved }: { card: ManuscriptCard; onRemoved(): void }) {
  const { id, code, title, kind, state, stateName, task, dueDay, submittedAt, changedAt } = card
  const isDraft = state === 'draft'
  const name = title || 'Bản nháp chưa có tên'
  const to = isDraft ? `/tao-ban-thao?id=${id}` : `/chi-tiet-ban-thao/${id}`
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.about}>
          <StatePill state={state} stateName={stateName} />
          <span>
            {code ?? `sửa ngày ${formatDate(changedAt)}`}
            {submittedAt && ` · gửi ngày ${formatDate(submittedAt)}`}
            {kind && ` · ${KIND_NAMES[kind]}`}
          </span>
        </p>
        <h3>
          <Link to={to}>{name}</Link>
        </h3>
        {task && (
          <p className={styles.task}>
            <b>Việc bạn cần làm:</b> {task}
            {dueDay && <span className={styles.due}> ({dueWords(dueDay)})</span>}
          </p>
        )}
      </div>
      <div className={styles.ways}>
        {isDraft && <Remove id={id} name={name} onRemoved={onRemoved} />}
        <LinkButton to={to} isSmall look={task && !isDraft ? 'lam' : 'line'}>
          {isDraft ? 'Viết tiếp' : 'Mở hồ sơ'}
          <span className="visually-hidden"> {name}</span>
        </LinkButton>
      </div>
    </li>
  )
}

/** Gone for ever, so it is asked once. */
function Remove({ id, name, onRemoved }: { id: string; name: string; onRemoved(): void }) {
  const [step, setStep] = useState<'rest' | 'asked' | 'going'>('rest')
  const remove = async () => {
    setStep('going')
    try {
      await call(removeDraft, { params: { id } })
      showToast('Đã xoá bản nháp')
      onRemoved()
    } catch (error) {
      setStep('rest')
      showToast(failureWords(error), { variant: 'error' })
    }
  }
  if (step === 'rest')
    return (
      <Button look="text" isSmall onClick={() => setStep('asked')}>
        Xoá<span className="visually-hidden"> {name}</span>
      </Button>
    )
  return (
    <>
      <Button look="text" isSmall onClick={() => setStep('rest')} autoFocus>
        Giữ lại
      </Button>
      <Button look="son" isSmall isBusy={step === 'going'} onClick={remove}>
        Xoá hẳn<span className="visually-hidden"> {name}</span>
      </Button>
    </>
  )
}
