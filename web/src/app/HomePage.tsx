import { HomeScreen } from '../features/lobby/HomeScreen.tsx'
import { useSession } from '../platform/session/session.ts'
import type { ShownEntry } from './navigation.ts'
import { isGameCategory } from './navigation-table.ts'
import { openNotice } from './notice-board.ts'
import { useAmounts } from './use-amounts.ts'
import { useNavigation } from './use-navigation.ts'
import { useSiteName } from './use-site-name.ts'

const tilesOf = (entries: readonly ShownEntry[]) =>
  entries.flatMap(({ category, path }) =>
    isGameCategory(category) && path !== null ? [{ category, path }] : [],
  )

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
    />
  )
}
