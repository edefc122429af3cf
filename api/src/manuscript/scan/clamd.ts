import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** clamd reads a hundred megabytes in some seconds; one that says nothing for so long hangs. */
const PATIENCE_MS = 60_000

export type Verdict = { is: 'clean' } | { is: 'infected'; found: string } | { is: 'failed'; why: string }

/** `tcp://127.0.0.1:3310` or `unix:/run/clamav/clamd.ctl` */
function open(url: string): Socket {
  if (url.startsWith('unix:')) return connect(url.slice('unix:'.length))
  const { hostname, port } = new URL(url)
  return connect(Number(port), hostname)
}

/**
 * Asks clamd about a stream, by its INSTREAM command: pieces with their length before them, a length of 0 at the end. What it can't
 * tell, or a scanner that is away, is `failed`: the file stays closed and is tried again.
 */
export async function scanStream(url: string, content: Readable): Promise<Verdict> {
  const socket = open(url)
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('the scanner does not answer')))
  const answer = readAnswer(socket)
  // Looked at below; without this an early end would count as nobody's.
  answer.catch(() => {})
  try {
    await send(socket, Buffer.from('zINSTREAM\0'))
    for await (const piece of content as AsyncIterable<Buffer>) {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      await send(socket, Buffer.concat([length, piece]))
    }
    await send(socket, Buffer.alloc(4))
    return verdictOf(await answer)
  } catch (error) {
    // It ends the line early when the stream is longer than it reads, and says so; else what broke the line tells more than that it broke.
    socket.destroy()
    return answer.then(verdictOf, (broken: Error) => ({ is: 'failed', why: `${broken.message}: ${(error as Error).message}` }))
  } finally {
    content.destroy()
    socket.destroy()
  }
}

const send = (socket: Socket, piece: Buffer) =>
  new Promise<void>((sent, failed) => {
    socket.write(piece, (error) => (error ? failed(error) : sent()))
  })

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((read, failed) => {
    let text = ''
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('utf8')
      if (text.includes('\0')) read(text)
    })
    socket.on('error', failed)
    socket.on('close', () => (text ? read(text) : failed(new Error('the scanner ended the line'))))
  })
}

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`, `INSTREAM size limit exceeded. ERROR` */
export function verdictOf(answer: string): Verdict {
  const text = answer.replaceAll('\0', '').trim()
  if (/^stream: OK$/.test(text)) return { is: 'clean' }
  const found = /^stream: (.+) FOUND$/.exec(text)?.[1]
  return found ? { is: 'infected', found } : { is: 'failed', why: text.slice(0, 200) || 'no answer' }
}
