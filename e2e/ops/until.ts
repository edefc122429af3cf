import { setTimeout as wait } from 'node:timers/promises'

/** Asks again and again until the answer is something; fails with a sentence when it never is. */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  withinMs = 60_000,
): Promise<NonNullable<Exclude<T, false>>> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer as NonNullable<Exclude<T, false>>
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain until ${what}.`)
    await wait(30)
  }
}
