import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { openPlacementFixture, type PlacementFixture } from '../../../../test/placement-fixture.ts'
import { dayUse } from '../../../../test/day-use.ts'
import { handicap, single } from '../../../../test/picks.ts'
import type { HouseChannel } from '../../../ledger/channel.ts'
import { refusedPlay } from '../../../ledger/check-limits.ts'
import { openPlayer } from '../../../ledger/play/player.ts'
import { postPlayers } from '../../../ledger/play/post-players.ts'
import { findPurses, lockPurses } from '../../../ledger/play/purse.ts'
import { openTermsCache } from '../../../ledger/play/terms-cache.ts'
import { askTurnover } from '../../../ledger/turnover.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** A made-up game of the house beside the sportsbook: a stake, and what it pays, in one transaction. */
const game: HouseChannel = { code: 'GAME', houseAccount: -99 }

let fixture: PlacementFixture
let match: string
beforeAll(async () => {
  fixture = await openPlacementFixture()
  match = fixture.match()
  await fixture.sql`
    insert into ledger_account (id, member_id, purpose, venue, balance, made_at)
    overriding system value values (${game.houseAccount}, null, 'game', ${game.code}, null, ${timestamp(fixture.now())})`
})
afterAll(() => fixture.close())

const termsCache = openTermsCache()

/** Null where it was taken. */
const playGame = async (memberId: MemberId, stake: Fen, payout: Fen): Promise<string | null> => {
  const now = fixture.now()
  const accounts = await findPurses(fixture.sql, [{ memberId, channel: game }], now)
  return withWallets(fixture.sql, async (tx) => {
    const [purse] = await lockPurses(tx, accounts, 'wait')
    if (!purse) throw new Error('no purse')
    const terms = (await termsCache.read(tx, [purse])).get(memberId)
    if (terms === undefined) throw new Error('no terms')
    const refusal = refusedPlay(terms, now)
    if (refusal !== null) return refusal.refusal
    const player = openPlayer(game, purse, terms, now)
    const cause = `round_${randomUUID()}`
    if (!player.allows(stake)) return 'limit-reached'
    if (!player.take(cause, stake)) return 'balance-too-low'
    if (payout > 0n) {
      player.payOut({ amount: payout, code: 'bet-payout', cause, key: `${cause}:pay` })
      player.count([{ kind: 'loss', amount: -payout }])
    }
    player.addTurnover(stake)
    await postPlayers(tx, [player], now)
    return null
  })
}

const placeBet = async (memberId: MemberId, stake: Fen): Promise<string | null> => {
  try {
    const [order] = await fixture.place(memberId, [single(handicap(match), stake)])
    return order?.refusedWhy ?? null
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

interface Play {
  readonly channel: 'sports' | 'game'
  readonly stake: Fen
  /** What a game pays at once; a bet on sports stays open. */
  readonly payout: Fen
}
const somePlay: fc.Arbitrary<Play> = fc.record({
  channel: fc.constantFrom('sports', 'game'),
  stake: fc.bigInt(200n, 900n),
  payout: fc.constantFrom(0n, 0n, 150n, 1_200n),
})
const somePlan = fc.record({
  wagerLimit: fc.bigInt(500n, 5_000n),
  lossLimit: fc.bigInt(500n, 5_000n),
  wallet: fc.bigInt(0n, 2_000n),
  centre: fc.bigInt(0n, 2_000n),
  plays: fc.array(somePlay, { minLength: 2, maxLength: 10 }),
})

const play = (memberId: MemberId, { channel, stake, payout }: Play): Promise<string | null> =>
  channel === 'sports' ? placeBet(memberId, stake) : playGame(memberId, stake, payout)

const payoutOf = ({ channel, payout }: Play): Fen => (channel === 'game' ? payout : 0n)
const sum = (amounts: readonly Fen[]): Fen => amounts.reduce((all, one) => all + one, 0n)

/** All that lies in the member's accounts; none of them is below zero. */
const moneyOf = async (memberId: MemberId): Promise<Fen> => {
  const rows = await fixture.sql<{ balance: Fen }[]>`
    select balance from ledger_account where member_id = ${memberId}`
  for (const { balance } of rows) expect(balance >= 0n).toBe(true)
  return sum(rows.map(({ balance }) => balance))
}

it('limits, breaks and turnover apply to two channels together, even at the same moment', async () => {
  await fc.assert(
    fc.asyncProperty(somePlan, async ({ wagerLimit, lossLimit, wallet, centre, plays }) => {
      const id = await fixture.member({ venue: wallet, centre })
      await fixture.sql`
        insert into protection_limit (member_id, kind, period, amount, changed_at)
        values (${id}, 'wager', 'day', ${wagerLimit}, ${timestamp(fixture.now())}),
               (${id}, 'loss', 'week', ${lossLimit}, ${timestamp(fixture.now())})`
      const asked = { kind: 'deposit', cause: id, amount: 1_000_000n } as const
      const line = { memberId: id, ...asked, multipleHundredths: 100 }
      await askTurnover(fixture.sql, line, fixture.now())

      const answers = await Promise.all(plays.map((one) => play(id, one)))
      const taken = plays.filter((_, at) => answers[at] === null)
      const [staked, paid] = [sum(taken.map(({ stake }) => stake)), sum(taken.map(payoutOf))]
      expect(staked <= wagerLimit).toBe(true)
      expect(staked - paid <= lossLimit).toBe(true)
      expect(await moneyOf(id)).toBe(wallet + centre - staked + paid)
      expect((await dayUse(fixture.sql, id))?.wager ?? 0n).toBe(staked)
      const [turnover] = await fixture.sql<{ done: Fen }[]>`
        select done from turnover_line where member_id = ${id}`
      const inGames = taken.filter(({ channel }) => channel === 'game')
      expect(turnover?.done).toBe(sum(inGames.map(({ stake }) => stake)))

      await fixture.sql`insert into protection_break (member_id, excluded_for_good) values (${id}, true)`
      const refused = await Promise.all(plays.map((one) => play(id, one)))
      expect(new Set(refused)).toEqual(new Set(['self-excluded']))
    }),
    { numRuns: 15 },
  )
  expect(await fixture.faults()).toEqual([])
})
