import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Instant } from '@xinghe/rules/base/instant.ts'

/** The promised round is so many rounds in the future, more than any error of this server's clock. */
const roundsAhead = 10n
const patienceMs = 5_000

const info = z.object({ period: z.int().check(z.positive()), genesis_time: z.int() })
const hex = z.string().check(z.regex(/^[0-9a-f]{2,}$/))
const published = z.object({ round: z.int(), randomness: hex, signature: hex })

/** The beacon does not answer, or not as drand does. */
export class BeaconSilent extends Error {}

const ask = async <Answer>(address: string, shape: z.ZodMiniType<Answer>): Promise<Answer> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return z.parse(shape, await response.json())
  } catch (error) {
    throw new BeaconSilent(`the beacon did not answer ${address}`, { cause: error })
  }
}

/** The number of the newest round that the beacon can have published. */
const newestRound = async (url: string, now: Instant): Promise<bigint> => {
  const { period, genesis_time: genesis } = await ask(`${url}/info`, info)
  return BigInt(Math.floor((now / 1_000 - genesis) / period) + 1)
}

/** The number of a round that does not exist yet. */
export const promiseBeaconRound = async (url: string, now: Instant): Promise<bigint> =>
  (await newestRound(url, now)) + roundsAhead

/** The value of a round, or null before its time. Anyone can compare it with the beacon's own pages. */
export const readBeaconRound = async (
  url: string,
  round: bigint,
  now: Instant,
): Promise<string | null> => {
  if (round > (await newestRound(url, now))) return null
  const { randomness, signature, ...found } = await ask(`${url}/public/${round}`, published)
  const hashed = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
  if (BigInt(found.round) !== round || hashed !== randomness)
    throw new BeaconSilent(`the beacon answered another round than ${round}`)
  return randomness
}
