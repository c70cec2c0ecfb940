import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { launch as launchCall } from '@xinghe/contract/lobby-venues.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { lockVenueWallets } from '../../ledger/lock-wallets.ts'
import { openWallet } from '../../ledger/open-accounts.ts'
import { post } from '../../ledger/post.ts'
import { withWallets } from '../../ledger/with-wallets.ts'
import type { Tx } from '../../platform/database/connect.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { once } from '../../platform/once/once.ts'
import type { Platform } from '../../platform/parts.ts'
import { moneyIntention } from './money-intention.ts'
import { newLaunchSecret, newTransferId } from './new-ids.ts'
import { writeRecent } from './games/store-own.ts'
import { emptyInHouse } from './recycle.ts'
import type { Channel } from './venues/store.ts'
import { insertLaunch } from './store-launch.ts'
import { insertDone, type NewVenueTransfer } from './transfers/store-transfer.ts'
import { inHousePosting } from './venues/in-house.ts'

export interface LaunchAsked {
  readonly input: InputOf<typeof launchCall>
  readonly context: MemberContext
  readonly autoTransfer: boolean
}

/** Moves all of the member's money in the house into this venue, in one posting. */
const bringAll = async (tx: Tx, memberId: MemberId, venue: string, now: Instant): Promise<void> => {
  const wallets = await lockVenueWallets(tx, memberId)
  const home = emptyInHouse(memberId, wallets.venues, venue)
  const amount = home.reduce((sum, one) => sum + one.amount, wallets.centre)
  if (amount === 0n) return
  const into = { id: newTransferId(), memberId, venue, direction: 'in', amount } as const
  const transfers: NewVenueTransfer[] = [...home, into]
  await post(tx, transfers.map(inHousePosting), now)
  await insertDone(tx, transfers, now)
}

/**
 * Launches a venue of this site: stores the launch, whose uid authorises the venue's own calls. Earlier
 * launches stay valid: tabs and devices of one member play side by side.
 */
export const launchInHouse = (
  { sql }: Pick<Platform, 'sql'>,
  { code }: Pick<Channel, 'code'>,
  { input, context, autoTransfer }: LaunchAsked,
): Promise<OutputOf<typeof launchCall>> =>
  withWallets(sql, (tx) =>
    once(tx, moneyIntention(launchCall, input, context), async () => {
      const { memberId, session, now } = context
      await openWallet(tx, memberId, code, now)
      if (autoTransfer) await bringAll(tx, memberId, code, now)
      const uid = newLaunchSecret()
      await insertLaunch(tx, {
        uid,
        key: null,
        memberId,
        sessionHash: session.hash,
        venue: code,
        gameCode: input.gameCode ?? '',
        now,
      })
      await writeRecent(tx, memberId, input.gameCode ?? '', now)
      return { channelCode: code, url: '', key: null, uid }
    }),
  )
