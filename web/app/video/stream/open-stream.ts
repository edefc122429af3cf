import { ApiError } from '@tq/contract/errors.ts'
import type Hls from 'hls.js/light'
import type { PlayerSource } from '../player.ts'
import { loadHls, playsPlaylists } from './load-hls.ts'
import { renewAfterMs, withTicketOf } from './ticket.ts'

/** `offline` passes by itself; the others need somebody. */
export type Trouble = 'offline' | 'expired' | 'refused' | 'broken'

export interface StreamOptions {
  source: PlayerSource
  from: number
  quality: number | null
  renew?(): Promise<PlayerSource>
  onTrouble(trouble: Trouble | null): void
  /** Heights there are, the highest first, and the one that plays. */
  onQualities(heights: number[], playing: number | null): void
}

export interface Stream {
  /** A height, or null: as the network allows. */
  choose(height: number | null): void
  /** An address of the same lesson with the newest ticket. */
  fresh(address: string): string
  retry(): void
  close(): void
}

const TRY_AGAIN_MS = 4_000
/** A ticket that is refused so soon after it was given is not refused for its age. */
const TOO_SOON_MS = 10_000
const MOST_REPAIRS = 2

/**
 * Opens what is to be played on an element and keeps it open: renews tickets before they end, waits where the network is lost, and
 * says what nobody but the learner can put right.
 */
