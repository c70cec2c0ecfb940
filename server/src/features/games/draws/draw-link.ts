import type { Numbers } from '@xinghe/rules/games/shared/shared-game.ts'
import { sharedStream } from '@xinghe/rules/games/fair/shared-stream.ts'
import { sharedGameOf } from '@xinghe/rules/games/shared-games/shared-games.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { openLink } from './links.ts'
import { settleSalt, type Chain } from './store-chain.ts'
import type { DrawPlatform } from './transition.ts'

/** The place of a round in a chain of its table. */
export interface Place {
  readonly chain: Pick<Chain, 'id' | 'length'>
  readonly link: number
}

export interface DrawnNumbers {
  readonly seed: string
  readonly numbers: Numbers
}

/** Nothing but link, salt and table decides: whoever draws, and whenever, draws the same. */
export const drawLink = async (
  platform: DrawPlatform,
  tx: Tx,
  table: SharedCode,
  { chain, link }: Place,
): Promise<DrawnNumbers> => {
  const salt = await settleSalt(tx, chain.id)
  const seed = await openLink(platform, chain, link)
  const rng = sharedStream({ seed, salt, table, round: link })
  return { seed, numbers: sharedGameOf(table).draw(rng) }
}
