import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A real mail server on the given port, or on a free one. */
export async function openMailServer(port = 0) {
  const letters: { to: string[]; source: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Who sends keeps the line open for the next letter: nobody waits for it to be quiet.
    closeTimeout: 1,
    async onData(stream, session, done) {
      const source = Buffer.concat(await stream.toArray()).toString()
      letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
      done()
    },
  })
  await new Promise<void>((opened) => server.listen(port, '127.0.0.1', opened))
  return {
    letters,
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}

/** Unfolded and decoded. */
export function headerOf(source: string, name: string): string {
  const [head = ''] = source.split('\r\n\r\n', 1)
  const folded = new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'mi').exec(head)?.[1] ?? ''
  const words = folded.replace(/\?=\s+=\?/g, '?==?').replace(/\r\n[ \t]/g, ' ')
  const bytes = words.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
    (encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : fromQuotedPrintable(text.replaceAll('_', ' '))).toString(
      'latin1',
    ),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

export function bodiesOf(source: string): string[] {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? ''
  const parts = source.split(`--${boundary}`).slice(1, -1)
  return parts.map((part) => {
    const [head = '', ...rest] = part.split('\r\n\r\n')
    const body = rest.join('\r\n\r\n')
    return (/base64/i.test(head) ? Buffer.from(body, 'base64') : fromQuotedPrintable(body)).toString()
  })
}

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
