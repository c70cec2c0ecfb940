import { secondMs, type Instant } from '../../base/instant.ts'
import type { Fen } from '../../base/money.ts'
import { pickOne } from '../../base/pick-one.ts'
import { seededRng, type Rng } from '../../base/rng.ts'
import { simulatedName } from '../../base/simulated-name.ts'
import { tableCodes, type SpotKey, type TableCode } from '../tables/table-game.ts'
import { tableOf } from '../tables/tables.ts'

interface SimulatedBet extends SpotKey {
  readonly stake: Fen
  /** It is shown so long after the opening, and before the close. */
  readonly afterMs: number
}

/** A simulated player at a live table of the demo. Such bets are only shown; no money moves. */
export interface SimulatedPlayer {
  readonly seat: number
  readonly name: string
  /** Null where the player lets the round pass. */
  readonly bet: SimulatedBet | null
}

const seatCount = 5
/** A player stays for so many rounds. */
const visitRounds = 24
const stakes: readonly Fen[] = [10_00n, 20_00n, 50_00n, 100_00n, 200_00n]

const favourites: Readonly<Record<'BA' | 'DT' | 'RL', readonly string[]>> = {
  BA: ['banker', 'player'],
  DT: ['dragon', 'tiger'],
  RL: ['colour', 'parity', 'size', 'dozen', 'column'],
}

const spotsOf = (code: TableCode, rng: Rng): readonly SpotKey[] => {
  const { spots } = tableOf(code)
  const liked = favourites[code.slice(0, 2) as keyof typeof favourites]
  // Four of five bets are on the spots that most members like.
  return rng.below(5) === 0 ? spots : spots.filter(({ play }) => liked.includes(play))
}

const betOf = (code: TableCode, rng: Rng): SimulatedBet | null => {
  if (rng.below(4) === 0) return null
  const { play, pick } = pickOne(rng, spotsOf(code, rng))
  const latest = (tableOf(code).betSeconds - 2) * secondMs
  return { play, pick, stake: pickOne(rng, stakes), afterMs: secondMs + rng.below(latest) }
}

/**
 * The simulated players of a round. They follow from the table and the round's number in the calendar, so
 * everybody sees the same ones, and no bet of theirs exists anywhere else.
 */
export const simulatedPlayers = (code: TableCode, opensAt: Instant): SimulatedPlayer[] => {
  const round = Math.floor(opensAt / (tableOf(code).everySeconds * secondMs))
  const rngOf = (seat: number, number: number): Rng =>
    seededRng(Math.imul(tableCodes.indexOf(code) * seatCount + seat + 1, 0x9e3779b1) ^ number)
  return Array.from({ length: seatCount }, (_, seat) => {
    // The seats do not change hands all at once.
    const visit = Math.floor((round + seat * 5) / visitRounds)
    return { seat, name: simulatedName(rngOf(seat, visit)), bet: betOf(code, rngOf(seat, round)) }
  })
}
