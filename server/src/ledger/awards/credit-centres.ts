import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText, listText } from '../../platform/database/array-text.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'
import { houseAccounts, type HouseAccount } from '../accounts.ts'
import type { TransferCode } from '../transfer-codes.ts'

/** Money of the house for a member's centre wallet. */
export interface Credit {
  readonly memberId: MemberId
  readonly house: HouseAccount
  readonly amount: Fen
  readonly code: TransferCode
  readonly cause: string
  readonly key: string
}

/**
 * Credits many members in one statement. The caller holds the locks of their centre accounts. A key that was
 * used before is a bug, and throws.
 */
export const creditCentres = async (
  tx: Db,
  credits: readonly Credit[],
  now: Instant,
): Promise<void> => {
  const texts = (field: 'memberId' | 'code' | 'cause' | 'key'): string =>
    listText(credits.map((credit) => credit[field]))
  const { count } = await tx`
    with given as materialized (
      select * from unnest(string_to_array(${texts('memberId')}, chr(1)),
                           ${arrayText(credits.map(({ house }) => houseAccounts[house]))}::integer[],
                           ${arrayText(credits.map(({ amount }) => amount))}::bigint[],
                           string_to_array(${texts('code')}, chr(1)),
                           string_to_array(${texts('cause')}, chr(1)),
                           string_to_array(${texts('key')}, chr(1)))
        as given (member_id, house, amount, code, cause, key)
    ), changed as (
      update ledger_account a set balance = a.balance + sums.amount
      from (select member_id, sum(amount)::bigint as amount from given group by member_id) as sums
      where a.member_id = sums.member_id and a.purpose = 'centre'
      returning a.id, a.member_id
    )
    insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
    select house, changed.id, amount, code, cause, key, ${timestamp(now)}::timestamptz
    from given join changed using (member_id)`
  if (count !== credits.length) throw new Error('a member has no centre account')
}
