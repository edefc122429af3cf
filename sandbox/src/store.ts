import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Switches } from './switches.ts'

export interface Refund {
  no: string
  /** Đồng. */
  amount: number
  isFull: boolean
  /** VNPAY's 05 → 06 → 00 or 09: one step further with every question. */
  step: number
  ends: Switches['refund']
}

/** What a gateway remembers of one payment. */
export interface Transaction {
  gateway: 'vnpay' | 'epay'
  ref: string
  /** Đồng. */
  amount: number
  no: string
  /** What the merchant sent, as it was signed. */
  request: Record<string, string>
  /** Null: the shopper has not decided yet. */
  code: string | null
  decidedAt: string | null
  /** Deposit codes: from when on the money counts as arrived. */
  paidFrom: string | null
  refunds: Refund[]
  switches: Partial<Switches>
}

export interface Store {
  find(gateway: Transaction['gateway'], ref: string): Transaction | null
  save(transaction: Transaction): void
}

/**
 * In memory, or as one file each when a folder is given: then every process on the machine, and the next start, knows the
 * same payments. Two processes that change one payment in the same moment may lose one change; nobody's money is in it.
 */
export function openStore(most: number, folder: string | null): Store {
  return folder ? inFiles(folder, most) : inMemory(most)
}

function inMemory(most: number): Store {
  const kept = new Map<string, Transaction>()
  return {
    find: (gateway, ref) => structuredClone(kept.get(`${gateway} ${ref}`)) ?? null,
    save(transaction) {
      kept.set(`${transaction.gateway} ${transaction.ref}`, structuredClone(transaction))
      if (kept.size > most) kept.delete(kept.keys().next().value as string)
    },
  }
}

/** Looking for old files is not worth it every time. */
const SWEEP_EVERY = 100

function inFiles(folder: string, most: number): Store {
  mkdirSync(folder, { recursive: true })
  let saves = 0
  // Refs come from outside: only their hash becomes a name.
  const fileOf = (gateway: string, ref: string) =>
    join(folder, `${gateway}-${createHash('sha256').update(ref).digest('hex').slice(0, 32)}.json`)
  return {
    find(gateway, ref) {
      try {
        return JSON.parse(readFileSync(fileOf(gateway, ref), 'utf8')) as Transaction
      } catch {
        return null
      }
    },
    save(transaction) {
      const file = fileOf(transaction.gateway, transaction.ref)
      const half = `${file}.${process.pid}.half`
      writeFileSync(half, JSON.stringify(transaction))
      renameSync(half, file)
      if (saves++ % SWEEP_EVERY === 0) sweep(folder, most)
    },
  }
}

function sweep(folder: string, most: number): void {
  const names = readdirSync(folder)
  if (names.length <= most) return
  const ageOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const oldestFirst = names.map((name) => ({ name, at: ageOf(name) })).sort((a, b) => a.at - b.at)
  for (const { name } of oldestFirst.slice(0, names.length - most)) rmSync(join(folder, name), { force: true })
}
