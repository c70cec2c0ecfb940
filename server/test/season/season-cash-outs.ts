import { createHash } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { seededRng, type Rng } from '@xinghe/rules/base/rng.ts'
import type { WantedCashOut } from '../../src/features/sports/cash-out/cash-out-row.ts'
import type { SeasonHouse } from './season-house.ts'

interface OpenBet {
  readonly id: string
  readonly memberId: MemberId
  /** The same in every run of a season. */
  readonly name: string
  readonly matchIds: readonly string[]
}

const findOpen = ({ platform: { sql } }: SeasonHouse) => sql<OpenBet[]>`
  select 'bet_' || b.id as id, b.member_id as "memberId", b.request_id || '-' || b.position as name,
         case when b.match_id is not null then array[b.match_id]
              else (select array_agg(l.match_id order by l.position) from sports_leg l
                    where l.bet_id = b.id) end as "matchIds"
  from sports_bet b where b.state = 'open' order by b.request_id, b.position`

/** Of the bet and the step alone: a repeated step of a killed process sends the same request. */
const diceOf = ({ name }: OpenBet, step: number): Rng =>
  seededRng(createHash('sha256').update(`${name} ${step}`).digest().readUInt32BE())

/** One bet in so many is cashed out in a step. */
const askedEvery = 8
/** A value that no bet of the season has. */
const tooMuch = 10_000_000n

/** The whole bet or a part, mostly at any value; now and then for more than it is worth. */
const wantedOf = (bet: OpenBet, step: number): WantedCashOut | null => {
  const rng = diceOf(bet, step)
  if (rng.below(askedEvery) !== 0) return null
  const share = rng.below(2) === 0 ? 100 : 1 + rng.below(99)
  const policy = rng.below(2) === 0 ? 'any' : 'better'
  const value = rng.below(10) === 0 ? tooMuch : 100n
  return { requestId: `cash-${step}-${bet.name}`, betId: bet.id, share, value, policy }
}

/** Some members cash out; returns the matches that their bets hang on. */
export const cashOutSome = async (house: SeasonHouse, step: number): Promise<string[]> => {
  const { world, platform, cashing } = house
  const now = platform.clock.now()
  const matchIds = new Set<string>()
  for (const bet of await findOpen(house)) {
    const wanted = wantedOf(bet, step)
    if (wanted === null) continue
    for (const id of bet.matchIds) {
      if (!matchIds.has(id)) world.price(id, now)
      matchIds.add(id)
    }
    await cashing.cashOut(bet.memberId, wanted)
  }
  return [...matchIds]
}
