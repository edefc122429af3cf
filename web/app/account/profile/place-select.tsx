import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Combobox } from './combobox.tsx'
import { OldWard } from './old-ward.tsx'
import styles from './place-select.module.css'
import { type Chosen, chooseCity, chosenOf, type Places, usePlaces } from './places.ts'

export interface PlaceSelectProps {
  wardId: number | null
  onChange(wardId: number | null): void
  error?: string | null
}

const NOT_YET: Places = { cities: [], districts: [], wards: [] }

/** City, district, ward: each chosen from what the one before leaves. Today's cities have no districts, so that one hides. */
export function PlaceSelect({ wardId, onChange, error }: PlaceSelectProps) {
  const { places: loaded, hasFailed, retry } = usePlaces()
  const [open, setOpen] = useState<Chosen | null>(null)
  if (hasFailed)
    return (
      <Notice tone="error" action={<Button onClick={retry}>Thử lại</Button>}>
        Chưa tải được danh sách tỉnh, thành phố.
      </Notice>
    )
  // The fields stand where they will be while the names are on their way: what comes below must not move.
  const places = loaded ?? NOT_YET
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
    <div className={styles.place} aria-busy={!loaded}>
      {loaded && wardId !== null && chosen.wardId === 0 && <OldWard wardId={wardId} onChoose={onChange} />}
      <Combobox
        label="Tỉnh, thành phố"
        autoComplete="address-level1"
        error={error && chosen.cityId === 0 ? 'Chưa chọn tỉnh, thành phố' : null}
        value={chosen.cityId}
        options={places.cities.map(({ cityId, cityName }) => [cityId, cityName])}
        onChange={(id) => choose(chooseCity(places, id))}
        isDisabled={!loaded}
      />
      {hasDistricts && (
        <Combobox
          label="Quận, huyện"
          error={error && chosen.cityId > 0 && chosen.districtId === 0 ? 'Chưa chọn quận, huyện' : null}
          value={chosen.districtId}
          options={districts.map(({ districtId, districtName }) => [districtId, districtName])}
          onChange={(id) => choose({ ...chosen, districtId: id, wardId: 0 })}
        />
      )}
      <Combobox
        key={chosen.districtId}
        label="Phường, xã"
        autoComplete="address-level2"
        value={chosen.wardId}
        options={wards.map(({ wardId: id, wardName }) => [id, wardName])}
        onChange={(id) => choose({ ...chosen, wardId: id })}
        isDisabled={chosen.districtId === 0}
        error={chosen.districtId > 0 ? error : null}
      />
    </div>
  )
}
