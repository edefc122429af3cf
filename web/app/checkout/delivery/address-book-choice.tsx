import type { Address } from '@tq/contract/account.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '../../ui/class-names.ts'
import { RadioOption } from '../../ui/form/choice.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import styles from './delivery-step.module.css'

export type Book = Address[]
export const NEW_ADDRESS = 0

export interface BookChoiceProps {
  book: Book
  /** An address's id, or `NEW_ADDRESS`. */
  chosen: number
  onChoose(id: number): void
  /** The fields of another address. */
  children: ReactNode
}

/**
 * The fields of another address stand below the choice, and alone where there is no address book. They stay mounted when the book
 * is loaded late, so that the reader who is typing in them is not interrupted.
 */
export function BookChoice({ book, chosen, onChoose, children }: BookChoiceProps) {
  return (
    <>
      {book.length > 0 && (
        <fieldset>
          <legend className="visually-hidden">Chọn địa chỉ trong sổ hoặc nhập địa chỉ khác</legend>
          {book.map((address) => (
            <Entry key={address.id} address={address} isChosen={chosen === address.id} onChoose={() => onChoose(address.id)} />
          ))}
          <RadioOption
            name="address-book"
            checked={chosen === NEW_ADDRESS}
            onChange={() => onChoose(NEW_ADDRESS)}
            title="Giao tới địa chỉ khác"
          />
        </fieldset>
      )}
      {chosen === NEW_ADDRESS && <div className={classes(styles.panel, book.length > 0 && styles.below)}>{children}</div>}
    </>
  )
}

function Entry({ address, isChosen, onChoose }: { address: Address; isChosen: boolean; onChoose(): void }) {
  const isOld = address.successors.length > 0
  return (
    <RadioOption
      name="address-book"
      checked={isChosen}
      disabled={isOld}
      onChange={onChoose}
      title={`${address.name} · ${address.phone}`}
      hint={
        <>
          {address.address}, {address.placeText}
          {isOld && (
            <>
              . Nơi này đã đổi tên, mời bạn <Link to="/tai-khoan/so-dia-chi">cập nhật trong sổ địa chỉ</Link>.
            </>
          )}
        </>
      }
      beside={address.isDefault && <Tag>Mặc định</Tag>}
    />
  )
}
