import { type Agent, get, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** One request on a connection of its own. */
export function ask(address: string, path: string): Promise<Answer> {
  return send(address, path, false).answer
}

/** A request under way: when it has left us, and what comes back. An answer cut off half-way is an error. */
export function send(address: string, path: string, agent: Agent | false): { left: Promise<void>; answer: Promise<Answer> } {
  // One address family: by name, a busy machine may be tried on both, and the order of arrival is lost.
  const request = get(address.replace('//localhost', '//127.0.0.1') + path, { agent })
  const left = new Promise<void>((done, fail) => request.once('finish', done).once('error', fail))
  const answer = new Promise<Answer>((done, fail) => {
    request.once('error', fail).once('response', (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text) => {
        body += text
      })
      response.once('error', fail)
      response.once('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
  })
  left.catch(() => {})
  return { left, answer }
}

/** Whether anybody still takes connections there. */
export function isRefused(address: string): Promise<boolean> {
  return ask(address, '/healthz').then(
    () => false,
    (error) => error.code === 'ECONNREFUSED',
  )
}
