import type { Cart } from '@tq/contract/cart.ts'
import { Check, ChevronDown, CircleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Family } from '../cart/data/cart-calls.ts'
import { useCheckout } from '../checkout/checkout-context.tsx'
import { keepDraft, readDraft } from '../checkout/delivery/delivery-draft.ts'
import { formatPrice } from '../lib/format.ts'
import { bindMoney } from '../lib/typography.ts'
import { classes } from '../ui/class-names.ts'
import { Button } from '../ui/form/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import styles from './code-fields.module.css'

/** Vouchers and coupons are typed into one field: nobody should have to know which is which. */
export function VoucherField({ cart }: { cart: Cart }) {
  const checkout = useCheckout()
  const { errorVoucher } = checkout.state.use()
  const apply = (code: string) => checkout.applyTypedCode(code)
  const inForce: [Family, { codeName: string; title: string; saves: number } | null][] = [
    ['voucher', cart.code],
    ['voucher', cart.shippingCode],
    ...cart.productCode.map((code): [Family, typeof code] => ['coupon', code]),
  ]
  return (
    <div>
      <CodeForm label="Mã giảm giá" error={errorVoucher} onApply={apply} onType={checkout.dismissVoucherError} />
      <ul className={styles.codes} aria-label="Mã trong giỏ">
        {inForce.map(
          ([family, code]) =>
            code && (
              <Code key={code.codeName} name={code.codeName} onRemove={() => checkout.removeCode(family, code.codeName)}>
                {bindMoney(code.title)}
                {code.saves > 0 && `, giảm ${formatPrice(code.saves)}`}
              </Code>
            ),
        )}
        {cart.refusedCodes.map(({ codeName, family, reason }) => (
          <Code key={codeName} name={codeName} isRefused onRemove={() => checkout.removeCode(family ?? 'voucher', codeName)}>
            {bindMoney(reason)}
          </Code>
        ))}
      </ul>
    </div>
  )
}

export function AffiliateField() {
  const checkout = useCheckout()
  const { errorAffiliate, isActiveAffiliate, affiliateCode } = checkout.state.use()
  if (isActiveAffiliate && affiliateCode)
    return (
      <div className={styles.affiliate}>
        <p className={styles.label}>Mã cộng tác viên</p>
        <ul className={styles.codes}>
          <Code name={affiliateCode} onRemove={checkout.removeAffiliate}>
            Ghi nhận người giới thiệu, giá của bạn không đổi
          </Code>
        </ul>
      </div>
    )
  return (
    <div className={styles.affiliate}>
      <CodeForm
        label="Mã cộng tác viên"
        hint="Ghi nhận người đã giới thiệu sách cho bạn; giá không thay đổi."
        error={errorAffiliate}
        onApply={checkout.applyAffiliate}
        onType={checkout.dismissAffiliateError}
      />
    </div>
  )
}

interface CodeFormProps {
  label: string
  hint?: string
  error: string
  /** True when the code is in force: then the field is free for another. */
  onApply(code: string): Promise<boolean>
  onType(): void
}

function CodeForm({ label, hint, error, onApply, onType }: CodeFormProps) {
  const [text, setText] = useState(() => typedBefore(label))
  const [isBusy, setIsBusy] = useState(false)
  // Few have a code: the field stands open once somebody wants it, or where something is said about it.
  const [isWanted, setIsWanted] = useState(text !== '')
  const isOpen = isWanted || error !== ''
  const refused = useRef('')
  const empty = () => {
    refused.current = ''
    setText('')
    keepDraft({ [label]: '' })
  }
  // Nothing is said against it any more, and nobody has typed: another code was taken instead.
  useEffect(() => {
    if (error === '' && text !== '' && text === refused.current) empty()
  }, [error])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const code = text.trim()
    if (!code || isBusy) return
    setIsBusy(true)
    const isFine = await onApply(code)
    setIsBusy(false)
    if (isFine) empty()
    else refused.current = text
  }
  return (
    <form onSubmit={send} aria-label={label}>
      {!isOpen && (
        <button type="button" className={styles.opener} aria-expanded={false} onClick={() => setIsWanted(true)}>
          Nhập {label.toLowerCase()} <ChevronDown size="1.6rem" aria-hidden="true" />
        </button>
      )}
      <div aria-live="polite" hidden={!isOpen}>
        <Field label={label} error={error} hint={hint}>
          <span className={styles.row}>
            <Input
              value={text}
              ref={(field) => {
                if (isWanted && text === '' && document.activeElement === document.body) field?.focus()
              }}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => {
                setText(event.target.value)
                keepDraft({ [label]: event.target.value })
                if (error) onType()
              }}
            />
            <Button type="submit" isBusy={isBusy}>
              Áp dụng
            </Button>
          </span>
        </Field>
      </div>
    </form>
  )
}

/** Kept for this visit, as what is typed into the delivery form. */
function typedBefore(label: string): string {
  const text = readDraft()[label]
  return typeof text === 'string' ? text : ''
}

interface CodeProps {
  name: string
  isRefused?: boolean
  onRemove(): Promise<void>
  children: ReactNode
}

function Code({ name, isRefused, onRemove, children }: CodeProps) {
  const Icon = isRefused ? CircleAlert : Check
  return (
    <li className={classes(styles.code, isRefused && styles.refused)}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>
        <b>{name}</b> <span>{children}</span>
      </span>
      <Button look="text" isSmall className={styles.remove} onClick={onRemove}>
        Bỏ<span className="visually-hidden"> mã {name}</span>
      </Button>
    </li>
  )
}
