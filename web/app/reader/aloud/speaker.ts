import type { Sentence } from '../engine/engine.ts'
import { cutSentence } from './cut-sentence.ts'

export type SpeakerState = 'speaking' | 'paused' | 'ended' | 'failed'

export interface SpeakerOptions {
  speech: Pick<SpeechSynthesis, 'speak' | 'cancel'>
  /** From the top of the screen on; asked for again when one begins elsewhere. */
  sentences(): AsyncGenerator<Sentence>
  voice(): SpeechSynthesisVoice | null
  rate(): number
  onState(state: SpeakerState): void
}

/**
 * Reads sentence after sentence, each shown before it is heard. To pause is to stop and to begin that part of the sentence again: on
 * phones a voice that was paused does not go on.
 */
export class Speaker {
  readonly #options: SpeakerOptions
  #source: AsyncGenerator<Sentence>
  #known: Sentence[] = []
  #isAllKnown = false
  #at = 0
  #part = 0
  /** Whatever began under another number is of no interest any more. */
  #run = 0

  constructor(options: SpeakerOptions) {
    this.#options = options
    this.#source = options.sentences()
  }

  play() {
    this.#speak()
  }

  pause() {
    this.#silence()
    this.#options.onState('paused')
  }

  /** Begins at the top of the screen. */
  playFromHere() {
    this.#silence()
    this.#source.return(undefined).catch(() => {})
    this.#source = this.#options.sentences()
    this.#known = []
    this.#isAllKnown = false
    this.#at = 0
    this.#part = 0
    this.#speak()
  }

  /** One sentence on, or back. */
  step(direction: 1 | -1) {
    this.#at = Math.max(0, this.#at + direction)
    this.#part = 0
    this.#speak()
  }

  /** Another voice or speed is heard at once. */
  renew() {
    this.#part = 0
    this.#speak()
  }

  close() {
    this.#silence()
    this.#source.return(undefined).catch(() => {})
  }

  #silence() {
    this.#run++
    this.#options.speech.cancel()
  }

  async #speak(): Promise<void> {
    this.#silence()
    const run = this.#run
    this.#options.onState('speaking')
    try {
      while (run === this.#run) {
        const sentence = await this.#sentence(this.#at)
        if (run !== this.#run) return
        if (!sentence) {
          this.#at = 0
          this.#options.onState('ended')
          return
        }
        await sentence.show()
        // Fetched while this one is heard, so that there is no gap where a page ends.
        this.#sentence(this.#at + 1).catch(() => {})
        if (run === this.#run) await this.#say(sentence.text, run)
        if (run === this.#run) this.#at++
      }
    } catch {
      if (run === this.#run) this.#options.onState('failed')
    }
  }

  async #say(text: string, run: number): Promise<void> {
    const parts = cutSentence(text, this.#options.rate())
    for (; this.#part < parts.length; this.#part++) {
      await this.#utter(parts[this.#part] ?? '')
      if (run !== this.#run) return
    }
    this.#part = 0
  }

  #utter(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const utterance = new SpeechSynthesisUtterance(text)
      const voice = this.#options.voice()
      utterance.voice = voice
      utterance.lang = voice?.lang ?? 'vi-VN'
      utterance.rate = this.#options.rate()
      utterance.onend = () => resolve()
      // Stopped by ourselves: whoever stopped it has begun another run.
      utterance.onerror = ({ error }) => (error === 'canceled' || error === 'interrupted' ? resolve() : reject(new Error(error)))
      this.#options.speech.speak(utterance)
    })
  }

  #waiting: Promise<unknown> = Promise.resolve()

  /** The n-th of those read since the beginning; null behind the last. One is asked for at a time. */
  async #sentence(index: number): Promise<Sentence | null> {
    const source = this.#source
    const before = this.#waiting.catch(() => {})
    const asked = before.then(async () => {
      while (source === this.#source && this.#known.length <= index && !this.#isAllKnown) {
        const { value, done } = await source.next()
        if (source !== this.#source) return null
        if (done) this.#isAllKnown = true
        else this.#known.push(value)
      }
      return this.#known[index] ?? null
    })
    this.#waiting = asked
    return asked
  }
}
