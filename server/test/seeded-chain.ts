import { commitOf } from '@xinghe/rules/base/fair/commit.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { checkpointFor } from '../src/features/games/draws/chain.ts'
import { sealCheckpoint } from '../src/features/games/draws/links.ts'
import { insertChain } from '../src/features/games/draws/store-chain.ts'
import type { DrawPlatform } from '../src/features/games/draws/transition.ts'

/** The first chain of a table, the same for the same text, so that every run draws the same numbers. */
export const insertSeededChain = async (
  { sql, clock, secrets }: DrawPlatform,
  table: SharedCode,
  length: number,
  text: string,
): Promise<void> => {
  const checkpoints: [number, string][] = []
  let link = commitOf(`${text} ${table}`)
  for (let number = length; number > 0; number -= 1) {
    if (checkpointFor(number, length) === number) checkpoints.push([number, link])
    link = commitOf(link)
  }
  await sql.begin((tx) =>
    insertChain(
      tx,
      { table, start: link, length, beaconRound: null, checkpoints, seal: sealCheckpoint(secrets) },
      clock.now(),
    ),
  )
}
