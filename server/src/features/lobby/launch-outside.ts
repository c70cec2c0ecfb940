import type { OutputOf } from '@xinghe/contract/call.ts'
import { launch as launchCall } from '@xinghe/contract/lobby-venues.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { lockVenueWallets } from '../../ledger/lock-wallets.ts'
import { post } from '../../ledger/post.ts'
import { withWallets } from '../../ledger/with-wallets.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { once } from '../../platform/once/once.ts'
import type { Platform } from '../../platform/parts.ts'
import type { LaunchAsked } from './launch-in-house.ts'
import { moneyIntention } from './money-intention.ts'
import { newLaunchSecret, newTransferId } from './new-ids.ts'
import { emptyInHouse } from './recycle.ts'
import * as launches from './store-launch.ts'
import { insertDone, takeTurn, type NewVenueTransfer } from './transfers/store-transfer.ts'
import { checkEntry } from './transfers/check-entry.ts'
import { intoTransit, startOutside } from './transfers/begin-transfer.ts'
import { runOutside } from './transfers/run-outside.ts'
import { inHousePosting } from './venues/in-house.ts'
import type { OutsideVenue } from './venues/venue.ts'

/**
 * Recycles our venues and starts a transfer of all money, in one transaction; none while a transfer is open.
 * A member who may not bet is refused, with the launch.
 */
const sendAll = async (
  tx: Tx,
  memberId: MemberId,
  venue: string,
  now: Instant,
): Promise<NewVenueTransfer | null> => {
  if (!(await takeTurn(tx, memberId, venue))) return null
  const wallets = await lockVenueWallets(tx, memberId)
  const home = emptyInHouse(memberId, wallets.venues)
  const amount = home.reduce((sum, one) => sum + one.amount, wallets.centre)
  if (amount === 0n) return null
  await checkEntry(tx, memberId, now)
  const into = { id: newTransferId(), memberId, venue, direction: 'in', amount } as const
  await post(tx, [...home.map(inHousePosting), intoTransit(into)], now)
  await insertDone(tx, home, now)
  await startOutside(tx, into, now)
  return into
}

const storeOnce = async (
  { sql }: Pick<Platform, 'sql'>,
  venue: string,
  { input, context }: LaunchAsked,
): Promise<string> => {
  const { uid } = await sql.begin((tx) =>
    once(tx, moneyIntention(launchCall, input, context), async () => {
      const made = { uid: newLaunchSecret(), key: newLaunchSecret() }
      const { memberId, now } = context
      await launches.endLaunches(tx, { memberId, venue, now })
      await launches.insertLaunch(tx, {
        ...made,
        memberId,
        sessionHash: context.session.hash,
        venue,
        gameCode: input.gameCode ?? '',
        now,
      })
      return { uid: made.uid }
    }),
  )
  return uid
}

/**
 * Fetches the venue's address before money is moved: an unreachable venue gets none. An interrupted launch
 * continues from its stored state when the request is repeated.
 */
export const launchOutside = async (
  platform: Pick<Platform, 'sql' | 'clock'>,
  venue: OutsideVenue,
  asked: LaunchAsked,
): Promise<OutputOf<typeof launchCall>> => {
  const { sql } = platform
  const { memberId, now } = asked.context
  const { gameCode = '', language = 'zh-CN' } = asked.input
  const uid = await storeOnce(platform, venue.code, asked)
  const stored = await launches.readLaunch(sql, uid, memberId)
  if (stored === null) throw new Error('a launch is gone')
  if (stored.url === '') {
    const url = await venue.launch({ memberId, gameCode, language })
    const sent = await withWallets(sql, async (tx) => {
      const first = await launches.writeLaunchUrl(tx, uid, url)
      return first && asked.autoTransfer ? sendAll(tx, memberId, venue.code, now) : null
    })
    if (sent !== null) await runOutside(platform, venue, sent)
  }
  const ready = await launches.readLaunch(sql, uid, memberId)
  return {
    channelCode: venue.code,
    url: ready?.url ?? '',
    key: ready?.key ?? null,
    uid: null,
  }
}
