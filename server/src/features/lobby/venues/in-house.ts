import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { VenueTransferId } from '@xinghe/rules/wallet/order-id.ts'
import type { Transfer } from '../../../ledger/post.ts'

export interface InHouseMove {
  readonly id: VenueTransferId
  readonly memberId: MemberId
  readonly venue: string
  readonly direction: 'in' | 'out'
  readonly amount: Fen
}

/** The money in a venue of the house is in our ledger, so a transfer is one posting. */
export const inHousePosting = ({
  id,
  memberId,
  venue,
  direction,
  amount,
}: InHouseMove): Transfer => {
  const centre = { memberId, pocket: 'centre' } as const
  const wallet = { memberId, venue }
  return direction === 'in'
    ? { from: centre, into: wallet, amount, code: 'venue-in', cause: id, key: `${id}:in` }
    : { from: wallet, into: centre, amount, code: 'venue-out', cause: id, key: `${id}:out` }
}
