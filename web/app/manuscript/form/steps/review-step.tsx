import { FIELD_NAMES, FORMAT_NAMES, KIND_NAMES, ROLE_NAMES, STANDING_NAMES } from '@tq/contract/manuscript/words.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fileSize } from '../../../documents/file-words.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/choice.tsx'
import { dayWords } from '../../parts/day-words.ts'
import type { StepNumber } from '../checks.ts'
import { namedCoAuthors } from '../draft/values.ts'
import { useManuscriptForm } from '../form-context.ts'
import styles from './steps.module.css'

/** Everything once more, each part with the way back to it, and the two commitments. */
export function ReviewStep({ missing }: { missing(step: StepNumber): string[] }) {
  const { desk, draft, faults, change } = useManuscriptForm()
  const rows = desk.uploader.rows.use().filter(({ state }) => state !== 'refused')
  const { values, files } = draft
  const people = namedCoAuthors(values)
  return (
    <>
      <Part title="Tác phẩm" step={1} missing={missing(1)}>
        <Fact name="Tên tác phẩm">{values.title}</Fact>
        <Fact name="Tên phụ">{values.subtitle}</Fact>
        <Fact name="Loại tác phẩm">{values.kind && KIND_NAMES[values.kind]}</Fact>
        <Fact name="Lĩnh vực">{values.field && FIELD_NAMES[values.field]}</Fact>
        <Fact name="Tóm tắt">{values.summary}</Fact>
        <Fact name="Đối tượng bạn đọc">{values.audience}</Fact>
        <Fact name="Mục lục dự kiến">{values.outline}</Fact>
        <Fact name="Số trang dự kiến">{values.pageCount}</Fact>
        <Fact name="Số hình dự kiến">{values.figureCount}</Fact>
        <Fact name="Ngôn ngữ">{values.language}</Fact>
        <Fact name="Hình thức">{values.format && FORMAT_NAMES[values.format]}</Fact>
        <Fact name="Mong muốn ra sách trước ngày">{values.desiredDay && dayWords(values.desiredDay)}</Fact>
        <Fact name="Đã công bố hoặc xuất bản ở đâu">{values.publishedBefore}</Fact>
        <Fact name="Nguồn kinh phí">{values.funding}</Fact>
      </Part>
      <Part title="Tệp bản thảo" step={2} missing={missing(2)}>
        {[...files, ...rows].map((file) => (
          <Fact key={'key' in file ? file.key : file.id} name={ROLE_NAMES[file.role]}>
            {file.name} <small>({fileSize(file.bytes)})</small>
          </Fact>
        ))}
      </Part>
      <Part title="Tác giả" step={3} missing={missing(3)}>
        <Fact name="Gửi với tư cách">{STANDING_NAMES[values.standing]}</Fact>
        <Fact name="Tác giả chính">{[values.authorName, values.authorUnit].filter(Boolean).join(', ')}</Fact>
        <Fact name="Liên hệ">{[values.authorEmail, values.authorPhone].filter(Boolean).join(', ')}</Fact>
        <Fact name="Đồng tác giả">
          {people.length > 0 && people.map(({ name, unit }) => [name, unit].filter(Boolean).join(', ')).join('; ')}
        </Fact>
        <Fact name="Lời nhắn cho biên tập viên">{values.note}</Fact>
      </Part>
      <fieldset className={styles.promises}>
        <legend>Cam kết của tác giả</legend>
        <Checkbox
          label="Tôi là tác giả hoặc có quyền gửi tác phẩm này, và nội dung không xâm phạm bản quyền của người khác."
          checked={values.holdsRights}
          error={faults.holdsRights}
          onChange={(event) => change({ holdsRights: event.target.checked })}
        />
        <Checkbox
          label="Tác phẩm chưa xuất bản và hiện không nộp ở nhà xuất bản nào khác."
          checked={values.isNotElsewhere}
          error={faults.isNotElsewhere}
          onChange={(event) => change({ isNotElsewhere: event.target.checked })}
        />
      </fieldset>
      <p className={styles.privacy}>
        Thông tin này chỉ dùng để xét bản thảo và liên hệ với bạn. Xem <Link to="/chinh-sach-bao-mat">chính sách bảo mật</Link>.
      </p>
    </>
  )
}

interface PartProps {
  title: string
  step: StepNumber
  missing: string[]
  children: ReactNode
}

function Part({ title, step, missing, children }: PartProps) {
  const { goTo } = useManuscriptForm()
  return (
    <section className={styles.part} aria-labelledby={`xem-lai-${step}`}>
      <div className={styles.partHead}>
        <h2 id={`xem-lai-${step}`}>{title}</h2>
        <Button look="text" isSmall onClick={() => goTo(step)}>
          Sửa<span className="visually-hidden"> {title}</span>
        </Button>
      </div>
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>{children}</dl>
    </section>
  )
}

/** Nothing where nothing was written. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
