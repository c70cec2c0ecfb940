import type { Json } from '@xinghe/contract/json.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { later } from '@xinghe/rules/base/instant.ts'
import { spreadOf, type ShotHit, type ShotState } from '@xinghe/rules/games/fishing/shoot.ts'
import { charged } from '@xinghe/rules/games/fishing/shots.ts'
import { ticketText } from '@xinghe/rules/records/ticket.ts'
import { stakesInFen } from '../round/amounts.ts'
import type { Seat } from '../round/round-kind.ts'
import type { SoloRound } from '../round/round.ts'
import { settleRound } from '../round/settle-round.ts'
import type { PlaySeeds } from '../seeds/lock-seeds.ts'
import type { SeedUse } from '../seeds/store.ts'
import { fishingGame } from '../solo/fishing-game.ts'
import type { SoloParts } from '../solo/solo-parts.ts'
import type { NewBet } from '../solo/store-bet.ts'
import type { AskedShots, PlayedShots } from './asked-shots.ts'
import type { TakenSeat } from './store-seat.ts'

export interface DrawnShots {
  readonly bet: NewBet
  readonly use: SeedUse
  readonly place: TakenSeat
  readonly answer: PlayedShots & { readonly round: SoloRound }
}

/** Takes the bullets that count, draws, and pays. Everything else has been allowed. */
export const drawShots = (
  { stream }: Pick<SoloParts, 'stream'>,
  asked: AskedShots,
  { place, seeds, number }: { place: TakenSeat; seeds: PlaySeeds; number: number },
  judged: readonly ShotHit[],
  { player, now }: Seat,
): DrawnShots | Refused => {
  const { memberId, requestId, bodyHash } = asked
  const ticket = ticketText('XG', number, now)
  const stake = BigInt(charged(judged))
  if (!player.take(ticket, stake)) return new Refused('balance-too-low')

  const hits = judged.map(({ fish, bullet, void: reason }) => ({ fish, bullet, void: reason }))
  const choice: Json = { room: String(place.room), sea: place.sea, hits }
  const drawn = fishingGame.play(choice, [], stream(seeds))
  if (!drawn.ok || drawn.value.payout === null)
    throw new Error('shots are over when they are drawn')
  const view = drawn.value.view as ShotState
  const payout = stakesInFen(stake, drawn.value.payout)
  const turnover = settleRound(player, ticket, { risk: stake, payout, poolWin: 0n })
  const { clientSeed, nonce, seedId } = seeds
  const round: SoloRound = {
    ticket,
    memberId,
    game: fishingGame.code,
    version: fishingGame.version,
    state: 'settled',
    stake,
    risk: stake,
    payout,
    poolWins: [],
    choice,
    actions: [],
    view,
    nonce,
    placedAt: now,
    settledAt: now,
    variance: spreadOf(view),
  }
  const readyAt = later(now, drawn.value.lastsMs)
  const bet = { number, round, poolWin: 0n, turnover, requestId, bodyHash, seedId, clientSeed }
  return {
    bet: { ...bet, channel: fishingGame.channel.code },
    use: { memberId, nonce: nonce + 1, readyAt },
    place,
    answer: { round, hits: view.hits, stakeable: player.stakeable(), readyAt },
  }
}
