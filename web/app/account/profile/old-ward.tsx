import { getWard, type Successor } from '@tq/contract/account.ts'
import { call } from '../../lib/browser-call.ts'
import { usePart } from '../../lib/use-part.ts'
import { Button } from '../../ui/form/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './place-select.module.css'

/** A ward of before, as it was called; what it became is offered, never applied. */
export function OldWard({ wardId, onChoose }: { wardId: number; onChoose(wardId: number): void }) {
  const { answer, isOld } = usePart(() => call(getWard, { params: { wardId } }), wardId)
  if (!answer || isOld) return null
  const { placeText, successors } = answer.data
  return (
    <Notice title={`Địa chỉ cũ: ${placeText}`}>
      <Successors successors={successors} onChoose={onChoose} />
    </Notice>
  )
}

/** Many wards were split, so the person chooses which new ward is theirs. */
export function Successors({ successors, onChoose }: { successors: Successor[]; onChoose(wardId: number): void }) {
  if (successors.length === 0) return <p>Nơi này không còn trong danh sách hôm nay; bạn chọn lại ở dưới nhé.</p>
  return (
    <>
      <p>{successors.length === 1 ? 'Nơi này nay là:' : 'Nơi này nay thuộc các phường, xã sau; bạn chọn nơi mình ở:'}</p>
      <ul className={styles.successors}>
        {successors.map(({ wardId, wardName, cityName, isPartial }) => (
          <li key={wardId}>
            <Button isSmall onClick={() => onChoose(wardId)}>
              <span className="visually-hidden">Đổi sang </span>
              {wardName}, {cityName}
              {isPartial && ' (một phần)'}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
