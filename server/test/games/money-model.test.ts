import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Json } from '@xinghe/contract/json.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { seededRng, type Rng } from '@xinghe/rules/base/rng.ts'
import { sharedCodes } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { payoutOf } from '@xinghe/rules/games/shared/payout.ts'
import { sharedGameOf } from '@xinghe/rules/games/shared-games/shared-games.ts'
import type { BetChoice } from '@xinghe/rules/games/shared/shared-game.ts'
import { readRound } from '../../src/features/games/draws/store-round.ts'
import type { SoloRound } from '../../src/features/games/round/round.ts'
import type { Playable } from '../../src/features/games/solo/playable.ts'
import { soloGames } from '../../src/features/games/solo/solo-games.ts'
import { launchInHouse } from '../../src/features/lobby/launch-in-house.ts'
import { newTransferId } from '../../src/features/lobby/new-ids.ts'
import { moveInHouse } from '../../src/features/lobby/transfers/begin-transfer.ts'
import { askTurnover } from '../../src/ledger/turnover.ts'
import { withWallets } from '../../src/ledger/with-wallets.ts'
import type { MemberContext } from '../../src/platform/http/context.ts'
import { freshDatabase } from '../database.ts'
import { openFixtureTables, type FixtureTables } from '../fixture-tables.ts'
import { sharedChannelOf } from '../../src/features/games/channels/shared-channel.ts'
import { openGamesFixture, type GamesFixture } from '../games-fixture.ts'
import { randomChoice } from '../random-bet.ts'
import { oneOf } from '../random-choice.ts'
import * as model from './money-model.ts'
import { allowedIn, choiceFor } from './play-round.ts'

let fixture: GamesFixture
let tables: FixtureTables
beforeAll(async () => {
  fixture = await openGamesFixture(await freshDatabase(), { seed: 4 })
  tables = await openFixtureTables(fixture, { seed: 'model', draws: 20_000 })
})
afterAll(() => fixture.close())

const venues = ['XHDZ', 'XHZR', 'XHCP', 'XHQP']
/** Longer than any round lasts. */
const stepMs = 45_000
const start: Fen = 60_000n

interface Slip {
  readonly roundId: bigint
  readonly bets: readonly { ticket: string; stake: Fen; choice: BetChoice }[]
}

/** A member with the model of what they have, and what is under way. */
interface Seat {
  readonly id: MemberId
  readonly own: model.ModelMember
  readonly hands: Map<string, { readonly game: Playable; readonly round: SoloRound }>
  slips: Slip[]
}

const sitDown = async (): Promise<Seat> => {
  const id = await fixture.member({ inVenue: 0n, centre: start })
  const line = { memberId: id, kind: 'deposit', cause: id, amount: 1_000_000_000n } as const
  await askTurnover(fixture.sql, { ...line, multipleHundredths: 100 }, fixture.clock.now())
  return { id, own: model.newMember(start), hands: new Map(), slips: [] }
}

/** The answer, or null where the money was missing, as the model must say too. */
const unlessShort = async <T>(
  work: Promise<T | 'repeated'>,
  isShort: boolean,
): Promise<T | null> => {
  try {
    const answer = await work
    if (answer === 'repeated') throw new Error('a new request was answered before')
    expect(isShort).toBe(false)
    return answer
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal !== 'balance-too-low') throw error
    expect(isShort).toBe(true)
    return null
  }
}

const follow = (seat: Seat, game: Playable, round: SoloRound, before: Fen): void => {
  const { own, hands } = seat
  const venue = game.channel.code
  if (round.risk > before) model.stake(own, venue, round.ticket, round.risk - before)
  if (round.payout === null) hands.set(game.code, { game, round })
  else {
    hands.delete(game.code)
    model.end(own, venue, new Map([[round.ticket, round.payout]]))
  }
}

type Deed = (seat: Seat, rng: Rng) => Promise<void>

const startRound: Deed = async (seat, rng) => {
  const game = oneOf(rng, soloGames)
  if (seat.hands.has(game.code)) return
  const [amount, choice] = [oneOf(rng, game.stakes.slice(0, 5)), choiceFor(rng, game)]
  const { top, bottom } = game.openingRisk(choice)
  const isShort = !model.canStake(seat.own, game.channel.code, (amount * top) / bottom)
  const answer = await unlessShort(fixture.start(seat.id, game.code, amount, { choice }), isShort)
  if (answer !== null) follow(seat, game, answer.round, 0n)
}

const act: Deed = async (seat, rng) => {
  const [open] = [...seat.hands.values()]
  if (open === undefined) return
  const { game, round } = open
  const action: Json = oneOf(rng, allowedIn(round))
  const acted = fixture.act(seat.id, round.ticket, action, { game: game.code })
  // How much an action adds is the game's own rule: short of it, nothing may change.
  const answer = await acted.catch((error: unknown) => {
    if (error instanceof Refused && error.refusal === 'balance-too-low') return null
    throw error
  })
  if (answer === 'repeated') throw new Error('a new request was answered before')
  if (answer !== null) follow(seat, game, answer.round, round.risk)
}

