import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems give to outgoing connections: one of these would take the port in the seconds until we listen. */
const FIRST = 20_000
const END = 32_000

/** `PORT=0` means any free one. It is picked before the start, since addresses we hand out are made of it. */
export async function pickPort(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (env.PORT !== '0') return env
  for (;;) {
    const port = randomInt(FIRST, END)
    const failure = await tryListening(port, env.HOST || '127.0.0.1')
    if (failure === null) return { ...env, PORT: String(port) }
    // A host that is none is told about when we listen in earnest.
    if (failure !== 'EADDRINUSE') return { ...env, PORT: '0' }
  }
}

function tryListening(port: number, host: string): Promise<string | null> {
  const server = createServer()
  return new Promise((done) => {
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => done(code))
    server.listen({ port, host }, () => server.close(() => done(null)))
  })
}
