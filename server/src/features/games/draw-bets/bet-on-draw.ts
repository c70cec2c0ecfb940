import { Refused } from '@xinghe/contract/refusal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { BetChoice } from '@xinghe/rules/games/shared/shared-game.ts'
import { checkStake } from '@xinghe/rules/games/shared/stake.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { sharedGameOf } from '@xinghe/rules/games/shared-games/shared-games.ts'
import { ticketText } from '@xinghe/rules/records/ticket.ts'
import { refusedPlay } from '../../../ledger/check-limits.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { IdBlocks } from '../../../platform/database/id-blocks.ts'
import { sharedChannelOf } from '../channels/shared-channel.ts'
import type { KindBatch, KindWay, RoundKind, Seat } from '../round/round-kind.ts'
import type { AskedBase, Judgement } from '../round/round.ts'
import { readBodyHashes } from '../solo/store-bet.ts'
import { readStaked, type Staked } from './store-staked.ts'
import { holdRounds, insertDrawBets, type HeldRound, type NewDrawBet } from './store-draw-bet.ts'

/** At the price that the member saw. */
export interface WantedDrawBet extends BetChoice {
  readonly stake: Fen
}

/** Bets on one shared round: all are taken, or none. */
export interface AskedDrawBets extends AskedBase {
  readonly table: SharedCode
  readonly roundId: bigint
  readonly bets: readonly WantedDrawBet[]
  /** The most that one bet may pay. */
  readonly cap: Fen
  readonly bodyHash: string
}

export interface PlacedDrawBets {
  readonly bets: readonly NewDrawBet[]
  readonly stakeable: Fen
}

type RefusedBet =
  | 'pick-not-offered'
  | 'price-moved'
  | 'stake-too-low'
  | 'stake-too-high'
  | 'stake-not-whole'

const refusedBet = (
  { play, pick, stake, price }: WantedDrawBet,
  { table, drawsAt }: HeldRound,
  staked: Fen,
  cap: Fen,
): RefusedBet | null => {
  const offer = sharedGameOf(table).offer(play, pick, drawsAt)
  if (offer === null) return 'pick-not-offered'
  if (price !== offer.price) return 'price-moved'
  const checked = checkStake(offer, stake, staked, cap)
  return checked.ok ? null : checked.reason
}

/** Everything that may refuse the request, in order. */
const refusedRequest = (
  { memberId, table, bets, cap }: AskedDrawBets,
  round: HeldRound | undefined,
  staked: Staked,
  { player, terms, now }: Seat,
): Refused | null => {
  const refusal = refusedPlay(terms, now)
  if (refusal !== null) return refusal
  if (round?.table !== table || round.state !== 'betting' || now >= round.closesAt)
    return new Refused('round-closed')
  for (const bet of bets) {
    const before = staked.add(memberId, round.id, bet)
    const reason = refusedBet(bet, round, before, cap)
    if (reason !== null) return new Refused(reason)
  }
  const total = bets.reduce((sum, { stake }) => sum + stake, 0n)
  return (
    player.refusedLimit(total) ??
    (player.stakeable() < total ? new Refused('balance-too-low') : null)
  )
}

const openDrawBets = async (
  tx: Db,
  asks: readonly AskedDrawBets[],
  numbersOf: readonly (readonly number[])[],
  { looksUp, lockedRows }: KindWay,
): Promise<KindBatch<PlacedDrawBets>> => {
  const [rounds, staked, answered] = await Promise.all([
    // Held until the commit: the closing of a round waits for the bets on it.
    holdRounds(
      tx,
      asks.map(({ roundId }) => roundId),
      lockedRows,
    ),
    readStaked(
      tx,
      asks.filter(({ table }) => sharedGameOf(table).limitsPer === 'round'),
    ),
    looksUp ? readBodyHashes(tx, asks) : new Map<string, string>(),
  ])
  const placed: NewDrawBet[] = []

  const place = (
    { memberId, roundId, table, bets, requestId, bodyHash }: AskedDrawBets,
    numbers: readonly number[],
    { player, now }: Seat,
  ): PlacedDrawBets => {
    const own = bets.map(({ play, pick, price, stake }, position): NewDrawBet => {
      const number = numbers[position]
      if (number === undefined) throw new Error('a bet has no number')
      const ticket = ticketText('XG', number, now)
      if (!player.take(ticket, stake)) throw new Error('a stake was there and is gone')
      const choice = { play, pick, price }
      const { version } = sharedGameOf(table)
      return {
        number,
        ticket,
        memberId,
        table,
        version,
        roundId,
        requestId,
        position,
        bodyHash,
        stake,
        choice,
        placedAt: now,
      }
    })
    placed.push(...own)
    return { bets: own, stakeable: player.stakeable() }
  }

  return {
    async judge(at, seat): Promise<Judgement<PlacedDrawBets>> {
      const [asked, numbers] = [asks[at], numbersOf[at]]
      if (asked === undefined || numbers === undefined) throw new Error('a request is missing')
      const before = answered.get(asked.memberId)
      if (before !== undefined)
        return before === asked.bodyHash ? 'repeated' : new Refused('request-id-reused')
      const round = rounds.get(asked.roundId)
      // Its closing is under way: asked again alone, it waits for that.
      if (round === undefined && lockedRows === 'skip') return 'row-locked'
      return refusedRequest(asked, round, staked, seat) ?? place(asked, numbers, seat)
    },
    write: (writing: Db, now: Instant) => [insertDrawBets(writing, placed, now)],
    houseTransfers: () => [],
    writeShared: () => [],
  }
}

/** Bets on a shared round: they are taken while it is open, and settled by its draw. */
export const drawBetKind = (numbers: IdBlocks): RoundKind<AskedDrawBets, PlacedDrawBets> => ({
  channelOf: ({ table }) => sharedChannelOf(table),
  async prepare(asks) {
    const taken = await numbers.take(asks.reduce((sum, { bets }) => sum + bets.length, 0))
    const left = [...taken]
    const numbersOf = asks.map(({ bets }) => left.splice(0, bets.length))
    return { open: (tx, way) => openDrawBets(tx, asks, numbersOf, way) }
  },
})
