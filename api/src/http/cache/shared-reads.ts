/** Whoever asks for a key while it is being read waits for that reading: what many ask for at once runs out for all of them at once. */
export class SharedReads<Key, Value> {
  readonly #read: (keys: Key[]) => Promise<Map<Key, Value>>
  readonly #underWay = new Map<Key, Promise<Map<Key, Value>>>()

  constructor(read: (keys: Key[]) => Promise<Map<Key, Value>>) {
    this.#read = read
  }

  async find(keys: Key[]): Promise<Map<Key, Value>> {
    const missing = keys.filter((key) => !this.#underWay.has(key))
    if (missing.length) this.#start(missing)
    const readings = new Set(keys.flatMap((key) => this.#underWay.get(key) ?? []))
    const found = new Map<Key, Value>()
    for (const reading of await Promise.all(readings))
      for (const key of keys) {
        const value = reading.get(key)
        if (value !== undefined) found.set(key, value)
      }
    return found
  }

  /** Something has changed: what is being read may be too old for whoever asks from now on. */
  forget(): void {
    this.#underWay.clear()
  }

  #start(keys: Key[]): void {
    const reading = this.#read(keys).finally(() => {
      for (const key of keys) if (this.#underWay.get(key) === reading) this.#underWay.delete(key)
    })
    for (const key of keys) this.#underWay.set(key, reading)
  }
}
