import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The file by which scanners are tried: harmless, and every one of them must find it. */
export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

export interface StandIn {
  /** As CLAMAV_URL names it. */
  url: string
  /** `silent`: it takes the line and ends it without a word. */
  turn(to: { mostBytes?: number; isSilent?: boolean }): void
  close(): Promise<void>
}

/** Speaks as much of clamd's protocol as INSTREAM takes, and finds EICAR. */
export async function openClamd(): Promise<StandIn> {
  let mostBytes = 25 * 1024 ** 2
  let isSilent = false
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    if (isSilent) return void socket.destroy()
    answer(socket, () => mostBytes)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turn(to) {
      mostBytes = to.mostBytes ?? 25 * 1024 ** 2
      isSilent = to.isSilent ?? false
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of open) socket.destroy()
      }),
  }
}

const COMMAND = Buffer.from('zINSTREAM\0')

function answer(socket: Socket, mostBytes: () => number): void {
  let given = Buffer.alloc(0)
  const parts: Buffer[] = []
  let total = 0
  let hasBegun = false
  const say = (text: string) => socket.end(`${text}\0`)
  socket.on('data', (piece: Buffer) => {
    given = Buffer.concat([given, piece])
    if (!hasBegun && given.length >= COMMAND.length) {
      if (!given.subarray(0, COMMAND.length).equals(COMMAND)) return void say('UNKNOWN COMMAND')
      given = given.subarray(COMMAND.length)
      hasBegun = true
    }
    while (hasBegun && given.length >= 4) {
      const length = given.readUInt32BE(0)
      if (length === 0)
        return void say(Buffer.concat(parts).includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')
      if (given.length < 4 + length) return
      total += length
      if (total > mostBytes()) return void say('INSTREAM size limit exceeded. ERROR')
      parts.push(given.subarray(4, 4 + length))
      given = given.subarray(4 + length)
    }
  })
}
