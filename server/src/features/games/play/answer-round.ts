import type { OutputOf } from '@xinghe/contract/call.ts'
import type { spin } from '@xinghe/contract/games-play.ts'
import { releaseBound } from '@xinghe/rules/wallet/turnover.ts'
import { releaseTurnover } from '../../../ledger/fill-turnover.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { GamesParts } from '../parts/parts.ts'
import type { Playable } from '../solo/playable.ts'
import { retellRound } from '../solo/retell-round.ts'
import type { Played, SoloRound } from '../round/round.ts'
import { readReadyAt, readRound, readRoundOfRequest, readStakeable } from '../solo/store-round.ts'
import { toldRound } from './told-round.ts'

export interface PlayingParts {
  readonly platform: Pick<Platform, 'sql' | 'clock' | 'settings'>
  readonly games: GamesParts
}

/** The stored answer: the round as it was after this very request. */
const readAgain = async (
  { platform: { sql }, games }: PlayingParts,
  { memberId, requestId, now }: MemberContext,
  game: Playable,
  number: number | null,
): Promise<Played<SoloRound>> => {
  const row = await (number === null
    ? readRoundOfRequest(sql, memberId, requestId)
    : readRound(sql, number, memberId))
  if (row === null) throw new Error('a repeated request has no round')
  const after = row.actions.findIndex((one) => one.requestId === requestId) + 1
  const [stakeable, readyAt] = await Promise.all([
    readStakeable(sql, memberId, game.channel.code),
    readReadyAt(sql, memberId),
  ])
  return { round: retellRound(games.solo, row, after), stakeable, readyAt: readyAt ?? now }
}

/** `number` of the bet where the request was an action in it. */
export const answerRound = async (
  parts: PlayingParts,
  context: MemberContext,
  game: Playable,
  played: Played<SoloRound> | 'repeated',
  number: number | null = null,
): Promise<OutputOf<typeof spin>> => {
  const { round, stakeable, readyAt } =
    played === 'repeated' ? await readAgain(parts, context, game, number) : played
  // The money behind open turnover lines may be lost by now.
  if (round.payout !== null && stakeable <= releaseBound)
    await withWallets(parts.platform.sql, (tx) =>
      releaseTurnover(tx, context.memberId, context.now),
    )
  return { round: toldRound(round), balance: stakeable, readyAt }
}
