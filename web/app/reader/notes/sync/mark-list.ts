import type { Body, Data } from '@tq/contract/http/endpoint.ts'
import type { getChanges, Mark, syncMarks } from '@tq/contract/reading/marks.ts'
import type { DeviceClock } from './device-clock.ts'

type Changes = Data<typeof getChanges>
export type SentMarks = Pick<Body<typeof syncMarks>, 'marks' | 'removed'>

/** A mark as this device has it. */
export interface KeptMark {
  mark: Mark
  /** When it was changed here, by the device's clock; null: the server has it so. */
  changedAt: number | null
  /** Removed here, and the server has not heard of it. */
  isRemoved: boolean
  /** Sent, and the server knew a later moment although nobody else had changed it: a clock went wrong. It is sent once more as new. */
  isRepeated?: boolean
  /** Refused by itself: it stays on this device, and the others go on. */
  isHeld?: boolean
}

export interface Written {
  puts: KeptMark[]
  gone: string[]
}

export interface Batch extends SentMarks {
  moments: Map<string, number>
}

/** The marks of one book: the server's, and over them what was changed here and not confirmed yet. */
export function createMarkList({ clock, write }: { clock: DeviceClock; write(written: Written): void }) {
  const all = new Map<string, KeptMark>()
  let shown: readonly Mark[] | null = null

  function commit({ puts = [], gone = [] }: Partial<Written>): void {
    for (const kept of puts) all.set(kept.mark.id, kept)
    for (const id of gone) all.delete(id)
    shown = null
    if (puts.length || gone.length) write({ puts, gone })
  }

  const waiting = () =>
    [...all.values()]
      .filter(({ changedAt, isHeld }) => changedAt !== null && !isHeld)
      .sort((a, b) => Number(a.changedAt) - Number(b.changedAt))

  function take({ marks, removed }: Changes, batch?: Batch, since = 0): void {
    const told = new Map(marks.map((mark) => [mark.id, mark]))
    const goneThere = new Set(removed)
    const puts: KeptMark[] = []
    const gone: string[] = []
    for (const [id, moment] of batch?.moments ?? []) {
      const kept = all.get(id)
      if (kept?.changedAt !== moment) continue
      // Removed elsewhere before it came: `heard` decides what becomes of the words.
      if (goneThere.has(id) && !kept.isRemoved) continue
      // Asked from the beginning, the server names nothing that is gone: no word is then no refusal.
      const isUnheard = !told.has(id) && !goneThere.has(id) && !(kept.isRemoved && since === 0)
      if (isUnheard && !kept.isRepeated) puts.push({ ...kept, changedAt: clock.now(), isRepeated: true })
      else if (kept.isRemoved) gone.push(id)
      else puts.push({ mark: kept.mark, changedAt: null, isRemoved: false })
    }
    commit({ puts, gone })
    commit(heard(marks, removed))
  }

  /** What others did. What was changed here since stays: it is sent, and the server says which is later. */
  function heard(marks: Mark[], removed: string[]): Written {
    const puts = marks
      .filter(({ id }) => (all.get(id)?.changedAt ?? null) === null)
      .map((mark): KeptMark => ({ mark, changedAt: null, isRemoved: false }))
    const gone = removed.filter((id) => all.has(id))
    // Removed on another device while a note was written here: the words live on as a mark of their own.
    const saved = gone.flatMap((id) => {
      const kept = all.get(id)
      if (!kept || kept.changedAt === null || kept.isRemoved || !kept.mark.note) return []
      return [{ ...kept, mark: { ...kept.mark, id: crypto.randomUUID() } }]
    })
    return { puts: [...puts, ...saved], gone }
  }

  return {
    restore(kept: KeptMark[]): void {
      for (const each of kept) {
        if (all.has(each.mark.id)) continue
        all.set(each.mark.id, { ...each, isHeld: false })
        if (each.changedAt !== null) clock.notBefore(each.changedAt)
      }
      shown = null
    },
    get: (id: string): Mark | null => {
      const kept = all.get(id)
      return kept && !kept.isRemoved ? kept.mark : null
    },
    put: (mark: Mark): void => commit({ puts: [{ mark, changedAt: clock.now(), isRemoved: false }] }),
    remove(id: string): void {
      const kept = all.get(id)
      if (kept) commit({ puts: [{ ...kept, changedAt: clock.now(), isRemoved: true, isRepeated: false, isHeld: false }] })
    },
    take,
    /** The server's count has begun anew, as after a backup was put back: only what it has, and what waits here. */
    forgetConfirmed(): void {
      commit({ gone: [...all.values()].filter(({ changedAt }) => changedAt === null).map(({ mark }) => mark.id) })
    },
    hold(ids: Iterable<string>): void {
      const held = [...ids].flatMap((id) => all.get(id) ?? [])
      commit({ puts: held.map((kept) => ({ ...kept, isHeld: true })) })
    },
    waitingCount: () => waiting().length,
    batch(most: number): Batch {
      const chosen = waiting().slice(0, most)
      return {
        marks: chosen.filter(({ isRemoved }) => !isRemoved).map((kept) => sentOf(kept, clock)),
        removed: chosen
          .filter(({ isRemoved }) => isRemoved)
          .map(({ mark, changedAt }) => ({ id: mark.id, secondsAgo: clock.secondsAgo(Number(changedAt)) })),
        moments: new Map(chosen.map(({ mark, changedAt }) => [mark.id, Number(changedAt)])),
      }
    },
    /** In the order of the book. */
    list(): readonly Mark[] {
      shown ??= [...all.values()]
        .filter(({ isRemoved }) => !isRemoved)
        .map(({ mark }) => mark)
        .sort((a, b) => a.percent - b.percent || a.createdAt.localeCompare(b.createdAt))
      return shown
    },
  }
}

function sentOf({ mark, changedAt }: KeptMark, clock: DeviceClock): SentMarks['marks'][number] {
  const { versionId, isLost: _, createdAt: __, changedAt: ___, ...given } = mark
  return { ...given, versionId: versionId ?? '', secondsAgo: clock.secondsAgo(Number(changedAt)) }
}

export type MarkList = ReturnType<typeof createMarkList>
