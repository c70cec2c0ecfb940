import { useNavigation } from '../navigation/use-navigation.ts'

/** The picture of a venue, from the operator's list; null where there is none. */
export const useVenueArt = (): ((enName: string) => string | null) => {
  const venues = useNavigation('main')?.flatMap((entry) => entry.venues) ?? []
  return (enName) => venues.find((venue) => venue.enName === enName)?.image ?? null
}
