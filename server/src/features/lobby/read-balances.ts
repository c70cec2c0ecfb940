import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { totalCategory, type allBalance, type venueBalance } from '@xinghe/contract/lobby-venues.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { readVenueWallets, type VenueWallets } from '../../ledger/lock-wallets.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Platform } from '../../platform/parts.ts'
import type { LobbyParts } from './parts.ts'
import * as store from './venues/store.ts'
import { readPending } from './transfers/store-transfer.ts'

type Speaking = Pick<LobbyParts, 'outside'>

/** Null while an outside venue does not answer or has no adapter. */
export const balanceIn = async (
  { outside }: Speaking,
  { code, kind }: Pick<store.Channel, 'code' | 'kind'>,
  memberId: MemberId,
  wallets: VenueWallets,
): Promise<Fen | null> =>
  kind === 'in-house'
    ? (wallets.venues.get(code) ?? 0n)
    : ((await outside.get(code)?.balance(memberId)) ?? null)

/** Channels that can be used; an outside venue is not listed without its adapter. */
export const spokenTo = (
  { outside }: Speaking,
  channels: readonly store.Channel[],
): store.Channel[] => channels.filter(({ code, kind }) => kind === 'in-house' || outside.has(code))

export const readAllBalances = async (
  { sql }: Pick<Platform, 'sql'>,
  parts: Speaking,
  input: InputOf<typeof allBalance>,
  { memberId }: Pick<MemberContext, 'memberId'>,
): Promise<OutputOf<typeof allBalance>> => {
  const [channels, wallets, pending, autoTransfer] = await Promise.all([
    store.readChannels(sql, input.language),
    readVenueWallets(sql, memberId),
    readPending(sql, memberId),
    store.readAutoTransfer(sql, memberId),
  ])
  const venues = await Promise.all(
    spokenTo(parts, channels).map(async (channel) => ({
      channelCode: channel.code,
      enName: channel.enName,
      title: channel.title,
      balance: await balanceIn(parts, channel, memberId, wallets),
      state: channel.state,
      pending: pending.get(channel.code) ?? 0n,
    })),
  )
  const inVenues = venues.reduce((sum, { balance }) => sum + (balance ?? 0n), 0n)
  return {
    totalMoney: input.category === totalCategory ? wallets.centre + inVenues : inVenues,
    autoTransfer: autoTransfer ? 1 : 0,
    venues,
  }
}

export const readVenueBalance = async (
  { sql }: Pick<Platform, 'sql'>,
  parts: Speaking,
  { channelCode }: InputOf<typeof venueBalance>,
  { memberId }: Pick<MemberContext, 'memberId'>,
): Promise<OutputOf<typeof venueBalance>> => {
  const channel = await store.findChannel(sql, channelCode)
  if (channel === null) throw new Refused('not-found')
  const wallets = await readVenueWallets(sql, memberId)
  const balance = await balanceIn(parts, channel, memberId, wallets)
  if (balance === null) throw new Refused('outside-unreachable')
  return { channelCode, balance }
}
