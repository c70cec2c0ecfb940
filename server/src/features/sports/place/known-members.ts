import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { readPlayBounds, type PlayBounds } from '../../../ledger/check-limits.ts'
import { resolveAccounts } from '../../../ledger/resolve-accounts.ts'
import type { Db, Sql } from '../../../platform/database/connect.ts'
import { centreWallet, sportsWallet } from './player.ts'
import * as store from './store-batch.ts'

/** What bounds a member's play and changes seldom. */
export interface MemberStanding {
  /** Of the row it was read with: as long as the row has the same, this holds. */
  readonly number: number
  readonly state: store.MemberRow['state']
  readonly autoTransfer: boolean
  readonly bounds: PlayBounds
}

/** The accounts of a purse, which stay for ever. */
export interface KnownMember {
  readonly memberId: MemberId
  readonly wallet: number
  readonly centre: number
  /** As it was read last; null where it was not. */
  standing: MemberStanding | null
}

export interface KnownMembers {
  /** In their order; those that were not known are looked up. */
  find(ids: readonly MemberId[], now: Instant): Promise<KnownMember[]>
}

const knownMost = 200_000

export const rememberMembers = (sql: Sql): KnownMembers => {
  const known = new Map<MemberId, KnownMember>()
  const lookUp = async (ids: readonly MemberId[], now: Instant): Promise<void> => {
    const accounts = ids.flatMap((memberId) => [centreWallet(memberId), sportsWallet(memberId)])
    const idOf = await resolveAccounts(sql, accounts, now)
    if (known.size + ids.length > knownMost) known.clear()
    for (const memberId of ids) {
      const [wallet, centre] = [idOf(sportsWallet(memberId)), idOf(centreWallet(memberId))]
      if (wallet === null || centre === null) throw new Error(`${memberId} has no wallet`)
      known.set(memberId, { memberId, wallet, centre, standing: null })
    }
  }
  return {
    async find(ids, now) {
      const missing = ids.filter((memberId) => !known.has(memberId))
      if (missing.length > 0) await lookUp(missing, now)
      return ids.map((memberId) => {
        const one = known.get(memberId)
        if (one === undefined) throw new Error(`${memberId} is not known`)
        return one
      })
    },
  }
}

/**
 * Reads the standing of those whose number is another than was known. Under the lock of the row that has
 * the number: until it is let go nobody can change either.
 */
export const readStandings = async (
  tx: Db,
  changed: readonly { readonly member: KnownMember; readonly number: number }[],
): Promise<void> => {
  const ids = changed.map(({ member }) => member.memberId)
  const [rows, boundsOf] = await Promise.all([store.readMembers(tx, ids), readPlayBounds(tx, ids)])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  for (const { member, number } of changed) {
    const [row, bounds] = [rowOf.get(member.memberId), boundsOf.get(member.memberId)]
    if (row === undefined || bounds === undefined) throw new Error('the member was not read')
    const { state, autoTransfer } = row
    member.standing = { number, state, autoTransfer, bounds }
  }
}
