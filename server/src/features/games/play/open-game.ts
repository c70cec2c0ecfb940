import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { openGame as openGameCall } from '@xinghe/contract/games-play.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { fractionText } from '@xinghe/rules/base/fraction.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { isSharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { sharedGameOf } from '@xinghe/rules/games/shared-games/shared-games.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { sharedChannelOf } from '../channels/shared-channel.ts'
import { readRow, type SeedRow } from '../seeds/store.ts'
import { retellRound } from '../solo/retell-round.ts'
import { readNetSince, readOpenRounds, readRounds, readStakeable } from '../solo/store-round.ts'
import type { PlayingParts } from './answer-round.ts'
import { offeredStakes } from './offered-stakes.ts'
import { outlineOf, toldRound } from './told-round.ts'

type Opened = OutputOf<typeof openGameCall>

const shownRounds = 10

/** What is offered, apart from the member. */
type Offer = Pick<Opened, 'gameCode' | 'channelCode' | 'version' | 'stakes' | 'maxPayout'> & {
  /** Rounds are drawn from seeds of the member; a shared round is drawn from the chain of its table. */
  readonly hasSeeds: boolean
}

const offerOf = (
  { platform: { settings }, games }: PlayingParts,
  gameCode: string,
  now: Instant,
): Offer => {
  if (isSharedCode(gameCode)) {
    const { version } = sharedGameOf(gameCode)
    const { code: channelCode } = sharedChannelOf(gameCode)
    return { gameCode, channelCode, version, stakes: [], maxPayout: null, hasSeeds: false }
  }
  const game = games.findGame(gameCode)
  if (game === null) throw new Refused('game-unknown')
  return {
    gameCode,
    channelCode: game.channel.code,
    version: game.version,
    stakes: offeredStakes(game, settings.get('book'), now),
    maxPayout: fractionText(game.maxPayout, 2),
    hasSeeds: true,
  }
}

const fairOf = ({ hash, nextHash, clientSeed, nonce }: SeedRow): Opened['fair'] => ({
  hash,
  nextHash,
  clientSeed,
  nonce,
})

/** A game as its member finds it. It needs no launch: a hand that was left open is found by any way in. */
export const openGame = async (
  parts: PlayingParts,
  { gameCode }: InputOf<typeof openGameCall>,
  { memberId, session, now }: MemberContext,
): Promise<Opened> => {
  const { sql } = parts.platform
  const { hasSeeds, ...offer } = offerOf(parts, gameCode, now)
  const [seed, hands, rounds, net, balance] = await Promise.all([
    hasSeeds ? readRow(sql, memberId) : null,
    readOpenRounds(sql, memberId),
    readRounds(sql, memberId, gameCode, { before: null, size: shownRounds }),
    readNetSince(sql, memberId, session.madeAt),
    readStakeable(sql, memberId, offer.channelCode),
  ])
  const own = hands.find((hand) => hand.game === gameCode)
  return {
    ...offer,
    balance,
    readyAt: seed?.readyAt ?? null,
    fair: seed === null ? null : fairOf(seed),
    openHand: own === undefined ? null : toldRound(retellRound(parts.games.solo, own)),
    otherHands: hands
      .filter((hand) => hand !== own)
      .map(({ ticket, game: code }) => ({ roundId: ticket, gameCode: code })),
    rounds: rounds.map(outlineOf),
    session: { net, since: session.madeAt },
  }
}
