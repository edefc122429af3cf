import { type ComponentType, lazy, memo, useState } from 'react'
import { Plain } from '../../drawing/plain.tsx'
import { PagePart } from '../../head/first/page-part.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import type { QuestionsProps } from './questions/questions.tsx'
import type { ReviewsProps } from './reviews.tsx'

interface Parts {
  Reviews: ComponentType<ReviewsProps>
  Questions: ComponentType<QuestionsProps>
}

let parts: Parts | null = null

/** On the server before a page is drawn; in the browser when React comes to one of them, or with the data of the next book. */
export async function loadLowerParts(): Promise<Parts> {
  parts ??= await import('./lower-parts.tsx')
  return parts
}

function later<P extends object>(id: string, partOf: (loaded: Parts) => ComponentType<P>): ComponentType<P> {
  const load = () => loadLowerParts().then(partOf, () => asDrawn(id) as ComponentType<P>)
  const Later = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>
  function Part(props: P) {
    // Chosen once: the other of the two would be another part, begun anew.
    const [Chosen] = useState(() => (parts ? partOf(parts) : Later))
    return <Chosen {...props} />
  }
  // Drawn anew with the page, before its script is here, React would take away what the server has drawn.
  return memo((props: P) => (
    <PagePart>
      <Plain>
        <Part {...props} />
      </Plain>
    </PagePart>
  )) as unknown as ComponentType<P>
}

export const ReviewsLater = later('danh-gia', (loaded) => loaded.Reviews)
export const QuestionsLater = later('hoi-dap', (loaded) => loaded.Questions)

/** Where its program can't be fetched: what the server has drawn stays as it is, to be read. A book that one goes on to has none then. */
function asDrawn(id: string): ComponentType {
  return function AsDrawn() {
    const isDrawn = !('hydrated' in document.documentElement.dataset)
    const [html] = useState(() => (isDrawn ? document.getElementById(id)?.innerHTML : undefined))
    if (html === undefined) return null
    return (
      <section
        ref={(section) => section?.addEventListener('click', sayWhy)}
        id={id}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
}

function sayWhy({ target }: Event): void {
  if ((target as Element).closest('button'))
    showToast('Phần này chưa tải về được, bạn kiểm tra kết nối rồi tải lại trang nhé', { variant: 'error' })
}
