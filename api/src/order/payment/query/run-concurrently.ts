/** So many at a time, the next as soon as one is done: a gateway that hangs holds up its own few, not the rest. */
export async function runConcurrently<Item>(items: Item[], most: number, work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items]
  const takeOn = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, takeOn))
}
