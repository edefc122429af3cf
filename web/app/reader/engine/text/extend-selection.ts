import type { SelectionStep } from '../engine.ts'

interface Options {
  step: SelectionStep
  isOnScreen(range: Range): boolean
}

/** One step by keys. Nothing selected yet: from the first words on the screen. A step that leaves the screen is taken back. */
export function extendSelection(selection: Selection, first: Range, { step: { by, isForward }, isOnScreen }: Options): void {
  if (selection.isCollapsed) selection.collapse(first.startContainer, first.startOffset)
  const extend = (isOnward: boolean) => selection.modify('extend', isOnward ? 'forward' : 'backward', by)
  extend(isForward)
  const end = selection.focusNode?.ownerDocument?.createRange()
  if (!end || !selection.focusNode) return
  end.setStart(selection.focusNode, Math.max(0, selection.focusOffset - 1))
  end.setEnd(selection.focusNode, selection.focusOffset)
  if (!isOnScreen(end)) extend(!isForward)
}
