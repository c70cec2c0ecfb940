import { seededRng, type Rng } from '@xinghe/rules/base/rng.ts'
import { positions, type Player, type Position } from '@xinghe/rules/sports/feed/preview.ts'
import { memoize } from '../cache/memoize.ts'
import { shuffled } from '../chance/chance.ts'
import { mixSeed, textSeed } from '../chance/seed.ts'
import type { League } from '../match/match.ts'
import { squadNames } from '../names/players.ts'

/** A club's players and its usual way to play. */
export interface Squad {
  readonly formation: string
  /** In the order of the formation's rows. */
  readonly regulars: readonly Player[]
  readonly reserves: readonly Player[]
}

const headcount: Readonly<Record<Position, number>> = { GK: 2, DF: 7, MF: 7, FW: 4 }
const squadSize = positions.reduce((sum, position) => sum + headcount[position], 0)

/** Rows from the back; each row of a formation is of one position. */
const formations = [
  { rows: '4-4-2', regulars: { GK: 1, DF: 4, MF: 4, FW: 2 } },
  { rows: '4-3-3', regulars: { GK: 1, DF: 4, MF: 3, FW: 3 } },
  { rows: '4-2-3-1', regulars: { GK: 1, DF: 4, MF: 5, FW: 1 } },
  { rows: '3-5-2', regulars: { GK: 1, DF: 3, MF: 5, FW: 2 } },
  { rows: '5-3-2', regulars: { GK: 1, DF: 5, MF: 3, FW: 2 } },
] as const

const firstReserveNumber = 12
const lastNumber = 40

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

const makeSquad = (rng: Rng, names: readonly string[]): Squad => {
  const { rows, regulars } = formations[rng.below(formations.length)] ?? formations[0]
  const unused = [...names]
  const take = (position: Position, count: number, shirts: number[]): Player[] =>
    unused.splice(0, count).map((name) => ({ number: shirts.shift() ?? 0, name, position }))
  // The goalkeeper has number 1.
  const low = [1, ...shuffled(rng, numbers(2, firstReserveNumber - 1))]
  const high = shuffled(rng, numbers(firstReserveNumber, lastNumber))
  return {
    formation: rows,
    regulars: positions.flatMap((position) => take(position, regulars[position], low)),
    reserves: positions.flatMap((position) =>
      take(position, headcount[position] - regulars[position], high),
    ),
  }
}

const keptLeagues = 60

/** The squads of a league by team id; no two of its players share a name. */
export const makeSquads = (seed: number): ((league: League) => ReadonlyMap<string, Squad>) =>
  memoize(
    keptLeagues,
    ({ id }: League) => id,
    (league) => {
      const rng = seededRng(mixSeed(mixSeed(seed, textSeed(league.id)), textSeed('squads')))
      const names = shuffled(rng, squadNames(league.manner))
      return new Map(
        league.teams.map(({ id }, at) => [
          id,
          makeSquad(rng, names.slice(at * squadSize, (at + 1) * squadSize)),
        ]),
      )
    },
  )
