import { connect, type Socket } from 'node:net'
import { summarise, type Timing } from '../load/timing.ts'

/**
 * One address over and over, on so many connections. The answer has the same length each time, so it is enough to count
 * bytes: an HTTP client that reads every header would be slower than what is measured, and its own queue would be the time.
 */
export async function press(url: string, connections: number, seconds: number, status = 200): Promise<Timing> {
  const { hostname, port, pathname, search, host } = new URL(url)
  const question = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`
  const times: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  let errors = 0
  let lastAt = startedAt

  const askUntilEnd = () =>
    new Promise<void>((done) => {
      const socket = connect(Number(port), hostname)
      let length: number | null = null
      let got = 0
      let askedAt = 0
      let heads: Buffer[] = []
      const ask = () => {
        got = 0
        askedAt = performance.now()
        socket.write(question)
      }
      socket.setNoDelay(true)
      socket.on('connect', ask)
      socket.on('data', (chunk: Buffer) => {
        got += chunk.length
        if (length === null) {
          heads.push(chunk)
          length = lengthOf(Buffer.concat(heads), status)
        }
        if (length === null || got < length) return
        if (got > length) errors++
        heads = []
        lastAt = performance.now()
        times.push(lastAt - askedAt)
        if (lastAt >= endsAt) end(socket, done)
        else ask()
      })
      socket.on('error', () => {
        errors++
        end(socket, done)
      })
    })

  await Promise.all(Array.from({ length: connections }, askUntilEnd))
  return summarise(times, lastAt - startedAt, errors)
}

function end(socket: Socket, done: () => void): void {
  socket.destroy()
  done()
}

/** Bytes of the whole answer; null while its head is not complete. */
function lengthOf(answer: Buffer, status: number): number | null {
  const headEnd = answer.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const head = answer.toString('latin1', 0, headEnd)
  const body = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith(`HTTP/1.1 ${status} `) || body === undefined) throw new Error(`not the answer: ${head.slice(0, 80)}`)
  return headEnd + 4 + Number(body)
}
