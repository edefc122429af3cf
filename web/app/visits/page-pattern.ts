/** `/san-pham/toan-cao-cap.12` with its params is `/san-pham/:id`: what kind of page, never which one. */
export function patternOf(pathname: string, params: Readonly<Record<string, string | undefined>>): string {
  const names = new Map(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[value, name] as const])))
  return pathname
    .split('/')
    .map((part) => {
      const name = names.get(decode(part))
      return name === undefined ? part : `:${name}`
    })
    .join('/')
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const PHONE = 720
const TABLET = 1024

export function deviceOf(width: number): 'phone' | 'tablet' | 'desktop' {
  return width < PHONE ? 'phone' : width < TABLET ? 'tablet' : 'desktop'
}
