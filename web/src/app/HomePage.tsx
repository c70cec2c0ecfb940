import type { NavigationCategory } from '@xinghe/rules/site/navigation.ts'
import { HomeScreen } from '../features/lobby/HomeScreen.tsx'
import { emit } from '../platform/bus/events.ts'
import { useSession } from '../platform/session/session.ts'
import type { ShownEntry } from './navigation.ts'
import { isGameCategory } from './navigation-table.ts'
import { HotMatchesPart } from './lobby/HotMatchesPart.tsx'
import { openNotice } from './notice-board.ts'
import { useAmounts } from './use-amounts.ts'
import { useNavigation } from './use-navigation.ts'
import { useSiteName } from './use-site-name.ts'

/** Their pages are lists of games, which come before the venue. */
const gameLists: ReadonlySet<NavigationCategory> = new Set(['DZ', 'BY'])

const onlyOpenVenue = ({ category, venues }: ShownEntry): string | null => {
  const [venue, ...others] = venues.filter(({ open }) => open)
  return gameLists.has(category) || others.length > 0 ? null : (venue?.enName ?? null)
}

const tilesOf = (entries: readonly ShownEntry[]) =>
  entries.flatMap((entry) => {
    const { category, path } = entry
    return isGameCategory(category) && path !== null
      ? [{ category, path, venue: onlyOpenVenue(entry) }]
      : []
  })

/** The lobby's home with what the shell knows: navigation, notices, the eye. */
export function HomePage() {
  const entries = useNavigation('main')
  return (
    <HomeScreen
      site={useSiteName()}
      loggedIn={useSession().token !== ''}
      amounts={useAmounts()}
      categories={entries && tilesOf(entries)}
      onNotice={openNotice}
      onEnter={(enName) => emit('launch_asked', { enName })}
      hot={<HotMatchesPart />}
    />
  )
}
