import type { Data } from '@tq/contract/http/endpoint.ts'
import type { openBook } from '@tq/contract/reading/book.ts'
import { forgetKeptBooks, keptNote, noteKept } from '../../../lib/state/kept-books.ts'
import { loginOwner } from '../../notes/sync/owner.ts'
import { transact } from './kept-database.ts'
import type { Clock } from './right-to-read.ts'
import { type Sealed, sealJson, unsealJson } from './sealed.ts'

/** What the server tells when a book is opened; without the ticket, which nothing here needs. */
export type OpenedBook = Data<typeof openBook>

export interface KeptFile {
  href: string
  mediaType: string
}

/** What is known of a book only with its key. */
export interface KeptFacts {
  book: OpenedBook
  /** Their places here are the numbers under which their pieces are kept. */
  files: KeptFile[]
}

export interface KeptBook {
  productId: number
  owner: string
  versionId: string
  key: CryptoKey
  /** By the device's clock. */
  goodUntil: number
  /** False while it is being fetched, or was left before it was whole. */
  isWhole: boolean
  bytes: number
  keptAt: number
  facts: Sealed
}

const factsPlace = ({ owner, productId, versionId }: Pick<KeptBook, 'owner' | 'productId' | 'versionId'>) =>
  `${owner}\n${productId}\n${versionId}\nfacts`
export const piecePlace = (book: Pick<KeptBook, 'owner' | 'productId' | 'versionId'>, file: number, index: number) =>
  `${book.owner}\n${book.productId}\n${book.versionId}\n${file}\n${index}`

export const sealFacts = (book: Omit<KeptBook, 'facts'>, facts: KeptFacts): Promise<Sealed> =>
  sealJson(book.key, factsPlace(book), { ...facts, book: { ...facts.book, ticket: null, expiresAt: null } })
export const factsOf = (book: KeptBook): Promise<KeptFacts> => unsealJson(book.key, factsPlace(book), book.facts)

/** What somebody else, who was logged in here, left behind is not shown to anybody, and goes. */
async function ofThisPerson<T>(read: () => Promise<T>, owners: (found: T) => string[]): Promise<T | null> {
  const person = loginOwner()
  if (!person) {
    await forgetKeptBooks()
    return null
  }
  const found = await read()
  if (owners(found).every((owner) => owner === person)) return found
  await forgetKeptBooks()
  return null
}

export async function findKept(productId: number): Promise<KeptBook | null> {
  const read = () => transact<KeptBook | undefined>(['books'], 'readonly', (store) => store('books').get(productId))
  return (await ofThisPerson(read, (book) => (book ? [book.owner] : []))) ?? null
}

export async function listKept(): Promise<KeptBook[]> {
  const read = () => transact<KeptBook[]>(['books'], 'readonly', (store) => store('books').getAll())
  return (await ofThisPerson(read, (books) => books.map(({ owner }) => owner))) ?? []
}

export async function putKept(book: KeptBook): Promise<void> {
  await transact(['books'], 'readwrite', (store) => void store('books').put(book))
  await noteAll()
}

/** Everything of one book, also of one that was not whole. */
export async function removeKept(productId: number): Promise<void> {
  await transact(['books', 'pieces'], 'readwrite', (store) => {
    store('books').delete(productId)
    store('pieces').delete(allPiecesOf(productId))
    return undefined
  })
  await noteAll()
}

async function noteAll(): Promise<void> {
  const owner = loginOwner()
  const productIds = await transact<IDBValidKey[]>(['books'], 'readonly', (store) => store('books').getAllKeys())
  if (owner) noteKept({ owner, productIds: productIds.map(Number), renewedAt: keptNote()?.renewedAt ?? Date.now() })
}

interface PieceRow extends Sealed {
  productId: number
  file: number
  index: number
}

const allPiecesOf = (...key: number[]) => IDBKeyRange.bound(key, [...key, []])

/** Together: a file of which one piece is there is whole, unless it is fetched piece by piece. */
export const putPieces = (pieces: PieceRow[]): Promise<void> =>
  transact(['pieces'], 'readwrite', (store) => {
    for (const piece of pieces) store('pieces').put(piece)
    return undefined
  })

export const piecesOfFile = (productId: number, file: number): Promise<PieceRow[]> =>
  transact(['pieces'], 'readonly', (store) => store('pieces').getAll(allPiecesOf(productId, file)))

export const pieceOf = (productId: number, file: number, index: number): Promise<PieceRow | undefined> =>
  transact(['pieces'], 'readonly', (store) => store('pieces').get([productId, file, index]))

/** `file/index` of every piece that is there. */
export async function piecesThere(productId: number): Promise<Set<string>> {
  const keys = await transact<IDBValidKey[]>(['pieces'], 'readonly', (store) =>
    store('pieces').getAllKeys(allPiecesOf(productId)),
  )
  return new Set(keys.map((key) => (key as number[]).slice(1).join('/')))
}

export async function readClock(): Promise<Clock> {
  const fact = await transact<{ at: number } | undefined>(['facts'], 'readonly', (store) => store('facts').get('latest-seen'))
  return { now: Date.now(), latestSeen: fact?.at ?? 0 }
}

/** Time goes on: a clock that is set back later will be noticed. */
export async function rememberNow(): Promise<void> {
  const { now, latestSeen } = await readClock()
  if (now > latestSeen) await setLatestSeen(now)
}

/** The server has spoken: a clock that was once far ahead, and is right now, is believed again. */
export const setLatestSeen = (at: number): Promise<void> =>
  transact(['facts'], 'readwrite', (store) => void store('facts').put({ name: 'latest-seen', at }))
