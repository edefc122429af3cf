import { ApiError } from '@tq/contract/errors.ts'
import { RECOMMENDATIONS, REVIEW_CRITERIA } from '@tq/contract/manuscript/enums.ts'
import { type ReviewTask, saveReview } from '@tq/contract/manuscript/review-form.ts'
import { CRITERION_NAMES, RECOMMENDATION_NAMES } from '@tq/contract/manuscript/words.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { Check, TriangleAlert } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { fileSize } from '../../documents/file-words.ts'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { formatMoment } from '../../lib/format.ts'
import { useTold } from '../../lib/told.ts'
import { Button } from '../../ui/form/button.tsx'
import { Radio } from '../../ui/form/choice.tsx'
import { Field, FieldError } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/input.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { dayWords } from '../parts/day-words.ts'
import { FileGet } from '../parts/file-get.tsx'
import { FileNote, FileRow, FileRows } from '../parts/file-row.tsx'
import { AboutWork } from './about-work.tsx'
import { Marks } from './marks.tsx'
import { MoreTime } from './more-time.tsx'
import styles from './review.module.css'
import { reviewKey } from './review-key.ts'
import { type Opinion, useReviewDraft } from './use-review-draft.ts'

const LONGEST = 20_000

/** The manuscript to read, and the form: marks, words for the author, words for the house, a recommendation. */
export function ReviewForm({ task, onChanged }: { task: ReviewTask; onChanged(task: ReviewTask): Promise<void> }) {
  const { opinion, change, saved, forget } = useReviewDraft(task)
  const { isTold, leave, sendOnce } = useTold()
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const missing = missingIn(opinion)
  const wrong: Record<string, string> = {
    ...Object.fromEntries(Object.entries(missing).filter(([field]) => isTold(field))),
    ...refused,
  }
  const said = (field: string, part: Partial<Opinion>) => {
    setRefused(({ [field]: _, ...others }) => others)
    change(part)
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    sendOnce()
    const first = Object.keys(missing)[0]
    if (!first) setIsAsking(true)
    else form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, textarea)`)?.focus()
  }
  const send = async () => {
    if (isBusy) return
    setIsBusy(true)
    setFailure('')
    try {
      const { data } = await call(saveReview, { body: { key: reviewKey(), ...opinion, isFinal: true } })
      forget()
      await onChanged(data)
    } catch (error) {
      setIsAsking(false)
      setIsBusy(false)
      if (error instanceof ApiError) setRefused(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])))
      setFailure(failureWords(error))
    }
  }
  return (
    <>
      <p className={styles.lead}>
        Cảm ơn Quý vị đã nhận lời. Xin gửi nhận xét chậm nhất ngày <b>{dayWords(task.dueDay)}</b>; phiếu được lưu dần khi Quý vị
        viết.
      </p>
      <MoreTime task={task} onAsked={onChanged} />
      <Files task={task} />
      <AboutWork task={task} />
      <Panel title="Phiếu nhận xét" className={styles.panel}>
        <form ref={form} aria-label="Phiếu nhận xét" noValidate className={styles.form} onSubmit={ask}>
          <p className={styles.hint}>Chấm từ 1 (yếu) đến 5 (rất tốt).</p>
          {REVIEW_CRITERIA.map((name) => (
            <Marks
              key={name}
              name={name}
              title={CRITERION_NAMES[name]}
              value={opinion.answers[name]}
              error={wrong[`answers.${name}`]}
              onChange={(mark) => said(`answers.${name}`, { answers: { ...opinion.answers, [name]: mark } })}
            />
          ))}
          <fieldset
            data-field="recommendation"
            aria-describedby={wrong.recommendation ? 'thieu-de-nghi' : undefined}
            className={styles.choices}
          >
            <legend className={styles.legend}>Đề nghị của Quý vị</legend>
            {RECOMMENDATIONS.map((one) => (
              <Radio
                key={one}
                name="recommendation"
                checked={opinion.recommendation === one}
                onChange={() => said('recommendation', { recommendation: one })}
                label={RECOMMENDATION_NAMES[one]}
              />
            ))}
            {wrong.recommendation && <FieldError id="thieu-de-nghi">{wrong.recommendation}</FieldError>}
          </fieldset>
          <div data-field="forAuthor">
            <Field
              label="Nhận xét cho tác giả"
              error={wrong.forAuthor}
              hint="Tác giả đọc nguyên văn, không biết ai viết: xin đừng để lại tên hay dấu hiệu nhận ra mình."
            >
              <Textarea
                rows={10}
                value={opinion.forAuthor}
                maxLength={LONGEST}
                onChange={({ target }) => said('forAuthor', { forAuthor: target.value })}
                onBlur={() => opinion.forAuthor && leave('forAuthor')}
              />
            </Field>
          </div>
          <div data-field="forHouse">
            <Field label="Chỉ cho nhà xuất bản" isOptional error={wrong.forHouse} hint="Tác giả không đọc phần này.">
              <Textarea
                rows={4}
                value={opinion.forHouse}
                maxLength={LONGEST}
                onChange={({ target }) => said('forHouse', { forHouse: target.value })}
              />
            </Field>
          </div>
          {failure && (
            <Notice tone="error" isAlert title="Chưa gửi được nhận xét">
              {failure}. Những gì Quý vị viết vẫn còn trên trang này.
            </Notice>
          )}
          <div className={styles.ways}>
            <Button type="submit" look="son">
              Gửi nhận xét
            </Button>
            <Saved {...saved} />
          </div>
        </form>
      </Panel>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Gửi nhận xét?">
        <p className={styles.lead}>Sau khi gửi, phiếu không sửa được nữa, và các tệp bản thảo không mở được nữa.</p>
        <div className={styles.ways}>
          <Button look="son" isBusy={isBusy} onClick={send}>
            Gửi nhận xét
          </Button>
          <Button look="text" onClick={() => setIsAsking(false)}>
            Xem lại
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function missingIn({ answers, recommendation, forAuthor }: Opinion): Record<string, string> {
  const missing: Record<string, string> = {}
  for (const name of REVIEW_CRITERIA) if (answers[name] === null) missing[`answers.${name}`] = 'Chưa chấm điểm'
  if (!recommendation) missing.recommendation = 'Chưa chọn đề nghị'
  if (!forAuthor.trim()) missing.forAuthor = 'Chưa viết nhận xét cho tác giả'
  return missing
}

function Saved({ at, failure }: { at: string | null; failure: string }) {
  return (
    <p role="status" className={failure ? styles.unsaved : styles.saved}>
      {failure ? (
        <>
          <TriangleAlert size="1.6rem" aria-hidden="true" /> Chưa lưu được: {failure}.
        </>
      ) : (
        at && (
          <>
            <Check size="1.6rem" aria-hidden="true" /> Đã lưu lúc {formatMoment(at)}
          </>
        )
      )}
    </p>
  )
}

function Files({ task: { files } }: { task: ReviewTask }) {
  return (
    <section aria-labelledby="tep-ban-thao" className={styles.part}>
      <h2 id="tep-ban-thao">Bản thảo</h2>
      {files.length === 0 ? (
        <p className={styles.hint}>
          Chưa có tệp nào mở được; xin viết đến {PUBLISHER.email} hoặc gọi {PUBLISHER.phone} để chúng tôi gửi lại.
        </p>
      ) : (
        <FileRows label="Tệp bản thảo">
          {files.map(({ id, name, roleName, version, bytes, href }) => (
            <FileRow key={id} name={name} actions={href && <FileGet {...{ href, roleName, version }} />}>
              <FileNote>
                {roleName}, phiên bản {version} · {fileSize(bytes)}
                {!href && ' · đang quét mã độc, mở được sau ít phút'}
              </FileNote>
            </FileRow>
          ))}
        </FileRows>
      )}
    </section>
  )
}
