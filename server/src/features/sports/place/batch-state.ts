import { Refused } from '@xinghe/contract/refusal.ts'
import { sportsChannel } from '@xinghe/contract/sports.ts'
import { breakAt } from '@xinghe/rules/account/play-break.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { readPlayStates, type PlayState } from '../../../ledger/check-limits.ts'
import { lockPurses, type Purse } from '../../../ledger/post-locked.ts'
import type { IdOf } from '../../../ledger/resolve-accounts.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { refusedByBreak } from '../../../platform/session/refuse-break.ts'
import { centreWallet, openPlayer, sportsWallet, type Player } from './player.ts'
import type { PlaceRequest } from './order.ts'
import * as store from './store-batch.ts'

export interface AskedRequest {
  readonly memberId: MemberId
  readonly request: PlaceRequest
  readonly bodyHash: string
}

/** All that is read under the locks of a batch. */
export interface BatchState {
  readonly purses: ReadonlyMap<MemberId, Purse>
  readonly exposures: ReadonlyMap<string, Fen>
  readonly members: ReadonlyMap<MemberId, store.MemberRow>
  readonly plays: ReadonlyMap<MemberId, PlayState>
}

/** What becomes of a request whose member's purse someone else holds. */
export type Held = 'wait' | 'skip'

export interface BatchLocks {
  readonly idOf: IdOf
  readonly held: Held
  /** Exposures to lock. */
  readonly scopes: readonly string[]
}

const lockFreePurses = async (
  tx: Db,
  ids: readonly MemberId[],
  idOf: IdOf,
): Promise<ReadonlyMap<MemberId, Purse>> => {
  const accounts = ids.map((memberId) => {
    const [wallet, centre] = [idOf(sportsWallet(memberId)), idOf(centreWallet(memberId))]
    if (wallet === null || centre === null) throw new Error(`${memberId} has no wallet`)
    return { memberId, wallet, centre }
  })
  const balances = await store.lockFreeBalances(
    tx,
    accounts.flatMap(({ wallet, centre }) => [wallet, centre]),
  )
  const purses = new Map<MemberId, Purse>()
  for (const { memberId, wallet, centre } of accounts) {
    const [ofWallet, ofCentre] = [balances.get(wallet), balances.get(centre)]
    if (ofWallet === undefined || ofCentre === undefined) continue
    purses.set(memberId, {
      wallet: { id: wallet, balance: ofWallet },
      centre: { id: centre, balance: ofCentre },
    })
  }
  return purses
}

/** Sent together: the locks first, so that all that is read is read on a later snapshot. */
export const lockAndRead = async (
  tx: Db,
  batch: readonly AskedRequest[],
  wanted: BatchLocks,
): Promise<BatchState> => {
  const ids = batch.map(({ memberId }) => memberId)
  const requestIds = batch.map(({ request }) => request.requestId)
  const [purses, members, plays, exposures] = await Promise.all([
    wanted.held === 'wait'
      ? lockPurses(tx, ids, sportsChannel)
      : lockFreePurses(tx, ids, wanted.idOf),
    store.readMembers(tx, ids, requestIds),
    readPlayStates(tx, ids),
    store.lockExposures(tx, wanted.scopes),
  ])
  return {
    purses,
    exposures,
    plays,
    members: new Map(members.map((row) => [row.id, row])),
  }
}

const refusalOf = (member: store.MemberRow, play: PlayState, now: Instant): Refused | null => {
  if (member.state !== 'active')
    return new Refused(member.state === 'frozen' ? 'account-frozen' : 'account-closed')
  const rest = breakAt(play.playBreak, now)
  return rest === null ? null : refusedByBreak(rest)
}

export const playerOf = (
  memberId: MemberId,
  { purses, members, plays }: BatchState,
  now: Instant,
): Player | Refused | null => {
  const purse = purses.get(memberId)
  if (purse === undefined) return null
  const [member, play] = [members.get(memberId), plays.get(memberId)]
  if (member === undefined || play === undefined) throw new Error('the member was not read')
  const { autoTransfer } = member
  return refusalOf(member, play, now) ?? openPlayer({ memberId, purse, autoTransfer, play }, now)
}
