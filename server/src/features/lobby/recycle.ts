import type { OutputOf } from '@xinghe/contract/call.ts'
import { recycle as recycleCall } from '@xinghe/contract/lobby-venues.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { lockVenueWallets, readVenueWallets } from '../../ledger/lock-wallets.ts'
import { post } from '../../ledger/post.ts'
import { withWallets } from '../../ledger/with-wallets.ts'
import type { Tx } from '../../platform/database/connect.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { once } from '../../platform/once/once.ts'
import type { Platform } from '../../platform/parts.ts'
import { moneyIntention } from './money-intention.ts'
import { newTransferId } from './new-ids.ts'
import type { LobbyParts } from './parts.ts'
import { spokenTo } from './read-balances.ts'
import { readChannels } from './venues/store.ts'
import * as store from './transfers/store-transfer.ts'
import { startOutside } from './transfers/begin-transfer.ts'
import { runOutside } from './transfers/run-outside.ts'
import { inHousePosting } from './venues/in-house.ts'

/** The stored answer: the transfers that were started, and the venues that failed. */
interface Begun {
  readonly transferIds: readonly store.VenueTransfer['id'][]
  /** Venues that did not answer with their balance. */
  readonly silent: readonly string[]
  /** Venues with a transfer still open. */
  readonly busy: readonly string[]
}

/** Transfers of all the member's money out of these venues of the house, for the caller to post. */
export const emptyInHouse = (
  memberId: MemberId,
  venues: ReadonlyMap<string, Fen>,
  except?: string,
): store.NewVenueTransfer[] =>
  [...venues]
    .filter(([venue, amount]) => amount > 0n && venue !== except)
    .map(([venue, amount]) => ({
      id: newTransferId(),
      memberId,
      venue,
      direction: 'out' as const,
      amount,
    }))

const beginOutside = async (
  tx: Tx,
  memberId: MemberId,
  held: ReadonlyMap<string, Fen>,
  now: Instant,
): Promise<{ started: store.NewVenueTransfer[]; busy: string[] }> => {
  const started: store.NewVenueTransfer[] = []
  const busy: string[] = []
  for (const [venue, amount] of held) {
    if (amount === 0n) continue
    if (await store.takeTurn(tx, memberId, venue)) {
      const transfer = { id: newTransferId(), memberId, venue, direction: 'out', amount } as const
      await startOutside(tx, transfer, now)
      started.push(transfer)
    } else busy.push(venue)
  }
  return { started, busy }
}

/**
 * Moves all money to the centre: from the house's venues in one posting, from outside venues by a transfer
 * each.
 */
export const recycle = async (
  platform: Pick<Platform, 'sql' | 'clock'>,
  parts: LobbyParts,
  context: MemberContext,
): Promise<OutputOf<typeof recycleCall>> => {
  const { sql } = platform
  const { memberId, now } = context
  const channels = spokenTo(parts, await readChannels(sql))
  const asked = await Promise.all(
    channels.map(async ({ code }) => {
      const venue = parts.outside.get(code)
      return venue === undefined ? null : { code, balance: await venue.balance(memberId) }
    }),
  )
  const answered = asked.filter((one) => one !== null)
  const held = new Map(
    answered.flatMap(({ code, balance }) => (balance === null ? [] : [[code, balance]])),
  )
  let fresh: store.NewVenueTransfer[] = []
  const begun = await withWallets(sql, (tx) =>
    once<Begun>(tx, moneyIntention(recycleCall, {}, context), async () => {
      const outside = await beginOutside(tx, memberId, held, now)
      const inHouse = emptyInHouse(memberId, (await lockVenueWallets(tx, memberId)).venues)
      if (inHouse.length > 0) await post(tx, inHouse.map(inHousePosting), now)
      await store.insertDone(tx, inHouse, now)
      fresh = outside.started
      return {
        transferIds: [...inHouse, ...fresh].map(({ id }) => id),
        silent: answered.filter(({ balance }) => balance === null).map(({ code }) => code),
        busy: outside.busy,
      }
    }),
  )
  await Promise.all(
    fresh.map(async (transfer) => {
      const venue = parts.outside.get(transfer.venue)
      if (venue !== undefined) await runOutside(platform, venue, transfer)
    }),
  )
  return report(platform, memberId, begun)
}

const report = async (
  { sql }: Pick<Platform, 'sql'>,
  memberId: MemberId,
  { transferIds, silent, busy }: Begun,
): Promise<OutputOf<typeof recycleCall>> => {
  const [transfers, wallets] = await Promise.all([
    store.readTransfers(sql, transferIds),
    readVenueWallets(sql, memberId),
  ])
  const shown = {
    done: 'done',
    returned: 'failed',
    started: 'pending',
    unknown: 'pending',
  } as const
  const done = transfers.filter(({ state }) => state === 'done')
  return {
    recycled: done.reduce((sum, { amount }) => sum + amount, 0n),
    centerWalletBalance: wallets.centre,
    venues: [
      ...transfers.map(({ venue, amount, state }) => ({
        channelCode: venue,
        amount,
        state: shown[state],
      })),
      ...busy.map((channelCode) => ({ channelCode, amount: 0n, state: 'pending' as const })),
      ...silent.map((channelCode) => ({ channelCode, amount: 0n, state: 'failed' as const })),
    ],
  }
}
