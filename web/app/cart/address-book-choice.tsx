import type { Address } from '@tq/contract/account.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RadioOption } from '../ui/choice.tsx'
import { Tag } from '../ui/tag.tsx'

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

export function BookChoice({ book, chosen, onChoose, children }: BookChoiceProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">Chọn địa chỉ trong sổ hoặc nhập địa chỉ khác</legend>
      {book.map((address) => {
        const isOld = address.successors.length > 0
        return (
          <RadioOption
            key={address.id}
            name="address-book"
            checked={chosen === address.id}
            disabled={isOld}
            onChange={() => onChoose(address.id)}
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
      })}
      <RadioOption
        name="address-book"
        checked={chosen === NEW_ADDRESS}
        onChange={() => onChoose(NEW_ADDRESS)}
        title="Giao tới địa chỉ khác"
      >
        {children}
      </RadioOption>
    </fieldset>
  )
}
