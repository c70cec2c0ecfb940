import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { openGame as openGameCall } from '@xinghe/contract/games-play.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { fractionText } from '@xinghe/rules/base/fraction.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { readRow } from '../seeds/store.ts'
import { retellRound } from '../solo/retell-round.ts'
import { readNetSince, readOpenRounds, readRounds, readStakeable } from '../solo/store-round.ts'
import type { PlayingParts } from './answer-round.ts'
import { offeredStakes } from './offered-stakes.ts'
import { outlineOf, toldRound } from './told-round.ts'

const shownRounds = 10

/** A game as its member finds it. It needs no launch: a hand that was left open is found by any way in. */
export const openGame = async (
  { platform: { sql, settings }, games }: PlayingParts,
  { gameCode }: InputOf<typeof openGameCall>,
  { memberId, session, now }: MemberContext,
): Promise<OutputOf<typeof openGameCall>> => {
  const game = games.findGame(gameCode)
  if (game === null) throw new Refused('game-unknown')
  const [seed, hands, rounds, net, balance] = await Promise.all([
    readRow(sql, memberId),
    readOpenRounds(sql, memberId),
    readRounds(sql, memberId, game.code, { before: null, size: shownRounds }),
    readNetSince(sql, memberId, session.madeAt),
    readStakeable(sql, memberId, game.channel.code),
  ])
  const own = hands.find((hand) => hand.game === game.code)
  return {
    gameCode: game.code,
    channelCode: game.channel.code,
    version: game.version,
    stakes: offeredStakes(game, settings.get('book'), now),
    maxPayout: fractionText(game.maxPayout, 2),
    balance,
    readyAt: seed?.readyAt ?? null,
    fair:
      seed === null
        ? null
        : {
            hash: seed.hash,
            nextHash: seed.nextHash,
            clientSeed: seed.clientSeed,
            nonce: seed.nonce,
          },
    openHand: own === undefined ? null : toldRound(retellRound(games.solo, own)),
    otherHands: hands
      .filter((hand) => hand !== own)
      .map(({ ticket, game: code }) => ({ roundId: ticket, gameCode: code })),
    rounds: rounds.map(outlineOf),
    session: { net, since: session.madeAt },
  }
}
