import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface Timeouts {
  /** Longer than a balancer keeps its connections, or it would send a request into one we are just closing. */
  keepAliveMs: number
  headersMs: number
  /** A picture of 5 MB over a slow mobile line takes most of it. */
  requestMs: number
  /** A client that neither sends nor reads. */
  silentMs: number
  /** How often what is late is looked for. */
  checkEveryMs: number
}

export const TIMEOUTS: Timeouts = {
  keepAliveMs: 75_000,
  headersMs: 10_000,
  requestMs: 60_000,
  silentMs: 120_000,
  checkEveryMs: 2_000,
}

/** What is still sending when the port is closed gets so long to end. */
const LAST_REQUEST_MS = 10_000
/** Browsers open connections ahead and ask nothing on them. */
const UNUSED_MS = 1_000

/** The port: how long clients may take, what broken requests are told, and how it stops without cutting anybody off. */
export class Port {
  readonly server: Server
  readonly #sockets = new Set<Socket>()
  #isStopping = false

  constructor({ keepAliveMs, headersMs, requestMs, silentMs, checkEveryMs }: Timeouts) {
    this.server = createServer({
      keepAliveTimeout: keepAliveMs,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkEveryMs,
    })
    this.server.timeout = silentMs
    this.server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
  }

  answerWith(answer: RequestListener): Server {
    return this.server.on('request', (request, response) => {
      // The next request should go to a process that stays.
      if (this.#isStopping) response.shouldKeepAlive = false
      answer(request, response)
    })
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  /**
   * Reports "not ready" and goes on answering for `graceMs`: a load balancer needs some seconds to notice, and requests it sends until
   * then would be cut off. `hurry` ends that early.
   */
  async drain(graceMs: number, hurry?: AbortSignal): Promise<void> {
    this.#isStopping = true
    if (graceMs > 0) await wait(graceMs, undefined, { signal: hurry }).catch(() => {})
  }

  /** Closes the port by `close`, which waits for every connection; idle and stalled ones are cut, or they would hold it up. */
  async close(close: () => PromiseLike<unknown>): Promise<void> {
    this.#isStopping = true
    const sweep = setInterval(() => this.server.closeIdleConnections(), 100)
    const unused = setTimeout(() => this.#closeUnused(), UNUSED_MS)
    const late = setTimeout(() => this.server.closeAllConnections(), LAST_REQUEST_MS)
    try {
      await close()
    } finally {
      clearInterval(sweep)
      clearTimeout(unused)
      clearTimeout(late)
    }
  }

  #closeUnused(): void {
    for (const socket of this.#sockets) if (!socket.bytesRead) socket.destroy()
  }
}
