import type { ServerResponse } from 'node:http'

/** Callers that wait for an answer that does not come: until they are released, or the longest time is over. */
export function openHanging(mostMs: number) {
  const waiting = new Set<() => void>()
  return {
    /** Ends also when the caller has given up. */
    hang(answer: ServerResponse): Promise<void> {
      return new Promise((done) => {
        const letGo = () => {
          clearTimeout(timer)
          waiting.delete(letGo)
          done()
        }
        const timer = setTimeout(letGo, mostMs).unref()
        waiting.add(letGo)
        answer.once('close', letGo)
      })
    },
    release(): number {
      const count = waiting.size
      for (const letGo of [...waiting]) letGo()
      return count
    },
  }
}

export type Hanging = ReturnType<typeof openHanging>
