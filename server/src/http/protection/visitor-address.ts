import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** Whose address counts, as Fastify tells it: the connection's, or what a proxy that is trusted says. Undefined of one who has left. */
export function visitorAddress(trustProxy: false | string[]): (request: IncomingMessage) => string | undefined {
  if (!trustProxy) return (request) => request.socket.remoteAddress
  const trusted = proxyAddr.compile(trustProxy)
  return (request) => proxyAddr(request, trusted)
}
