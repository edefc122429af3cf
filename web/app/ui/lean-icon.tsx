import { type ComponentProps, createElement, type ReactElement } from 'react'

/** An icon as lucide keeps it: its shapes on a field of 24 by 24. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][]
}

interface IconProps extends ComponentProps<'svg'> {
  size?: string | number
}

/**
 * The build puts this in the place of lucide's own maker (vite.config.ts): a page has fifty icons, and lucide's takes three
 * components and a dozen objects for each, on the server as in the browser.
 */
export default function createIcon({ node }: IconData) {
  let shapes: ReactElement[] | undefined
  return function Icon({ size = 24, ...rest }: IconProps) {
    shapes ??= node.map(([tag, attributes]) => createElement(tag, attributes))
    return createElement(
      'svg',
      {
        ...{ width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' },
        ...{ strokeWidth: '2', strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': 'true' },
        ...rest,
      },
      // As children of their own, not as a list: they have no keys.
      ...shapes,
    )
  }
}
