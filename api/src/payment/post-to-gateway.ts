import { GatewayUnreachable } from './gateway.ts'

const PATIENCE_MS = 5_000

/** Sends one request to a gateway. Anything but a JSON answer in time counts as no answer. */
export async function postToGateway(url: string, body: Record<string, string>, as: 'json' | 'form'): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      ...(as === 'form'
        ? { body: new URLSearchParams(body) }
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(`answered ${answer.status}`)
    }
    return await answer.json()
  } catch (cause) {
    throw new GatewayUnreachable(`${new URL(url).host}: ${(cause as Error).message}`, { cause })
  }
}