export function openStream(video: HTMLVideoElement, options: StreamOptions): Stream {
  const { renew, onTrouble, onQualities } = options
  const isStreamed = options.source.format === 'hls' && !playsPlaylists(video)
  let { source, quality } = options
  let hls: Hls | null = null
  let isClosed = false
  let repairs = 0
  /** What the element itself plays: it keeps the ticket it began with. */
  let opened = ''
  let renewedAt = 0
  let isRenewing = false
  let trouble: Trouble | null = null
  let pending: (() => void) | null = null
  const timers = { renew: 0, again: 0 }

  function tell(next: Trouble | null) {
    if (isClosed || next === trouble) return
    trouble = next
    onTrouble(next)
  }

  /** Where to go on after opening anew. */
  const place = () => video.currentTime || options.from

  function scheduleRenewal() {
    window.clearTimeout(timers.renew)
    if (renew && source.expiresAt)
      timers.renew = window.setTimeout(() => renewTicket().catch(() => {}), renewAfterMs(source.expiresAt, Date.now()))
  }

  async function renewTicket(): Promise<void> {
    if (!renew) return
    const next = await renew()
    renewedAt = Date.now()
    source = next
    scheduleRenewal()
  }

  /** Refused although it was open before: with a new ticket, or with a sentence. */
  async function onRefused(goOn: () => void): Promise<void> {
    if (!renew) return tell('broken')
    // Several pieces are refused at once.
    if (isRenewing) return
    if (Date.now() - renewedAt < TOO_SOON_MS) return tell('refused')
    try {
      isRenewing = true
      await renewTicket().finally(() => {
        isRenewing = false
      })
      if (!isClosed) goOn()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) tell('expired')
      else if (error instanceof ApiError && (error.status === 403 || error.status === 404)) tell('refused')
      else waitFor(() => onRefused(goOn))
    }
  }

  /** Asks again when the network is said to be back, and now and then: not every loss is noticed by the browser. */
  function waitFor(goOn: () => void) {
    tell('offline')
    window.clearTimeout(timers.again)
    pending = goOn
    timers.again = window.setTimeout(onBack, TRY_AGAIN_MS)
  }
  function onBack() {
    window.clearTimeout(timers.again)
    const goOn = pending
    pending = null
    goOn?.()
  }
  const onOnline = () => {
    // What is still missing says so again.
    tell(null)
    onBack()
    if (hls?.levels.length) hls.startLoad()
  }
  const onLost = () => tell('offline')
  const onPlaying = () => {
    if (trouble === 'offline' && navigator.onLine) tell(null)
  }
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onLost)
  video.addEventListener('playing', onPlaying)

  function openFile() {
    const at = place()
    opened = source.src
    video.src = opened
    video.addEventListener(
      'loadedmetadata',
      () => {
        if (at > 0) video.currentTime = at
        tell(null)
      },
      { once: true },
    )
    void video.play().catch(() => {})
  }

  /** An element does not say why it stopped: the address is asked. */
  async function onElementError() {
    if (hls) return
    try {
      const { status } = await fetch(source.src, { headers: { range: 'bytes=0-1' } })
      if (status === 401 || status === 403 || status === 404) await onRefused(openFile)
      else if (status >= 500) waitFor(openFile)
      // A newer ticket has come since: not the file is broken, the old one has ended.
      else if (opened !== source.src || repairs++ < MOST_REPAIRS) openFile()
      else tell('broken')
    } catch {
      waitFor(openFile)
    }
  }

  async function openPlaylist() {
    let module: Awaited<ReturnType<typeof loadHls>>
    try {
      module = await loadHls()
    } catch {
      return waitFor(() => void openPlaylist())
    }
    if (isClosed) return
    const { default: Player } = module
    if (!Player.isSupported()) return tell('broken')
    const { Events } = Player
    hls = new Player({
      startPosition: place(),
      // The smallest picture comes first and soonest; the network decides from the second piece on.
      startLevel: 0,
      testBandwidth: false,
      capLevelToPlayerSize: true,
      backBufferLength: 60,
      enableWorker: false,
      xhrSetup: (request, url) => request.open('GET', withTicketOf(url, source.src), true),
    })
    const player = hls
    const goOn = () => {
      if (player.levels.length === 0) player.loadSource(source.src)
      else player.startLoad()
    }
    const reopen = () => {
      closeHls()
      void openPlaylist()
    }
    const tellQualities = () => {
      const heights = [...new Set(player.levels.map(({ height }) => height))].sort((a, b) => b - a)
      onQualities(heights, player.levels[player.currentLevel]?.height ?? null)
    }
    player.on(Events.MANIFEST_PARSED, () => {
      // Choosing nothing would be a choice too: the network's, before anything is known of it.
      if (quality !== null) choose(quality)
      tellQualities()
      void video.play().catch(() => {})
    })
    player.on(Events.LEVEL_SWITCHED, tellQualities)
    // What had come before the network was lost may be read in only now.
    player.on(Events.FRAG_BUFFERED, () => navigator.onLine && tell(null))
    player.on(Events.ERROR, (_, { type, details, fatal, response }) => {
      const status = response?.code ?? 0
      if (type === 'networkError' && (status === 401 || status === 403 || status === 404)) {
        // Never fatal by itself: it would be asked for again and again, with a dark picture.
        player.stopLoad()
        // A tab of the day before yesterday: addresses of segments end, and a new playlist names new ones.
        const isSegment = details === 'fragLoadError'
        if (isSegment && !renew && repairs++ < MOST_REPAIRS) reopen()
        else void onRefused(isSegment ? reopen : goOn)
      } else if (!fatal) return
      else if (type === 'networkError') waitFor(goOn)
      else if (type === 'mediaError' && repairs++ < MOST_REPAIRS) player.recoverMediaError()
      else tell('broken')
    })
    player.loadSource(source.src)
    player.attachMedia(video)
  }

  function choose(height: number | null) {
    quality = height
    if (!hls) return
    // A choice from another video: the nearest below it.
    const fitting = hls.levels.map((level, at) => ({ at, height: level.height })).filter((one) => one.height <= (height ?? 0))
    hls.nextLevel = fitting.sort((a, b) => b.height - a.height)[0]?.at ?? -1
  }

  function open() {
    if (isStreamed) void openPlaylist()
    else openFile()
  }
  function closeHls() {
    hls?.destroy()
    hls = null
  }

  video.addEventListener('error', onElementError)
  scheduleRenewal()
  open()

  return {
    choose,
    fresh: (address) => withTicketOf(address, source.src),
    retry() {
      tell(null)
      repairs = 0
      renewedAt = 0
      closeHls()
      void renewTicket().then(open, open)
    },
    close() {
      isClosed = true
      window.clearTimeout(timers.renew)
      window.clearTimeout(timers.again)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('offline', onLost)
      video.removeEventListener('playing', onPlaying)
      video.removeEventListener('error', onElementError)
      closeHls()
      video.removeAttribute('src')
      video.load()
    },
  }
}
