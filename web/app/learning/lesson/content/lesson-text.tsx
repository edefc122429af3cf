import { BookOpen } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Prose } from '../../../ui/prose.tsx'
import type { Learner } from '../learner/use-learner.ts'
import { inHouseLetters } from './formulas.ts'
import styles from './lesson-text.module.css'
import { headingsOf, sectionOf, useReading } from './reading.ts'

/** Less than this was hardly begun, more is nearly over. */
const [WORTH_RESUMING, NEARLY_OVER] = [10, 95]

export interface LessonTextProps {
  html: string
  /** The lesson is this text: how far it is read counts. */
  isRead: boolean
  learner: Learner
  text: RefObject<HTMLElement | null>
}

/** The words of a lesson. Formulas come as MathML from the server. */
export function LessonText({ html, isRead, learner, text }: LessonTextProps) {
  const isDone = learner.state?.isDone ?? false
  const percent = useReading(text, {
    isActive: isRead && learner.isMember !== null,
    before: learner.state?.position ?? 0,
    onPlace: (position, isLeaving) => learner.save({ position, played: null, isLeaving }),
    // A lost call is made again at the next sight of the end, or by the button below.
    onEnd: () => void (isDone || learner.markRead().catch(() => undefined)),
  })
  useWideParts(text)
  const anchored = useMemo(() => inHouseLetters(withLinks(html)), [html])
  return (
    <>
      {isRead && <Resume learner={learner} text={text} hasMoved={percent > 0} />}
      {isRead && <progress className={styles.line} value={percent} max={100} aria-hidden="true" />}
      <article ref={text} className={styles.text}>
        <Prose html={anchored} className={styles.body} />
      </article>
    </>
  )
}

/**
 * Each heading ends with a link to itself: a place one can send to a friend. The empty corner of a table is no heading, which a
 * reader's program would stop at.
 */
export const withLinks = (html: string): string =>
  html
    .replace(/<th\b[^>]*>\s*<\/th>/g, '<td></td>')
    .replace(/<(h[2-4]) id="([^"]+)">([\s\S]*?)<\/\1>/g, (_, tag: string, id: string, inside: string) => {
      const title = inside.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;')
      return `<${tag} id="${id}" data-title="${title}">${inside} <a href="#${id}" class="anchor" aria-label="Đường dẫn đến mục này">#</a></${tag}>`
    })

/** "Bạn đang đọc dở ở …": a button, not a jump one did not ask for. */
function Resume({ learner, text, hasMoved }: Pick<LessonTextProps, 'learner' | 'text'> & { hasMoved: boolean }) {
  const [isOver, setIsOver] = useState(false)
  const { position = 0, isDone } = learner.state ?? {}
  useEffect(() => {
    if (hasMoved) setIsOver(true)
  }, [hasMoved])
  if (isOver || isDone || position < WORTH_RESUMING || position > NEARLY_OVER) return null
  const goOn = () => {
    const box = text.current?.getBoundingClientRect()
    if (!box) return
    const lowerEdge = window.scrollY + box.top + (box.height * position) / 100
    window.scrollTo({ top: lowerEdge - window.innerHeight * 0.7, behavior: 'smooth' })
    setIsOver(true)
  }
  const title = titleAt(text.current, position)
  return (
    <Notice
      className={styles.resume}
      action={
        <Button look="lam" onClick={goOn}>
          <BookOpen size="1.8rem" aria-hidden="true" />
          Đọc tiếp
        </Button>
      }
    >
      Bạn đang đọc dở ở {title ? `mục “${title}”, khoảng ` : ''}
      {position}%.
    </Notice>
  )
}

function titleAt(text: HTMLElement | null, position: number): string {
  const box = text?.getBoundingClientRect()
  if (!text || !box) return ''
  const limit = box.top + (box.height * position) / 100
  const passed = headingsOf(text).filter((heading) => heading.getBoundingClientRect().top < limit)
  const last = passed.at(-1)
  return last ? sectionOf(last).title : ''
}

/** Formulas and tables wider than the column scroll by themselves: who has no pointer reaches them by the keyboard. */
function useWideParts(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const parts = [...(text.current?.querySelectorAll<HTMLElement>('.formula, table, pre') ?? [])]
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const part = target as HTMLElement
        if (part.scrollWidth > part.clientWidth + 1) {
          part.tabIndex = 0
          if (part.matches('.formula')) {
            part.setAttribute('role', 'group')
            part.setAttribute('aria-label', 'Công thức, cuộn ngang để xem hết')
          }
        } else part.removeAttribute('tabindex')
      }
    })
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  })
}
