import { type ComponentProps, createElement, type ReactElement } from 'react'

/** An icon as lucide keeps it: its shapes on a field of 24 by 24. */
interface IconData {
  node: Shape[]
}
type Shape = [tag: string, attributes: Record<string, string>]

interface IconProps extends ComponentProps<'svg'> {
  size?: string | number
}

/**
 * The build puts this in the place of lucide's own maker (vite.config.ts): a page has fifty icons, and lucide's takes three
 * components and a dozen objects for each, on the server as in the browser. On the server the shapes are written once.
 */
export default function createIcon({ node }: IconData) {
  let shapes: ReactElement[] | undefined
  const written = import.meta.env.SSR && !node.some(isOdd) ? { __html: node.map(writeShape).join('') } : null
  return function Icon({ size = 24, ...rest }: IconProps) {
    const props = {
      ...{ width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' },
      ...{ strokeWidth: '2', strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': 'true' },
      ...rest,
    } as const
    if (written) return createElement('svg', { ...props, dangerouslySetInnerHTML: written })
    shapes ??= node.map(([tag, attributes]) => createElement(tag, attributes))
    // As children of their own, not as a list: they have no keys.
    return createElement('svg', props, ...shapes)
  }
}

/** React writes some names otherwise, and some signs. */
const isOdd = ([, attributes]: Shape) =>
  Object.entries(attributes).some(([name, value]) => !/^[a-z\d]+$/.test(name) || /["'&<>]/.test(value))

const writeShape = ([tag, attributes]: Shape) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}></${tag}>`
