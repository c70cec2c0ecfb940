import { Refused } from '@xinghe/contract/refusal.ts'
import { breakAt } from '@xinghe/rules/account/play-break.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { playState } from '../../../ledger/check-limits.ts'
import type { Purse } from '../../../ledger/post-locked.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { refusedByBreak } from '../../../platform/session/refuse-break.ts'
import { readStandings, type KnownMember, type MemberStanding } from './known-members.ts'
import type { PlaceRequest } from './order.ts'
import { openPlayer, type Player } from './player.ts'
import * as store from './store-batch.ts'

export interface AskedRequest {
  readonly memberId: MemberId
  readonly request: PlaceRequest
  readonly bodyHash: string
}

/**
 * `usual`: only the wallets are locked, and nothing is asked that is nearly always so. Where it is not, the
 * batch or the request is done again, `careful`.
 */
export type BatchWay = 'usual' | 'careful'

export interface BatchLocks {
  readonly members: readonly KnownMember[]
  readonly way: BatchWay
  /** What becomes of a request whose member's purse someone else holds. */
  readonly held: store.Held
  /** Exposures to lock. */
  readonly scopes: readonly string[]
}

interface FoundMember {
  readonly purse: Purse
  readonly standing: MemberStanding
  /** The body of the same request, answered before; null where it is new or was not asked for. */
  readonly answered: string | null
}

/** All that is read under the locks of a batch. */
export interface BatchState {
  /** In the order of the batch; null where someone else holds the purse. */
  readonly found: readonly (FoundMember | null)[]
  readonly exposures: ReadonlyMap<string, Fen>
}

type Rows = ReadonlyMap<number, store.LockedRow>

/** In the usual way the centre is only looked at. */
const lockRows = async (
  tx: Db,
  { members, way, held }: BatchLocks,
): Promise<{ readonly wallets: Rows; readonly centres: ReadonlyMap<number, Fen> }> => {
  const [walletIds, centreIds] = [
    members.map(({ wallet }) => wallet),
    members.map(({ centre }) => centre),
  ]
  if (way === 'usual') {
    const [wallets, centres] = await Promise.all([
      store.lockRows(tx, walletIds, held),
      store.readBalances(tx, centreIds),
    ])
    return { wallets, centres }
  }
  const both = await store.lockRows(tx, [...walletIds, ...centreIds], held)
  const centres = centreIds.flatMap((id) => {
    const row = both.get(id)
    return row === undefined ? [] : [[id, row.balance] as const]
  })
  return { wallets: both, centres: new Map(centres) }
}

/** Sent together: the locks first, so that all that is read is read on a later snapshot. */
export const lockAndRead = async (
  tx: Db,
  batch: readonly AskedRequest[],
  locks: BatchLocks,
): Promise<BatchState> => {
  const { members, way, scopes } = locks
  const [{ wallets, centres }, answeredOf, exposures] = await Promise.all([
    lockRows(tx, locks),
    way === 'usual' ? new Map<MemberId, string>() : readAnswered(tx, batch),
    store.lockExposures(tx, scopes),
  ])
  const changed = members.flatMap((member) => {
    const row = wallets.get(member.wallet)
    const isKnown = row === undefined || member.standing?.number === row.standing
    return isKnown ? [] : [{ member, number: row.standing }]
  })
  if (changed.length > 0) await readStandings(tx, changed)
  const found = members.map((member): FoundMember | null => {
    const [wallet, centre] = [wallets.get(member.wallet), centres.get(member.centre)]
    const { standing } = member
    if (wallet === undefined || centre === undefined || standing === null) return null
    const purse = { wallet, centre: { id: member.centre, balance: centre } }
    return { purse, standing, answered: answeredOf.get(member.memberId) ?? null }
  })
  return { found, exposures }
}

const readAnswered = (
  tx: Db,
  batch: readonly AskedRequest[],
): Promise<ReadonlyMap<MemberId, string>> =>
  store.readAnswered(
    tx,
    batch.map(({ memberId }) => memberId),
    batch.map(({ request }) => request.requestId),
  )

const refusalOf = ({ state, bounds }: MemberStanding, now: Instant): Refused | null => {
  if (state !== 'active')
    return new Refused(state === 'frozen' ? 'account-frozen' : 'account-closed')
  const rest = breakAt(bounds.playBreak, now)
  return rest === null ? null : refusedByBreak(rest)
}

export const playerOf = (
  memberId: MemberId,
  { purse, standing }: FoundMember,
  now: Instant,
): Player | Refused => {
  const refusal = refusalOf(standing, now)
  if (refusal !== null) return refusal
  const { autoTransfer, bounds } = standing
  return openPlayer(
    { memberId, purse, autoTransfer, play: playState(bounds, purse.wallet.counted) },
    now,
  )
}
