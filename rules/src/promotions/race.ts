import type { MemberId } from '../base/id.ts'
import type { Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import type { RaceTerms } from './terms.ts'

/** What a member has played in the week of a race. */
export interface RaceStanding {
  readonly memberId: MemberId
  readonly counted: Fen
  /** When the sum was reached. */
  readonly reachedAt: Instant
  readonly simulated: boolean
}

export type RacePlace<Standing extends RaceStanding = RaceStanding> = Standing & {
  /** Simulated players have none. */
  readonly rank: number | null
  readonly prize: Fen
}

const order = (a: RaceStanding, b: RaceStanding): number => {
  if (a.counted !== b.counted) return a.counted > b.counted ? -1 : 1
  if (a.reachedAt !== b.reachedAt) return a.reachedAt - b.reachedAt
  return a.memberId < b.memberId ? -1 : 1
}

export const prizeOf = ({ prizes }: Pick<RaceTerms, 'prizes'>, rank: number): Fen =>
  prizes.find(({ from, to }) => from <= rank && rank <= to)?.amount ?? 0n

/** Those who have played enough, best first: of equal sums the one that was reached first, then by id. */
export const racePlaces = <Standing extends RaceStanding>(
  terms: Pick<RaceTerms, 'least' | 'prizes'>,
  standings: readonly Standing[],
): RacePlace<Standing>[] => {
  let ranked = 0
  return standings
    .filter(({ counted }) => counted >= terms.least)
    .toSorted(order)
    .map((standing) => {
      if (standing.simulated) return { ...standing, rank: null, prize: 0n }
      ranked += 1
      return { ...standing, rank: ranked, prize: prizeOf(terms, ranked) }
    })
}
