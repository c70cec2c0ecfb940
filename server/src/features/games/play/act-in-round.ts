import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { act } from '@xinghe/contract/games-play.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { ticketNumber } from '@xinghe/rules/records/ticket.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { LaunchCheck } from '../../../platform/launch/launch-check.ts'
import { answerRound, type PlayingParts } from './answer-round.ts'

/** An open hand belongs to its member wherever they go on with it; a new stake needs an open venue. */
const refusedStakeAt = async (
  launchCheck: LaunchCheck,
  uid: string | undefined,
  context: MemberContext,
): Promise<Refused | null> => {
  if (uid === undefined) return new Refused('wallet-token-expired')
  if (launchCheck.passesFromCache(context, uid)) return null
  try {
    await launchCheck.check(context, uid)
    return null
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

/** Goes on with an open hand. */
export const actInRound = async (
  parts: PlayingParts,
  { uid, gameCode, roundId, action }: InputOf<typeof act>,
  context: MemberContext,
): Promise<OutputOf<typeof act>> => {
  const { games } = parts
  const game = games.findGame(gameCode)
  if (game === null) throw new Refused('game-unknown')
  const number = ticketNumber('XG', roundId)
  if (number === null) throw new Refused('round-unknown')
  if (!game.isAction(action)) throw new Refused('action-not-allowed')
  const refusedStake = await refusedStakeAt(games.launchCheckOf(game.channel.code), uid, context)
  const { memberId, requestId } = context
  const played = await games.rounds.play({
    kind: 'act',
    memberId,
    requestId,
    game,
    number,
    ticket: roundId,
    action: { by: 'member', action },
    refusedStake,
  })
  return answerRound(parts, context, game, played, number)
}
