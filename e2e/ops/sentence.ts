import { expect } from 'vitest'
import type { refusedStart } from './program.ts'

type Refusal = Awaited<ReturnType<typeof refusedStart>>

/** One sentence for a person on the error channel, nothing for programmers, and a code that tells scripts. */
export function expectSentence({ code, signal, stderr }: Refusal, sentence: RegExp): void {
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(sentence)])
  expect(stderr).not.toMatch(/^\s+at |node:internal|Error:/m)
  expect({ code, signal }).toEqual({ code: 1, signal: null })
}