const bet: Deed = async (seat, rng) => {
  const round = await tables.current(oneOf(rng, sharedCodes))
  if (round === null) return
  const bets = Array.from({ length: 1 + rng.below(3) }, () => ({
    ...randomChoice(rng, round.table, round.drawsAt),
    stake: BigInt(10 + rng.below(20)) * 100n,
  }))
  const isOpen = round.state === 'betting' && fixture.clock.now() < round.closesAt
  const asked = tables.bet(seat.id, round, bets)
  if (!isOpen) {
    await expect(asked).rejects.toThrow('round-closed')
    return
  }
  const total = bets.reduce((sum, { stake }) => sum + stake, 0n)
  const { code: channel } = sharedChannelOf(round.table)
  const placed = await unlessShort(asked, !model.canStake(seat.own, channel, total))
  if (placed === null) return
  for (const { ticket, stake } of placed.bets) model.stake(seat.own, channel, ticket, stake)
  seat.slips.push({ roundId: round.id, bets: placed.bets })
}

const voidOne = async (rng: Rng): Promise<void> => {
  const round = await tables.current(oneOf(rng, sharedCodes))
  if (round !== null) await tables.void(round)
}

/** Ends the bets of all rounds that are over, those of a member in one round together. */
const followDraws = async (seats: readonly Seat[]): Promise<void> => {
  for (const seat of seats) {
    const byRound = Map.groupBy(seat.slips, ({ roundId }) => roundId)
    seat.slips = []
    for (const [roundId, slips] of byRound) {
      const round = await readRound(fixture.sql, roundId)
      if (round?.state !== 'paid' && round?.state !== 'void') {
        seat.slips.push(...slips)
        continue
      }
      const { numbers, table, drawsAt } = round
      const judge = numbers === null ? null : sharedGameOf(table).judge(numbers, drawsAt)
      const payouts = slips
        .flatMap(({ bets }) => bets)
        .map(({ ticket, stake, choice }): [string, Fen] => {
          return [ticket, judge === null ? stake : payoutOf(stake, judge(choice))]
        })
      model.end(seat.own, sharedChannelOf(table).code, new Map(payouts))
    }
  }
}

const transfer: Deed = async ({ id: memberId, own }, rng) => {
  const [venue, direction] = [oneOf(rng, venues), oneOf(rng, ['in', 'out'] as const)]
  const [from, into] = direction === 'in' ? ['centre', venue] : [venue, 'centre']
  const amount = BigInt(1 + rng.below(200)) * 100n
  const wanted = { id: newTransferId(), memberId, venue, direction, amount } as const
  const work = withWallets(fixture.sql, (tx) => moveInHouse(tx, wanted, fixture.clock.now()))
  const isShort = model.balance(own, from) < amount
  const moved = await unlessShort(
    work.then(() => true),
    isShort,
  )
  if (moved !== null) model.move(own, from, into, amount)
}

const launch: Deed = async ({ id: memberId, own }, rng) => {
  const code = oneOf(rng, venues)
  const session = { hash: Buffer.from(memberId) }
  const context = { memberId, requestId: randomUUID(), now: fixture.clock.now(), session }
  await launchInHouse(
    fixture,
    { code },
    {
      input: { enName: code, isActivity: 1 },
      context: context as unknown as MemberContext,
      autoTransfer: true,
    },
  )
  for (const from of ['centre', ...venues])
    if (from !== code) model.move(own, from, code, model.balance(own, from))
}

const deeds = { startRound, act, bet, transfer, launch }
const someStep = fc.record({
  deed: fc.constantFrom(
    ...(['startRound', 'startRound', 'act', 'act', 'bet', 'bet', 'transfer', 'launch'] as const),
    'draw' as const,
    'void' as const,
  ),
  member: fc.nat(2),
  seed: fc.nat(1_000_000),
})

it('wallets, held money, turnover and open bets equal a plain model, whatever members do', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(someStep, { minLength: 30, maxLength: 60, size: 'max' }),
      async (steps) => {
        const seats = [await sitDown(), await sitDown(), await sitDown()]
        await tables.run()
        for (const { deed, member, seed } of steps) {
          const [rng, seat] = [seededRng(seed), seats[member]]
          if (seat === undefined) throw new Error('nobody sits there')
          fixture.pass(stepMs)
          if (deed === 'draw') await tables.run()
          else if (deed === 'void') await voidOne(rng)
          else await deeds[deed](seat, rng)
          await followDraws(seats)
          seen.add(deed)
          for (const { id, own } of seats)
            expect(await model.readHoldings(fixture.sql, id)).toEqual(model.holdingsOf(own))
        }
      },
    ),
    { numRuns: 6, seed: 20_261_116 },
  )
  expect(seen.size).toBe(7)
  expect(await fixture.faults()).toEqual([])
})
