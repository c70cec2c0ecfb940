import type { NavigationCategory } from '@xinghe/rules/site/navigation.ts'
import { HomeScreen } from '../../features/lobby/HomeScreen.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useSession } from '../../platform/session/session.ts'
import type { ShownEntry } from '../navigation/navigation.ts'
import { isGameCategory } from '../navigation/navigation-table.ts'
import { HotMatchesPart } from './HotMatchesPart.tsx'
import { RecentGamesPart } from './RecentGamesPart.tsx'
import { openNotice } from '../notices/notice-board.ts'
import { useAmounts } from '../words/use-amounts.ts'
import { useNavigation } from '../navigation/use-navigation.ts'
import { useSiteName } from '../words/use-site-name.ts'

/** Categories whose page lists games first. */
const gameLists: ReadonlySet<NavigationCategory> = new Set(['DZ', 'ZR', 'CP', 'QP', 'BY'])

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

/** The lobby's home with navigation, notices and the amounts switch of the shell. */
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
      recent={<RecentGamesPart />}
    />
  )
}
