import { chainLength } from '@xinghe/rules/games/fair/chain.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { Platform } from '../../../platform/parts.ts'
import { BeaconSilent, promiseBeaconRound, readBeaconRound } from './beacon.ts'
import { checkpointFor, linkBelow, makeChain } from './chain.ts'
import * as store from './store-chain.ts'
import type { Chain } from './store-chain.ts'

type ChainPlatform = Pick<Platform, 'sql' | 'clock' | 'secrets' | 'config'>

export const chainPurpose = 'game-chain'
/** A new chain is published so many links before the old one ends: its salt is still unknown then. */
const publishAhead = 500

/** A checkpoint is bound to its chain and link. */
const rowOf = (chainId: number, link: number): string => `${chainId}:${link}`

export const sealCheckpoint =
  (secrets: Pick<Platform['secrets'], 'seal'>) =>
  (chainId: number, link: number, value: string): Buffer =>
    secrets.seal(chainPurpose, rowOf(chainId, link), Buffer.from(value, 'hex'))

export const addChain = async (
  { sql, clock, secrets, config }: ChainPlatform,
  table: SharedCode,
  length: number,
  saltSource = config.salt.source,
): Promise<void> => {
  const { start, checkpoints } = await makeChain(length)
  const seal = sealCheckpoint(secrets)
  const now = clock.now()
  const beaconRound =
    saltSource === 'local' ? null : await promiseBeaconRound(config.salt.beaconUrl, now)
  await sql.begin((tx) =>
    store.insertChain(tx, { table, start, length, beaconRound, checkpoints, seal }, now),
  )
}

/** Whether the salt of a chain is known, or is a seal, which is taken at the first draw. */
const hasSalt = async (
  { sql, clock, config }: ChainPlatform,
  { id, saltSource, saltPromised, salt }: Chain,
): Promise<boolean> => {
  if (saltSource === 'local' || salt !== null) return true
  const value = await readBeaconRound(config.salt.beaconUrl, saltPromised, clock.now())
  if (value !== null) await store.setBeaconSalt(sql, id, value)
  return value !== null
}

/**
 * The chains whose salt is known, up to the first one that waits for its beacon. A beacon that does not answer
 * matters only where no chain is left to draw from.
 */
const saltedChains = async (
  platform: ChainPlatform,
  chains: readonly Chain[],
): Promise<readonly Chain[]> => {
  const salted: Chain[] = []
  for (const chain of chains) {
    try {
      if (!(await hasSalt(platform, chain))) break
    } catch (error) {
      if (!(error instanceof BeaconSilent) || salted.length === 0) throw error
      break
    }
    salted.push(chain)
  }
  return salted
}

/** The chains to draw from, the oldest first. Another chain is published before their links run out. */
export const usableChains = async (
  platform: ChainPlatform,
  table: SharedCode,
  length = chainLength,
): Promise<readonly Chain[]> => {
  const unused = async (): Promise<Chain[]> =>
    (await store.readChains(platform.sql, table)).filter((chain) => chain.used < chain.length)
  const found = await unused()
  const left = found.reduce((sum, chain) => sum + chain.length - chain.used, 0)
  const salted = await saltedChains(platform, found)
  if (left > Math.min(publishAhead, length / 2)) return salted
  try {
    await addChain(platform, table, length)
  } catch (error) {
    if (!(error instanceof BeaconSilent) || salted.length === 0) throw error
    return salted
  }
  return saltedChains(platform, await unused())
}

/** A secret until its round is drawn. */
export const openLink = async (
  { sql, secrets }: Pick<ChainPlatform, 'sql' | 'secrets'>,
  chain: Pick<Chain, 'id' | 'length'>,
  link: number,
): Promise<string> => {
  const checkpoint = checkpointFor(link, chain.length)
  const sealed = await store.readCheckpoint(sql, chain.id, checkpoint)
  return linkBelow(
    secrets.open(chainPurpose, rowOf(chain.id, checkpoint), sealed).toString('hex'),
    checkpoint - link,
  )
}
