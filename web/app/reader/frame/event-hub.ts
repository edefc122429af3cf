import type { EngineEvents } from '../engine/engine.ts'

type Handlers = { [Name in keyof EngineEvents]: Set<EngineEvents[Name]> }

/** Hands what an engine tells to whoever asked for it. */
export function eventHub() {
  const handlers: Handlers = {
    ...{ moved: new Set(), selected: new Set(), markPressed: new Set(), tapped: new Set(), footnotePressed: new Set() },
    ...{ picturePressed: new Set(), outsideLinkPressed: new Set(), ended: new Set(), keyPressed: new Set(), failed: new Set() },
  }
  const tell = <Name extends keyof EngineEvents>(name: Name) =>
    ((...given: Parameters<EngineEvents[Name]>) => {
      for (const handler of handlers[name]) (handler as (...given: Parameters<EngineEvents[Name]>) => void)(...given)
    }) as EngineEvents[Name]
  const events = Object.fromEntries(
    (Object.keys(handlers) as (keyof EngineEvents)[]).map((name) => [name, tell(name)]),
  ) as unknown as EngineEvents
  return {
    events,
    subscribe<Name extends keyof EngineEvents>(name: Name, handler: EngineEvents[Name]): () => void {
      handlers[name].add(handler)
      return () => {
        handlers[name].delete(handler)
      }
    },
  }
}
