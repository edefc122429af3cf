import { ApiError } from '@tq/contract/errors.ts'
import type { Position } from '@tq/contract/reading/book.ts'
import type { Mark } from '@tq/contract/reading/marks.ts'
import { vi } from 'vitest'
import type { BookPlace } from '../../../engine/engine.ts'
import { createDeviceClock } from '../device-clock.ts'
import type { Means, Ways } from '../keeper-parts.ts'
import type { KeptBook, MarkStore } from '../mark-store.ts'
import { createReadingKeeper } from '../reading-keeper.ts'

export const NOW = Date.parse('2026-11-16T07:00:00.000Z')

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

export const placeAt = (percent: number): BookPlace => ({
  chapter: 'c1.xhtml',
  cfi: `epubcfi(/${percent})`,
  percent,
  quote: `chỗ ${percent}`,
})
export const COVER = placeAt(0)
export const markOf = (id: string, more: Partial<Mark> = {}): Mark => ({
  ...{ id: `00000000-0000-4000-8000-${id.padStart(12, '0')}`, kind: 'mark', colour: 'yellow', versionId: 'v1' },
  ...{ chapter: 'c1.xhtml', chapterTitle: 'Địa bạ', cfi: 'epubcfi(/2)', percent: 10, quote: 'chữ', note: '', page: null },
  ...{ isLost: false, createdAt: '', changedAt: '', ...more },
})

interface Row {
  mark: Mark
  at: number
  isRemoved: boolean
  revision: number
}

/** A server that unites as ours does, by its own clock. */
export function serverOf() {
  const rows = new Map<string, Row>()
  let revision = 0
  let placed: { position: Position; at: number; revision: number } | null = null
  const toldAt = (at: number) => new Date(at).toISOString()
  const read = (since: number) => ({
    revision,
    position: placed && placed.revision > since ? placed.position : null,
    marks: [...rows.values()].filter((row) => !row.isRemoved && row.revision > since).map(({ mark }) => mark),
    removed: since ? [...rows].filter(([, row]) => row.isRemoved && row.revision > since).map(([id]) => id) : [],
  })
  const api: Ways & { getChanges: Means['getChanges'] } = {
    getChanges: async (since) => read(since),
    async syncMarks({ since, marks, removed }) {
      if (marks.length + removed.length > 50)
        throw new ApiError({ status: 422, code: 'INPUT_INVALID', errorMessage: 'quá nhiều' })
      if (marks.some(({ note }) => note === 'hỏng'))
        throw new ApiError({ status: 422, code: 'INPUT_INVALID', errorMessage: 'hỏng' })
      revision += 1
      for (const { secondsAgo, ...mark } of marks) {
        const at = server.now() - secondsAgo * 1000
        const row = rows.get(mark.id)
        if (row && (row.isRemoved || row.at > at)) continue
        rows.set(mark.id, {
          mark: { ...mark, isLost: false, createdAt: toldAt(at), changedAt: toldAt(at) },
          at,
          isRemoved: false,
          revision,
        })
      }
      for (const { id, secondsAgo } of removed) {
        const row = rows.get(id)
        if (row && !row.isRemoved && row.at <= server.now() - secondsAgo * 1000) Object.assign(row, { isRemoved: true, revision })
      }
      return read(since)
    },
    async savePosition({ secondsAgo, ...place }) {
      const at = server.now() - secondsAgo * 1000
      if (!placed || placed.at <= at) {
        revision += 1
        placed = { position: { ...place, at: toldAt(at) }, at, revision }
      }
      return { position: placed.position, revision }
    },
  }
  const server = {
    api,
    rows,
    now: () => Date.now(),
    refusal: null as ApiError | null,
    position: () => placed?.position,
    live: () => [...rows.values()].filter(({ isRemoved }) => !isRemoved).map(({ mark }) => mark),
  }
  return server
}

/** A browser with its storage, its network and its login. */
export function deviceOf(server: ReturnType<typeof serverOf>) {
  const books = new Map<string, KeptBook>()
  const device = {
    isOnline: true,
    /** The server has it, the answer is lost. */
    losesAnswers: false,
    isFull: false,
    login: 'lan',
    requests: [] as string[],
    screen: COVER,
    kept: { place: COVER, at: 0, isSent: true },
    books,
  }
  const by = <Given, Told>(name: string, ask: (given: Given) => Promise<Told>) => {
    return async (given: Given) => {
      device.requests.push(name)
      await new Promise((done) => setTimeout(done, 10))
      if (!device.isOnline) throw new Error('Chưa kết nối được')
      if (server.refusal) throw server.refusal
      const told = await ask(structuredClone(given))
      if (device.losesAnswers) throw new Error('Chưa kết nối được')
      return structuredClone(told)
    }
  }
  const ways = { syncMarks: by('marks', server.api.syncMarks), savePosition: by('place', server.api.savePosition) }
  const keyOf = (owner: string, id: number) => `${owner} ${id}`
  const store: Pick<MarkStore, 'read' | 'write'> = {
    read: async (owner, id) => structuredClone(books.get(keyOf(owner, id)) ?? { marks: [], revision: 0 }),
    async write(owner, id, { puts = [], gone = [], revision }) {
      if (device.isFull) return false
      const before = books.get(keyOf(owner, id)) ?? { marks: [], revision: 0 }
      const touched = new Set([...gone, ...puts.map(({ mark }) => mark.id)])
      const marks = [...before.marks.filter(({ mark }) => !touched.has(mark.id)), ...structuredClone(puts)]
      books.set(keyOf(owner, id), { marks, revision: revision ?? before.revision })
      return true
    },
  }
  const open = async (owner = 'lan') => {
    const { kept } = device
    const clock = createDeviceClock()
    const keeper = createReadingKeeper(
      { owner, productId: 7, versionId: 'v1', start: device.screen, unsent: kept.isSent ? null : kept },
      {
        ...ways,
        getChanges: by('changes', server.api.getChanges),
        whileLeaving: {
          syncMarks: by('marks, leaving', server.api.syncMarks),
          savePosition: by('place, leaving', server.api.savePosition),
        },
        ...{ store, clock },
        keepPlace(place, at) {
          device.kept = { place, at, isSent: false }
          return !device.isFull
        },
        placeIsSent(at) {
          if (device.kept.at === at) device.kept.isSent = true
        },
        isOwner: () => device.login === owner,
        shows: (place) => place.cfi === device.screen.cfi,
      },
    )
    await keeper.start()
    await pass(50)
    const turn = (percent: number) => {
      device.screen = placeAt(percent)
      keeper.move(device.screen)
    }
    const notes = () => keeper.state().marks.map(({ note }) => note)
    return Object.assign(keeper, { turn, notes })
  }
  return Object.assign(device, { open })
}
