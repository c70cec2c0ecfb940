import { afterAll, beforeAll, expect, it } from 'vitest'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { openFixtureTables, type FixtureTables } from '../../../../test/fixture-tables.ts'
import { openGamesFixture, type GamesFixture } from '../../../../test/games-fixture.ts'
import type { Round } from '../draws/store-round.ts'

let fixture: GamesFixture
let tables: FixtureTables
beforeAll(async () => {
  fixture = await openGamesFixture(await freshDatabase(), { seed: 1 })
  tables = await openFixtureTables(fixture, { seed: 'limits', draws: 100 })
})
afterAll(() => fixture.close())

/** A round of baccarat that can be bet on. */
const openRound = async (): Promise<Round> => {
  for (;;) {
    await tables.run()
    const round = (await tables.open()).find(({ table }) => table === 'BA1')
    if (round !== undefined) return round
    fixture.pass(secondMs)
  }
}
const rich = (): Promise<MemberId> => fixture.member({ inVenue: 0n, centre: 1_000_000_00n })
const yuan = (count: number): bigint => BigInt(count) * 100n
const spot = (play: string, price: number, stake: bigint) => ({ play, pick: '', price, stake })
const bankers = (stake: bigint) => spot('banker', 195, stake)

it('bounds all that a member stakes on one spot of a round', async () => {
  const round = await openRound()
  const member = await rich()
  await tables.bet(member, round, [bankers(yuan(30_000))])
  await tables.bet(member, round, [bankers(yuan(10_000)), bankers(yuan(10_000))])
  await expect(tables.bet(member, round, [bankers(yuan(10))])).rejects.toThrow('stake-too-high')
  // Another spot, and another member, have limits of their own.
  await tables.bet(member, round, [spot('player', 200, yuan(50_000))])
  await tables.bet(await rich(), round, [bankers(yuan(50_000))])
})

it('counts the bets of one slip together, and bounds side bets lower', async () => {
  const round = await openRound()
  const member = await rich()
  const twice = [bankers(yuan(30_000)), bankers(yuan(30_000))]
  await expect(tables.bet(member, round, twice)).rejects.toThrow('stake-too-high')
  const pairs = (stake: bigint) => spot('player-pair', 1300, stake)
  await expect(tables.bet(member, round, [pairs(yuan(5_001))])).rejects.toThrow('stake-too-high')
  await tables.bet(member, round, [pairs(yuan(5_000))])
})

it('takes no stake below ten yuan, no part of a yuan and no price that is not offered', async () => {
  const round = await openRound()
  const member = await rich()
  await expect(tables.bet(member, round, [bankers(yuan(9))])).rejects.toThrow('stake-too-low')
  await expect(tables.bet(member, round, [bankers(1_050n)])).rejects.toThrow('stake-not-whole')
  await expect(tables.bet(member, round, [spot('banker', 200, yuan(10))])).rejects.toThrow(
    'price-moved',
  )
  await expect(tables.bet(member, round, [spot('zero', 3600, yuan(10))])).rejects.toThrow(
    'pick-not-offered',
  )
})
