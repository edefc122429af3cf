import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { isInPieces, tryPlacing } from './draw-in-pieces.ts'
import { withOnceHooks } from './hooks.ts'
import { drawn, Walk } from './walk.ts'

/**
 * A part of the page that is one tag with whatever is in it, such as a grid of cards. Where the server draws a page in one go, its
 * inside is written by a walk of our own (`walk.ts`), in the same letters as by React, which draws it everywhere else.
 */
export function Plain({ children }: { children: ReactElement }): ReactNode {
  if (!import.meta.env.SSR || !isInPieces()) return children
  try {
    return tryPlacing(() => withOnceHooks(() => wrote(children)))
  } catch {
    // Also what fails: React knows how to say so.
    return children
  }
}

type Props = Record<string, unknown>

function wrote(element: ReactElement): ReactNode {
  let outer: ReactNode = element
  while (isValidElement<Props>(outer) && typeof outer.type !== 'string') outer = drawn(outer.type, outer.props) as ReactNode
  if (outer === null) return null
  if (!isValidElement<Props>(outer) || typeof outer.type !== 'string') return element
  const walk = new Walk()
  walk.inside(outer.props)
  const { children: _children, ...rest } = outer.props
  return createElement(outer.type, { ...rest, dangerouslySetInnerHTML: { __html: walk.html } })
}
