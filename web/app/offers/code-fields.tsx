import type { Cart } from '@tq/contract/cart.ts'
import { Check, CircleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
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
      <CodeForm label="Mã khuyến mãi" error={errorVoucher} onApply={apply} onType={checkout.dismissVoucherError} />
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
            Đang áp dụng
          </Code>
        </ul>
      </div>
    )
  return (
    <div className={styles.affiliate}>
      <CodeForm
        label="Mã cộng tác viên"
        placeholder="Không bắt buộc"
        error={errorAffiliate}
        onApply={checkout.applyAffiliate}
        onType={checkout.dismissAffiliateError}
      />
    </div>
  )
}

interface CodeFormProps {
  label: string
  placeholder?: string
  error: string
  /** True when the code is in force: then the field is free for another. */
  onApply(code: string): Promise<boolean>
  onType(): void
}

function CodeForm({ label, placeholder, error, onApply, onType }: CodeFormProps) {
  const [text, setText] = useState(() => typedBefore(label))
  const [isBusy, setIsBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const code = text.trim()
    if (!code || isBusy) return
    setIsBusy(true)
    const isFine = await onApply(code)
    setIsBusy(false)
    if (!isFine) return
    setText('')
    keepDraft({ [label]: '' })
  }
  return (
    <form onSubmit={send} aria-label={label}>
      <div aria-live="polite">
        <Field label={label} error={error}>
          <span className={styles.row}>
            <Input
              value={text}
              placeholder={placeholder}
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
