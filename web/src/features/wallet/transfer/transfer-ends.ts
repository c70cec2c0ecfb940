import type { Fen } from '@xinghe/rules/base/money.ts'
import type { VenueWallet } from '../venues/use-venues.ts'

/** 1 into the venue, 2 back to the centre, as the call has it. */
export type TransferWay = 1 | 2

/** What the address asks for: `?venue=CRTY&ty=2`. */
export interface AskedTransfer {
  readonly venue: VenueWallet | null
  readonly way: TransferWay
}

export const askedTransfer = (
  search: URLSearchParams,
  venues: readonly VenueWallet[],
): AskedTransfer => {
  const code = search.get('venue')
  const named = venues.find(({ channelCode }) => channelCode === code)
  const open = venues.find(({ state }) => state === 'open')
  return { venue: named ?? open ?? venues[0] ?? null, way: search.get('ty') === '2' ? 2 : 1 }
}

/** Why a transfer in this direction is blocked; null where it is not. */
export type WayClosed = 'silent' | 'maintenance' | 'testing'

export const wayClosed = ({ state, balance }: VenueWallet, way: TransferWay): WayClosed | null => {
  // Money always comes back, also from a closed venue.
  if (way === 2) return balance === null ? 'silent' : null
  return state === 'open' ? null : state
}

/** The balance of the source wallet; null while it is unknown. */
export const availableFor = (
  venue: VenueWallet,
  way: TransferWay,
  centre: Fen | undefined,
): Fen | null => (way === 1 ? (centre ?? null) : venue.balance)
