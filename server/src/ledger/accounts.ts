import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { HouseChannel } from './channel.ts'

/**
 * House and outside accounts, by the fixed ids of the migration that made them. Accounts of channels are
 * defined with the channels.
 */
export const houseAccounts = {
  'rail:bank': -1,
  'rail:online': -2,
  'rail:alipay': -3,
  'rail:wechat': -4,
  'rail:ewallet': -5,
  'rail:usdt-trc20': -6,
  'rail:usdt-erc20': -7,
  'rail:huione': -8,
  fees: -20,
  awards: -21,
  adjustments: -22,
  confiscated: -23,
  commissions: -24,
  'outside-venue:SBX': -60,
} as const

export type HouseAccount = keyof typeof houseAccounts

/** A member's own pockets besides their venue wallets. */
export const pockets = ['centre', 'locked', 'transit'] as const
export type Pocket = (typeof pockets)[number]

/** One side of a transfer. */
export type AccountRef =
  | { readonly house: HouseAccount }
  | { readonly channel: HouseChannel }
  | { readonly memberId: MemberId; readonly pocket: Pocket }
  | { readonly memberId: MemberId; readonly venue: string }

export const isHouseAccount = (name: string): name is HouseAccount =>
  Object.hasOwn(houseAccounts, name)
