import { PICTURE } from '@tq/contract/forms/picture.ts'
import { MOST_PICTURES } from '@tq/contract/forms/review.ts'
import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Button, IconButton } from '../ui/form/button.tsx'
import { FieldError } from '../ui/form/field.tsx'
import styles from './picture-choice.module.css'

/** One that is sent already, or one that waits for the form to be sent. */
export type ChosenPicture = { url: string; file: File | null }

const KINDS: readonly string[] = PICTURE.types

export interface PictureChoiceProps {
  pictures: ChosenPicture[]
  onChange(pictures: ChosenPicture[]): void
}

/** Up to five, each shown before it is sent and taken off again with one press. */
export function PictureChoice({ pictures, onChange }: PictureChoiceProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    const isChosen = (file: File) => pictures.some((picture) => picture.file && isSame(picture.file, file))
    const fit = files.filter((file) => KINDS.includes(file.type) && file.size <= PICTURE.mostBytes && !isChosen(file))
    const room = MOST_PICTURES - pictures.length
    setError(complaint(files.filter((file) => !isChosen(file)).length - fit.length, fit.length - room))
    const added = await Promise.all(fit.slice(0, room).map(async (file) => ({ url: await readAsUrl(file), file })))
    if (added.length) onChange([...pictures, ...added])
  }
  return (
    <div className={styles.choice}>
      <p id={id} className={styles.title}>
        Ảnh chụp sách <span>(không bắt buộc)</span>
      </p>
      <ul className={styles.row} aria-labelledby={id}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className={styles.picture}>
            <img src={picture.url} alt={`Ảnh ${index + 1}`} />
            <IconButton
              label={`Bỏ ảnh ${index + 1}`}
              className={styles.off}
              onClick={() => {
                onChange(pictures.filter((each) => each !== picture))
                setError('')
                input.current?.parentElement?.querySelector('button')?.focus()
              }}
            >
              <X size="1.6rem" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <div>
        <Button isSmall disabled={pictures.length >= MOST_PICTURES} onClick={() => input.current?.click()}>
          <ImagePlus size="1.8rem" aria-hidden="true" /> Thêm ảnh
        </Button>
        <input ref={input} type="file" accept={KINDS.join(',')} multiple hidden onChange={pick} aria-label="Ảnh chụp sách" />
      </div>
      {error && <FieldError>{error}</FieldError>}
      <p className={styles.hint}>
        Tối đa {MOST_PICTURES} ảnh JPEG, PNG hoặc WebP, mỗi ảnh tối đa 5 MB. Thông tin kèm trong ảnh được xoá.
      </p>
    </div>
  )
}

/** The same one chosen twice is shown once. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

function complaint(unfit: number, tooMany: number): string {
  if (unfit > 0) return `${unfit} tệp không dùng được: cần ảnh JPEG, PNG hoặc WebP, tối đa 5 MB.`
  if (tooMany > 0) return `Chỉ thêm được ${MOST_PICTURES} ảnh, ${tooMany} ảnh bị bỏ ra.`
  return ''
}

/** As data: the page's rules let in pictures from here and from the page itself, nothing else. */
function readAsUrl(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(file)
  })
}
