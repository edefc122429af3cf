import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input, Select } from '../../ui/form/input.tsx'
import { SkeletonLine } from '../../ui/layout/skeleton.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OldWard } from './old-ward.tsx'
import styles from './place-select.module.css'
import { type Chosen, chooseCity, chosenOf, nameMatches, usePlaces } from './places.ts'

/** From so many on, a list gets a box to narrow it down. */
const MANY = 20

export interface PlaceSelectProps {
  wardId: number | null
  onChange(wardId: number | null): void
  error?: string | null
}

/** City, district, ward: each chosen from what the one before leaves. Today's cities have no districts, so that one hides. */
export function PlaceSelect({ wardId, onChange, error }: PlaceSelectProps) {
  const { places, hasFailed, retry } = usePlaces()
  const [open, setOpen] = useState<Chosen | null>(null)
  if (hasFailed)
    return (
      <Notice tone="error" action={<Button onClick={retry}>Thử lại</Button>}>
        Chưa tải được danh sách tỉnh, thành phố.
      </Notice>
    )
  if (!places) return <SkeletonLine />
  // A ward of before is in no list: what is chosen meanwhile counts.
  const found = wardId ? chosenOf(places, wardId) : null
  const chosen = found?.wardId ? found : (open ?? { cityId: 0, districtId: 0, wardId: 0 })
  const choose = (next: Chosen) => {
    setOpen(next)
    onChange(next.wardId || null)
  }
  const districts = places.districts.filter(({ cityId }) => cityId === chosen.cityId)
  const wards = places.wards.filter(({ districtId }) => districtId === chosen.districtId)
  const hasDistricts = districts.length > 1 || (districts.length === 1 && !districts[0]?.isVirtual)
  return (
    <div className={styles.place}>
      {wardId !== null && chosen.wardId === 0 && <OldWard wardId={wardId} onChoose={onChange} />}
      <Choice
        label="Tỉnh, thành phố"
        value={chosen.cityId}
        options={places.cities.map(({ cityId, cityName }) => [cityId, cityName])}
        onChange={(id) => choose(chooseCity(places, id))}
      />
      {hasDistricts && (
        <Choice
          label="Quận, huyện"
          value={chosen.districtId}
          options={districts.map(({ districtId, districtName }) => [districtId, districtName])}
          onChange={(id) => choose({ ...chosen, districtId: id, wardId: 0 })}
        />
      )}
      <Choice
        key={chosen.districtId}
        label="Phường, xã"
        value={chosen.wardId}
        options={wards.map(({ wardId: id, wardName }) => [id, wardName])}
        onChange={(id) => choose({ ...chosen, wardId: id })}
        isDisabled={chosen.districtId === 0}
        error={error}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: number
  options: [id: number, name: string][]
  onChange(id: number): void
  isDisabled?: boolean
  error?: string | null
}

/** The label and the error belong to the list, not to the box above it. */
const NOT_THE_FIELD = { id: undefined, 'aria-describedby': undefined, 'aria-invalid': undefined }

function Choice({ label, value, options, onChange, isDisabled, error }: ChoiceProps) {
  const [text, setText] = useState('')
  const filter = `Lọc ${label.toLowerCase()}`
  const shown = options.filter(([id, name]) => id === value || nameMatches(name, text))
  return (
    <Field label={label} error={error}>
      <div className={styles.choice}>
        {options.length > MANY && (
          <Input
            {...NOT_THE_FIELD}
            type="search"
            aria-label={filter}
            placeholder={filter}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Not the form: the one name that is left is chosen.
              event.preventDefault()
              const [only, another] = options.filter(([, name]) => nameMatches(name, text))
              if (only && !another) onChange(only[0])
            }}
            className={styles.filter}
          />
        )}
        <Select value={value} disabled={isDisabled} onChange={(event) => onChange(Number(event.target.value))}>
          <option value={0}>{text && shown.length === 0 ? 'Không có tên như vậy' : 'Chọn'}</option>
          {shown.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </Field>
  )
}
