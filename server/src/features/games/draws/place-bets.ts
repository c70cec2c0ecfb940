import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { sharedBets } from '@xinghe/contract/games-shared.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { sharedChannelOf } from '../channels/shared-channel.ts'
import type { GamesParts } from '../parts/parts.ts'
import { bodyHashOf } from '../rounds/rounds.ts'
import { readStakeable } from '../solo/store-round.ts'
import { casinoCap } from '../round/casino-cap.ts'
import { readRequest } from './store-bet.ts'

/** Takes the bets of one slip. The same request id has the same answer for ever. */
export const placeBets = async (
  platform: Pick<Platform, 'sql' | 'settings'>,
  games: GamesParts,
  { uid, table, roundId, bets }: InputOf<typeof sharedBets>,
  context: MemberContext,
): Promise<OutputOf<typeof sharedBets>> => {
  const { memberId, requestId, now } = context
  const { code: channel } = sharedChannelOf(table)
  const launchCheck = games.launchCheckOf(channel)
  if (!launchCheck.passesFromCache(context, uid)) await launchCheck.check(context, uid)
  const placed = await games.rounds.play({
    kind: 'drawBets',
    memberId,
    requestId,
    table,
    roundId: BigInt(roundId),
    bets,
    cap: casinoCap(platform.settings.get('book'), now),
    bodyHash: bodyHashOf([table, roundId, bets]),
  })
  const told = await readRequest(platform.sql, memberId, requestId)
  const stakeable =
    placed === 'repeated' ? await readStakeable(platform.sql, memberId, channel) : placed.stakeable
  return { bets: told, stakeable }
}
