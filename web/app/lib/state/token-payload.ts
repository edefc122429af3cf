/** What a token says, without believing it: only whoever has the key can tell whether it is true. */
export function payloadOf(token: string): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
