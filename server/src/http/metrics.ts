import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AnswerCache } from '../cache/answer-cache.ts'

export function createMetrics(cache: AnswerCache) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const hits = new Counter({
    name: 'answer_cache_total',
    help: 'Answers held, made, or joined while they were made for somebody else',
    labelNames: ['how'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, cache hits left out',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  new Gauge({
    name: 'answer_cache_bytes',
    help: 'Bytes held',
    registers: [registry],
    collect() {
      this.set(cache.bytes)
    },
  })
  new Gauge({
    name: 'answer_cache_dropped_tags',
    help: 'Tags remembered because an answer being made may have missed their change',
    registers: [registry],
    collect() {
      this.set(cache.droppedTags)
    },
  })
  return { registry, hit: hits.labels('hit'), miss: hits.labels('miss'), joined: hits.labels('joined'), duration }
}

export type Metrics = ReturnType<typeof createMetrics>

export function mountMetrics(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  server.get('/metrics', async (request, reply) => {
    if (!isFromInside(request)) return reply.callNotFound()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

const inside = new BlockList()
inside.addAddress('::1', 'ipv6')
inside.addSubnet('fc00::', 7, 'ipv6')
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(net, bits)

/** Metrics are only for clients inside the network, not for visitors who come through the proxy. */
function isFromInside(request: FastifyRequest): boolean {
  if (request.headers['x-forwarded-for']) return false
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
