import { isLoopback } from '@xinghe/rules/account/region.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { unknownAddress } from '../../../platform/address/address-of.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import { countOthers, type ClaimOrigin } from './store-claims.ts'

/** So many accounts claim from one address or device in 24 hours; an operator looks at the next ones. */
const accountsPaid = 2

/** The machine's own address and an unknown one name no network. */
export const originOf = ({ ip, device }: Pick<CallContext, 'ip' | 'device'>): ClaimOrigin => ({
  ip: isLoopback(ip) || ip === unknownAddress ? '' : ip,
  device,
})

/** Address and device never refuse: families and offices share them. */
export const needsReview = async (
  db: Db,
  source: string,
  memberId: MemberId,
  origin: ClaimOrigin,
  now: Instant,
): Promise<boolean> => (await countOthers(db, source, memberId, origin, now)) >= accountsPaid
