import { ApiError } from '@tq/contract/errors.ts'
import { getDraft, removeDraftFile, saveDraft, uploadDraftFile } from '@tq/contract/manuscript/draft.ts'
import type { ManuscriptDetail } from '@tq/contract/manuscript/shape.ts'
import { call, callWhileLeaving } from '../../../lib/browser-call.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { isSessionKnown, session } from '../../../lib/state/session.ts'
import { createStore, until } from '../../../lib/state/store.ts'
import { storedToken } from '../../../lib/state/stored-token.ts'
import { asUploadFailure } from '../../parts/upload/tus.ts'
import { createUploader, isUnderWay, type UploadRow } from '../../parts/upload/uploader.ts'
import { type DraftState, FIRST } from './draft-state.ts'
import {
  dropKept,
  type KeptDraft,
  NEW,
  onKeptElsewhere,
  readKept,
  readRescued,
  rescue,
  takeRescued,
  writeKept,
} from './kept-draft.ts'
import { turns } from './turns.ts'
import { EMPTY, fromDetail, isBlank, sameDraft, toDraft, type Values } from './values.ts'

const SAVE_AFTER_MS = 1000
const RETRY_AFTER_MS = 5000

export type DraftDesk = ReturnType<typeof createDraftDesk>

/** One manuscript that is being written: what is typed, where it is kept, and what another tab does to it. */
export function createDraftDesk() {
  const state = createStore<DraftState>(FIRST)
  const set = (part: Partial<DraftState>) => state.set((now) => ({ ...now, ...part }))
  const uploader = createUploader({ known: () => state.get().files, onArrived })
  let owner = ''
  let revision = 0
  let requestKey = crypto.randomUUID()
  let stamp = ''
  let isUnsaved = false
  let isTaking = false
  /** As the server has it. */
  let base = EMPTY
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Each answers with the revision that the next must name. */
  const inTurn = turns()

  const slot = () => state.get().id ?? NEW
  const keptNow = (): KeptDraft => ({ owner, revision, requestKey, stamp, values: state.get().values, rows: uploader.rows.get() })

  async function open(id: string | null): Promise<void> {
    set({ ...FIRST, id })
    await until(isSessionKnown, (isKnown) => isKnown)
    const isMember = storedToken() !== null
    owner = isMember ? session.get().userId || 'member' : ''
    if (isMember) takeRescued(owner)
    set({ isMember })
    try {
      if (!isMember && (id !== null || readRescued())) set({ phase: 'loginNeeded' })
      else if (id) await openSaved(id)
      else openNew(isMember)
    } catch (error) {
      const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
      set({ phase: isMissing ? 'missing' : 'failed', failure: failureWords(error) })
    }
  }

  /** A guest's draft goes along into the account that they log in to. */
  function openNew(isMember: boolean): void {
    const kept = readKept(NEW)
    const isOurs = kept !== null && (kept.owner === owner || kept.owner === '')
    if (isOurs) take(kept)
    set({ phase: 'ready' })
    if (isOurs && isMember && !isBlank(kept.values)) touch()
  }

  async function openSaved(id: string): Promise<void> {
    const { data } = await call(getDraft, { params: { id }, query: {} })
    if (data.state !== 'draft') {
      dropKept(id)
      set({ phase: 'sent' })
      return
    }
    const kept = readKept(id)
    const isOurs = kept !== null && kept.owner === owner
    base = fromDetail(data)
    show(data, base)
    set({ phase: 'ready', saving: 'saved', savedAt: Date.parse(data.changedAt) })
    if (!isOurs) return
    takeRows(kept.rows)
    stamp = kept.stamp
    if (sameDraft(kept.values, base)) return tidy()
    // Typed before the page went away, and not sent.
    set({ values: kept.values, saving: 'waiting' })
    if (kept.revision === data.revision) touch()
    else set({ other: { values: base, detail: data, stamp: '' } })
  }

  function take(kept: KeptDraft): void {
    requestKey = kept.requestKey as typeof requestKey
    stamp = kept.stamp
    set({ values: kept.values, saving: isBlank(kept.values) ? 'nothing' : 'saved' })
    takeRows(kept.rows)
  }

  /** They come from where they are kept: they are not written there again. */
  function takeRows(rows: UploadRow[]): void {
    isTaking = true
    uploader.restore(rows)
    isTaking = false
  }

  function show(detail: ManuscriptDetail, values?: Values): void {
    revision = detail.revision
    set({ id: detail.id, files: detail.files, ...(values ? { values } : {}) })
  }

  function change(part: Partial<Values>): void {
    set({ values: { ...state.get().values, ...part } })
    touch()
  }

  /** Into the browser at once; a member's to the server when the hand has come to rest. */
  function touch(): void {
    isUnsaved = true
    const isKept = keep()
    const { isMember } = state.get()
    set(isMember ? { saving: 'waiting', refused: [] } : { saving: isKept ? 'saved' : 'unkept', savedAt: Date.now() })
    if (isMember) later(SAVE_AFTER_MS)
  }

  function keep(): boolean {
    if (state.get().other) return true
    const elsewhere = readKept(slot())
    if (elsewhere && elsewhere.owner === owner && elsewhere.stamp !== stamp && !sameDraft(elsewhere.values, state.get().values)) {
      set({ other: { values: elsewhere.values, detail: null, stamp: elsewhere.stamp } })
      return true
    }
    stamp = crypto.randomUUID()
    return writeKept(slot(), keptNow())
  }

  /** Nothing of it is only in the browser any more. */
  function tidy(): void {
    if (uploader.rows.get().length > 0) keep()
    else dropKept(slot())
  }

  function later(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void push().catch(() => undefined), ms)
  }

  /** Throws what the server refused. */
  const push = () => {
    clearTimeout(timer)
    return inTurn(async () => {
      const { isMember, other, values } = state.get()
      if (!isMember || !isUnsaved || other) return
      const before = slot()
      try {
        const { data } = await call(saveDraft, { body: { id: state.get().id, revision, form: toDraft(values) } })
        show(data)
        if (before === NEW) dropKept(NEW)
        base = values
        if (state.get().values === values) settled()
        else touch()
      } catch (error) {
        if (!(await isResolved(error))) throw error
      }
    })
  }

  function settled(): void {
    isUnsaved = false
    tidy()
    set({ saving: 'saved', savedAt: Date.now(), words: '', refused: [] })
  }

  /** False: it is not saved, and the page says why. */
  async function isResolved(error: unknown): Promise<boolean> {
    const isRefused = error instanceof ApiError
    const refused = isRefused ? error.fields.map(({ field }) => field.replace(/^form\./, '')) : []
    set({ saving: 'failed', words: refused.length ? '' : failureWords(error), refused })
    if (isRefused && error.code === 'MANUSCRIPT_CHANGED') return compare()
    if (isRefused && error.code === 'MANUSCRIPT_ACTION_CLOSED') set({ phase: 'sent' })
    // What is refused stays so until somebody changes it.
    if (!isRefused || error.status >= 500) later(RETRY_AFTER_MS)
    return false
  }

  async function compare(): Promise<boolean> {
    const { id, values } = state.get()
    const { data } = await call(getDraft, { params: { id: id ?? '' }, query: {} })
    const theirs = fromDetail(data)
    if (data.state !== 'draft') set({ phase: 'sent' })
    else if (sameDraft(values, theirs)) {
      show(data)
      settled()
      return true
    } else if (sameDraft(base, theirs)) {
      // Only files have come or gone.
      show(data)
      later(0)
    } else set({ other: { values: theirs, detail: data, stamp: '' } })
    return false
  }

  /** Written in two places: one of them goes on, and the person says which. */
  function settle(which: 'ours' | 'theirs'): void {
    const { other } = state.get()
    if (!other) return
    set({ other: null })
    if (other.detail) show(other.detail)
    stamp = other.stamp || stamp
    if (which === 'theirs') set({ values: other.values })
    if (which === 'ours' || !other.detail) touch()
    else settled()
  }

  /** A member's file goes to the draft at once, and is there on every device. */
  async function onArrived(row: UploadRow): Promise<'kept' | 'gone'> {
    if (!state.get().isMember) return 'kept'
    if (!state.get().id) {
      isUnsaved = true
      await push().catch(asUploadFailure)
    }
    const uploads = JSON.stringify([{ id: row.id, role: row.role }])
    await inTurn(async () => {
      const { data } = await call(uploadDraftFile, { query: {}, body: { id: state.get().id ?? '', uploads }, files: {} })
      show(data)
    }).catch(asUploadFailure)
    return 'gone'
  }

  async function removeFile(fileId: string): Promise<void> {
    await inTurn(async () => {
      const { data } = await call(removeDraftFile, { params: { id: state.get().id ?? '', fileId }, query: {} })
      show(data)
    })
  }

  /** While the page goes away: the browser still sends what fits; what does not waits in its storage. */
  function leave(): void {
    const { isMember, id, values, other } = state.get()
    if (!isUnsaved || !isMember || other) return
    if (storedToken() === null) rescue(slot(), keptNow())
    // A new one would be begun a second time by the page that finds it in the browser's storage.
    else if (id) callWhileLeaving(saveDraft, { body: { id, revision, form: toDraft(values) } }).catch(() => undefined)
  }

  /** A guest has nothing that is not kept: this tab goes on from what the other has written. A member's page asks. */
  function followOtherTab(): void {
    const { phase, values, isMember } = state.get()
    const elsewhere = readKept(slot())
    if (phase !== 'ready') return
    // Sent from there: what is written here from now on is another manuscript, and those files are taken.
    if (!elsewhere && !isMember) {
      requestKey = crypto.randomUUID()
      takeRows([])
    }
    if (!elsewhere || elsewhere.owner !== owner || elsewhere.stamp === stamp) return
    if (!isMember && !isUnderWay(uploader.rows.get())) take(elsewhere)
    else if (!sameDraft(elsewhere.values, values))
      set({ other: { values: elsewhere.values, detail: null, stamp: elsewhere.stamp } })
  }

  function follow(): () => void {
    const stopRows = uploader.rows.subscribe(() => state.get().phase === 'ready' && !isTaking && keepRows())
    const stopElsewhere = onKeptElsewhere(followOtherTab)
    window.addEventListener('pagehide', leave)
    return () => {
      stopRows()
      stopElsewhere()
      window.removeEventListener('pagehide', leave)
      clearTimeout(timer)
      uploader.stop()
      void push().catch(() => undefined)
    }
  }

  /** With the last row gone, a member's draft needs the browser no more. */
  function keepRows(): void {
    if (uploader.rows.get().length === 0 && state.get().isMember && !isUnsaved) dropKept(slot())
    else keep()
  }

  return {
    ...{ state, uploader, open, change, push, settle, removeFile, follow },
    /** The same for every press of the button: a saved draft can be sent only once. */
    requestKey: () => state.get().id ?? requestKey,
    finish: () => {
      isUnsaved = false
      dropKept(slot())
    },
  }
}
