import { Held } from '../head/pieces.ts'

/** An icon is the same on thousands of cards, and three of them are more than half of a card's letters. */
const ICON = /<svg .*?<\/svg>/gs
/** There are a dozen; whatever makes more of them is no icon. */
const MOST_ICONS = 100
const icons = new Map<string, Buffer>()

/** A card that is kept: its own letters as bytes, and between them the icons, which all cards share. */
export class HeldCard extends Held {
  /** Where in its own letters which icon stands; null until it is turned into bytes. */
  #icons: { at: number; icon: Buffer }[] | null = null

  override get text(): string {
    return this.letters ?? String(this.#whole())
  }

  override bytes(encode: (text: string) => Buffer): Buffer {
    if (this.letters !== null) this.#take(this.letters, encode)
    return this.#whole()
  }

  #take(text: string, encode: (text: string) => Buffer): void {
    const found: { at: number; icon: Buffer }[] = []
    let [own, from] = ['', 0]
    for (const { 0: letters, index } of text.matchAll(ICON)) {
      const icon = icons.get(letters) ?? (icons.size < MOST_ICONS ? encode(letters) : null)
      if (!icon) continue
      // A copy: a part of a card would keep all of it.
      if (!icons.has(letters)) icons.set(String(icon), icon)
      own += text.slice(from, index)
      from = index + letters.length
      found.push({ at: Buffer.byteLength(own), icon })
    }
    this.inBytes = encode(own + text.slice(from))
    this.#icons = found
    this.letters = null
  }

  #whole(): Buffer {
    const [own, within] = [this.inBytes ?? Buffer.alloc(0), this.#icons ?? []]
    const whole = Buffer.allocUnsafe(within.reduce((sum, { icon }) => sum + icon.length, own.length))
    let [from, at] = [0, 0]
    for (const { at: until, icon } of within) {
      at += own.copy(whole, at, from, until)
      at += icon.copy(whole, at)
      from = until
    }
    own.copy(whole, at, from)
    return whole
  }
}
