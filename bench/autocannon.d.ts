/** The little of autocannon 8 that is used here; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration: number
    headers?: Record<string, string>
  }
  interface Result {
    non2xx: number
    errors: number
    timeouts: number
  }
  interface Instance extends PromiseLike<Result> {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void): this
  }
  export default function autocannon(options: Options): Instance
}
