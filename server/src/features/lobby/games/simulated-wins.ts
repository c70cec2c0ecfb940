import { compare, floorOf, fraction, times } from '@xinghe/rules/base/fraction.ts'
import { instant, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { pickOne } from '@xinghe/rules/base/pick-one.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { slotGame } from '@xinghe/rules/games/slots/slot-game.ts'
import { simulatedName } from '@xinghe/rules/base/simulated-name.ts'
import { toldMultiple } from '@xinghe/rules/lobby/winner.ts'
import type { WinRow } from './store-told.ts'

/** A simulated player sits down every few minutes; most of them win nothing that is told. */
const visitMs = 4 * minuteMs
const spinsPerVisit = 120
/** How far back the list looks. */
const visitsMost = 60

const games = Object.values(machines).map(slotGame)
const stakes: readonly Fen[] = [100n, 200n, 500n, 1_000n, 2_000n]
const least = fraction(toldMultiple)

/** The best spin of a visit by the real rules, or null where it is not told. No money moves. */
const visitWin = (visit: number): WinRow | null => {
  const rng = seededRng(visit)
  const [game, stake] = [pickOne(rng, games), pickOne(rng, stakes)]
  const name = simulatedName(rng)
  for (let spin = 0; spin < spinsPerVisit; spin += 1) {
    const multiple = game.payout(game.begin(null, rng)) ?? fraction(0)
    if (compare(multiple, least) < 0) continue
    return {
      id: `SIM${visit}`,
      game: game.code,
      name,
      simulated: true,
      stake,
      payout: floorOf(times(multiple, fraction(stake))),
      at: instant(visit * visitMs + spin * 1_500),
    }
  }
  return null
}

/**
 * Wins of the demo's simulated players, newest first. They follow from the time alone, so every process
 * tells the same ones without storing any.
 */
export const makeSimulatedWins = (): ((now: Instant) => readonly WinRow[]) => {
  const known = new Map<number, WinRow | null>()
  const winOf = (visit: number): WinRow | null => {
    const cached = known.get(visit)
    if (cached !== undefined) return cached
    const win = visitWin(visit)
    known.set(visit, win)
    known.delete(visit - 2 * visitsMost)
    return win
  }
  return (now) => {
    const last = Math.floor(now / visitMs)
    return Array.from({ length: visitsMost }, (_, ago) => winOf(last - ago)).filter(
      (win): win is WinRow => win !== null && win.at <= now,
    )
  }
}
