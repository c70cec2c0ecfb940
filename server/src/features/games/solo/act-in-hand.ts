import { isDeepStrictEqual } from 'node:util'
import type { Json } from '@xinghe/contract/json.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { refusedPlay } from '../../../ledger/check-limits.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { stakesInFen } from '../round/amounts.ts'
import type { Playable } from './playable.ts'
import type { KindBatch, RoundKind, Seat } from '../round/round-kind.ts'
import type { AskedBase, Judgement, Played, SoloRound } from '../round/round.ts'
import { settleRound } from '../round/settle-round.ts'
import type { SoloParts } from './solo-parts.ts'
import { settleBets, type EndedBet } from './store-bet.ts'
import { endHands, readHands, writeHands, type ChangedHand, type StoredHand } from './store-hand.ts'

/** An action in an open hand. */
export interface AskedAct extends AskedBase {
  readonly game: Playable
  /** Of the bet. */
  readonly number: number
  readonly ticket: string
  /** `timeout`: the house ends a hand that was left open. */
  readonly action: { readonly by: 'member'; readonly action: Json } | { readonly by: 'timeout' }
  /** Why no stake may be added now; an action without one goes on all the same. */
  readonly refusedStake: Refused | null
}

type Answer = Played<SoloRound>

/** Refuses what is not the member's open hand, and finds an action that was answered before. */
const checkHand = (
  { memberId, requestId, ticket, game, action }: AskedAct,
  hand: StoredHand | undefined,
): Refused | 'repeated' | null => {
  if (hand === undefined || hand.memberId !== memberId || hand.ticket !== ticket)
    return new Refused('round-unknown')
  if (hand.game !== game.code) return new Refused('round-unknown')
  if (hand.requestId === requestId) return new Refused('request-id-reused')
  const before = hand.actions.find((one) => one.requestId === requestId)
  if (before !== undefined) {
    const isSame = action.by === 'member' && isDeepStrictEqual(before.action, action.action)
    return isSame ? 'repeated' : new Refused('request-id-reused')
  }
  return hand.state === 'open' ? null : new Refused('round-over')
}

/** Takes what the action adds to the risk. */
const takeMore = (
  more: Fen,
  { ticket, refusedStake }: AskedAct,
  actions: number,
  { player, terms, now }: Seat,
): Refused | null => {
  if (more < 0n) throw new Error('an action took risk back')
  if (more === 0n) return null
  const refusal = refusedStake ?? refusedPlay(terms, now) ?? player.refusedLimit(more)
  if (refusal !== null) return refusal
  return player.take(ticket, more, `more-${actions}`) ? null : new Refused('balance-too-low')
}

const openActs = async (
  parts: SoloParts,
  tx: Db,
  asks: readonly AskedAct[],
): Promise<KindBatch<Answer>> => {
  const handOf = await readHands(
    tx,
    asks.map(({ number }) => number),
  )
  const ended: EndedBet[] = []
  const changed: ChangedHand[] = []

  const act = (asked: AskedAct, hand: StoredHand, seat: Seat): Answer | Refused => {
    const game = parts.gameOf(hand.game, hand.version)
    const { clientSeed, nonce, choice, stake, ticket, sealed, hash } = hand
    if (game === null || sealed === null || hash === null)
      throw new Error(`${ticket} cannot be replayed`)
    const serverSeed = parts.vault.open({ sealed, hash })
    const rng = () => parts.stream({ serverSeed, clientSeed, nonce })
    const before = hand.actions.map(({ action }) => action)
    const action =
      asked.action.by === 'member' ? asked.action.action : game.timeoutAction(choice, before, rng())
    const actions = [...before, action]
    const reached = game.play(choice, actions, rng())
    if (!reached.ok) return new Refused('action-not-allowed')
    const position = reached.value

    const risk = stakesInFen(stake, position.risk)
    const refusal = takeMore(risk - hand.risk, asked, actions.length, seat)
    if (refusal !== null) return refusal
    const payout = position.payout === null ? null : stakesInFen(stake, position.payout)
    const round: SoloRound = {
      ticket,
      memberId: hand.memberId,
      game: hand.game,
      version: hand.version,
      state: payout === null ? 'open' : 'settled',
      stake,
      risk,
      payout,
      poolWins: [],
      choice,
      actions,
      view: position.view,
      nonce,
      placedAt: hand.placedAt,
      settledAt: payout === null ? null : seat.now,
    }
    const stored = JSON.stringify([...hand.actions, { action, requestId: asked.requestId }])
    const { number } = asked
    if (payout === null) changed.push({ number, risk, actions: stored })
    else {
      const turnover = settleRound(seat.player, ticket, { risk, payout, poolWin: 0n })
      ended.push({ number, round, turnover, actions: stored })
    }
    return { round, stakeable: seat.player.stakeable(), readyAt: seat.now }
  }

  return {
    async judge(at, seat): Promise<Judgement<Answer>> {
      const asked = asks[at]
      if (asked === undefined) throw new Error('a request is missing')
      const hand = handOf.get(asked.number)
      const known = checkHand(asked, hand)
      if (known !== null || hand === undefined) return known ?? new Refused('round-unknown')
      return act(asked, hand, seat)
    },
    write: (writing: Db, now: Instant) => [
      settleBets(writing, ended, now),
      endHands(
        writing,
        ended.map(({ number }) => number),
      ),
      writeHands(writing, changed),
    ],
    houseTransfers: () => [],
    writeShared: () => [],
  }
}

/**
 * Actions in open hands. The cards are drawn again from the hand's seeds, so every process and every device
 * finds the same ones.
 */
export const actKind = (parts: SoloParts): RoundKind<AskedAct, Answer> => ({
  channelOf: ({ game }) => game.channel,
  prepare: async (asks) => ({ open: (tx) => openActs(parts, tx, asks) }),
})
