import { isLoopback, judgeRegion, type RegionVerdict } from '@xinghe/rules/account/region.ts'
import { isNonPublicIp } from '../config/non-public.ts'
import type { Platform } from '../parts.ts'
import { unknownAddress } from '../address/address-of.ts'
import type { CallContext } from './context.ts'

type Policy = Parameters<typeof judgeRegion>[2]

/**
 * A loopback address is a person at this machine (`addressOf`). On a live site an address of a private
 * network belongs to a proxy that is not set up: it tells nothing about the caller.
 */
export const judgeAddress = (
  { config }: Pick<Platform, 'config'>,
  { ip, country }: Pick<CallContext, 'ip' | 'country'>,
  policy: Policy,
): RegionVerdict => {
  if (isLoopback(ip)) return 'open'
  const isTold = ip !== unknownAddress && !(config.mode === 'live' && isNonPublicIp(ip))
  return judgeRegion(isTold ? ip : null, country, policy)
}
