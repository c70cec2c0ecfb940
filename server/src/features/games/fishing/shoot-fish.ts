import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { shoot, ShotResult } from '@xinghe/contract/games-fishing.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { bullets } from '@xinghe/rules/games/fishing/cannon.ts'
import type { ShotHit, ShotState } from '@xinghe/rules/games/fishing/shoot.ts'
import { releaseBound } from '@xinghe/rules/wallet/turnover.ts'
import { releaseTurnover } from '../../../ledger/fill-turnover.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { gameChannels } from '../channels/game-channels.ts'
import type { GamesParts } from '../parts/parts.ts'
import { bodyHashOf } from '../rounds/rounds.ts'
import type { PlayedShots } from '../shots/asked-shots.ts'
import { retellRound } from '../solo/retell-round.ts'
import { readReadyAt, readRoundOfRequest, readStakeable } from '../solo/store-round.ts'

type Shooting = InputOf<typeof shoot>

const channel = gameChannels.fishing.code

const checkHits = ({ hits }: Shooting): void => {
  if (new Set(hits.map(({ fish }) => fish)).size < hits.length) throw new Refused('fish-repeated')
  if (!hits.every(({ bullet }) => bullets.includes(bullet))) throw new Refused('stake-not-offered')
}

/** The stored answer to a request that comes again. */
const readAgain = async (
  { sql }: Pick<Platform, 'sql'>,
  { solo }: GamesParts,
  { memberId, requestId, now }: MemberContext,
): Promise<PlayedShots> => {
  const row = await readRoundOfRequest(sql, memberId, requestId)
  if (row === null) throw new Error('a repeated request has no round')
  const round = retellRound(solo, row)
  const [stakeable, readyAt] = await Promise.all([
    readStakeable(sql, memberId, channel),
    readReadyAt(sql, memberId),
  ])
  return { round, hits: (round.view as ShotState).hits, stakeable, readyAt: readyAt ?? now }
}

const toldHit = ({ fish, kind, bullet, multiple, void: reason }: ShotHit): ShotResult => ({
  fish,
  kind,
  bullet: BigInt(bullet),
  multiple,
  payout: BigInt(bullet * multiple),
  void: reason,
})

/** Charges, draws and pays the hits that count. The same request id has the same answer for ever. */
export const shootFish = async (
  platform: Pick<Platform, 'sql'>,
  games: GamesParts,
  input: Shooting,
  context: MemberContext,
): Promise<OutputOf<typeof shoot>> => {
  const { uid, room, hits } = input
  const { memberId, requestId, now } = context
  const launchCheck = games.launchCheckOf(channel)
  if (!launchCheck.passesFromCache(context, uid)) await launchCheck.check(context, uid)
  checkHits(input)
  const played = await games.rounds.play({
    kind: 'shots',
    memberId,
    requestId,
    room: Number(room),
    hits,
    bodyHash: bodyHashOf([room, hits]),
  })
  const answer = played === 'repeated' ? await readAgain(platform, games, context) : played
  // The money behind open turnover lines may be lost by now.
  if (answer.round !== null && answer.stakeable <= releaseBound)
    await withWallets(platform.sql, (tx) => releaseTurnover(tx, memberId, now))
  return {
    roundId: answer.round?.ticket ?? null,
    hits: answer.hits.map(toldHit),
    stake: answer.round?.stake ?? 0n,
    payout: answer.round?.payout ?? 0n,
    balance: answer.stakeable,
    readyAt: answer.readyAt,
  }
}
