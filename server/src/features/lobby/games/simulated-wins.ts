import { compare, floorOf, fraction, times, zero } from '@xinghe/rules/base/fraction.ts'
import { instant, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { pickOne } from '@xinghe/rules/base/pick-one.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { slotGame } from '@xinghe/rules/games/slots/slot-game.ts'
import { simulatedName } from '@xinghe/rules/base/simulated-name.ts'
import type { WinRow } from './store-told.ts'

/** A simulated player sits down every few minutes; many of them win nothing that is told. */
const visitMs = 4 * minuteMs
const spinsPerVisit = 40
const spinMs = 4_000
/** How far back the list looks. */
const visitsMost = 60

const games = Object.values(machines).map(slotGame)
const stakes: readonly Fen[] = [5_00n, 10_00n, 20_00n, 50_00n, 100_00n]

/** The best spin of a visit by the real rules. No money moves. */
const visitWin = (visit: number): WinRow => {
  const rng = seededRng(visit)
  const [game, stake] = [pickOne(rng, games), pickOne(rng, stakes)]
  const name = simulatedName(rng)
  let best = zero
  let bestSpin = 0
  for (let spin = 0; spin < spinsPerVisit; spin += 1) {
    const multiple = game.payout(game.begin(null, rng)) ?? zero
    if (compare(multiple, best) <= 0) continue
    best = multiple
    bestSpin = spin
  }
  return {
    id: `SIM${visit}`,
    game: game.code,
    name,
    simulated: true,
    stake,
    payout: floorOf(times(best, fraction(stake))),
    at: instant(visit * visitMs + bestSpin * spinMs),
  }
}

/**
 * The best spins of the demo's simulated players, newest first; which of them are told, the terms say. They
 * follow from the time alone, so every process tells the same ones without storing any.
 */
export const makeSimulatedWins = (): ((now: Instant) => readonly WinRow[]) => {
  const known = new Map<number, WinRow>()
  const winOf = (visit: number): WinRow => {
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
      ({ at }) => at <= now,
    )
  }
}
