/** Local storage may be blocked, full, or hold what another version or a person put there: never trusted, never fatal. */

export function readStored<T>(key: string, read: (value: unknown) => T | null): T | null {
  try {
    const text = readText(key)
    return text === null ? null : read(JSON.parse(text))
  } catch {
    return null
  }
}

export function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** False when the browser would not keep it. */
export const writeStored = (key: string, value: unknown): boolean => writeText(key, JSON.stringify(value))

export function writeText(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function removeStored(...keys: string[]): void {
  try {
    for (const key of keys) window.localStorage.removeItem(key)
  } catch {
    // Blocked: then nothing was kept either.
  }
}
