import { VIDEO_UPLOADS } from '@tq/contract/learning/video.ts'

export interface TusClient {
  /** Where it is uploaded to; null when it was refused. */
  create(length: number, more?: Record<string, string>): Promise<{ answer: Response; address: string; id: string }>
  /** Sends these bytes from this place on. */
  send(address: string, offset: number, content: Buffer, more?: RequestInit): Promise<Response>
  offset(address: string): Promise<{ status: number; offset: number }>
}

/** What a tus client in a browser does, request by request. */
export function tusClient(origin: string, login: Record<string, string>, path: string = VIDEO_UPLOADS): TusClient {
  const headers = { 'tus-resumable': '1.0.0', ...login }
  return {
    async create(length, more = {}) {
      const name = Buffer.from('Bài 1.mp4').toString('base64')
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { ...headers, 'upload-length': String(length), 'upload-metadata': `filename ${name}`, ...more },
      })
      const address = answer.headers.get('location') ?? ''
      return { answer, address, id: address.split('/').at(-1) ?? '' }
    },
    send: (address, offset, content, more = {}) =>
      fetch(`${origin}${address}`, {
        ...more,
        method: 'PATCH',
        headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        body: content as never,
      }),
    async offset(address) {
      const answer = await fetch(`${origin}${address}`, { method: 'HEAD', headers })
      return { status: answer.status, offset: Number(answer.headers.get('upload-offset')) }
    },
  }
}
