import { chainLength } from '@xinghe/rules/games/fair/chain.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { Platform } from '../../../platform/parts.ts'
import { checkpointFor, linkBelow, makeChain } from './chain.ts'
import * as store from './store-chain.ts'
import type { Chain } from './store-chain.ts'

type ChainPlatform = Pick<Platform, 'sql' | 'clock' | 'secrets'>

const purpose = 'game-chain'
/** A new chain is published so many links before the old one ends: its salt is still unknown then. */
const publishAhead = 500

export const addChain = async (
  { sql, clock, secrets }: ChainPlatform,
  table: SharedCode,
  length: number,
): Promise<void> => {
  const { start, checkpoints } = await makeChain(length)
  const sealed = Array.from(checkpoints, ([link, value]) => ({
    link,
    sealed: secrets.seal(purpose, Buffer.from(value, 'hex')),
  }))
  await sql.begin((tx) =>
    store.insertChain(tx, { table, start, length, checkpoints: sealed }, clock.now()),
  )
}

/** The chains with links left, the oldest first; the last of them has enough for a while. */
export const usableChains = async (
  platform: ChainPlatform,
  table: SharedCode,
  length = chainLength,
): Promise<readonly Chain[]> => {
  const usable = async (): Promise<Chain[]> =>
    (await store.readChains(platform.sql, table)).filter((chain) => chain.used < chain.length)
  const found = await usable()
  const left = found.reduce((sum, chain) => sum + chain.length - chain.used, 0)
  if (left > Math.min(publishAhead, length / 2)) return found
  await addChain(platform, table, length)
  return usable()
}

/** A secret until its round is drawn. */
export const openLink = async (
  { sql, secrets }: ChainPlatform,
  chain: Pick<Chain, 'id' | 'length'>,
  link: number,
): Promise<string> => {
  const checkpoint = checkpointFor(link, chain.length)
  const sealed = await store.readCheckpoint(sql, chain.id, checkpoint)
  return linkBelow(secrets.open(purpose, sealed).toString('hex'), checkpoint - link)
}
