import type { ShowTools } from './module.ts'
import type { Option, ShownOption } from './parts.ts'

export const idsOf = (options: { id: string }[]) => options.map(({ id }) => id)

export function showOptions(options: Option[], { shown, render }: ShowTools): ShownOption[] {
  const htmlOf = new Map(options.map(({ id, html }) => [id, html]))
  return shown(idsOf(options)).map(({ id, own }) => ({ id, html: render(htmlOf.get(own) ?? '') }))
}

export const mapOptions = <O extends { html: string }>(options: O[], change: (html: string) => string): O[] =>
  options.map((option) => ({ ...option, html: change(option.html) }))
