import { createServer } from 'node:net'

/** `PORT=0` means any free one. It is picked before the start, since addresses we hand out are made of it. */
export async function pickPort(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (env.PORT !== '0') return env
  const server = createServer()
  const port = await new Promise<number>((done) => {
    // A host that is none is told about when we listen in earnest.
    server.once('error', () => done(0))
    server.listen({ port: 0, host: env.HOST || '127.0.0.1' }, () => done((server.address() as { port: number }).port))
  })
  if (port) await new Promise((done) => server.close(done))
  return { ...env, PORT: String(port) }
}
