import { asScript } from './as-script.ts'

/** A press, a form, or a field whose text or choice changed, before the page could answer. */
export interface Held {
  node: HTMLElement
  kind: 'press' | 'form' | 'field'
  /** What shows that it was taken. */
  shown?: HTMLElement | undefined
}

declare global {
  interface Window {
    /** What waits for the page to come alive, in the order in which it was done. */
    held?: Held[]
    /** There once the frame is alive: parts that are not yet come alive for what is held. */
    letGo?(): void
    /** What happens in this very moment was held before. */
    isReplaying?: boolean
  }
}

/**
 * Written into every page's head, so it stands on nothing outside itself. What is held never reaches React on its own way: whoever
 * presses while React is taking the page over would press twice. Links and forms that know where they lead need no program.
 */
function holdEarly(): void {
  const held: Held[] = []
  const types = ['click', 'submit', 'input', 'change']
  window.held = held
  function hold(event: Event, node: HTMLElement, kind: Held['kind'], shown?: HTMLElement | null): void {
    event.stopPropagation()
    // A second press of the same is impatience, but for what counts presses.
    if (held.some((one) => one.node === node) && !node.closest('[data-each-press]')) return
    held.push({ node, kind, shown: shown || undefined })
    if (shown) {
      shown.dataset.taken = ''
      shown.setAttribute('aria-busy', 'true')
    }
    window.letGo?.()
  }
  // Leaving now would lose what was done before: "Buy now" leads to as many as were there when the page was made.
  const mustWait = () => held.some((one) => one.kind !== 'field' || !one.node.closest('form[action]'))
  function onEarly(event: Event): void {
    if ('hydrated' in document.documentElement.dataset) {
      for (const type of types) removeEventListener(type, onEarly, true)
      return
    }
    if (window.isReplaying) return
    const target = event.target as HTMLElement
    if (event.type === 'submit') {
      if (target.hasAttribute('action') && !mustWait()) return
      event.preventDefault()
      hold(event, target, 'form', (event as SubmitEvent).submitter || target)
    } else if (event.type === 'click') {
      const pressed = target.closest?.<HTMLElement>('button[type=button],a[href]')
      if (!pressed) return
      if (pressed.localName === 'a') {
        if (!mustWait() || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return
        event.preventDefault()
      }
      hold(event, pressed, 'press', pressed)
    } else hold(event, target, 'field', target.localName === 'select' ? target : null)
  }
  for (const type of types) addEventListener(type, onEarly, true)
}

export const earlyPressScript = () => asScript(holdEarly)

/** Once the frame is alive: everything once, each after what came before it was drawn. What is gone by then is left. */
export function replayEarly(): void {
  let isBusy = false
  window.letGo = async () => {
    if (isBusy) return
    isBusy = true
    for (let next = window.held?.[0]; next; next = window.held?.[0]) {
      await comeAlive(next.node)
      window.held?.shift()
      replay(next)
    }
    isBusy = false
  }
  window.letGo()
}

function replay({ node, kind, shown }: Held): void {
  if (shown) {
    delete shown.dataset.taken
    shown.removeAttribute('aria-busy')
  }
  if (!node.isConnected) return
  window.isReplaying = true
  if (kind === 'press') node.click()
  else if (kind === 'form') (node as HTMLFormElement).requestSubmit(shown === node ? null : shown)
  else tellChange(node as HTMLInputElement)
  window.isReplaying = false
}

const MOST_TRIES = 100
const TRY_MS = 50

/**
 * React takes a part over before it answers what happens in it: an event of which nobody hears is enough. Only a part whose script is
 * still coming takes longer, or for ever, when it never comes.
 */
async function comeAlive(node: HTMLElement): Promise<void> {
  await null
  for (let tries = 0; tries < MOST_TRIES && node.isConnected && !isTakenOver(node); tries++) {
    node.dispatchEvent(new Event('textInput', { bubbles: true }))
    if (!isTakenOver(node)) await new Promise((done) => setTimeout(done, TRY_MS))
  }
}

/** React keeps what it knows of an element at the element; of text that was written as HTML it knows only the frame. */
function isTakenOver(node: Element): boolean {
  for (let at: Element | null = node; at; at = at.parentElement) {
    const props = Object.entries(at).find(([key]) => key.startsWith('__reactProps$'))?.[1] as object | undefined
    if (props) return at === node || 'dangerouslySetInnerHTML' in props
  }
  return true
}

/** React has found the field as the reader left it, and holds that for what it was from the beginning. */
function tellChange(field: HTMLInputElement & { _valueTracker?: { setValue(value: string): void } }): void {
  const isBox = field.type === 'checkbox' || field.type === 'radio'
  field._valueTracker?.setValue(isBox ? String(!field.checked) : `${field.value} `)
  // A plain event, no press: it tells of the tick without making another.
  for (const type of isBox ? ['click'] : ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
