import { navigationList } from '@xinghe/contract/site.ts'
import type { NavigationPlace } from '@xinghe/rules/site/navigation.ts'
import { useCall } from '../../platform/api/use-call.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { useSwitches } from '../../platform/site/pre-info.ts'
import { joinNavigation, type ShownEntry } from './navigation.ts'
import { moneyCategories } from './navigation-table.ts'

/** The entries of one place; undefined while the operator's list is under way. */
export const useNavigation = (place: NavigationPlace): readonly ShownEntry[] | undefined => {
  const list = useCall(navigationList, { language: useLanguage() })
  const switches = useSwitches()
  return list.isPending ? undefined : joinNavigation(list.data ?? null, place, switches)
}

/** The member's entries in two lists: buttons that move money, and pages. */
export const useMemberEntries = (): { money: ShownEntry[]; pages: ShownEntry[] } => {
  const entries = useNavigation('member') ?? []
  const movesMoney = ({ category }: ShownEntry): boolean => moneyCategories.includes(category)
  return {
    money: entries.filter(movesMoney),
    pages: entries.filter((entry) => !movesMoney(entry)),
  }
}
