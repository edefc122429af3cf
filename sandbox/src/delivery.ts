import { setTimeout } from 'node:timers/promises'
import type { Exchange, Exchanges } from './exchanges.ts'
import type { Switches } from './switches.ts'

/** One notice on its way to the merchant. */
export interface Notice {
  gateway: Exchange['gateway']
  ref: string
  fields: Record<string, string>
  send(signal: AbortSignal): Promise<Response>
  /** Whether the merchant's answer means "don't send it again". */
  isTaken(status: number, body: string): boolean
}

export interface DeliveryOptions {
  /** How often a notice that was not taken is sent again, and how long after. */
  retries: number
  retryMs: number
  /** How long after the answer "after the return" is. */
  afterReturnMs: number
}

const PATIENCE_MS = 10_000

/** Brings notices to the merchant as the switches say, until they are taken. */
export function openDelivery(exchanges: Exchanges, { retries, retryMs, afterReturnMs }: DeliveryOptions) {
  const held: (() => Promise<void>)[] = []
  const underWay = new Set<Promise<unknown>>()
  const closing = new AbortController()

  async function sendOnce(notice: Notice): Promise<boolean> {
    const { gateway, ref, fields: sent } = notice
    const exchange = exchanges.add({ gateway, kind: 'notification', ref, sent })
    try {
      const answer = await notice.send(AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE_MS)]))
      exchange.answer = { status: answer.status, body: (await answer.text()).slice(0, 2_000) }
      return notice.isTaken(exchange.answer.status, exchange.answer.body)
    } catch (error) {
      exchange.answer = { status: 0, body: (error as Error).message }
      return false
    }
  }

  async function sendAgain(notice: Notice): Promise<void> {
    for (let round = 0; round < retries; round++) {
      await pause(retryMs)
      if (closing.signal.aborted || (await sendOnce(notice))) return
    }
  }

  /** Ends when the first round was answered; what was not taken goes on by itself. */
  async function sendRound(notice: Notice, copies: number): Promise<void> {
    const taken = await Promise.all(Array.from({ length: copies }, () => sendOnce(notice)))
    if (!taken.includes(true)) track(sendAgain(notice))
  }

  /** One after the other: the order is part of the story. */
  async function sendAll(notices: Notice[], copies: number): Promise<void> {
    for (const notice of notices) await sendRound(notice, copies)
  }

  function track(work: Promise<unknown>): void {
    underWay.add(work)
    work.finally(() => underWay.delete(work)).catch(() => {})
  }

  /** Does not keep the process alive, and ends at once when it closes. */
  async function pause(ms: number): Promise<void> {
    await setTimeout(ms, undefined, { ref: false, signal: closing.signal }).catch(() => {})
  }

  async function later(ms: number, work: () => Promise<void>): Promise<void> {
    await pause(ms)
    if (!closing.signal.aborted) await work()
  }

  return {
    /** Ends as soon as the browser may go back to the merchant. */
    async deliver(notices: Notice[], { timing, copies, lateSeconds }: Switches): Promise<void> {
      const work = () => sendAll(notices, copies)
      if (timing === 'beforeReturn') await work()
      if (timing === 'withReturn') track(work())
      if (timing === 'afterReturn') track(later(afterReturnMs, work))
      if (timing === 'late') track(later(lateSeconds * 1_000, work))
      if (timing === 'held') held.push(work)
    },
    /** Does something after some seconds; 0: when it is released. */
    whenDue(seconds: number, work: () => Promise<void>): void {
      if (seconds) track(later(seconds * 1_000, work))
      else held.push(work)
    },
    /** Sends what was held, the last first if asked; ends when the merchant has answered. */
    async release(isReversed: boolean): Promise<number> {
      const works = held.splice(0)
      for (const work of isReversed ? works.reverse() : works) await work()
      return works.length
    },
    /** Ends when nothing is on its way any more. */
    async settled(): Promise<void> {
      while (underWay.size) await Promise.allSettled(underWay)
    },
    close: () => closing.abort(),
  }
}

export type Delivery = ReturnType<typeof openDelivery>
