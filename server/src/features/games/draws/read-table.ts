import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type {
  SharedDraw,
  sharedChain,
  sharedDraws,
  sharedTable,
} from '@xinghe/contract/games-shared.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { sharedGameOf } from '@xinghe/rules/games/shared-games/shared-games.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readChains } from './store-chain.ts'
import { readMine } from './store-bet.ts'
import { readCurrent, readDrawn, type Round } from './store-round.ts'

const drawOf = (round: Round): SharedDraw => ({
  id: String(round.id),
  number: round.number,
  name: round.name,
  numbers: [...(round.numbers ?? [])],
  drawsAt: round.drawsAt,
  drawnAt: round.drawnAt ?? round.drawsAt,
  chain: round.chainId,
  link: round.link,
  seed: round.seed ?? '',
})

export const readTable = async (
  { sql }: Pick<Platform, 'sql'>,
  { table }: InputOf<typeof sharedTable>,
  { session }: Pick<CallContext, 'session'>,
  cap: Fen,
): Promise<OutputOf<typeof sharedTable>> => {
  const [current, drawn] = await Promise.all([
    readCurrent(sql, table),
    readDrawn(sql, table, null, sharedGameOf(table).shownRounds),
  ])
  const own = [current, drawn[0]].flatMap((round) => round?.id ?? [])
  const mine = session === null ? [] : await readMine(sql, session.memberId, own)
  return {
    round:
      current === null
        ? null
        : {
            id: String(current.id),
            name: current.name,
            state: current.state,
            opensAt: current.opensAt,
            closesAt: current.closesAt,
            drawsAt: current.drawsAt,
          },
    draws: drawn.map(drawOf),
    cap,
    mine,
  }
}

export const readDraws = async (
  { sql }: Pick<Platform, 'sql'>,
  { table, before, most }: InputOf<typeof sharedDraws>,
): Promise<OutputOf<typeof sharedDraws>> => ({
  draws: (await readDrawn(sql, table, before ?? null, most)).map(drawOf),
})

export const readChainStarts = async (
  { sql, config }: Pick<Platform, 'sql' | 'config'>,
  { table }: InputOf<typeof sharedChain>,
): Promise<OutputOf<typeof sharedChain>> => ({
  chains: (await readChains(sql, table)).map(
    ({ id, start, length, saltSource, salt, madeAt, used, ...chain }) => ({
      id,
      start,
      length,
      saltSource,
      salt,
      madeAt,
      used,
      saltUrl:
        saltSource === 'beacon' ? `${config.salt.beaconUrl}/public/${chain.saltPromised}` : null,
      saltPromised: Number(chain.saltPromised),
      saltNumber: chain.saltNumber === null ? null : Number(chain.saltNumber),
    }),
  ),
})
