import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { launch as launchCall, type launchByKey } from '@xinghe/contract/lobby-venues.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { resolveVenue } from '@xinghe/rules/lobby/venue-alias.ts'
import { asksForTransfer } from '@xinghe/rules/wallet/transfer.ts'
import { readVenueWallets } from '../../ledger/lock-wallets.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { answeredBefore } from '../../platform/once/once.ts'
import type { Platform } from '../../platform/parts.ts'
import { checkOpen } from './check-open.ts'
import { checkGame } from './games/check-game.ts'
import { launchInHouse } from './launch-in-house.ts'
import { launchOutside } from './launch-outside.ts'
import { moneyIntention } from './money-intention.ts'
import type { LobbyParts } from './parts.ts'
import { balanceIn } from './read-balances.ts'
import { findPlace, readAutoTransfer, type Channel } from './venues/store.ts'
import { openByKey } from './store-launch.ts'

type LaunchInput = InputOf<typeof launchCall>
type Standing = Pick<Platform, 'sql' | 'clock' | 'settings'>

/** A key of /game/:info expires after this time. */
const keyLivesMs = 2 * minuteMs
const book = 'CRTY'

const findOpen = async (
  { sql, settings }: Standing,
  { outside }: LobbyParts,
  { enName, gameCode, language }: LaunchInput,
  { memberId }: MemberContext,
): Promise<Channel> => {
  const place = await findPlace(sql, enName, language ?? 'zh-CN')
  if (place === null) throw new Refused('not-found')
  const hidden = place.code === book && settings.get('switches').crMode === 0
  if (place.code === null || hidden) throw new Refused('venue-maintenance')
  if (place.kind === 'outside' && !outside.has(place.code)) throw new Refused('venue-maintenance')
  checkOpen(place, memberId)
  if (place.kind === 'in-house') await checkGame(sql, place, gameCode ?? '', memberId)
  return place
}

/** Without auto-transfer an empty venue wallet is refused first (6413). */
const askForTransfer = async (
  { sql }: Standing,
  parts: LobbyParts,
  channel: Channel,
  { memberId }: MemberContext,
): Promise<void> => {
  const wallets = await readVenueWallets(sql, memberId)
  const venueBalance = await balanceIn(parts, channel, memberId, wallets)
  if (venueBalance === null) throw new Refused('outside-unreachable')
  if (!asksForTransfer({ venueBalance, autoTransfer: false, isActivity: false })) return
  throw new Refused('venue-activity', {
    channelCode: channel.code,
    title: channel.title,
    venueBalance: fenToText(venueBalance),
    centerWalletBalance: fenToText(wallets.centre),
  })
}

/** Enters a venue. With auto-transfer the member's money is moved there too. */
export const launch = async (
  platform: Standing,
  parts: LobbyParts,
  asked: LaunchInput,
  context: MemberContext,
): Promise<OutputOf<typeof launchCall>> => {
  const input = resolveVenue(asked)
  const channel = await findOpen(platform, parts, input, context)
  const autoTransfer = await readAutoTransfer(platform.sql, context.memberId)
  if (!autoTransfer && input.isActivity !== 1) {
    // A repeated request gets its stored answer, wherever the money is now.
    const before = await answeredBefore(platform.sql, moneyIntention(launchCall, input, context))
    if (before === null) await askForTransfer(platform, parts, channel, context)
  }
  const venue = parts.outside.get(channel.code)
  return venue === undefined
    ? launchInHouse(platform, channel, { input, context, autoTransfer })
    : launchOutside(platform, venue, { input, context, autoTransfer })
}

export const openLaunch = async (
  { sql }: Pick<Platform, 'sql'>,
  { key }: InputOf<typeof launchByKey>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof launchByKey>> => {
  const opened = await openByKey(sql, key, memberId, now, later(now, -keyLivesMs))
  if (opened === null) throw new Refused('wallet-token-expired')
  return { channelCode: opened.venue, url: opened.url }
}
