import { PUBLISHER } from '@tq/contract/publisher.ts'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/form/button.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Loading, SkeletonLine } from '../../ui/layout/skeleton.tsx'
import { StepBar } from '../../ui/layout/step-bar.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isUnderWay } from '../parts/upload/uploader.ts'
import { Beside } from './beside.tsx'
import { loadRules, STEPS, type StepNumber } from './checks.ts'
import { readReceipt } from './draft/receipt-store.ts'
import { FormContext } from './form-context.ts'
import styles from './form-page.module.css'
import { Later, loadLater } from './later.tsx'
import { SavedLine } from './saved-line.tsx'
import { WorkStep } from './steps/work-step.tsx'
import { useFormSteps } from './use-form.ts'

const INTAKE = '/tiep-nhan-ban-thao'
const LEADS: Record<StepNumber, string> = {
  1: 'Vài dòng về cuốn sách. Những gì bạn viết được giữ lại ngay khi gõ.',
  2: 'Chỉ cần một tệp bản thảo trọn vẹn là bắt đầu được. Hình, bảng và đề cương có thể thêm sau.',
  3: 'Để biên tập viên biết trả lời ai, và tên ai sẽ đứng trên bìa.',
  4: 'Đọc lại một lượt. Sau khi gửi, bạn vẫn bổ sung được khi biên tập viên yêu cầu.',
}

export default function FormPage() {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const code = query.get('da-gui')
  return (
    <div className="wrap">
      <PageHead
        title="Gửi bản thảo"
        description="Gửi bản thảo đến nhà xuất bản Thư Quán trong bốn bước ngắn, có tài khoản hay không đều được."
        path="/tao-ban-thao"
        isHidden
      />
      <Breadcrumbs crumbs={[{ title: 'Tiếp nhận bản thảo', url: INTAKE }, { title: 'Gửi bản thảo' }]} />
      {/* One page for every address: which step it is, and what was written, only the browser knows. */}
      {!isHydrated ? <Frame step={1} /> : code ? <Receipt code={code} /> : <Form />}
    </div>
  )
}

const Receipt = ({ code }: { code: string }) => (
  <Later>{({ ReceiptView }) => <ReceiptView code={code} receipt={readReceipt(code)} />}</Later>
)

/** Somebody writes: the rules and the next steps are fetched meanwhile. Without a network they are asked for again when needed. */
function begin(): void {
  loadRules().catch(() => undefined)
  loadLater().catch(() => undefined)
}

const Opening = () => (
  <Loading label="Đang mở bản nháp…" className={styles.form}>
    <SkeletonLine />
    <SkeletonLine />
    <SkeletonLine isShort />
    <SkeletonLine />
  </Loading>
)

interface FrameProps {
  step: StepNumber
  heading?: RefObject<HTMLHeadingElement | null>
  onGo?: ((step: StepNumber) => void) | null
  children?: ReactNode
}

/** What stands around every step, and what the server sends of it. */
function Frame({ step, heading, onGo = null, children = <Opening /> }: FrameProps) {
  const title = STEPS[step - 1]?.title
  // Every step can be gone to: nothing typed is lost on the way.
  const steps = STEPS.map(({ number, title }) => ({
    ...{ title, isDone: number < step, isCurrent: number === step },
    onGo: number !== step && onGo && (() => onGo(number)),
  }))
  return (
    <>
      <StepBar label="Bốn bước gửi bản thảo" steps={steps} className={styles.steps} />
      <div className={styles.columns}>
        <div>
          <p className={styles.eyebrow}>Bước {step} trên 4</p>
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            {title}
          </h1>
          <p className={styles.lead}>{LEADS[step]}</p>
          {children}
          <noscript>
            <p className={styles.lead}>
              Biểu mẫu này cần JavaScript. Bạn cũng có thể gửi bản thảo tới{' '}
              <a href={`mailto:${PUBLISHER.email}`}>{PUBLISHER.email}</a> hoặc gọi{' '}
              <a href={PUBLISHER.phoneUrl}>{PUBLISHER.phone}</a>.
            </p>
          </noscript>
        </div>
        <Beside step={step} />
      </div>
    </>
  )
}

function Form() {
  const { context, step, form, next, send, isSending, failure, missing } = useFormSteps()
  const { draft, desk, goTo } = context
  const heading = useNewStep(step)
  const navigate = useNavigate()
  useStayWhileSending(desk)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (step === 4 ? send() : next())
  }
  const leave = async () => {
    await desk.push().catch(() => undefined)
    navigate(INTAKE)
  }
  const isReady = draft.phase === 'ready'
  return (
    <FormContext value={context}>
      <Frame step={step} heading={heading} onGo={isReady ? goTo : null}>
        {isReady ? (
          <form
            ref={form}
            className={styles.form}
            onSubmit={submit}
            onFocus={begin}
            noValidate
            aria-label={STEPS[step - 1]?.title}
          >
            {draft.other && <Later>{({ WrittenElsewhere }) => <WrittenElsewhere />}</Later>}
            {failure && (
              <Notice tone="error" isAlert title="Chưa gửi được bản thảo">
                {failure}. Những gì bạn viết và tải lên vẫn còn đây.
              </Notice>
            )}
            {step === 1 && <WorkStep />}
            {step > 1 && (
              <Later>
                {({ FilesStep, AuthorStep, ReviewStep }) =>
                  step === 2 ? <FilesStep /> : step === 3 ? <AuthorStep /> : <ReviewStep missing={missing} />
                }
              </Later>
            )}
            <SavedLine draft={draft} className={styles.savedPhone} />
            <div className={styles.bar} data-bottom-bar="">
              {step > 1 && <Button onClick={() => goTo((step - 1) as StepNumber)}>Quay lại</Button>}
              <SavedLine draft={draft} className={styles.saved} />
              <Button look="text" onClick={leave} className={styles.leave}>
                Lưu và thoát
              </Button>
              <Button type="submit" look="son" isBusy={isSending} className={styles.next}>
                {step === 4 ? 'Gửi bản thảo' : 'Tiếp tục'}
              </Button>
            </div>
          </form>
        ) : draft.phase === 'loading' ? (
          <Opening />
        ) : (
          <Later>
            {({ NotReady }) => (
              <NotReady phase={draft.phase} failure={draft.failure} onRetry={() => desk.open(draft.id)} id={draft.id} />
            )}
          </Later>
        )}
      </Frame>
    </FormContext>
  )
}

/** A new step begins at its heading, for eyes and ears. */
function useNewStep(step: StepNumber) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

/** The browser asks before a file that is on its way, or a draft it could not keep, is left behind. */
function useStayWhileSending({ uploader, state }: ReturnType<typeof useFormSteps>['context']['desk']): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const rows = uploader.rows.get().filter((row) => row.state !== 'chosenAgain')
      if (isUnderWay(rows) || state.get().saving === 'unkept') event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [uploader, state])
}
