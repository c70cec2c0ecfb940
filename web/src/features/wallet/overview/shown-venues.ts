import type { VenueWallet } from '../transfer/use-venues.ts'

/** A venue that is silent, or has money on its way, is never taken for an empty one. */
export const hasMoney = ({ balance, pending }: VenueWallet): boolean =>
  balance === null || balance > 0n || pending > 0n

export const shownVenues = (
  venues: readonly VenueWallet[],
  hideEmpty: boolean,
): readonly VenueWallet[] => (hideEmpty ? venues.filter(hasMoney) : venues)
