import { type DeliveryQuote, type DeliveryEstimate as Estimate, estimateDelivery } from '@tq/contract/cart.ts'
import { dayWords } from '../../../checkout/delivery/day-words.ts'
import { call } from '../../../lib/browser-call.ts'
import { formatPrice } from '../../../lib/format.ts'
import { usePart } from '../../../lib/use-part.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/input.tsx'
import styles from './delivery-estimate.module.css'

interface AskedProps {
  productId: number
  cityId: number | null
  onChoose(cityId: number): void
}

export default function AskedDelivery({ productId, cityId, onChoose }: AskedProps) {
  const { answer, isOld, failure, again } = usePart(
    async () => (await call(estimateDelivery, { params: { id: productId }, query: cityId === null ? {} : { cityId } })).data,
    productId,
    cityId,
  )
  if (failure && !answer)
    return (
      <p className={styles.words}>
        {failure}.{' '}
        <Button look="text" isSmall onClick={again}>
          Thử lại
        </Button>
      </p>
    )
  return (
    <>
      <Field label="Giao tới">
        <Select
          value={cityId ?? ''}
          disabled={!answer}
          onChange={({ target }) => onChoose(Number(target.value))}
          autoComplete="address-level1"
        >
          <option value="" disabled>
            {answer ? 'Chọn tỉnh, thành phố' : 'Đang tải danh sách…'}
          </option>
          {answer?.cities.map((city) => (
            <option key={city.cityId} value={city.cityId}>
              {city.cityName}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.words} aria-live="polite">
        {answer && cityId !== null && !isOld && <Quotes chosen={answer.chosen} />}
      </div>
    </>
  )
}

function Quotes({ chosen }: Pick<Estimate, 'chosen'>) {
  if (!chosen?.quotes.length) return <p>Chưa tính được phí cho nơi này; phí chính xác hiện ở bước giao hàng.</p>
  return (
    <>
      <ul>
        {chosen.quotes.map((quote) => (
          <li key={quote.method}>
            <b>{quote.name}</b>: {quote.fee === 0 ? 'miễn phí' : formatPrice(quote.fee)}, dự kiến nhận {daysOf(quote)}
          </li>
        ))}
      </ul>
      <p className={styles.small}>{remarkOf(chosen)}</p>
    </>
  )
}

/** An estimate is no promise: what else may change it is said. */
function remarkOf({ quotes, hasFarPlaces }: NonNullable<Estimate['chosen']>): string {
  const freeFrom = quotes.find(({ fee, freeFrom }) => fee > 0 && freeFrom !== null)?.freeFrom
  return [
    'Tính cho một cuốn đặt lúc này.',
    freeFrom ? `Miễn phí giao tiêu chuẩn cho sách giấy từ ${formatPrice(freeFrom)}.` : '',
    hasFarPlaces ? 'Đặc khu trên đảo có phí và ngày giao riêng.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const daysOf = ({ from, to }: DeliveryQuote) => (to !== from ? `${dayWords(from)} – ${dayWords(to)}` : dayWords(from))
