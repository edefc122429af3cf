import { discountOf } from './line-price.ts'
import type { CodeRule } from './rules.ts'

/** A voucher with the part of each line it counts from, before coupons. */
export interface Weighed {
  voucher: CodeRule
  bases: number[]
}

/** Something that makes shipping cheaper while enough is left of the goods it is for: a voucher, or the free threshold. */
export interface Relief {
  /** The part of each line it is for. */
  bases: number[]
  /** How much of that may be taken off before its minimum is missed. */
  room: number
  saves: number
}

/** An order in which at least one coupon is used. */
export interface CouponOrder {
  subtotals: number[]
  subtotal: number
  /** Only those that may stand beside coupons. */
  vouchers: Weighed[]
  reliefs: Relief[]
  shippingFee: number
}

/** What a search has cost: how many groups of choices were judged together, and how many choices were worked out in full. */
export interface Work {
  bounds: number
  tries: number
}

/**
 * Finds the cheapest choice among coupons without working every one out: with some coupons in and some out, no line has less
 * off than by those that are in, nor more than by all that are not out. If no order between these two can cost less than the
 * cheapest known, none of them is looked at.
 *
 * `cuts` holds for each coupon what it takes off each line; the last is decided on first, so the strongest should come last.
 * `tryOut` gets the numbers of the coupons that are in, and says what the cheapest order known then costs.
 */
export function searchCoupons(
  order: CouponOrder,
  cuts: number[][],
  known: number,
  tryOut: (chosen: number[]) => number,
  work: Work = { bounds: 0, tries: 0 },
): void {
  let cheapest = known
  const nothing = order.subtotals.map(() => 0)
  /** By how many coupons are undecided: the most those take off each line. */
  const undecidedCuts = [nothing]
  for (const cut of cuts) undecidedCuts.push(cut.map((n, i) => Math.max(n, undecidedCuts.at(-1)?.[i] ?? 0)))
  const cutLines = cuts.map((cut) => cut.flatMap((discount, i) => (discount > 0 ? [i] : [])))

  function descend(undecided: number, chosen: number[], least: Off, most: Off): void {
    work.bounds++
    if (lowestTotal(order, least, most) >= cheapest) return
    if (undecided === 0) {
      work.tries++
      cheapest = tryOut(chosen)
      return
    }
    const next = undecided - 1
    const [cut, others, lines] = [cuts[next], undecidedCuts[next], cutLines[next]] as [number[], number[], number[]]
    const offOf = (i: number) => least.each[i] as number
    const isMore = lines.some((i) => (cut[i] as number) > offOf(i))
    descend(
      next,
      [next, ...chosen],
      isMore ? changed(order, least, lines, (i) => Math.max(offOf(i), cut[i] as number)) : least,
      most,
    )
    // A coupon that takes nothing more off changes nothing: without it the order is the same.
    if (isMore)
      descend(
        next,
        chosen,
        least,
        changed(order, most, lines, (i) => Math.max(offOf(i), others[i] as number)),
      )
  }

  const none = nothingOff(order)
  const all = undecidedCuts.at(-1) as number[]
  descend(
    cuts.length,
    [],
    none,
    changed(order, none, [...all.keys()], (i) => all[i] as number),
  )
}

/** What coupons take off, and what that means for everything that is counted afterwards. */
interface Off {
  each: number[]
  all: number
  /** For each voucher, what is left for it to count from. */
  voucherBases: number[]
  /** For each relief, how much of the goods it is for is gone. */
  reliefCuts: number[]
  /** For each voucher and each relief, what the voucher counts from on lines that the relief is for as a whole. */
  sharedBases: number[][]
}

function nothingOff({ subtotals, vouchers, reliefs }: CouponOrder): Off {
  const onWhole = (relief: Relief) => (base: number, i: number) => (relief.bases[i] === subtotals[i] ? base : 0)
  return {
    each: subtotals.map(() => 0),
    all: 0,
    voucherBases: vouchers.map(({ bases }) => sum(bases)),
    reliefCuts: reliefs.map(() => 0),
    sharedBases: vouchers.map(({ bases }) => reliefs.map((relief) => sum(bases.map(onWhole(relief))))),
  }
}

/** The same with other discounts on some lines. Thousands of these are made for one cart: only those lines are looked at. */
function changed(order: CouponOrder, before: Off, lines: number[], discountOn: (line: number) => number): Off {
  const { subtotals, vouchers, reliefs } = order
  const off = {
    each: [...before.each],
    all: before.all,
    voucherBases: [...before.voucherBases],
    reliefCuts: [...before.reliefCuts],
    sharedBases: before.sharedBases.map((own) => [...own]),
  }
  for (const i of lines) {
    const [old, now, subtotal] = [before.each[i], discountOn(i), subtotals[i]] as [number, number, number]
    if (old === now) continue
    off.each[i] = now
    off.all += now - old
    for (const [r, { bases }] of reliefs.entries()) {
      const rest = subtotal - (bases[i] as number)
      add(off.reliefCuts, r, Math.max(0, now - rest) - Math.max(0, old - rest))
    }
    for (const [v, { bases }] of vouchers.entries()) {
      const base = bases[i] as number
      const change = Math.max(0, base - now) - Math.max(0, base - old)
      add(off.voucherBases, v, change)
      for (const [r, relief] of reliefs.entries())
        if (relief.bases[i] === subtotal) add(off.sharedBases[v] as number[], r, change)
    }
  }
  return off
}

/**
 * No order costs less than this whose coupons take off each line between `least` and `most`. Less off by coupons is never
 * made up for by a voucher, which takes at most what there is more. But the minimum of a voucher or of a relief is only
 * reached while coupons take no more than so much: that is the room they have.
 */
function lowestTotal(order: CouponOrder, least: Off, most: Off): number {
  const { subtotal, vouchers, reliefs, shippingFee } = order
  let lowest = Number.POSITIVE_INFINITY
  for (let v = -1; v < vouchers.length; v++) {
    const voucher = vouchers[v]?.voucher
    const largestBase = least.voucherBases[v] ?? 0
    const smallestBase = most.voucherBases[v] ?? 0
    if (voucher && largestBase < voucher.minimum) continue
    const room = voucher ? most.all + smallestBase - voucher.minimum : most.all
    const goods = (off: number) =>
      subtotal - off - (voucher ? discountOf(voucher, Math.min(largestBase, smallestBase + most.all - off)) : 0)
    lowest = Math.min(lowest, goods(Math.min(most.all, room)) + shippingFee)
    for (const [r, relief] of reliefs.entries()) {
      const share = voucher ? leastShare(voucher, { largestBase, smallestBase, part: most.sharedBases[v]?.[r] ?? 0 }, order) : 0
      const reliefRoom = relief.room - share
      if ((least.reliefCuts[r] as number) > reliefRoom) continue
      const off = Math.min(most.all, room, reliefRoom + most.all - (most.reliefCuts[r] as number))
      lowest = Math.min(lowest, goods(off) + shippingFee - relief.saves)
    }
  }
  return lowest
}

/** What of a voucher falls on some of its lines at least; each share may be rounded down by a đồng. */
function leastShare(
  voucher: CodeRule,
  { largestBase, smallestBase, part }: { largestBase: number; smallestBase: number; part: number },
  { subtotals }: CouponOrder,
): number {
  const discount = discountOf(voucher, Math.max(smallestBase, voucher.minimum))
  return Math.max(0, Math.floor((discount / Math.max(1, largestBase)) * part) - subtotals.length)
}

const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0)

function add(sums: number[], index: number, change: number): void {
  sums[index] = (sums[index] as number) + change
}
