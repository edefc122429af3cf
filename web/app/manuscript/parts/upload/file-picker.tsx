import type { AuthorFileRole } from '@tq/contract/manuscript/enums.ts'
import { ROLE_NAMES } from '@tq/contract/manuscript/words.ts'
import { Upload } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { classes } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/input.tsx'
import { ACCEPTED } from './check-file.ts'
import styles from './file-picker.module.css'

export interface FilePickerProps {
  /** What may be chosen; the first is chosen before anybody chooses. */
  roles: readonly AuthorFileRole[]
  onFiles(files: File[], role: AuthorFileRole): void
  /** What is missing, said at the button. */
  error?: string
}

/** Drop files here, or choose them: the button is the browser's own input, so keyboards and phones know it. */
export function FilePicker({ roles, onFiles, error }: FilePickerProps) {
  const id = useId()
  const [role, setRole] = useState(roles[0] as AuthorFileRole)
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files], role)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is only a second way, the button below is the first
    <div
      className={classes(styles.zone, isOver && styles.over, error && styles.wrong)}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Upload size="3.2rem" aria-hidden="true" className={styles.icon} />
      <p>
        <b>Kéo tệp vào đây</b> hoặc chọn từ máy
      </p>
      <p id={`${id}-rules`} className={styles.rules}>
        .docx, .doc, .odt, .rtf, .pdf; hình và tệp nguồn: .zip, .tex · tối đa 100 MB mỗi tệp, 10 tệp mỗi lần
      </p>
      <div className={styles.choose}>
        {roles.length > 1 && (
          <Field label="Tệp này là" className={styles.role}>
            <Select value={role} onChange={(event) => setRole(event.target.value as AuthorFileRole)}>
              {roles.map((one) => (
                <option key={one} value={one}>
                  {ROLE_NAMES[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <label className={styles.button}>
          Chọn tệp
          <input
            type="file"
            multiple
            accept={ACCEPTED}
            aria-describedby={error ? `${id}-error ${id}-rules` : `${id}-rules`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])], role)
              // The same file may be chosen again, after it was taken away.
              event.target.value = ''
            }}
          />
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
