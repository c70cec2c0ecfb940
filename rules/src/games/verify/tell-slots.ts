import type { Fen } from '../../base/money.ts'
import type { Draw } from '../../base/fair/block-stream.ts'
import type { Machine } from '../slots/machines/machine.ts'
import { pools, poolsHit } from '../slots/pools.ts'
import { visible } from '../slots/reel-window.ts'
import type { DrawMeaning } from './told-draw.ts'

const reels = (
  strips: readonly string[],
  rows: number,
  spin: number,
  stops: readonly Draw[],
): DrawMeaning[] =>
  stops.map(({ value }, reel) => ({
    kind: 'reel',
    spin,
    reel,
    symbols: visible(strips[reel] ?? '', value, rows),
  }))

/** The order of drawing: reel stops, one number per pool, then the stops of each free spin. */
export const tellSlot = (
  { strips, free, rows }: Machine,
  draws: readonly Draw[],
  stake: Fen,
): DrawMeaning[] => {
  const ofPools = draws.slice(strips.length, strips.length + pools.length)
  const won = poolsHit(
    ofPools.map(({ value }) => value),
    stake,
  )
  const told: DrawMeaning[] = [
    ...reels(strips, rows, 0, draws.slice(0, strips.length)),
    ...ofPools.map((_, at): DrawMeaning => {
      const pool = pools[at]?.code ?? 'mini'
      return { kind: 'pool', pool, isWon: won.includes(pool) }
    }),
  ]
  const freeStrips = free?.strips ?? []
  for (let from = told.length, spin = 1; from < draws.length; from = told.length, spin += 1)
    told.push(...reels(freeStrips, rows, spin, draws.slice(from, from + freeStrips.length)))
  return told
}
