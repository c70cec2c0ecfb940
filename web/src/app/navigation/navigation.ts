import type { OutputOf } from '@xinghe/contract/call.ts'
import type { navigationList } from '@xinghe/contract/site.ts'
import { houseVenues, ownBook } from '@xinghe/rules/lobby/house-venues.ts'
import type { NavigationPlace } from '@xinghe/rules/site/navigation.ts'
import type { Switches } from '@xinghe/rules/site/switches.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { fallbackPlaces, navigationTable, type NavigationEntry } from './navigation-table.ts'

type OperatorList = OutputOf<typeof navigationList>
export type Venue = OperatorList[number]['venues'][number]

export interface ShownEntry extends NavigationEntry {
  /** Null for customer service. */
  readonly path: string | null
  readonly badge: string | null
  readonly venues: readonly Venue[]
}

const isOwnBook = (venue: Pick<Venue, 'enName'>): boolean => venue.enName.toLowerCase() === ownBook

const shownEntry = (
  entry: NavigationEntry,
  badge: string | null,
  venues: readonly Venue[],
): ShownEntry => ({
  ...entry,
  // Navigation leads to pages without parameters only; the table's test holds that.
  path: entry.route === null ? null : pathOf(entry.route as 'home'),
  badge,
  venues,
})

/** The operator's list joined with our table; without one, the table's own order. */
export const joinNavigation = (
  list: OperatorList | null,
  place: NavigationPlace,
  switches: Pick<Switches, 'deposit' | 'crMode'>,
): readonly ShownEntry[] => {
  const listed =
    list === null
      ? fallbackPlaces[place].map((name) => shownEntry(navigationTable[name], null, []))
      : list
          .filter((given) => given.places.includes(place))
          .map((given) => {
            const venues = given.venues.filter(
              (venue) => switches.crMode === 1 || !isOwnBook(venue),
            )
            return shownEntry(navigationTable[given.category], given.badge, venues)
          })
  return listed.filter((entry) => entry.category !== 'save_money' || switches.deposit === 1)
}

/** Our venues of games have a page with their list; the others are entered at a press. */
export const isEnteredAtPress = ({ enName, open }: Pick<Venue, 'enName' | 'open'>): boolean =>
  open && !houseVenues.has(enName)

/** Where a venue is entered: our own book has a page of its own, the others their category's. */
export const venuePath = (entry: ShownEntry, venue: Venue): string =>
  isOwnBook(venue) ? pathOf('localSport', { enName: ownBook }) : (entry.path ?? pathOf('home'))
