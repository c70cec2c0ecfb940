import type { Json } from '@xinghe/contract/json.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { poolsHit } from '@xinghe/rules/games/slots/pools.ts'
import { ticketText } from '@xinghe/rules/records/ticket.ts'
import { refusedPlay } from '../../../ledger/check-limits.ts'
import type { Player } from '../../../ledger/play/player.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { openPoolBatch, type PoolBatch } from '../pools/pool-batch.ts'
import { advanceSeeds, lockSeeds, type PlaySeeds } from '../seeds/lock-seeds.ts'
import type { SeedUse } from '../seeds/store.ts'
import { stakesInFen } from '../round/amounts.ts'
import type { Playable, Position } from './playable.ts'
import type { KindBatch, KindWay, RoundKind, Seat } from '../round/round-kind.ts'
import type { AskedBase, Judgement, Played, PoolWin, SoloRound } from '../round/round.ts'
import { settleRound } from '../round/settle-round.ts'
import type { SoloParts } from './solo-parts.ts'
import { insertBets, readBodyHashes, type NewBet } from './store-bet.ts'
import { insertHands, readOpenHands } from './store-hand.ts'

/** A spin or a deal that a member asks for. The game offers this stake and this choice. */
export interface AskedStart extends AskedBase {
  readonly game: Playable
  readonly stake: Fen
  readonly choice: Json
  /** Tells whether a request id that comes again asks for the same round. */
  readonly bodyHash: string
}

type Answer = Played<SoloRound>

/** Everything that may refuse the round, in order; nothing has been drawn yet. */
const refusedStart = (
  { stake, game, choice }: AskedStart,
  seeds: PlaySeeds,
  openHand: string | undefined,
  { player, terms, now }: Seat,
): Refused | null => {
  const refusal = refusedPlay(terms, now)
  if (refusal !== null) return refusal
  if (openHand !== undefined) return new Refused('hand-open', { roundId: openHand })
  const overLimit = player.refusedLimit(stakesInFen(stake, game.openingRisk(choice)))
  if (overLimit !== null) return overLimit
  return now < seeds.readyAt ? new Refused('round-too-soon', { waitMs: seeds.readyAt - now }) : null
}

/** Pools are won by the draw, and paid as they are at this moment, this round's own share included. */
const winPools = async (
  tx: Db,
  pools: PoolBatch,
  player: Player,
  { stake, game }: AskedStart,
  { poolDraws }: Position,
  ticket: string,
): Promise<PoolWin[]> => {
  if (poolDraws.length === 0) return []
  pools.contribute(stake)
  const wins: PoolWin[] = []
  for (const code of poolsHit(poolDraws, stake))
    wins.push({ code, amount: await pools.win(tx, code, player, ticket) })
  if (wins.length > 0 && game.startedBy !== 'spin') throw new Error('only spins win pools')
  return wins
}

interface Begun {
  readonly bet: NewBet
  readonly use: SeedUse
  readonly answer: Answer
}

const beginRound = async (
  { stream }: SoloParts,
  tx: Db,
  pools: PoolBatch,
  asked: AskedStart,
  seeds: PlaySeeds,
  number: number,
  { player, now }: Seat,
): Promise<Begun | Refused> => {
  const { game, stake, choice, memberId } = asked
  const ticket = ticketText('XG', number, now)
  const risk = stakesInFen(stake, game.openingRisk(choice))
  if (!player.take(ticket, risk)) return new Refused('balance-too-low')

  const { clientSeed, nonce, seedId } = seeds
  const begun = game.play(choice, [], stream(seeds))
  if (!begun.ok) throw new Error('a round cannot begin')
  const position = begun.value
  if (stakesInFen(stake, position.risk) !== risk) throw new Error('the draw changed the risk')

  const poolWins = await winPools(tx, pools, player, asked, position, ticket)
  const poolWin = poolWins.reduce((sum, { amount }) => sum + amount, 0n)
  const paid = position.payout === null ? null : stakesInFen(stake, position.payout)
  const turnover =
    paid === null ? null : settleRound(player, ticket, { risk, payout: paid, poolWin })
  const round: SoloRound = {
    ticket,
    memberId,
    game: game.code,
    version: game.version,
    state: paid === null ? 'open' : 'settled',
    stake,
    risk,
    payout: paid === null ? null : paid + poolWin,
    poolWins,
    choice,
    actions: [],
    view: position.view,
    nonce,
    placedAt: now,
    settledAt: paid === null ? null : now,
  }
  const readyAt = later(now, position.lastsMs)
  const { requestId, bodyHash } = asked
  const bet = { number, round, poolWin, turnover, requestId, bodyHash, seedId, clientSeed }
  return {
    bet: { ...bet, channel: game.channel.code },
    use: { memberId, nonce: nonce + 1, readyAt },
    answer: { round, stakeable: player.stakeable(), readyAt },
  }
}

const openStarts = async (
  parts: SoloParts,
  tx: Db,
  asks: readonly AskedStart[],
  numbers: readonly number[],
  { looksUp }: KindWay,
): Promise<KindBatch<Answer>> => {
  const memberIds = asks.map(({ memberId }) => memberId)
  const [seedsOf, handOf, answered] = await Promise.all([
    lockSeeds(tx, parts.vault, memberIds),
    readOpenHands(
      tx,
      asks.filter(({ game }) => game.startedBy === 'deal'),
    ),
    looksUp ? readBodyHashes(tx, asks) : new Map<string, string>(),
  ])
  const begun: Begun[] = []
  const pools = openPoolBatch()

  const judge = async (at: number, seat: Seat): Promise<Judgement<Answer>> => {
    const [asked, number] = [asks[at], numbers[at]]
    if (asked === undefined || number === undefined) throw new Error('a request is missing')
    const { memberId, bodyHash } = asked
    const before = answered.get(memberId)
    if (before !== undefined)
      return before === bodyHash ? 'repeated' : new Refused('request-id-reused')
    const seeds = seedsOf(memberId)
    if (!seeds.ok) return new Refused(seeds.reason)
    const refusal = refusedStart(asked, seeds.value, handOf.get(memberId), seat)
    if (refusal !== null) return refusal
    const started = await beginRound(parts, tx, pools, asked, seeds.value, number, seat)
    if (started instanceof Refused) return started
    begun.push(started)
    return started.answer
  }

  return {
    judge,
    write(writing: Db, now: Instant) {
      const bets = begun.map(({ bet }) => bet)
      return [
        insertBets(writing, bets, now),
        insertHands(
          writing,
          bets.filter(({ round }) => round.state === 'open'),
          now,
        ),
        advanceSeeds(
          writing,
          begun.map(({ use }) => use),
        ),
      ]
    },
    houseTransfers: () => pools.houseTransfers(),
    writeShared: (writing) => pools.write(writing),
  }
}

/** Rounds that begin: a spin, which ends at once, or a hand, which may stay open. */
export const startKind = (parts: SoloParts): RoundKind<AskedStart, Answer> => ({
  channelOf: ({ game }) => game.channel,
  async prepare(asks) {
    const numbers = await parts.numbers.take(asks.length)
    return { open: (tx, way) => openStarts(parts, tx, asks, numbers, way) }
  },
})
