import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { deal, spin } from '@xinghe/contract/games-play.ts'
import type { Json } from '@xinghe/contract/json.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { bodyHashOf } from '../rounds/rounds.ts'
import type { Playable } from '../solo/playable.ts'
import { answerRound, type PlayingParts } from './answer-round.ts'
import { offeredStakes } from './offered-stakes.ts'

type StartInput = InputOf<typeof spin> & { readonly choice?: Json | undefined }

const findOffered = (
  { games }: PlayingParts,
  code: string,
  startedBy: Playable['startedBy'],
): Playable => {
  const game = games.findGame(code)
  if (game?.startedBy !== startedBy) throw new Refused('game-unknown')
  return game
}

/** Begins a round: a spin, or the deal of a hand. */
export const startRound = async (
  parts: PlayingParts,
  startedBy: Playable['startedBy'],
  { uid, gameCode, stake, choice = null }: StartInput,
  context: MemberContext,
): Promise<OutputOf<typeof deal>> => {
  const { platform, games } = parts
  const game = findOffered(parts, gameCode, startedBy)
  const launchCheck = games.launchCheckOf(game.channel.code)
  if (!launchCheck.passesFromCache(context, uid)) await launchCheck.check(context, uid)
  if (!game.isChoice(choice)) throw new Refused('invalid-parameter', { fields: ['choice'] })
  const { memberId, requestId, now } = context
  if (!offeredStakes(game, platform.settings.get('book'), now).includes(stake))
    throw new Refused('stake-not-offered')
  const bodyHash = bodyHashOf([game.code, stake, choice])
  const asked = { kind: 'start', memberId, requestId, game, stake, choice, bodyHash } as const
  return answerRound(parts, context, game, await games.rounds.play(asked))
}
