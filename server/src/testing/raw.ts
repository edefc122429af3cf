import { connect } from 'node:net'

/** What a server says to bytes that no HTTP client would send; resolves when it has closed the connection. */
export function sendRaw(address: string, bytes: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    let said = ''
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      said += text
    })
    socket.once('close', () => done(said))
    socket.once('error', fail)
    socket.write(bytes)
  })
}

/** The same as a request of that target alone. */
export async function askRaw(address: string, target: string, method = 'GET') {
  const said = await sendRaw(address, `${method} ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  const [head = '', body = ''] = said.split('\r\n\r\n')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? null
  return { status: Number(head.slice(9, 12)), header, body }
}
