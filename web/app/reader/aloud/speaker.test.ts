import { afterEach, expect, test, vi } from 'vitest'
import type { Sentence } from '../engine/engine.ts'
import { cutSentence } from './cut-sentence.ts'
import { Speaker, type SpeakerState } from './speaker.ts'

afterEach(() => vi.unstubAllGlobals())

/** As a browser's: what is spoken ends when the test says so, what is cancelled tells it. */
function browserSpeech() {
  class Utterance {
    onend: (() => void) | null = null
    onerror: ((event: { error: string }) => void) | null = null
    rate = 1
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  const heard: string[] = []
  let now: Utterance | null = null
  return {
    heard,
    speech: {
      speak(utterance: unknown) {
        now = utterance as Utterance
        heard.push(now.text)
      },
      cancel() {
        const stopped = now
        now = null
        stopped?.onerror?.({ error: 'interrupted' })
      },
    },
    async end(times = 1) {
      for (let n = 0; n < times; n++) {
        await settled()
        const ended = now
        now = null
        ended?.onend?.()
      }
      await settled()
    },
    async fail() {
      await settled()
      now?.onerror?.({ error: 'network' })
      await settled()
    },
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

function open(texts: string[]) {
  const browser = browserSpeech()
  const shown: string[] = []
  const states: SpeakerState[] = []
  let begun = 0
  async function* sentences(): AsyncGenerator<Sentence> {
    begun++
    for (const text of texts) yield { text, show: async () => void shown.push(text) }
  }
  const speaker = new Speaker({
    ...{ speech: browser.speech, sentences, voice: () => null, rate: () => 1, onState: (state) => states.push(state) },
  })
  return { ...browser, speaker, shown, states, begun: () => begun }
}

test('sentences are shown and heard in their order until the book ends', async () => {
  const { speaker, end, heard, shown, states } = open(['Một.', 'Hai.', 'Ba.'])
  speaker.play()
  await end(3)
  expect(heard).toEqual(['Một.', 'Hai.', 'Ba.'])
  expect(shown).toEqual(heard)
  expect(states).toEqual(['speaking', 'ended'])
})

test('paused, it goes on with the part it was in; back and forward begin a sentence', async () => {
  const long = `${'dài '.repeat(49).trim()}, rồi ngắn.`
  const { speaker, end, heard, states } = open(['Một.', long, 'Ba.'])
  speaker.play()
  await end(2)
  speaker.pause()
  await settled()
  const [, first, second] = heard
  expect([`${first} ${second}`, states.at(-1)]).toEqual([long, 'paused'])
  speaker.play()
  await settled()
  expect(heard.slice(3)).toEqual([second])
  speaker.step(-1)
  await settled()
  speaker.step(1)
  await settled()
  speaker.step(1)
  await settled()
  expect(heard.slice(4)).toEqual(['Một.', first, 'Ba.'])
})

test('begun anew at another place, only that place is heard; a voice that breaks off is told', async () => {
  const { speaker, fail, heard, states, begun } = open(['Một.', 'Hai.'])
  speaker.play()
  await settled()
  speaker.pause()
  speaker.playFromHere()
  await fail()
  expect([heard, begun(), states.at(-1)]).toEqual([['Một.', 'Một.'], 2, 'failed'])
  speaker.close()
})

test('long sentences are cut at commas or between words, and nothing of them is lost', () => {
  const sentence = `${'Người xưa bảo hãy đọc cái đình trước, '.repeat(12)}rồi thôi.`
  const parts = cutSentence(sentence)
  expect(parts.join(' ')).toBe(sentence)
  expect(parts.every((part) => part.length <= 200)).toBe(true)
  expect(parts.slice(0, -1).every((part) => part.endsWith(','))).toBe(true)
  expect(cutSentence('x'.repeat(450)).map(({ length }) => length)).toEqual([200, 200, 50])
  expect(Math.max(...cutSentence('từ '.repeat(200), 0.5).map(({ length }) => length))).toBeLessThanOrEqual(100)
})
