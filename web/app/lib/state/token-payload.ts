/** Reads a token without verifying it, which only the server can: nothing in it may be trusted. */
export function payloadOf(token: string): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
