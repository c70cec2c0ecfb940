import type { VenueWallet } from '../venues/use-venues.ts'

/** A venue with an unknown balance or a pending transfer does not count as empty. */
export const hasMoney = ({ balance, pending }: VenueWallet): boolean =>
  balance === null || balance > 0n || pending > 0n

export const shownVenues = (
  venues: readonly VenueWallet[],
  hideEmpty: boolean,
): readonly VenueWallet[] => (hideEmpty ? venues.filter(hasMoney) : venues)
