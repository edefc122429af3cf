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
    if (!shown) return
    shown.dataset.taken = ''
    shown.setAttribute('aria-busy', 'true')
  }
  // Leaving now would lose what was done before: "Buy now" leads to as many as were there when the page was made.
  const mustWait = () => held.some((one) => one.kind !== 'field' || !one.node.closest('form[action]'))
  function onEarly(event: Event): void {
    if ('hydrated' in document.documentElement.dataset) {
      for (const type of types) removeEventListener(type, onEarly, true)
      return
    }
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

/** Once the page is alive: everything once, each after what came before it was drawn. What is gone by then is left. */
export async function replayEarly(): Promise<void> {
  for (const { node, kind, shown } of window.held?.splice(0) ?? []) {
    await null
    if (shown) {
      delete shown.dataset.taken
      shown.removeAttribute('aria-busy')
    }
    if (!node.isConnected) continue
    if (kind === 'press') node.click()
    else if (kind === 'form') (node as HTMLFormElement).requestSubmit(shown === node ? null : shown)
    else tellChange(node as HTMLInputElement)
  }
}

/** React has found the field as the reader left it, and holds that for what it was from the beginning. */
function tellChange(field: HTMLInputElement & { _valueTracker?: { setValue(value: string): void } }): void {
  const isBox = field.type === 'checkbox' || field.type === 'radio'
  field._valueTracker?.setValue(isBox ? String(!field.checked) : `${field.value} `)
  // A plain event, no press: it tells of the tick without making another.
  for (const type of isBox ? ['click'] : ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
