import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { findGame } from '../../src/features/games/solo/solo-games.ts'
import { timestamp } from '../../src/platform/database/value.ts'
import { openGamesFixture, type GamesFixture } from '../games-fixture.ts'
import { handicap, single } from '../picks.ts'
import { openPlacementFixture, type PlacementFixture } from '../placement-fixture.ts'

/** Draws that lose every spin of GEM. */
const losingSeed = (): number => {
  for (let seed = 1; ; seed += 1) {
    const played = findGame('GEM')?.play(null, [], seededRng(seed))
    if (played?.ok === true && played.value.payout?.top === 0n) return seed
  }
}

let sports: PlacementFixture
let games: GamesFixture
let match: string
beforeAll(async () => {
  sports = await openPlacementFixture()
  match = sports.match()
  const { sql, owner, url } = sports
  const seed = losingSeed()
  const shared = { sql, owner, url, close: () => sports.close() }
  games = await openGamesFixture(shared, { stream: () => seededRng(seed) })
})
afterAll(() => games.close())

/** A member with money in the centre and one limit per day. */
const memberWith = async (kind: 'wager' | 'loss', amount: Fen): Promise<MemberId> => {
  const id = await games.member({ inVenue: 0n, centre: 100_000n })
  await games.sql`
    insert into protection_limit (member_id, kind, period, amount, changed_at)
    values (${id}, ${kind}, 'day', ${amount}, ${timestamp(sports.now())})`
  return id
}

/** Null where it was taken, else the name of the refusal and the kind of limit. */
const refusalOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal, kind: error.detail['kind'] }
    throw error
  }
}
const spin = (id: MemberId, stake: Fen) => {
  games.pass(60_000)
  return refusalOf(games.start(id, 'GEM', stake))
}
const bet = (id: MemberId, stake: Fen) =>
  refusalOf(
    sports.place(id, [single(handicap(match), stake)]).then(([order]) => {
      if (order?.refusedWhy) throw new Refused('limit-reached', { kind: order.refusedWhy })
    }),
  )

it.each(['wager', 'loss'] as const)(
  'the %s limit stops a spin after a bet on sports, and a bet on sports after spins',
  async (kind) => {
    const first = await memberWith(kind, 1_000n)
    expect(await bet(first, 600n)).toBeNull()
    expect(await spin(first, 200n)).toBeNull()
    expect(await spin(first, 500n)).toEqual({ refusal: 'limit-reached', kind })
    expect(await spin(first, 200n)).toBeNull()
    expect(await spin(first, 100n)).toEqual({ refusal: 'limit-reached', kind })
    expect(await games.money(first)).toBe(100_000n - 1_000n)

    const second = await memberWith(kind, 1_000n)
    expect(await spin(second, 500n)).toBeNull()
    expect(await spin(second, 200n)).toBeNull()
    expect(await bet(second, 400n)).toMatchObject({ refusal: 'limit-reached' })
    expect(await bet(second, 300n)).toBeNull()
    expect(await games.money(second)).toBe(100_000n - 1_000n)
    expect(await games.faults()).toEqual([])
  },
)
