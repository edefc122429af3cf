import { MANUSCRIPT_FIELDS, MANUSCRIPT_FORMATS, MANUSCRIPT_KINDS } from '@tq/contract/manuscript/enums.ts'
import { FIELD_NAMES, FORMAT_NAMES, KIND_NAMES } from '@tq/contract/manuscript/words.ts'
import { ChevronDown } from 'lucide-react'
import { formatNumber } from '../../../lib/format.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Input, Select, Textarea } from '../../../ui/form/input.tsx'
import type { TextField } from '../draft/values.ts'
import { useManuscriptForm, useText } from '../form-context.ts'
import styles from './steps.module.css'

const MORE: readonly TextField[] = [
  ...([
    'audience',
    'outline',
    'pageCount',
    'figureCount',
    'language',
    'format',
    'desiredDay',
    'publishedBefore',
    'funding',
  ] as const),
]

export function WorkStep() {
  const { draft, faults } = useManuscriptForm()
  const [title, subtitle, kind, field, summary] = [
    ...[useText('title'), useText('subtitle'), useText('kind'), useText('field'), useText('summary')],
  ] as const
  const isMoreOpen = MORE.some((name) => draft.values[name] !== '' || faults[name])
  return (
    <div className={styles.fields}>
      <Field label="Tên tác phẩm" error={title.error}>
        <Input {...title.control} autoComplete="off" />
      </Field>
      <Field label="Tên phụ" isOptional error={subtitle.error}>
        <Input {...subtitle.control} autoComplete="off" />
      </Field>
      <div className={styles.pair}>
        <Field label="Loại tác phẩm" error={kind.error}>
          <Select {...kind.control}>
            <option value="">Chọn một loại</option>
            {MANUSCRIPT_KINDS.map((one) => (
              <option key={one} value={one}>
                {KIND_NAMES[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Lĩnh vực" error={field.error}>
          <Select {...field.control}>
            <option value="">Chọn một lĩnh vực</option>
            {MANUSCRIPT_FIELDS.map((one) => (
              <option key={one} value={one}>
                {FIELD_NAMES[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Tóm tắt" error={summary.error} hint={summaryHint(draft.values.summary)}>
        <Textarea {...summary.control} rows={8} />
      </Field>
      <details className={styles.more} open={isMoreOpen || undefined}>
        <summary>
          Thông tin thêm, không bắt buộc
          <ChevronDown size="2rem" aria-hidden="true" />
        </summary>
        <MoreFields />
      </details>
    </div>
  )
}

/** As people count: an emoji is one, a letter with its accents is one. */
function summaryHint(text: string): string {
  const count = [...text.trim().normalize('NFC')].length
  return `Sách nói gì, mới ở đâu, cho ai đọc: 100–3.000 ký tự. Bạn đã viết ${formatNumber(count)}.`
}

function MoreFields() {
  const [audience, outline, pages, figures] = [
    useText('audience'),
    useText('outline'),
    useText('pageCount'),
    useText('figureCount'),
  ]
  const [language, format, day] = [useText('language'), useText('format'), useText('desiredDay')]
  const [before, funding] = [useText('publishedBefore'), useText('funding')]
  return (
    <div className={styles.fields}>
      <Field label="Đối tượng bạn đọc" error={audience.error}>
        <Textarea {...audience.control} rows={2} />
      </Field>
      <Field label="Mục lục dự kiến" error={outline.error}>
        <Textarea {...outline.control} rows={5} />
      </Field>
      <div className={styles.pair}>
        <Field label="Số trang dự kiến" error={pages.error}>
          <Input {...pages.control} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label="Số hình dự kiến" error={figures.error}>
          <Input {...figures.control} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label="Ngôn ngữ" error={language.error}>
          <Input {...language.control} placeholder="Tiếng Việt" autoComplete="off" />
        </Field>
        <Field label="Hình thức" error={format.error}>
          <Select {...format.control}>
            <option value="">Chưa chọn</option>
            {MANUSCRIPT_FORMATS.map((one) => (
              <option key={one} value={one}>
                {FORMAT_NAMES[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Mong muốn ra sách trước ngày" error={day.error}>
          <Input {...day.control} type="date" />
        </Field>
      </div>
      <Field label="Đã công bố hoặc xuất bản ở đâu" error={before.error}>
        <Textarea {...before.control} rows={2} />
      </Field>
      <Field label="Nguồn kinh phí" error={funding.error}>
        <Textarea {...funding.control} rows={2} />
      </Field>
    </div>
  )
}
